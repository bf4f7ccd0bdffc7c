import { addReviewOptions } from '../../../src/features/reviews/review.cache.ts';
import { AddReviewDocument } from '../../../src/generated/reviews.ts';
import { type Act, onOne } from './act.ts';
import { ownSales } from './shownRecords.ts';

/** What people say of each other after a sale. */
export const reviewActs = {
  reviews: onOne(AddReviewDocument, addReviewOptions, ownSales, (paymentId) => ({
    input: { paymentId, stars: (paymentId.charCodeAt(23) % 5) + 1, text: 'As described.' },
  })),
} satisfies Record<string, Act>;
