import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';

/** Erases where an account has met others, or was about to, since it is deleted. May run twice. */
export async function erasePickUpPlacesOf(
  { models }: Pick<Shop, 'models'>,
  userId: Types.ObjectId,
): Promise<void> {
  for (const own of [{ buyerId: userId }, { sellerId: userId }]) {
    for (const part of ['proposal', 'agreed']) {
      const place = `pickUp.${part}.place`;
      await models.Order.updateMany(
        { ...own, [place]: { $ne: null } },
        { $unset: { [place]: 1 }, $inc: { revision: 1 } },
      );
    }
  }
}
