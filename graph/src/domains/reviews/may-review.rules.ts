import { finishedAt, reviewableMs } from '@fitness-zone/contract/dealing/reviews.ts';
import type { Types } from 'mongoose';
import type { Viewer } from '../../context/merged-types.ts';
import { partOf } from '../payments/balance/balance.rules.ts';
import type { PaymentRecord } from '../payments/payment.model.ts';
import type { ReviewRecord } from './review.model.ts';

/** Whether the sale was finished within the last 90 days and not refunded. */
export function isReviewable(payment: PaymentRecord, now: number): boolean {
  if (payment.status !== 'paid') return false;
  const finished = finishedAt({ ...payment, part: partOf(payment) });
  return finished !== null && now < finished + reviewableMs;
}

/** The subject of an account's review of a sale: the other side. Null for anyone but buyer and seller. */
export function subjectOf(
  { buyerId, sellerId }: Pick<PaymentRecord, 'buyerId' | 'sellerId'>,
  author: Pick<Viewer, '_id'>,
): Types.ObjectId | null {
  if (author._id.equals(buyerId)) return sellerId;
  return author._id.equals(sellerId) ? buyerId : null;
}

/** Reviews about the seller of a sale; these are public. */
export const isOfSeller = (
  { subjectId }: Pick<ReviewRecord, 'subjectId'>,
  { sellerId }: Pick<PaymentRecord, 'sellerId'>,
): boolean => subjectId.equals(sellerId);

/** Its author may read it at once, others once it is visible. */
export const mayReadReview = (
  viewer: Pick<Viewer, '_id'> | null,
  { authorId, visibleAt }: ReviewRecord,
  now: number,
): boolean => visibleAt.getTime() <= now || (viewer?._id.equals(authorId) ?? false);
