import type { Change } from '../../shared/events.ts';

/** Who follows changes while signed in. */
export type Reader = { id: string; isAdmin: boolean };

/**
 * Who may hear of a change; of a seller everyone hears what everyone sees beside the goods. That an
 * account is gone tells nothing but an id; its goods name it.
 * @param reader null for a visitor
 */
export function concerns(reader: Reader | null, change: Change): boolean {
  switch (change.kind) {
    case 'product':
    case 'category':
    case 'user-deleted':
      return true;
    case 'user':
      return change.isSeller || reader?.isAdmin || isAbout(reader, change);
    case 'payment':
      return reader?.isAdmin || isAbout(reader, change);
    case 'booking':
    case 'wish':
      return isAbout(reader, change);
  }
}

/** Whether a change is about the reader's own records. */
export function isAbout(reader: Reader | null, change: Change): boolean {
  if (!reader) return false;
  if ('userId' in change) return change.userId === reader.id;
  return (
    change.kind === 'payment' && (change.buyerId === reader.id || change.sellerId === reader.id)
  );
}
