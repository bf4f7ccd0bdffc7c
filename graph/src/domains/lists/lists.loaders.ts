import DataLoader from 'dataloader';
import type { Types } from 'mongoose';
import type { Cache } from '../../cache/cache.ts';
import type { Models, Viewer } from '../../context/merged-types.ts';
import { type Eventually, whenReady } from '../../shared/when-ready.ts';
import type { ListModel } from './list-entry.model.ts';
import { ownEntries } from './own-entries.queries.ts';

/** One request's loaders of whether a product is on the viewer's lists. */
export const listLoaders = (
  models: Pick<Models, ListModel>,
  cache: Cache,
  viewer: Viewer | null,
) => ({
  viewerHasBooked: membership({ models, cache }, 'Booking', viewer),
  viewerHasWished: membership({ models, cache }, 'Wish', viewer),
});

/** False for everyone but buyers, without a query. */
function membership(
  source: Parameters<typeof ownEntries>[0],
  list: ListModel,
  viewer: Viewer | null,
) {
  let asked: DataLoader<Types.ObjectId, boolean, string> | undefined;
  const ask = (userId: Types.ObjectId, productId: Types.ObjectId) => {
    asked ??= new DataLoader((ids) => areInList(source.models[list], userId, ids), {
      cacheKeyFn: (id) => id.toHexString(),
    });
    return asked.load(productId);
  };
  return {
    load(productId: Types.ObjectId): Eventually<boolean> {
      if (viewer?.role !== 'buyer') return false;
      const { _id } = viewer;
      return whenReady(ownEntries(source, list, _id), (own) =>
        own ? own.productIds.has(productId.toHexString()) : ask(_id, productId),
      );
    },
    /** Forgets this request's data about a product. */
    clear(productId: Types.ObjectId): void {
      asked?.clear(productId);
    },
  };
}

async function areInList(
  entries: Models[ListModel],
  userId: Types.ObjectId,
  productIds: readonly Types.ObjectId[],
): Promise<boolean[]> {
  const found = await entries
    .find({ userId, productId: { $in: [...productIds] } }, { productId: 1 })
    .lean();
  const ids = new Set(found.map((entry) => entry.productId.toHexString()));
  return productIds.map((id) => ids.has(id.toHexString()));
}
