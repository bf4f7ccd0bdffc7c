import DataLoader from 'dataloader';
import type { Types } from 'mongoose';
import type { Models, Viewer } from '../../context/registry.ts';

declare module '../../context/registry.ts' {
  interface Loaders extends ReturnType<typeof listLoaders> {}
}

/** One request's loaders of whether the viewer's lists hold a product. */
export const listLoaders = (models: Pick<Models, 'Booking' | 'Wish'>, viewer: Viewer | null) => ({
  viewerHasBooked: membership(models.Booking, viewer),
  viewerHasWished: membership(models.Wish, viewer),
});

/** Whether the viewer's list holds a product; false for everyone but buyers, without a query. */
const membership = (entries: Models['Booking' | 'Wish'], viewer: Viewer | null) =>
  new DataLoader<Types.ObjectId, boolean, string>(
    async (productIds) => {
      if (viewer?.role !== 'buyer') return productIds.map(() => false);
      const found = await entries
        .find({ userId: viewer._id, productId: { $in: [...productIds] } }, { productId: 1 })
        .lean();
      const ids = new Set(found.map((entry) => entry.productId.toHexString()));
      return productIds.map((id) => ids.has(id.toHexString()));
    },
    { cacheKeyFn: (id) => id.toHexString() },
  );
