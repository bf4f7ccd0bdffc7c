import DataLoader from 'dataloader';
import type { Types } from 'mongoose';
import type { Models } from '../../context/merged-types.ts';
import type { ReviewRecord } from './review.model.ts';

const byAge = ({ _id: one }: ReviewRecord, { _id: other }: ReviewRecord): number =>
  one.toHexString() < other.toHexString() ? -1 : 1;

/** One request's loader of a payment's reviews: at most two, older one first, read from the database. */
export const reviewLoaders = ({ Review }: Pick<Models, 'Review'>) => ({
  reviewsOfPayment: new DataLoader<Types.ObjectId, ReviewRecord[], string>(
    async (ids) => {
      const reviews: ReviewRecord[] = await Review.find({ paymentId: { $in: [...ids] } }).lean();
      return ids.map((id) => reviews.filter(({ paymentId }) => paymentId.equals(id)).sort(byAge));
    },
    { cacheKeyFn: (id) => id.toHexString() },
  ),
});
