import type { Context } from '../../context/context.ts';
import type { Viewer } from '../../context/merged-types.ts';
import { newestOf } from '../../shared/keyset/keyset-query.ts';
import { type Page, type PageArguments, pageOf } from '../../shared/paging.ts';
import { isSeller } from '../finding/seller/seller.queries.ts';
import type { PaymentRecord } from '../payments/payment.model.ts';
import { hasAccount } from './has-account.queries.ts';
import { isReviewable, mayReadReview, subjectOf } from './may-review.rules.ts';
import type { ReviewRecord } from './review.model.ts';

export type ReviewPage = Page<ReviewRecord>;

/** A page of the public reviews of a seller, newest first; null unless the account is a seller. */
export const browseReviews = async (
  context: Context,
  user: Viewer,
  page: PageArguments,
): Promise<ReviewPage | null> =>
  isSeller(user) ? pageOf(visibleReviews(context, user), page) : null;

const visibleReviews = ({ models, now }: Pick<Context, 'models' | 'now'>, { _id }: Viewer) =>
  newestOf<ReviewRecord>(models.Review, {
    subjectId: _id,
    visibleAt: { $lte: new Date(now()) },
  });

/** The reviews of a sale that the viewer may read. */
export async function reviewsOfPayment(
  { loaders, viewer, now }: Pick<Context, 'loaders' | 'viewer' | 'now'>,
  payment: PaymentRecord,
): Promise<ReviewRecord[]> {
  const reviews = await loaders.reviewsOfPayment.load(payment._id);
  return reviews.filter((review) => mayReadReview(viewer, review, now()));
}

export async function mayReviewPayment(
  { loaders, viewer, now }: Pick<Context, 'loaders' | 'viewer' | 'now'>,
  payment: PaymentRecord,
): Promise<boolean> {
  const subjectId = viewer && subjectOf(payment, viewer);
  if (!subjectId || !isReviewable(payment, now())) return false;
  if (!(await hasAccount({ loaders }, subjectId))) return false;
  const reviews = await loaders.reviewsOfPayment.load(payment._id);
  return !reviews.some(({ authorId }) => authorId.equals(viewer._id));
}
