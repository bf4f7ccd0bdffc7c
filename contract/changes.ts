/** Something that was added, changed or removed: it names records and never carries them. */
export type Change =
  | { kind: 'product'; productId: string }
  | { kind: 'category'; categoryId: string }
  /** `isSeller`: the account sells, or sold, products that everyone sees. */
  | { kind: 'user'; userId: string; isSeller?: boolean }
  | { kind: 'user-deleted'; userId: string }
  | { kind: 'booking'; bookingId: string; userId: string }
  | { kind: 'wish'; wishId: string; userId: string }
  /** `sellerId`: null until the payment is a sale, since sellers hear of sales only. */
  | { kind: 'payment'; paymentId: string; buyerId: string; sellerId: string | null }
  | { kind: 'audit'; entryId: string }
  | { kind: 'notification'; notificationId: string; userId: string };

/** The id of the record that a change is about. */
export function recordIdOf(change: Change): string {
  switch (change.kind) {
    case 'product':
      return change.productId;
    case 'category':
      return change.categoryId;
    case 'booking':
      return change.bookingId;
    case 'wish':
      return change.wishId;
    case 'payment':
      return change.paymentId;
    case 'audit':
      return change.entryId;
    case 'notification':
      return change.notificationId;
    case 'user':
    case 'user-deleted':
      return change.userId;
  }
}

/** Names the record of a change. Of several changes with one key the last one counts. */
export const changeKey = (change: Change): string =>
  `${change.kind === 'user-deleted' ? 'user' : change.kind} ${recordIdOf(change)}`;

/** Who follows changes while signed in. */
export type Reader = { id: string; isAdmin: boolean };

/**
 * Whether a reader may receive a change; of a seller everyone receives what everyone sees beside the
 * products. That an account is gone tells nothing but an id.
 * @param reader null for a visitor
 */
export function mayReceive(reader: Reader | null, change: Change): boolean {
  switch (change.kind) {
    case 'product':
    case 'category':
    case 'user-deleted':
      return true;
    case 'user':
      return change.isSeller || reader?.isAdmin || isOwn(reader, change);
    case 'payment':
      return reader?.isAdmin || isOwn(reader, change);
    case 'audit':
      return reader?.isAdmin ?? false;
    case 'booking':
    case 'wish':
    case 'notification':
      return isOwn(reader, change);
  }
}

/** Whether a change is about the reader's own records. */
export function isOwn(reader: Reader | null, change: Change): boolean {
  if (!reader) return false;
  if ('userId' in change) return change.userId === reader.id;
  return (
    change.kind === 'payment' && (change.buyerId === reader.id || change.sellerId === reader.id)
  );
}
