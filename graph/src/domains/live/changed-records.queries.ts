import type { Types } from 'mongoose';
import type { Context } from '../../context/context.ts';
import type { Viewer } from '../../context/merged-types.ts';
import type { OrderRecord } from '../orders/order.model.ts';
import { maySeeOrder } from '../orders/order.visibility.ts';
import { maySeePayment } from '../payments/payment.visibility.ts';
import { mayReadReview } from '../reviews/may-review.rules.ts';

// Records that have changed, as the database has them now; null for those that the viewer may not see.

type Id = Types.ObjectId | string;
type Viewing = Pick<Context, 'models' | 'viewer' | 'now'>;

const isAdmin = (viewer: Viewer | null) => viewer?.role === 'admin';

/** An account as admins see it. */
export const changedPerson = (
  { loaders, viewer }: Pick<Context, 'loaders' | 'viewer'>,
  id: Types.ObjectId,
) => (isAdmin(viewer) ? loaders.user.load(id) : null);

export const changedReport = ({ models, viewer }: Viewing, id: Id) =>
  isAdmin(viewer) ? models.Report.findById(id).lean() : null;

export const changedSignIn = ({ models, viewer }: Viewing, id: Id) =>
  isAdmin(viewer) ? models.SignIn.findById(id).lean() : null;

export async function changedPayment({ models, viewer }: Viewing, id: Id) {
  const payment = await models.Payment.findById(id).lean();
  return payment && maySeePayment(viewer, payment) ? payment : null;
}

export async function changedOrder({ models, viewer }: Viewing, id: Id) {
  const order: OrderRecord | null = await models.Order.findById(id).lean();
  return order && maySeeOrder(viewer, order) ? order : null;
}

/** An offer that the viewer has made or received. */
export const changedOffer = ({ models, viewer }: Viewing, _id: Id) =>
  viewer &&
  models.Offer.findOne({ _id, $or: [{ buyerId: viewer._id }, { sellerId: viewer._id }] }).lean();

export async function changedReview({ models, viewer, now }: Viewing, id: Id) {
  const review = await models.Review.findById(id).lean();
  return review && mayReadReview(viewer, review, now()) ? review : null;
}

export const changedNotification = ({ models, viewer }: Viewing, _id: Id) =>
  viewer && models.Notification.findOne({ _id, userId: viewer._id }).lean();
