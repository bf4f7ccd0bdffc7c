import type { Shop } from '../../context/shop.ts';
import { repeat } from '../../shared/repeat.ts';
import { outboxEntry } from '../outbox/outbox.model.ts';
import { publishPayment } from '../payments/payment.visibility.ts';
import { isOfSeller } from './may-review.rules.ts';
import { recountRating } from './rating.service.ts';
import type { ReviewRecord } from './review.model.ts';

type RevealServices = Pick<Shop, 'models' | 'events' | 'log' | 'now'>;

const everyMs = 10_000;
const batchSize = 100;

/** Counts the reviews that have become visible, now and every ten seconds. */
export const startReviewSweeper = (services: RevealServices) =>
  repeat((signal) => revealDue(services, signal), {
    everyMs,
    onFault: (err) => services.log.error({ err }, 'reviews that are visible were not counted'),
  });

/** Counts due reviews, each once, even with several processes. */
export async function revealDue(services: RevealServices, signal?: AbortSignal): Promise<void> {
  const due = { revealAt: { $lte: new Date(services.now()) } };
  for (let found = batchSize; found === batchSize && !signal?.aborted; ) {
    const reviews: ReviewRecord[] = await services.models.Review.find(due)
      .sort({ revealAt: 1 })
      .limit(batchSize)
      .lean();
    found = reviews.length;
    await revealReviews(services, reviews);
  }
}

/**
 * Adds newly visible reviews to their subjects' ratings, notifies the subjects and publishes the reviews. After a
 * crash, the next sweep counts the rest.
 */
export async function revealReviews(
  services: Pick<RevealServices, 'models' | 'events' | 'now'>,
  reviews: readonly ReviewRecord[],
): Promise<void> {
  for (const { _id, subjectId } of reviews) {
    await recountRating(services, subjectId);
    const revealed = await services.models.Review.findOneAndUpdate(
      { _id, revealAt: { $gt: new Date(0) } },
      {
        $set: outboxEntry({ kind: 'reviewed' }, new Date(services.now())),
        $unset: { revealAt: 1 },
      },
    ).lean();
    if (revealed) await publishReview(services, revealed);
  }
}

/** Publishes a review of a seller to everybody; both sides of the sale get either review with their payment. */
async function publishReview(
  { models, events }: Pick<RevealServices, 'models' | 'events'>,
  review: ReviewRecord,
): Promise<void> {
  const payment = await models.Payment.findById(review.paymentId).lean();
  if (!payment) return;
  const [reviewId, userId] = [review._id.toHexString(), review.authorId.toHexString()];
  events.publish({ kind: 'review', reviewId, userId, visible: isOfSeller(review, payment) });
  publishPayment(events, payment);
}
