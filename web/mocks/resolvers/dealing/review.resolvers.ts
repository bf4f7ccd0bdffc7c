import type { AddReviewInput, Resolvers } from '../../generated/resolvers.ts';
import { isSeller } from '../../records/accounts/accounts.ts';
import { page } from '../../records/connections.ts';
import {
  canReview,
  hiddenUntil,
  isReviewable,
  isVisible,
  mayReadReview,
  ratingOf,
  revealReviews,
  reviewsOf,
  subjectOf,
} from '../../records/dealing/reviews.ts';
import { byId } from '../../records/findRecords.ts';
import {
  newId,
  type PaymentRecord,
  type Records,
  type ReviewRecord,
  type UserRecord,
} from '../../records/records.ts';
import { mutation, notFound, Refusal, requireRole } from '../../refusal.ts';
import { validInput } from '../../validInput.ts';

/** Reviews of finished sales, and what others think of an account. */
export const reviewResolvers: Resolvers = {
  Mutation: {
    addReview: mutation((given: { input: AddReviewInput }, { records, viewer }) => {
      const author = requireRole({ viewer }, 'BUYER', 'SELLER');
      const { paymentId, stars, text = '' } = validInput('AddReviewInput', given.input);
      const payment = byId(records.payments, paymentId);
      const subjectId = payment && subjectOf(payment, author);
      if (!payment || !subjectId) throw notFound('Payment');
      const written = reviewsOf(records, payment).find(({ authorId }) => authorId === author.id);
      if (!written && !isReviewable(payment)) throw notReviewable(payment);
      if (!written && !byId(records.users, subjectId)) {
        const message = 'The account of the other side was deleted.';
        throw new Refusal('CONFLICT', message, { payload: { payment } });
      }
      const review = written ?? write(records, { payment, author, subjectId, stars, text });
      if (review.stars !== stars || review.text !== text) {
        const message = `You have already reviewed the sale of ${payment.productName}.`;
        throw new Refusal('CONFLICT', message, { payload: { review, payment } });
      }
      return { message: thanks(review), review, payment };
    }),
  },
  User: {
    rating: (user, _args, { viewer }) => ratingOf(viewer, user),
    reviews: (user, args, { records }) =>
      isSeller(user)
        ? page(
            records.reviews.filter((one) => one.subjectId === user.id && isVisible(one)),
            args,
          )
        : null,
  },
  Payment: {
    viewerCanReview: (payment, _args, { records, viewer }) => canReview(records, viewer, payment),
    reviews: (payment, _args, { records, viewer }) =>
      reviewsOf(records, payment).filter((review) => mayReadReview(viewer, review)),
  },
  Review: {
    author: ({ authorId }, _args, { records }) => byId(records.users, authorId),
    subject: ({ subjectId }, _args, { records }) => byId(records.users, subjectId),
  },
};

type New = Pick<ReviewRecord, 'subjectId' | 'stars' | 'text'> & {
  payment: PaymentRecord;
  author: UserRecord;
};

/** Adds a review. Once both sides have written, both can be read. */
function write(records: Records, { payment, author, ...content }: New): ReviewRecord {
  const now = Date.now();
  const review: ReviewRecord = {
    id: newId(),
    paymentId: payment.id,
    authorId: author.id,
    productName: payment.productName,
    ...content,
    createdAt: new Date(now).toISOString(),
    visibleAt: hiddenUntil(now),
    revealAt: hiddenUntil(now),
  };
  records.reviews.push(review);
  const both = reviewsOf(records, payment);
  if (both.length < 2) return review;
  for (const one of both.filter((hidden) => !isVisible(hidden))) {
    Object.assign(one, { visibleAt: review.createdAt, revealAt: review.createdAt });
  }
  revealReviews(records);
  return review;
}

const thanks = (review: ReviewRecord): string =>
  isVisible(review)
    ? 'Thank you. Both reviews can be read now'
    : 'Thank you. Others can read it when both of you have written, or in 7 days';

const notReviewable = (payment: PaymentRecord) =>
  new Refusal(
    'CONFLICT',
    `The sale of ${payment.productName} can be reviewed for 90 days after it was handed over and wholly paid.`,
    { payload: { payment } },
  );
