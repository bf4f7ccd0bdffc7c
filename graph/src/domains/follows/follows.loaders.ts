import type { Types } from 'mongoose';
import type { Cache } from '../../cache/cache.ts';
import type { Models, Viewer } from '../../context/merged-types.ts';
import { type Eventually, whenReady } from '../../shared/when-ready.ts';
import { ownFollows } from './follows.queries.ts';

/** One request's check whether the viewer follows a seller. Only buyers cause a query. */
export function followLoaders(models: Pick<Models, 'Follow'>, cache: Cache, viewer: Viewer | null) {
  let own: ReturnType<typeof ownFollows> | undefined;
  return {
    viewerFollows: {
      load(sellerId: Types.ObjectId): Eventually<boolean> {
        if (viewer?.role !== 'buyer') return false;
        own ??= ownFollows({ models, cache }, viewer._id);
        return whenReady(own, ({ sellerIds }) => sellerIds.has(sellerId.toHexString()));
      },
      /** Forgets the data loaded by this request. */
      clear(): void {
        own = undefined;
      },
    },
  };
}
