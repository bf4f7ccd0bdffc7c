import { accountResolvers } from '../domains/accounts/accounts.resolvers.ts';
import { accountReadings, userFields } from '../domains/accounts/accounts.rest.ts';
import { accountDeletionResolvers } from '../domains/accounts/deletion/account-deletion.resolvers.ts';
import { accountDeletionReadings } from '../domains/accounts/deletion/account-deletion.rest.ts';
import {
  peopleReadings,
  peopleRoutes,
  personFields,
} from '../domains/accounts/people/people.rest.ts';
import { personalDataRoutes } from '../domains/accounts/personal-data/personal-data.rest.ts';
import { signInFields, signInReadings } from '../domains/accounts/sign-ins/sign-ins.rest.ts';
import { suspensionResolvers } from '../domains/accounts/suspension/suspension.resolvers.ts';
import { advertisingResolvers } from '../domains/advertising/advertising.resolvers.ts';
import { auditEntryFields, auditReadings } from '../domains/audit/audit.rest.ts';
import { categoryResolvers } from '../domains/categories/categories.resolvers.ts';
import { categoryFields, categoryReadings } from '../domains/categories/categories.rest.ts';
import {
  allProductsReadings,
  allProductsRoutes,
} from '../domains/finding/all-products/all-products.rest.ts';
import { findingReadings, sellerFields } from '../domains/finding/finding.rest.ts';
import { followResolvers } from '../domains/follows/follows.resolvers.ts';
import { followedSellerFields, followReadings } from '../domains/follows/follows.rest.ts';
import { healthFields, healthReadings } from '../domains/health/health.rest.ts';
import { listingResolvers } from '../domains/listings/listings.resolvers.ts';
import { listResolvers } from '../domains/lists/lists.resolvers.ts';
import { listEntryFields, listReadings } from '../domains/lists/lists.rest.ts';
import { messageResolvers } from '../domains/messages/messages.resolvers.ts';
import { messageFields, messageReadings } from '../domains/messages/messages.rest.ts';
import { notificationResolvers } from '../domains/notifications/notifications.resolvers.ts';
import {
  notificationFields,
  notificationReadings,
} from '../domains/notifications/notifications.rest.ts';
import { offerResolvers } from '../domains/offers/offers.resolvers.ts';
import { offerFields, offerReadings } from '../domains/offers/offers.rest.ts';
import { orderResolvers } from '../domains/orders/orders.resolvers.ts';
import { orderFields, orderReadings } from '../domains/orders/orders.rest.ts';
import { pickUpResolvers } from '../domains/orders/pick-up/pick-up.resolvers.ts';
import { pickUpPlanReadings } from '../domains/orders/pick-up/pick-up.rest.ts';
import { overviewFields, overviewReadings } from '../domains/overview/overview.rest.ts';
import { searchesFields, searchesReadings } from '../domains/overview/searches/searches.rest.ts';
import {
  statisticsFields,
  statisticsReadings,
} from '../domains/overview/statistics/statistics.rest.ts';
import {
  browsePaymentsReadings,
  browsePaymentsRoutes,
  paymentFields,
} from '../domains/payments/browse/browse-payments.rest.ts';
import { paymentResolvers } from '../domains/payments/payments.resolvers.ts';
import { paymentReadings, paymentRoutes } from '../domains/payments/payments.rest.ts';
import { payoutResolvers } from '../domains/payouts/payouts.resolvers.ts';
import { payoutFields, payoutReadings, payoutRoutes } from '../domains/payouts/payouts.rest.ts';
import { placeFields, placeReadings } from '../domains/places/places.rest.ts';
import { priceGuideFields, priceGuideReadings } from '../domains/price-guide/price-guide.rest.ts';
import { productResolvers } from '../domains/product/product.resolvers.ts';
import { productFields, productReadings } from '../domains/product/product.rest.ts';
import { receiptReadings } from '../domains/receipts/receipts.rest.ts';
import { reportResolvers } from '../domains/reports/reports.resolvers.ts';
import { reportFields, reportReadings } from '../domains/reports/reports.rest.ts';
import { reviewResolvers } from '../domains/reviews/reviews.resolvers.ts';
import { reviewFields, reviewReadings } from '../domains/reviews/reviews.rest.ts';
import { savedSearchResolvers } from '../domains/saved-searches/saved-searches.resolvers.ts';
import {
  savedSearchFields,
  savedSearchReadings,
} from '../domains/saved-searches/saved-searches.rest.ts';
import { taskFields, taskReadings } from '../domains/tasks/tasks.rest.ts';
import type { Resolvers } from '../generated/graphql.ts';
import type { Reading } from './read-route.ts';
import type { RestRoute } from './route.ts';

/** A part of the documentation. */
type Subject = {
  name: string;
  description: string;
  /** Their mutations have the paths of the contract. */
  resolvers?: readonly Resolvers[];
  readings: readonly Reading[];
  /** Paths of any other kind. */
  routes?: readonly RestRoute[];
};

/** The documented paths by subject, in the order of the documentation. */
export const subjects: readonly Subject[] = [
  {
    name: 'Accounts',
    description: 'Tokens, sign-up, roles, and deleting an account.',
    resolvers: [accountResolvers, accountDeletionResolvers],
    readings: [...accountReadings, ...accountDeletionReadings],
    routes: personalDataRoutes,
  },
  {
    name: 'Catalog',
    description: 'Products and categories: find, post, edit, pause, advertise, hide.',
    resolvers: [categoryResolvers, listingResolvers, productResolvers, advertisingResolvers],
    readings: [
      ...findingReadings,
      ...productReadings,
      ...categoryReadings,
      ...placeReadings,
      ...priceGuideReadings,
      ...statisticsReadings,
    ],
  },
  {
    name: 'Lists',
    description: "A buyer's booking list, wish list and followed sellers; saved searches.",
    resolvers: [listResolvers, followResolvers, savedSearchResolvers],
    readings: [...listReadings, ...followReadings, ...savedSearchReadings],
  },
  {
    name: 'Offers',
    description: 'Offers of buyers and their answers.',
    resolvers: [offerResolvers],
    readings: offerReadings,
  },
  {
    name: 'Payments',
    description: 'Paying by card, hand-over, refunds.',
    resolvers: [paymentResolvers],
    readings: [...browsePaymentsReadings, ...paymentReadings],
    routes: [...browsePaymentsRoutes, ...paymentRoutes],
  },
  {
    name: 'Orders',
    description: 'Sales from payment to pick-up.',
    resolvers: [orderResolvers, pickUpResolvers],
    readings: [...orderReadings, ...pickUpPlanReadings, ...receiptReadings],
  },
  {
    name: 'Payouts',
    description: "Sellers' money: set-up, what waits, what was sent.",
    resolvers: [payoutResolvers],
    readings: payoutReadings,
    routes: payoutRoutes,
  },
  {
    name: 'Reviews',
    description: 'Reviews after a sale.',
    resolvers: [reviewResolvers],
    readings: reviewReadings,
  },
  {
    name: 'Messages',
    description: 'Threads of buyers and sellers about a product.',
    resolvers: [messageResolvers],
    readings: messageReadings,
  },
  {
    name: 'Notifications',
    description: 'What happened to the account, and what waits for it.',
    resolvers: [notificationResolvers],
    readings: [...notificationReadings, ...taskReadings],
  },
  {
    name: 'Moderation',
    description: 'Reports, and what admins see and do about people and products.',
    resolvers: [reportResolvers, suspensionResolvers],
    readings: [...reportReadings, ...peopleReadings, ...signInReadings, ...allProductsReadings],
    routes: [...peopleRoutes, ...allProductsRoutes],
  },
  {
    name: 'Operation',
    description: 'Audit log, system health and key figures for admins.',
    readings: [...auditReadings, ...healthReadings, ...overviewReadings, ...searchesReadings],
  },
];

/** The REST forms of records, as fragments. */
export const recordFields: readonly string[] = [
  auditEntryFields,
  categoryFields,
  followedSellerFields,
  healthFields,
  listEntryFields,
  messageFields,
  notificationFields,
  offerFields,
  orderFields,
  overviewFields,
  paymentFields,
  payoutFields,
  personFields,
  placeFields,
  priceGuideFields,
  productFields,
  reportFields,
  reviewFields,
  statisticsFields,
  savedSearchFields,
  searchesFields,
  sellerFields,
  signInFields,
  taskFields,
  userFields,
];
