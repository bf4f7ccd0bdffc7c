import {
  admins,
  buyers,
  buyersAndSellers,
  correspondents,
  everyone,
  nobody,
  type Permission,
  sellers,
  signedIn,
} from './permission.ts';
import { aPhotoForm } from './photo-form.ts';

/** The roles that may use each REST path, except those of the mutations. */
export const restPermissions: Record<string, Permission> = {
  'GET /products': { may: everyone, rest: () => ({ url: '/products' }) },
  'GET /places': { may: everyone, rest: () => ({ url: '/places?q=portland' }) },
  'GET /priceGuide': {
    may: everyone,
    rest: async ({ records }) => ({
      url: `/priceGuide?categoryId=${await records.pricedCategoryId()}`,
    }),
  },
  'GET /bookingProducts': { may: everyone, rest: () => ({ url: '/bookingProducts' }) },
  'GET /wishProducts': { may: everyone, rest: () => ({ url: '/wishProducts' }) },
  'GET /mySavedSearches': { may: signedIn, rest: () => ({ url: '/mySavedSearches' }) },
  'GET /myPickUpPlans': { may: sellers, rest: () => ({ url: '/myPickUpPlans' }) },
  'GET /followedSellers': { may: buyers, rest: () => ({ url: '/followedSellers' }) },
  'GET /users': { may: everyone, rest: () => ({ url: '/users' }) },
  'GET /person': {
    may: admins,
    rest: async ({ records }) => ({ url: `/person?userId=${(await records.target()).id}` }),
  },
  'GET /adminProducts': { may: admins, rest: () => ({ url: '/adminProducts' }) },
  'GET /adminProducts.csv': { may: admins, rest: () => ({ url: '/adminProducts.csv' }) },
  'GET /deletionEffects': {
    may: admins,
    rest: async ({ records }) => ({
      url: `/deletionEffects?userId=${(await records.target()).id}`,
    }),
  },
  'GET /people': { may: admins, rest: () => ({ url: '/people?role=buyer' }) },
  'GET /people.csv': { may: admins, rest: () => ({ url: '/people.csv' }) },
  'GET /auditLog': { may: admins, rest: () => ({ url: '/auditLog' }) },
  'GET /adminSearches': {
    may: admins,
    rest: () => ({ url: '/adminSearches?from=2026-05-01&to=2026-05-31' }),
  },
  'GET /productStatistics': {
    may: sellers,
    rest: async ({ whose }) => ({ url: `/productStatistics?ids=${await whose.productId()}` }),
  },
  'GET /overview': {
    may: admins,
    rest: () => ({ url: '/overview?from=2026-05-01&to=2026-05-31' }),
  },
  'GET /orders': { may: buyersAndSellers, rest: () => ({ url: '/orders' }) },
  'GET /orders/:id/receipt': {
    may: signedIn,
    mayForOthers: admins,
    rest: async ({ whose }) => ({ url: `/orders/${await whose.orderId()}/receipt` }),
  },
  'GET /orders/:id': {
    may: signedIn,
    mayForOthers: admins,
    rest: async ({ whose }) => ({ url: `/orders/${await whose.orderId()}` }),
  },
  'GET /payouts': { may: sellers, rest: () => ({ url: '/payouts' }) },
  'GET /payoutSummary': { may: sellers, rest: () => ({ url: '/payoutSummary' }) },
  'GET /payoutAccount': { may: sellers, rest: () => ({ url: '/payoutAccount' }) },
  'GET /payoutStatement': {
    may: sellers,
    rest: () => ({ url: '/payoutStatement?month=2026-05-01' }),
  },
  'GET /adminReconciliation': { may: admins, rest: () => ({ url: '/adminReconciliation' }) },
  'GET /adminPayouts': { may: admins, rest: () => ({ url: '/adminPayouts' }) },
  'GET /adminPayouts.csv': { may: admins, rest: () => ({ url: '/adminPayouts.csv' }) },
  'GET /adminPayoutAccounts': { may: admins, rest: () => ({ url: '/adminPayoutAccounts' }) },
  'GET /orders/:id/messages': {
    may: buyersAndSellers,
    mayForOthers: nobody,
    rest: async ({ whose }) => ({ url: `/orders/${await whose.orderId()}/messages` }),
  },
  'GET /adminOrders': { may: admins, rest: () => ({ url: '/adminOrders' }) },
  'GET /payments': { may: admins, rest: () => ({ url: '/payments' }) },
  'GET /payments.csv': { may: admins, rest: () => ({ url: '/payments.csv' }) },
  'GET /health': { may: admins, rest: () => ({ url: '/health' }) },
  'GET /personalData': { may: signedIn, rest: () => ({ url: '/personalData' }) },
  'GET /offers': { may: ['buyer', 'seller'], rest: () => ({ url: '/offers' }) },
  'GET /tasks': { may: signedIn, rest: () => ({ url: '/tasks' }) },
  'GET /notifications': { may: signedIn, rest: () => ({ url: '/notifications' }) },
  'GET /threads': { may: signedIn, rest: () => ({ url: '/threads' }) },
  'GET /threads/:id': {
    may: correspondents,
    mayForOthers: nobody,
    rest: async ({ whose }) => ({ url: `/threads/${(await whose.thread()).id}` }),
  },
  'GET /signIns': {
    may: admins,
    rest: async ({ records }) => ({ url: `/signIns?userId=${(await records.target()).id}` }),
  },
  'GET /reports': { may: admins, rest: () => ({ url: '/reports' }) },
  'GET /category/:id': {
    may: everyone,
    rest: ({ records }) => ({ url: `/category/${records.categoryId}` }),
  },
  'GET /product/:id': {
    may: signedIn,
    mayForOthers: signedIn,
    rest: async ({ whose }) => ({ url: `/product/${await whose.productId()}` }),
  },
  'GET /payment/:id': {
    may: signedIn,
    mayForOthers: signedIn,
    rest: async ({ whose }) => ({ url: `/payment/${await whose.productId()}` }),
  },
  'GET /seller/:userId': {
    may: everyone,
    rest: ({ records }) => ({ url: `/seller/${records.sellerId}` }),
  },
  'GET /reviews/:userId': {
    may: everyone,
    rest: ({ records }) => ({ url: `/reviews/${records.sellerId}` }),
  },
  'POST /upload': {
    may: signedIn,
    rest: async () => ({ url: '/upload', ...(await aPhotoForm()) }),
  },
};
