import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import { removePlansOf } from './windows/remove-plan.service.ts';

/** Erases the pick-up places of a deleted account, and its plans. May run twice. */
export async function erasePickUpPlacesOf(
  { models }: Pick<Shop, 'models'>,
  userId: Types.ObjectId,
): Promise<void> {
  await removePlansOf({ models }, userId);
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
