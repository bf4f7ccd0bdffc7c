import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';

/** Removes the reviews of a deleted account; reviews by it stay without its name. Can run twice. */
export async function removeReviewsOf(
  { models }: Pick<Shop, 'models'>,
  userId: Types.ObjectId,
): Promise<void> {
  await models.Review.deleteMany({ subjectId: userId });
}
