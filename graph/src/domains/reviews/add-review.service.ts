import { hiddenMs } from '@fitness-zone/contract/dealing/reviews.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { limit } from '../../context/limit.ts';
import type { AddReviewInput } from '../../generated/graphql.ts';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import type { PaymentRecord } from '../payments/payment.model.ts';
import { maySeePayment } from '../payments/payment.visibility.ts';
import { hasAccount } from './has-account.queries.ts';
import { isOfSeller, isReviewable, subjectOf } from './may-review.rules.ts';
import { revealReviews } from './reveal-reviews.sweeper.ts';
import type { ReviewRecord } from './review.model.ts';

/**
 * Stores the signed-in buyer's or seller's review of the other side of a finished sale. It is hidden from others for
 * seven days, or until the other side has written, too. Safe to repeat.
 * @throws Refusal `not-found` for a payment that is unknown or somebody else's, `conflict` for a sale that is not
 *   finished, was finished more than 90 days ago, or has a different review by the caller, and for an account that is
 *   deleted
 */
export async function addReview(context: Context, input: Unchecked<AddReviewInput>) {
  const author = requireRole(context, 'buyer', 'seller');
  await limit(context, 'messages');
  const { paymentId, stars, text = '' } = validInput('AddReviewInput', input);
  const payment = await context.models.Payment.findById(toObjectId(paymentId, 'Payment')).lean();
  const subjectId = payment && subjectOf(payment, author);
  // An unsold payment isn't the seller's yet.
  if (!payment || !subjectId || !maySeePayment(author, payment)) throw notFound('Payment');
  const key = `${payment._id.toHexString()}:${author._id.toHexString()}`;
  const written = await context.models.Review.findOne({ key }).lean();
  if (written) return answer(sameReview(written, { stars, text }, payment), payment, context.now());
  if (!isReviewable(payment, context.now())) throw notReviewable(payment);
  if (!(await hasAccount(context, subjectId))) throw hasNoAccount(payment);
  const now = context.now();
  const createdAt = new Date(now);
  const visibleAt = new Date(now + hiddenMs);
  const { productName, _id } = payment;
  const review = { key, paymentId: _id, authorId: author._id, subjectId, productName, stars, text };
  try {
    await context.models.Review.create({ ...review, createdAt, visibleAt, revealAt: visibleAt });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  await revealIfBoth(context, payment);
  const kept = await context.models.Review.findOne({ key }).lean();
  if (!kept) throw notFound('Review');
  const { events } = context;
  events.publish({
    kind: 'review',
    reviewId: kept._id.toHexString(),
    userId: author._id.toHexString(),
    visible: isOfSeller(kept, payment) && kept.visibleAt.getTime() <= context.now(),
  });
  return answer(sameReview(kept, { stars, text }, payment), payment, context.now());
}

const answer = (review: ReviewRecord, payment: PaymentRecord, now: number) => ({
  message:
    review.visibleAt.getTime() > now
      ? 'Thank you. Your review appears once you’ve both written one, or in 7 days'
      : 'Thank you. Both reviews are now visible',
  review,
  payment,
});

/**
 * The existing review, if it is equal.
 * @throws Refusal `conflict` with it, if it differs
 */
function sameReview(
  review: ReviewRecord,
  { stars, text }: Pick<ReviewRecord, 'stars' | 'text'>,
  payment: PaymentRecord,
): ReviewRecord {
  if (review.stars === stars && review.text === text) return review;
  throw new Refusal('conflict', `You have already reviewed the sale of ${payment.productName}.`, {
    payload: { review, payment },
  });
}

/** Makes both reviews of a sale visible once both exist. */
async function revealIfBoth(context: Context, { _id: paymentId }: PaymentRecord): Promise<void> {
  const { Review } = context.models;
  if ((await Review.countDocuments({ paymentId })) < 2) return;
  const now = new Date(context.now());
  await Review.updateMany(
    { paymentId, visibleAt: { $gt: now } },
    { visibleAt: now, revealAt: now },
  );
  await revealReviews(context, await Review.find({ paymentId, revealAt: { $lte: now } }).lean());
}

const notReviewable = (payment: PaymentRecord) =>
  new Refusal(
    'conflict',
    `You can review the sale of ${payment.productName} for 90 days after it is handed over and fully paid.`,
    { payload: { payment } },
  );

const hasNoAccount = (payment: PaymentRecord) =>
  new Refusal('conflict', 'The other person’s account was deleted.', { payload: { payment } });
