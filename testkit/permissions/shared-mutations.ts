import type { Request } from '../api/api-client.ts';
import { mutationText } from '../api/graphql-mutations.ts';
import { restMutations, type SharedMutation, type VariablesOf } from '../api/rest-mutations.ts';
import { aCategory, anUpdate, aProduct } from '../factories.ts';
import { type PermissionCase, proofOf } from './permission.ts';
import { offeredAmount } from './permission-records.ts';

const emailOf = ({ records }: PermissionCase) => ({ email: records.target.email });
const ownProduct = async ({ whose }: PermissionCase) => ({ id: await whose.productId() });
const advertisedProduct = async ({ whose }: PermissionCase) => ({ id: await whose.advertisedId() });
const ownOffer = async ({ whose }: PermissionCase) => ({ id: await whose.offerId() });
const freeProduct = async ({ records }: PermissionCase) => ({ productId: await records.freeId() });
/** What belongs to the side of a thread on which the caller is, or would be. */
const ofCaller = ({ records, caller }: PermissionCase, ids: Record<'buyer' | 'seller', string>) =>
  caller === records.callers.seller ? ids.seller : ids.buyer;
const correspondent = async (testCase: PermissionCase) => ({
  userId: ofCaller(testCase, (await testCase.whose.thread()).correspondentIds),
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
  unverifyUser: async ({ records }) => ({ email: (await records.verified()).email }),
  suspendUser: ({ records }) => ({
    input: { userId: records.target.id, reason: 'They sell what they do not have.' },
  }),
  restoreUser: async ({ records }) => ({ userId: (await records.suspended()).id }),
  deleteUser: emailOf,
  addCategory: () => ({ input: aCategory() }),
  updateCategory: ({ records }) => ({ input: { id: records.categoryId, ...aCategory() } }),
  moveCategory: async ({ records }) => ({ id: (await records.categoryIds()).first, before: null }),
  deleteCategory: async ({ records }) => ({
    id: (await records.categoryIds()).empty,
    moveProductsTo: null,
  }),
  addProduct: ({ records }) => ({ input: aProduct({ categoryId: records.categoryId }) }),
  updateProduct: async ({ records, whose }) => ({
    input: anUpdate({ id: await whose.productId(), category: { id: records.categoryId } }),
  }),
  pauseProduct: ownProduct,
  resumeProduct: async ({ whose }) => ({ id: await whose.pausedId() }),
  markSoldElsewhere: ownProduct,
  relistProduct: async ({ whose }) => ({ id: await whose.soldElsewhereId() }),
  deleteProduct: ownProduct,
  hideProduct: async ({ whose }) => ({
    input: { id: await whose.productId(), reason: 'It is unsafe.' },
  }),
  restoreProduct: async ({ records }) => ({ id: await records.hiddenId() }),
  advertiseProduct: ownProduct,
  endAdvertisement: advertisedProduct,
  addToBookingList: freeProduct,
  addToWishList: freeProduct,
  deleteBookingProduct: async ({ whose }) => ({ id: await whose.bookingId() }),
  deleteWishProduct: async ({ whose }) => ({ id: await whose.wishId() }),
  askSeller: async ({ records }) => ({
    input: { productId: await records.freeId(), text: 'Does it fold?' },
  }),
  sendMessage: async ({ whose }) => ({
    input: { threadId: (await whose.thread()).id, text: 'Does it fold?' },
  }),
  markThreadRead: async ({ whose }) => {
    const { id, messageIds } = await whose.thread();
    return { threadId: id, until: messageIds.seller };
  },
  reportMessage: async (testCase) => ({
    input: {
      messageId: ofCaller(testCase, (await testCase.whose.thread()).messageIds),
      reason: 'OFFENSIVE',
      note: 'It is rude.',
    },
  }),
  reportProduct: async ({ records }) => ({
    input: { productId: await records.freeId(), reason: 'FRAUD' },
  }),
  decideReport: async ({ records }) => ({
    input: { id: await records.reportId(), decision: 'NOTHING' },
  }),
  reportUser: ({ records }) => ({ input: { userId: records.target.id, reason: 'FRAUD' } }),
  blockUser: correspondent,
  unblockUser: correspondent,
  createPaymentIntent: freeProduct,
  markNotificationsRead: async ({ whose }) => ({ ids: await whose.notificationIds() }),
  recordPayment: async ({ whose }) => ({ input: await whose.paid() }),
  makeOffer: async ({ records }) => ({
    input: { productId: await records.freeId(), amount: offeredAmount },
  }),
  withdrawOffer: ownOffer,
  declineOffer: ownOffer,
  acceptOffer: async ({ whose }) => ({
    input: { id: await whose.offerId(), amount: offeredAmount },
  }),
  confirmReceipt: async ({ whose }) => ({ paymentId: await whose.paymentId() }),
  reportProblem: async ({ whose }) => ({
    input: { paymentId: await whose.paymentId(), problem: 'It is another one.' },
  }),
  confirmHandOver: async ({ whose }) => ({ paymentId: await whose.halfSoldId() }),
  refundPayment: async ({ records }) => ({
    input: { id: await records.refundableId(), reason: 'It is broken.' },
  }),
  cancelSale: async ({ records }) => ({ paymentId: await records.cancellableId() }),
  addReview: async ({ whose }) => ({
    input: { paymentId: await whose.finishedPaymentId(), stars: 5, text: 'Friendly.' },
  }),
};

/** A mutation that REST has, too, by GraphQL. */
export const throughGraphql = (name: SharedMutation) => ({
  graphql: mutationText(name),
  variables: shared[name],
});

/** The same by REST. */
export const throughRest = <Name extends SharedMutation>(name: Name) => ({
  rest: async (testCase: PermissionCase): Promise<Request> => {
    const requestOf = restMutations[name] as (variables: VariablesOf<Name>) => Request;
    return requestOf(await shared[name](testCase));
  },
});
