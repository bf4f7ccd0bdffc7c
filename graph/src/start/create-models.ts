import type { Connection } from 'mongoose';
import { countModel } from '../adapters/limits/count.model.ts';
import { signInModel } from '../domains/accounts/sign-ins/sign-in.model.ts';
import { userModel } from '../domains/accounts/user.model.ts';
import { auditModel } from '../domains/audit/audit.model.ts';
import { categoryModel } from '../domains/categories/category.model.ts';
import { followModel } from '../domains/follows/follow.model.ts';
import { bookingModel, wishModel } from '../domains/lists/list-entry.model.ts';
import { blockModel } from '../domains/messages/block.model.ts';
import { messageModel } from '../domains/messages/message.model.ts';
import { threadModel } from '../domains/messages/thread.model.ts';
import { digestModel } from '../domains/notifications/mail/digest.model.ts';
import { notificationModel } from '../domains/notifications/notification.model.ts';
import { pushDeviceModel } from '../domains/notifications/push/push-device.model.ts';
import { offerModel } from '../domains/offers/offer.model.ts';
import { orderModel } from '../domains/orders/order.model.ts';
import { pickUpPlanModel } from '../domains/orders/pick-up/windows/pick-up-plan.model.ts';
import { overviewDayModel } from '../domains/overview/overview-day.model.ts';
import {
  searchedDayModel,
  searchedTextModel,
} from '../domains/overview/searches/searched-text.model.ts';
import { viewCountModel, viewMarkModel } from '../domains/overview/statistics/view.model.ts';
import { paymentModel } from '../domains/payments/payment.model.ts';
import { payoutAccountModel } from '../domains/payouts/accounts/payout-account.model.ts';
import { payoutModel } from '../domains/payouts/payout.model.ts';
import { reconciliationModel } from '../domains/payouts/reconciling/reconciliation.model.ts';
import { priceGuideModel } from '../domains/price-guide/price-guide.model.ts';
import { privatePhotoModel } from '../domains/private-photos/private-photo.model.ts';
import { productModel } from '../domains/product/product.model.ts';
import { reportModel } from '../domains/reports/report.model.ts';
import { reviewModel } from '../domains/reviews/review.model.ts';
import { savedSearchModel } from '../domains/saved-searches/saved-search.model.ts';

declare module '../context/merged-types.ts' {
  interface Models extends ReturnType<typeof createModels> {}
}

/** All collections of the product on one connection. */
export const createModels = (connection: Connection) => ({
  User: userModel(connection),
  Category: categoryModel(connection),
  Product: productModel(connection),
  Booking: bookingModel(connection),
  Wish: wishModel(connection),
  Follow: followModel(connection),
  SavedSearch: savedSearchModel(connection),
  Payment: paymentModel(connection),
  Offer: offerModel(connection),
  Order: orderModel(connection),
  PickUpPlan: pickUpPlanModel(connection),
  Payout: payoutModel(connection),
  PayoutAccount: payoutAccountModel(connection),
  Reconciliation: reconciliationModel(connection),
  Review: reviewModel(connection),
  AuditLog: auditModel(connection),
  Notification: notificationModel(connection),
  Digest: digestModel(connection),
  PushDevice: pushDeviceModel(connection),
  Thread: threadModel(connection),
  Message: messageModel(connection),
  Block: blockModel(connection),
  PrivatePhoto: privatePhotoModel(connection),
  Report: reportModel(connection),
  SignIn: signInModel(connection),
  Count: countModel(connection),
  OverviewDay: overviewDayModel(connection),
  PriceGuide: priceGuideModel(connection),
  ViewCount: viewCountModel(connection),
  ViewMark: viewMarkModel(connection),
  SearchedText: searchedTextModel(connection),
  SearchedDay: searchedDayModel(connection),
});
