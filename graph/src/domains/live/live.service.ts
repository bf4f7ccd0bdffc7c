import { type Change, isOwn, mayReceive, type Reader } from '@fitness-zone/contract/changes.ts';
import type { Context } from '../../context/context.ts';
import type { Viewer } from '../../context/merged-types.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { findViewer } from '../accounts/tokens/viewer.ts';
import { type Batch, changeFeed } from './changes.feed.ts';

/** A batch as it travels. */
export type LiveBatch = {
  cursor: string;
  version: string | null;
  complete: boolean;
  changes: Change[];
  viewer: Viewer | null;
};

/** Follows what others change, as far as the viewer may know of it. */
export const followChanges = (context: Context, since: string | null) =>
  changeFeed(context.events, since, (change) => mayReceive(asReader(context.viewer), change));

/**
 * Prepares a batch for its reader. A subscription outlives its first context: who asks is looked at
 * again whenever that may have changed, and records are read afresh.
 * @throws Refusal `unauthenticated` when the token has expired or its account is deleted; the feed ends
 */
export async function prepareBatch(context: Context, { changes, end }: Batch): Promise<LiveBatch> {
  const cursor = context.events.cursor();
  const version = context.versions.known();
  const own = changes?.some((change) => isOwn(asReader(context.viewer), change)) ?? true;
  if (context.bearer && context.viewer) {
    const viewer = await findViewer(context, context.bearer);
    if (!viewer) {
      end();
      throw new Refusal('unauthenticated', 'Please sign in.');
    }
    context.viewer = viewer;
  }
  context.loaders = context.createLoaders(context.viewer);
  return {
    cursor,
    version,
    complete: changes !== null,
    changes: changes ?? [],
    viewer: own ? context.viewer : null,
  };
}

const asReader = (viewer: Viewer | null): Reader | null =>
  viewer && { id: viewer._id.toHexString(), isAdmin: viewer.role === 'admin' };
