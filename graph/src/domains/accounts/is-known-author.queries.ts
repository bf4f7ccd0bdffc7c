import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';

/** Whether everybody may read a review that an account has written. */
export const isKnownAuthor = async (
  { models, now }: Pick<Shop, 'models' | 'now'>,
  authorId: Types.ObjectId,
): Promise<boolean> =>
  (await models.Review.exists({ authorId, visibleAt: { $lte: new Date(now()) } })) !== null;
