import type { Context } from '../../context.ts';
import { createLoaders } from '../../loaders.ts';
import type { Change } from '../../shared/events.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { UserRecord } from '../accounts/user.model.ts';
import { findViewer } from '../accounts/viewer.ts';
import { type Batch, changeFeed } from './changes.feed.ts';

/** A batch as it travels. */
export type LiveBatch = {
  cursor: string;
  complete: boolean;
  changes: Change[];
  viewer: UserRecord | null;
};

/** Follows what others change, as far as the viewer may know of it. */
export const followChanges = (context: Context, since: string | null) =>
  changeFeed(context.events, since, (change) => concerns(context.viewer, change));

/**
 * Prepares a batch for its reader. A subscription outlives its first context: who asks is looked at
 * again whenever that may have changed, and records are read afresh.
 * @throws Refusal `unauthenticated` when the token has expired or its account is gone; the feed ends
 */
export async function prepareBatch(context: Context, { changes, end }: Batch): Promise<LiveBatch> {
  const cursor = context.events.cursor();
  const own = changes?.some((change) => isAbout(context.viewer, change)) ?? true;
  if (context.bearer && context.viewer) {
    const viewer = await findViewer(context, context.bearer);
    if (!viewer) {
      end();
      throw new Refusal('unauthenticated', 'Please sign in.');
    }
    context.viewer = viewer;
  }
  context.loaders = createLoaders(context, context.viewer);
  return {
    cursor,
    complete: changes !== null,
    changes: changes ?? [],
    viewer: own ? context.viewer : null,
  };
}

/** Who may hear of a change; of a seller everyone hears what everyone sees beside the goods. That an account is gone tells nothing but an id; its goods name it. */
function concerns(viewer: UserRecord | null, change: Change): boolean {
  switch (change.kind) {
    case 'product':
    case 'category':
    case 'user-deleted':
      return true;
    case 'user':
      return change.isSeller || viewer?.role === 'admin' || isAbout(viewer, change);
    case 'payment':
      return viewer?.role === 'admin' || isAbout(viewer, change);
    case 'booking':
    case 'wish':
      return isAbout(viewer, change);
  }
}

function isAbout(viewer: UserRecord | null, change: Change): boolean {
  const id = viewer?._id.toHexString();
  if (id === undefined) return false;
  if ('userId' in change) return change.userId === id;
  return change.kind === 'payment' && (change.buyerId === id || change.sellerId === id);
}
