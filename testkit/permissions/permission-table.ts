import type { ApiClient, Request } from '../api/api-client.ts';
import { mutationText } from '../api/graphql-mutations.ts';
import { restMutations, type SharedMutation, type VariablesOf } from '../api/rest-mutations.ts';
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
const accountOwners = actors.filter((actor) => actor !== 'visitor' && actor !== 'ended admin');
/** Whoever the identity provider knows and the shop does, too. */
const proved = signedIn;

const list = (field: string) => `{ ${field} { edges { node { id } } } }`;
const productId = { variables: ({ whose }: PermissionCase) => ({ id: whose.productId }) };
const emailOf = ({ records }: PermissionCase) => ({ email: records.target.email });
const ownProduct = ({ whose }: PermissionCase) => ({ id: whose.productId });
const advertisedProduct = ({ whose }: PermissionCase) => ({ id: whose.advertisedId });
const freeProduct = ({ records }: PermissionCase) => ({ productId: records.freeId });
const proofOf = ({ email: address, idToken }: Partial<TestUser>) => ({
  email: address ?? 'nobody@example.com',
  idToken: idToken ?? 'no-token',
});

/** The mutations that REST has, too, with the variables for either. */
const shared: {
  [Name in SharedMutation]: (
    testCase: PermissionCase,
  ) => VariablesOf<Name> | Promise<VariablesOf<Name>>;
} = {
  getToken: ({ caller }) => ({ input: proofOf(caller) }),
  addUser: ({ caller }) => ({
    input: { ...proofOf(caller), name: 'Somebody', userRole: 'BUYER' },
  }),
  addAdmin: emailOf,
  demoteAdmin: ({ records }) => ({ email: records.targetAdmin.email }),
  signOutEverywhere: () => ({}),
  verifyUser: emailOf,
  deleteUser: emailOf,
  addCategory: () => ({ input: aCategory() }),
  addProduct: ({ records }) => ({ input: aProduct({ categoryId: records.categoryId }) }),
  deleteProduct: ownProduct,
  advertiseProduct: ownProduct,
  endAdvertisement: advertisedProduct,
  addToBookingList: freeProduct,
  addToWishList: freeProduct,
  deleteBookingProduct: ({ whose }) => ({ id: whose.bookingId }),
  deleteWishProduct: ({ whose }) => ({ id: whose.wishId }),
  createPaymentIntent: freeProduct,
  markNotificationsRead: ({ whose }) => ({ ids: whose.notificationIds }),
  recordPayment: async ({ whose }) => ({ input: await whose.pays() }),
};

const throughGraphql = (name: SharedMutation) => ({
  graphql: mutationText(name),
  variables: shared[name],
});

const throughRest = <Name extends SharedMutation>(name: Name) => ({
  rest: async (testCase: PermissionCase): Promise<Request> => {
    const requestOf = restMutations[name] as (variables: VariablesOf<Name>) => Request;
    return requestOf(await shared[name](testCase));
  },
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
  'Query.searchSuggestions': {
    may: everyone,
    graphql: 'query ($text: String!) { searchSuggestions(text: $text) { productNames } }',
    variables: () => ({ text: 'bench' }),
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
    graphql: `query ($id: ID!) { seller(id: $id) {
      id since forSaleCount soldCount
      productsForSale { edges { node { id } } } productsSold { edges { node { id } } }
    } }`,
    variables: ({ records }) => ({ id: records.sellerId }),
  },
  'Query.myProducts': { may: sellers, graphql: list('myProducts') },
  'Query.bookingList': { may: buyers, graphql: list('bookingList') },
  'Query.wishList': { may: buyers, graphql: list('wishList') },
  'Query.users': { may: admins, graphql: list('users(role: BUYER)') },
  'Query.purchases': { may: buyers, graphql: list('purchases') },
  'Query.sales': { may: sellers, graphql: list('sales') },
  'Query.payments': { may: admins, graphql: list('payments') },
  'Query.auditLog': { may: admins, graphql: list('auditLog') },
  'Query.notifications': { may: signedIn, graphql: list('notifications') },
  'Query.demoMails': { may: signedIn, graphql: '{ demoMails { id } }' },
  'Query.personalData': { may: signedIn, graphql: '{ personalData }' },

  'Mutation.getToken': { may: proved, ...throughGraphql('getToken') },
  'Mutation.addUser': { may: proved, ...throughGraphql('addUser') },
  'Mutation.updateProfile': {
    may: signedIn,
    graphql: mutationText('updateProfile'),
    variables: () => ({ input: { name: 'Another' } }),
  },
  'Mutation.addAdmin': { may: admins, ...throughGraphql('addAdmin') },
  'Mutation.demoteAdmin': { may: admins, ...throughGraphql('demoteAdmin') },
  'Mutation.signOutEverywhere': { may: signedIn, ...throughGraphql('signOutEverywhere') },
  'Mutation.verifyUser': { may: admins, ...throughGraphql('verifyUser') },
  'Mutation.deleteUser': { may: admins, ...throughGraphql('deleteUser') },
  'Mutation.addCategory': { may: admins, ...throughGraphql('addCategory') },
  'Mutation.addProduct': { may: sellers, ...throughGraphql('addProduct') },
  'Mutation.deleteAccount': {
    may: accountOwners,
    graphql: mutationText('deleteAccount'),
    variables: ({ caller }) => ({ input: { idToken: proofOf(caller).idToken } }),
  },
  'Mutation.deleteProduct': {
    may: ['seller', 'admin'],
    mayForOthers: admins,
    ...throughGraphql('deleteProduct'),
  },
  'Mutation.advertiseProduct': {
    may: ['seller', 'admin'],
    mayForOthers: admins,
    ...throughGraphql('advertiseProduct'),
  },
  'Mutation.endAdvertisement': {
    may: ['seller', 'admin'],
    mayForOthers: admins,
    ...throughGraphql('endAdvertisement'),
  },
  'Mutation.addToBookingList': { may: buyers, ...throughGraphql('addToBookingList') },
  'Mutation.addToWishList': { may: buyers, ...throughGraphql('addToWishList') },
  'Mutation.deleteBookingProduct': {
    may: buyers,
    mayForOthers: nobody,
    ...throughGraphql('deleteBookingProduct'),
  },
  'Mutation.deleteWishProduct': {
    may: buyers,
    mayForOthers: nobody,
    ...throughGraphql('deleteWishProduct'),
  },
  'Mutation.createPaymentIntent': { may: buyers, ...throughGraphql('createPaymentIntent') },
  'Mutation.recordPayment': {
    may: buyers,
    mayForOthers: nobody,
    ...throughGraphql('recordPayment'),
  },
  'Mutation.markNotificationsRead': {
    may: signedIn,
    mayForOthers: nobody,
    ...throughGraphql('markNotificationsRead'),
  },
  'Mutation.markAllNotificationsRead': {
    may: signedIn,
    graphql: mutationText('markAllNotificationsRead'),
    variables: ({ whose }) => ({ until: whose.notificationIds[0] }),
  },
  'Mutation.updateNotificationSettings': {
    may: signedIn,
    graphql: mutationText('updateNotificationSettings'),
    variables: () => ({ mailed: ['SOLD'] }),
  },

  'GET /products': { may: everyone, rest: () => ({ url: '/products' }) },
  'GET /bookingProducts': { may: everyone, rest: () => ({ url: '/bookingProducts' }) },
  'GET /wishProducts': { may: everyone, rest: () => ({ url: '/wishProducts' }) },
  'GET /users': { may: everyone, rest: () => ({ url: '/users' }) },
  'GET /auditLog': { may: admins, rest: () => ({ url: '/auditLog' }) },
  'GET /personalData': { may: signedIn, rest: () => ({ url: '/personalData' }) },
  'GET /notifications': { may: signedIn, rest: () => ({ url: '/notifications' }) },
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
  'POST /getToken': { may: proved, ...throughRest('getToken') },
  'POST /addUser': { may: proved, ...throughRest('addUser') },
  'PATCH /addAdmin': { may: admins, ...throughRest('addAdmin') },
  'PATCH /demoteAdmin': { may: admins, ...throughRest('demoteAdmin') },
  'POST /signOutEverywhere': { may: signedIn, ...throughRest('signOutEverywhere') },
  'PATCH /verifyUser': { may: admins, ...throughRest('verifyUser') },
  'DELETE /deleteUser': { may: admins, ...throughRest('deleteUser') },
  'POST /addCategory': { may: admins, ...throughRest('addCategory') },
  'POST /addProduct': { may: sellers, ...throughRest('addProduct') },
  'POST /deleteAccount': {
    may: accountOwners,
    rest: ({ caller }) => ({
      url: '/deleteAccount',
      payload: { idToken: proofOf(caller).idToken },
    }),
  },
  'DELETE /deleteProduct': {
    may: ['seller', 'admin'],
    mayForOthers: admins,
    ...throughRest('deleteProduct'),
  },
  'PATCH /addAdvertisement': {
    may: ['seller', 'admin'],
    mayForOthers: admins,
    ...throughRest('advertiseProduct'),
  },
  'PATCH /endAdvertisement': {
    may: ['seller', 'admin'],
    mayForOthers: admins,
    ...throughRest('endAdvertisement'),
  },
  'POST /addBookingList': { may: buyers, ...throughRest('addToBookingList') },
  'POST /addWishList': { may: buyers, ...throughRest('addToWishList') },
  'DELETE /deleteBookingProduct': {
    may: buyers,
    mayForOthers: nobody,
    ...throughRest('deleteBookingProduct'),
  },
  'DELETE /deleteWishProduct': {
    may: buyers,
    mayForOthers: nobody,
    ...throughRest('deleteWishProduct'),
  },
  'POST /create-payment-intent': { may: buyers, ...throughRest('createPaymentIntent') },
  'POST /payment': {
    may: buyers,
    mayForOthers: nobody,
    ...throughRest('recordPayment'),
  },
  'PATCH /markNotificationsRead': {
    may: signedIn,
    mayForOthers: nobody,
    ...throughRest('markNotificationsRead'),
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
  'GET /robots.txt',
  'GET /sitemap.xml',
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
