import { finishedAt, hiddenMs, reviewableMs } from '@fitness-zone/contract/dealing/reviews.ts';
import { enumValues } from '@fitness-zone/contract/enums.ts';
import type { Rating } from '../../generated/resolvers.ts';
import { isSeller } from '../accounts/accounts.ts';
import { byId, isSale } from '../findRecords.ts';
import type { PaymentRecord, Records, ReviewRecord, UserRecord } from '../records.ts';

/** Until when a review is hidden from others that was written at a moment (epoch milliseconds). */
export const hiddenUntil = (now: number): string => new Date(now + hiddenMs).toISOString();

/** Whether everybody may read a review now. */
export const isVisible = ({ visibleAt }: ReviewRecord): boolean =>
  Date.parse(visibleAt) <= Date.now();

/** Whether somebody may read a review now: its author at once, others once it is visible. */
export const mayReadReview = (viewer: UserRecord | null, review: ReviewRecord): boolean =>
  isVisible(review) || viewer?.id === review.authorId;

/** Whether everybody may read a review that an account has written. */
export const isKnownAuthor = ({ reviews }: Pick<Records, 'reviews'>, userId: string): boolean =>
  reviews.some((review) => review.authorId === userId && isVisible(review));

/** Whom an account reviews when it reviews a sale: the other side; null for who is neither. */
export function subjectOf(payment: PaymentRecord, { id }: UserRecord): string | null {
  if (payment.buyerId === id) return payment.sellerId;
  return payment.sellerId === id && isSale(payment) ? payment.buyerId : null;
}

/** Whether a sale may be reviewed now: for 90 days after it was finished. */
export function isReviewable({ status, part, handedOverAt, balance }: PaymentRecord): boolean {
  if (status !== 'PAID') return false;
  const finished = finishedAt({ part: enumValues.PaymentPart[part], handedOverAt, balance });
  return finished !== null && Date.now() < finished + reviewableMs;
}

/** The reviews of a payment, the older one first. */
export const reviewsOf = ({ reviews }: Pick<Records, 'reviews'>, { id }: PaymentRecord) =>
  reviews.filter(({ paymentId }) => paymentId === id);

/** Whether the viewer may review the other side of a sale now. */
export function canReview(
  records: Records,
  viewer: UserRecord | null,
  payment: PaymentRecord,
): boolean {
  const subjectId = viewer && subjectOf(payment, viewer);
  if (!subjectId || !byId(records.users, subjectId) || !isReviewable(payment)) return false;
  return !reviewsOf(records, payment).some(({ authorId }) => authorId === viewer.id);
}

/** What others think of an account: of who sells everyone sees it, of others who is signed in. */
export function ratingOf(viewer: UserRecord | null, user: UserRecord): Rating | null {
  if (!viewer && !isSeller(user)) return null;
  const counts = user.starCounts ?? [];
  const count = counts.reduce((sum, one) => sum + one, 0);
  const total = counts.reduce((sum, one, index) => sum + one * (index + 1), 0);
  return { count, average: count === 0 ? null : total / count };
}

/** Counts the reviews that have become visible into the ratings of their subjects. */
export function revealReviews(records: Pick<Records, 'users' | 'reviews'>): void {
  for (const review of records.reviews) {
    if (!review.revealAt || Date.parse(review.revealAt) > Date.now()) continue;
    review.revealAt = null;
    const subject = byId(records.users, review.subjectId);
    if (subject) subject.starCounts = countStars(records, subject);
  }
}

const countStars = ({ reviews }: Pick<Records, 'reviews'>, { id }: UserRecord): number[] => {
  const visible = reviews.filter((one) => one.subjectId === id && isVisible(one));
  return [1, 2, 3, 4, 5].map((stars) => visible.filter((one) => one.stars === stars).length);
};
