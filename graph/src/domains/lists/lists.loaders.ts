import DataLoader from 'dataloader';
import type { Types } from 'mongoose';
import type { Shop } from '../../context/context.ts';
import type { Models } from '../../start/create-models.ts';
import type { UserRecord } from '../accounts/user.model.ts';

export const listLoaders = ({ models }: Shop, viewer: UserRecord | null) => ({
  viewerHasBooked: membership(models.Booking, viewer),
  viewerHasWished: membership(models.Wish, viewer),
});

/** Whether the viewer's list holds a product; false for everyone but buyers, without asking. */
const membership = (entries: Models['Booking' | 'Wish'], viewer: UserRecord | null) =>
  new DataLoader<Types.ObjectId, boolean, string>(
    async (productIds) => {
      if (viewer?.role !== 'buyer') return productIds.map(() => false);
      const held = await entries
        .find({ userId: viewer._id, productId: { $in: [...productIds] } }, { productId: 1 })
        .lean();
      const ids = new Set(held.map((entry) => entry.productId.toHexString()));
      return productIds.map((id) => ids.has(id.toHexString()));
    },
    { cacheKeyFn: (id) => id.toHexString() },
  );
