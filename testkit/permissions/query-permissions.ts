import { aSubscription } from '../push/recorded-push.ts';
import {
  admins,
  buyers,
  buyersAndSellers,
  everyone,
  list,
  type Permission,
  productId,
  sellers,
  sellersAndAdmins,
  signedIn,
} from './permission.ts';

/** The roles that may send each query. */
export const queryPermissions: Record<string, Permission> = {
  'Query.shop': { may: everyone, graphql: '{ shop { currency leastPrice } }' },
  'Query.me': { may: everyone, graphql: '{ me { id } }' },
  'Query.categories': { may: everyone, graphql: '{ categories { id } }' },
  'Query.category': {
    may: everyone,
    graphql: 'query ($id: ID!) { category(id: $id) { id } }',
    variables: ({ records }) => ({ id: records.categoryId }),
  },
  'Query.products': { may: everyone, graphql: list('products') },
  'Query.searchSuggestions': {
    may: everyone,
    graphql: 'query ($text: String!) { searchSuggestions(text: $text) { productNames } }',
    variables: () => ({ text: 'bench' }),
  },
  'Query.places': {
    may: everyone,
    graphql: 'query ($text: String!) { places(text: $text) { name } }',
    variables: () => ({ text: 'portland' }),
  },
  'Query.priceGuide': {
    may: everyone,
    graphql: 'query ($categoryId: ID!) { priceGuide(categoryId: $categoryId) { priceCount } }',
    variables: async ({ records }) => ({ categoryId: await records.pricedCategoryId() }),
  },
  'Query.changeCursor': { may: everyone, graphql: '{ changeCursor }' },
  'Query.product': {
    may: signedIn,
    mayForOthers: signedIn,
    graphql: 'query ($id: ID!) { product(id: $id) { id } }',
    ...productId,
  },
  'Query.productPreview': {
    may: everyone,
    graphql: 'query ($id: ID!) { productPreview(id: $id) { id } }',
    ...productId,
  },
  'Query.productPreviews': {
    may: everyone,
    graphql: 'query ($id: ID!) { productPreviews(ids: [$id]) { id } }',
    ...productId,
  },
  'Query.seller': {
    may: everyone,
    graphql: `query ($id: ID!) { seller(userId: $id) {
      id since forSaleCount soldCount answersWithin
      productsForSale { edges { node { id } } } productsSold { edges { node { id } } }
      reviews { edges { node { id } } }
    } }`,
    variables: ({ records }) => ({ id: records.sellerId }),
  },
  'Query.myProducts': { may: sellers, graphql: list('myProducts') },
  'Query.productStatistics': {
    may: sellers,
    graphql:
      'query ($id: ID!) { productStatistics(ids: [$id]) { id viewCount wishCount interest } }',
    ...productId,
  },
  'Query.sellerStatistics': {
    may: sellers,
    graphql: '{ sellerStatistics { viewCount wishCount followerCount } }',
  },
  'Query.unendedOfferCount': {
    may: sellersAndAdmins,
    mayForOthers: admins,
    graphql: 'query ($id: ID!) { unendedOfferCount(productId: $id) }',
    ...productId,
  },
  'Query.bookingList': { may: buyers, graphql: list('bookingList') },
  'Query.wishList': { may: buyers, graphql: list('wishList') },
  'Query.mySavedSearches': { may: signedIn, graphql: '{ mySavedSearches { id path } }' },
  'Query.followedSellers': { may: buyers, graphql: list('followedSellers') },
  'Query.users': { may: admins, graphql: list('users(filter: { role: BUYER })') },
  'Query.adminPerson': {
    may: admins,
    graphql: 'query ($id: ID!) { adminPerson(userId: $id) { id state user { id email } } }',
    variables: async ({ records }) => ({ id: (await records.target()).id }),
  },
  'Query.deletionEffects': {
    may: admins,
    graphql:
      'query ($id: ID!) { deletionEffects(userId: $id) { products openBusinessCount threads } }',
    variables: async ({ records }) => ({ id: (await records.target()).id }),
  },
  'Query.adminPeople': {
    may: admins,
    graphql: '{ adminPeople(filter: { role: BUYER }) { totalCount edges { node { id } } } }',
  },
  'Query.adminSignIns': {
    may: admins,
    graphql:
      'query ($userId: ID!) { adminSignIns(userId: $userId) { edges { node { id signedInAt method browser } } } }',
    variables: async ({ records }) => ({ userId: (await records.target()).id }),
  },
  'Query.order': {
    may: signedIn,
    graphql: 'query ($id: ID!) { order(id: $id) { id state } }',
    variables: async ({ whose }) => ({ id: await whose.orderId() }),
  },
  'Query.receipt': {
    may: signedIn,
    graphql: 'query ($orderId: ID!) { receipt(orderId: $orderId) { number pdfUrl } }',
    variables: async ({ whose }) => ({ orderId: await whose.orderId() }),
  },
  'Query.orders': { may: buyersAndSellers, graphql: list('orders') },
  'Query.adminOrders': { may: admins, graphql: list('adminOrders') },
  'Query.payoutAccount': { may: sellers, graphql: '{ payoutAccount { id state } }' },
  'Query.payouts': { may: sellers, graphql: list('payouts') },
  'Query.payoutSummary': {
    may: sellers,
    graphql: '{ payoutSummary { waiting { amount } months { month } } }',
  },
  'Query.payoutStatement': {
    may: sellers,
    graphql: 'query ($month: LocalDate!) { payoutStatement(month: $month) { pdfUrl csvUrl } }',
    variables: () => ({ month: '2026-05-01' }),
  },
  'Query.adminReconciliation': { may: admins, graphql: '{ adminReconciliation { count } }' },
  'Query.adminPayouts': { may: admins, graphql: list('adminPayouts') },
  'Query.adminPayoutAccounts': { may: admins, graphql: list('adminPayoutAccounts') },
  'Query.salesOverTime': { may: sellers, graphql: '{ salesOverTime { count } }' },
  'Query.adminPayments': { may: admins, graphql: list('adminPayments') },
  'Query.adminSearches': {
    may: admins,
    graphql: `query ($from: LocalDate!, $to: LocalDate!) {
      adminSearches(from: $from, to: $to) { frequent { text } withoutResults { count } }
    }`,
    variables: () => ({ from: '2026-05-01', to: '2026-05-31' }),
  },
  'Query.adminOverview': {
    may: admins,
    graphql: `query ($from: LocalDate!, $to: LocalDate!) {
      adminOverview(from: $from, to: $to) { openReportCount periods { saleCount } }
    }`,
    variables: () => ({ from: '2026-05-01', to: '2026-05-31' }),
  },
  'Query.adminHealth': {
    may: admins,
    graphql: '{ adminHealth { version dependencies { name state } } }',
  },
  'Query.adminProducts': { may: admins, graphql: list('adminProducts') },
  'Query.adminAuditLog': { may: admins, graphql: list('adminAuditLog') },
  'Query.offers': { may: ['buyer', 'seller'], graphql: list('offers') },
  'Query.notifications': { may: signedIn, graphql: list('notifications') },
  'Query.pushDevice': {
    may: signedIn,
    graphql: 'query ($endpoint: String!) { pushDevice(endpoint: $endpoint) { id groups } }',
    variables: () => ({ endpoint: aSubscription('browser').endpoint }),
  },
  'Query.tasks': { may: signedIn, graphql: '{ tasks { id kind sentence path } }' },
  'Query.threads': { may: signedIn, graphql: list('threads') },
  // Null for everybody else.
  'Query.thread': {
    may: signedIn,
    graphql: 'query ($id: ID!) { thread(id: $id) { id messages { edges { node { id } } } } }',
    variables: async ({ whose }) => ({ id: (await whose.thread()).id }),
  },
  'Query.adminReports': {
    may: admins,
    graphql:
      '{ adminReports { edges { node { id message { id } messagesBefore { id } product { id } user { id } } } } }',
  },
  'Query.demoMails': { may: signedIn, graphql: '{ demoMails { id } }' },
  'Query.personalData': { may: signedIn, graphql: '{ personalData }' },
};
