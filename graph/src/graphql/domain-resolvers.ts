import { accountResolvers } from '../domains/accounts/accounts.resolvers.ts';
import { accountDeletionResolvers } from '../domains/accounts/deletion/account-deletion.resolvers.ts';
import { personResolvers } from '../domains/accounts/people/person.resolvers.ts';
import { profileResolvers } from '../domains/accounts/profile/profile.resolvers.ts';
import { signInResolvers } from '../domains/accounts/sign-ins/sign-ins.resolvers.ts';
import { suspensionResolvers } from '../domains/accounts/suspension/suspension.resolvers.ts';
import { advertisingResolvers } from '../domains/advertising/advertising.resolvers.ts';
import { auditResolvers } from '../domains/audit/audit.resolvers.ts';
import { categoryResolvers } from '../domains/categories/categories.resolvers.ts';
import { findingResolvers } from '../domains/finding/finding.resolvers.ts';
import { followResolvers } from '../domains/follows/follows.resolvers.ts';
import { healthResolvers } from '../domains/health/health.resolvers.ts';
import { listingResolvers } from '../domains/listings/listings.resolvers.ts';
import { listResolvers } from '../domains/lists/lists.resolvers.ts';
import { liveResolvers } from '../domains/live/live.resolvers.ts';
import { messageResolvers } from '../domains/messages/messages.resolvers.ts';
import { notificationResolvers } from '../domains/notifications/notifications.resolvers.ts';
import { offerResolvers } from '../domains/offers/offers.resolvers.ts';
import { orderResolvers } from '../domains/orders/orders.resolvers.ts';
import { pickUpResolvers } from '../domains/orders/pick-up/pick-up.resolvers.ts';
import { overviewResolvers } from '../domains/overview/overview.resolvers.ts';
import { searchesResolvers } from '../domains/overview/searches/searches.resolvers.ts';
import { statisticsResolvers } from '../domains/overview/statistics/statistics.resolvers.ts';
import { paymentResolvers } from '../domains/payments/payments.resolvers.ts';
import { payoutResolvers } from '../domains/payouts/payouts.resolvers.ts';
import { placeResolvers } from '../domains/places/places.resolvers.ts';
import { priceGuideResolvers } from '../domains/price-guide/price-guide.resolvers.ts';
import { privatePhotoResolvers } from '../domains/private-photos/private-photos.resolvers.ts';
import { productResolvers } from '../domains/product/product.resolvers.ts';
import { receiptResolvers } from '../domains/receipts/receipts.resolvers.ts';
import { reportResolvers } from '../domains/reports/reports.resolvers.ts';
import { reviewResolvers } from '../domains/reviews/reviews.resolvers.ts';
import { savedSearchResolvers } from '../domains/saved-searches/saved-searches.resolvers.ts';
import { shopResolvers } from '../domains/shop/shop.resolvers.ts';
import { taskResolvers } from '../domains/tasks/tasks.resolvers.ts';
import type { Resolvers } from '../generated/graphql.ts';

/** The resolvers of all domains but `personalData`, which runs an operation over REST's schema. */
export const domainResolvers: readonly Resolvers[] = [
  accountResolvers,
  accountDeletionResolvers,
  suspensionResolvers,
  personResolvers,
  profileResolvers,
  categoryResolvers,
  findingResolvers,
  listingResolvers,
  productResolvers,
  advertisingResolvers,
  listResolvers,
  followResolvers,
  savedSearchResolvers,
  paymentResolvers,
  orderResolvers,
  offerResolvers,
  notificationResolvers,
  taskResolvers,
  messageResolvers,
  placeResolvers,
  priceGuideResolvers,
  privatePhotoResolvers,
  pickUpResolvers,
  payoutResolvers,
  receiptResolvers,
  reportResolvers,
  signInResolvers,
  auditResolvers,
  reviewResolvers,
  statisticsResolvers,
  healthResolvers,
  overviewResolvers,
  searchesResolvers,
  shopResolvers,
  liveResolvers,
];
