import type { ApiClient, Request } from '../api/api-client.ts';
import { aCategory, aProduct } from '../factories.ts';
import type { TestUser } from '../users/create-users.ts';
import {
  type Actor,
  actors,
  aPhotoForm,
  type OwnedRecords,
  type PermissionRecords,
} from './permission-records.ts';

type Caller = ApiClient & Partial<Pick<TestUser, 'email' | 'idToken' | 'name'>>;
/** What an operation needs to know: who asks, and whose record it is about. */
export type PermissionCase = { records: PermissionRecords; caller: Caller; whose: OwnedRecords };
type Asks =
  | { graphql: string; variables?: (testCase: PermissionCase) => object | Promise<object> }
  | RestAsk;
type RestAsk = { rest: (testCase: PermissionCase) => Request | Promise<Request> };

export type Permission = Asks & {
  /** Who may do it with what is theirs, or at all where nobody owns the record. */
  may: readonly Actor[];
  /** Who may do it with somebody else's record; absent where nobody owns the record. */
  mayForOthers?: readonly Actor[];
};

const everyone = actors;
const signedIn = ['buyer', 'seller', 'admin'] as const;
const buyers = ['buyer'] as const;
const sellers = ['seller'] as const;
const admins = ['admin'] as const;
const nobody = [] as const;
/** Whoever has an account, and whose account is gone already: a repeat is answered as the first time. */
const accountOwners = actors.filter((actor) => actor !== 'visitor');
/** Whoever the identity provider knows and the shop does, too. */
const proved = signedIn;

const list = (field: string) => `{ ${field} { edges { node { id } } } }`;
const act = (name: string, type: string, argument: string) =>
  `mutation ($${argument}: ${type}) { ${name}(${argument}: $${argument}) { success message code } }`;
const email = { variables: ({ records }: PermissionCase) => ({ email: records.target.email }) };
const productId = { variables: ({ whose }: PermissionCase) => ({ id: whose.productId }) };
const freeProduct = { variables: ({ records }: PermissionCase) => ({ productId: records.freeId }) };
const proofOf = ({ email: address, idToken }: Partial<TestUser>) => ({
  email: address ?? 'nobody@example.com',
  idToken: idToken ?? 'no-token',
});
const signUp = (caller: Caller) => ({ ...proofOf(caller), name: 'Somebody' });
const addressed = ({ target }: PermissionRecords) => `email=${encodeURIComponent(target.email)}`;
const productOf = (records: PermissionRecords) => ({
  ...aProduct(),
  categoryId: records.categoryId,
});

/**
 * Every operation of both APIs and who may use it. Whoever is not named is refused; an operation that
 * is not named fails the test.
 */
export const permissions: Record<string, Permission> = {
  'Query.me': { may: everyone, graphql: '{ me { id } }' },
  'Query.categories': { may: everyone, graphql: '{ categories { id } }' },
  'Query.category': {
    may: everyone,
    graphql: 'query ($id: ID!) { category(id: $id) { id } }',
    variables: ({ records }) => ({ id: records.categoryId }),
  },
  'Query.products': { may: everyone, graphql: list('products') },
  'Query.changeCursor': { may: everyone, graphql: '{ changeCursor }' },
  'Query.product': {
    may: signedIn,
    mayForOthers: signedIn,
    graphql: 'query ($id: ID!) { product(id: $id) { id } }',
    ...productId,
  },
  'Query.myProducts': { may: sellers, graphql: list('myProducts') },
  'Query.bookingList': { may: buyers, graphql: list('bookingList') },
  'Query.wishList': { may: buyers, graphql: list('wishList') },
  'Query.users': { may: admins, graphql: list('users(role: BUYER)') },
  'Query.purchases': { may: buyers, graphql: list('purchases') },
  'Query.sales': { may: sellers, graphql: list('sales') },
  'Query.payments': { may: admins, graphql: list('payments') },
  'Query.auditLog': { may: admins, graphql: list('auditLog') },
  'Query.personalData': { may: signedIn, graphql: '{ personalData }' },

  'Mutation.getToken': {
    may: proved,
    graphql: act('getToken', 'GetTokenInput!', 'input'),
    variables: ({ caller }) => ({ input: proofOf(caller) }),
  },
  'Mutation.addUser': {
    may: proved,
    graphql: act('addUser', 'AddUserInput!', 'input'),
    variables: ({ caller }) => ({ input: { ...signUp(caller), userRole: 'BUYER' } }),
  },
  'Mutation.updateProfile': {
    may: signedIn,
    graphql: act('updateProfile', 'UpdateProfileInput!', 'input'),
    variables: () => ({ input: { name: 'Another' } }),
  },
  'Mutation.addAdmin': {
    may: admins,
    graphql: act('addAdmin', 'EmailAddress!', 'email'),
    ...email,
  },
  'Mutation.verifyUser': {
    may: admins,
    graphql: act('verifyUser', 'EmailAddress!', 'email'),
    ...email,
  },
  'Mutation.deleteAccount': {
    may: accountOwners,
    graphql: act('deleteAccount', 'DeleteAccountInput!', 'input'),
    variables: ({ caller }) => ({ input: { idToken: proofOf(caller).idToken } }),
  },
  'Mutation.deleteUser': {
    may: admins,
    graphql: act('deleteUser', 'EmailAddress!', 'email'),
    ...email,
  },
  'Mutation.addCategory': {
    may: admins,
    graphql: act('addCategory', 'AddCategoryInput!', 'input'),
    variables: () => ({ input: aCategory() }),
  },
  'Mutation.addProduct': {
    may: sellers,
    graphql: act('addProduct', 'AddProductInput!', 'input'),
    variables: ({ records }) => ({ input: productOf(records) }),
  },
  'Mutation.deleteProduct': {
    may: ['seller', 'admin'],
    mayForOthers: admins,
    graphql: act('deleteProduct', 'ID!', 'id'),
    ...productId,
  },
  'Mutation.advertiseProduct': {
    may: ['seller', 'admin'],
    mayForOthers: admins,
    graphql: act('advertiseProduct', 'ID!', 'id'),
    ...productId,
  },
  'Mutation.addToBookingList': {
    may: buyers,
    graphql: act('addToBookingList', 'ID!', 'productId'),
    ...freeProduct,
  },
  'Mutation.addToWishList': {
    may: buyers,
    graphql: act('addToWishList', 'ID!', 'productId'),
    ...freeProduct,
  },
  'Mutation.deleteBookingProduct': {
    may: buyers,
    mayForOthers: nobody,
    graphql: act('deleteBookingProduct', 'ID!', 'id'),
    variables: ({ whose }) => ({ id: whose.bookingId }),
  },
  'Mutation.deleteWishProduct': {
    may: buyers,
    mayForOthers: nobody,
    graphql: act('deleteWishProduct', 'ID!', 'id'),
    variables: ({ whose }) => ({ id: whose.wishId }),
  },
  'Mutation.createPaymentIntent': {
    may: buyers,
    graphql: act('createPaymentIntent', 'ID!', 'productId'),
    ...freeProduct,
  },
  'Mutation.recordPayment': {
    may: buyers,
    mayForOthers: nobody,
    graphql: act('recordPayment', 'RecordPaymentInput!', 'input'),
    variables: async ({ whose }) => ({ input: await whose.pays() }),
  },

  'GET /products': { may: everyone, rest: () => ({ url: '/products' }) },
  'GET /bookingProducts': { may: everyone, rest: () => ({ url: '/bookingProducts' }) },
  'GET /wishProducts': { may: everyone, rest: () => ({ url: '/wishProducts' }) },
  'GET /users': { may: everyone, rest: () => ({ url: '/users' }) },
  'GET /auditLog': { may: admins, rest: () => ({ url: '/auditLog' }) },
  'GET /personalData': { may: signedIn, rest: () => ({ url: '/personalData' }) },
  'GET /category/:id': {
    may: everyone,
    rest: ({ records }) => ({ url: `/category/${records.categoryId}` }),
  },
  'GET /product/:id': {
    may: signedIn,
    mayForOthers: signedIn,
    rest: ({ whose }) => ({ url: `/product/${whose.productId}` }),
  },
  'GET /payment/:id': {
    may: signedIn,
    mayForOthers: signedIn,
    rest: ({ whose }) => ({ url: `/payment/${whose.productId}` }),
  },
  'POST /getToken': {
    may: proved,
    rest: ({ caller }) => ({ url: '/getToken', payload: proofOf(caller) }),
  },
  'POST /addUser': {
    may: proved,
    rest: ({ caller }) => ({
      url: '/addUser',
      payload: { ...signUp(caller), userRole: 'buyer', verified: true },
    }),
  },
  'PATCH /addAdmin': {
    may: admins,
    rest: ({ records }) => ({ url: `/addAdmin?${addressed(records)}` }),
  },
  'PATCH /verifyUser': {
    may: admins,
    rest: ({ records }) => ({ url: `/verifyUser?${addressed(records)}` }),
  },
  'POST /deleteAccount': {
    may: accountOwners,
    rest: ({ caller }) => ({
      url: '/deleteAccount',
      payload: { idToken: proofOf(caller).idToken },
    }),
  },
  'DELETE /deleteUser': {
    may: admins,
    rest: ({ records }) => ({ url: `/deleteUser?${addressed(records)}` }),
  },
  'POST /addCategory': {
    may: admins,
    rest: () => ({ url: '/addCategory', payload: aCategory() }),
  },
  'POST /addProduct': {
    may: sellers,
    rest: ({ records }) => ({
      url: '/addProduct',
      payload: { ...productOf(records), condition: 'Good', originalPrice: 240, resalePrice: 120 },
    }),
  },
  'DELETE /deleteProduct': {
    may: ['seller', 'admin'],
    mayForOthers: admins,
    rest: ({ whose }) => ({ url: `/deleteProduct?id=${whose.productId}` }),
  },
  'PATCH /addAdvertisement': {
    may: ['seller', 'admin'],
    mayForOthers: admins,
    rest: ({ whose }) => ({ url: `/addAdvertisement?id=${whose.productId}` }),
  },
  'POST /addBookingList': {
    may: buyers,
    rest: ({ records }) => ({ url: '/addBookingList', payload: { productId: records.freeId } }),
  },
  'POST /addWishList': {
    may: buyers,
    rest: ({ records }) => ({ url: '/addWishList', payload: { productId: records.freeId } }),
  },
  'DELETE /deleteBookingProduct': {
    may: buyers,
    mayForOthers: nobody,
    rest: ({ whose }) => ({ url: `/deleteBookingProduct?id=${whose.bookingId}` }),
  },
  'DELETE /deleteWishProduct': {
    may: buyers,
    mayForOthers: nobody,
    rest: ({ whose }) => ({ url: `/deleteWishProduct?id=${whose.wishId}` }),
  },
  'POST /create-payment-intent': {
    may: buyers,
    rest: ({ records }) => ({ url: '/create-payment-intent', payload: { _id: records.freeId } }),
  },
  'POST /payment': {
    may: buyers,
    mayForOthers: nobody,
    rest: async ({ whose }) => ({
      url: '/payment',
      payload: { status: 'succeeded', ...(await whose.pays()) },
    }),
  },
  'POST /upload': {
    may: signedIn,
    rest: async () => ({ url: '/upload', ...(await aPhotoForm()) }),
  },
};

/** Paths that show or take nothing of anybody's, and what is held to its rules by tests of its own. */
export const withoutPermission = [
  'GET /',
  // The answer to a browser that asks whether it may ask.
  'OPTIONS *',
  'GET /config.json',
  'GET /healthz',
  'GET /readyz',
  'GET /openapi.json',
  /^GET \/(docs|altair|images)\b/,
  // The web application's own files: one route each once it is built.
  'GET /*',
  /^GET \/(assets\/[^/]+|[\w-]+\.(html|js|svg|webp))$/,
  // Every operation of the schema stands above.
  'GET /graphql',
  'POST /graphql',
  // Refused without the provider's signature: payments.test.ts.
  'POST /webhooks/stripe',
  // Bound to its caller event by event: live.test.ts.
  'Subscription.changes',
];
