import type { Request } from '../api/api-client.ts';
import { mutationText } from '../api/graphql-mutations.ts';
import { restMutations, type SharedMutation, type VariablesOf } from '../api/rest-mutations.ts';
import { aCategory, anUpdate, aProduct } from '../factories.ts';
import { type PermissionCase, proofOf } from './permission.ts';
import { offeredAmount } from './permission-records.ts';

const emailOf = ({ records }: PermissionCase) => ({ email: records.target.email });
const ownProduct = ({ whose }: PermissionCase) => ({ id: whose.productId });
const advertisedProduct = ({ whose }: PermissionCase) => ({ id: whose.advertisedId });
const ownOffer = ({ whose }: PermissionCase) => ({ id: whose.offerId });
const freeProduct = ({ records }: PermissionCase) => ({ productId: records.freeId });
/** What belongs to the side of a thread on which the caller is, or would be. */
const ofCaller = ({ records, caller }: PermissionCase, ids: Record<'buyer' | 'seller', string>) =>
  caller === records.callers.seller ? ids.seller : ids.buyer;
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
  unverifyUser: ({ records }) => ({ email: records.verified.email }),
  suspendUser: ({ records }) => ({
    input: { userId: records.target.id, reason: 'They sell what they do not have.' },
  }),
  restoreUser: ({ records }) => ({ userId: records.suspended.id }),
  deleteUser: emailOf,
  addCategory: () => ({ input: aCategory() }),
  updateCategory: ({ records }) => ({ input: { id: records.categoryId, ...aCategory() } }),
  moveCategory: ({ records }) => ({ id: records.categoryIds.first, before: null }),
  deleteCategory: ({ records }) => ({ id: records.categoryIds.empty, moveProductsTo: null }),
  addProduct: ({ records }) => ({ input: aProduct({ categoryId: records.categoryId }) }),
  updateProduct: ({ records, whose }) => ({
    input: anUpdate({ id: whose.productId, category: { id: records.categoryId } }),
  }),
  pauseProduct: ownProduct,
  resumeProduct: ({ whose }) => ({ id: whose.pausedId }),
  markSoldElsewhere: ownProduct,
  relistProduct: ({ whose }) => ({ id: whose.soldElsewhereId }),
  deleteProduct: ownProduct,
  hideProduct: ({ whose }) => ({ input: { id: whose.productId, reason: 'It is unsafe.' } }),
  restoreProduct: ({ records }) => ({ id: records.hiddenId }),
  advertiseProduct: ownProduct,
  endAdvertisement: advertisedProduct,
  addToBookingList: freeProduct,
  addToWishList: freeProduct,
  deleteBookingProduct: ({ whose }) => ({ id: whose.bookingId }),
  deleteWishProduct: ({ whose }) => ({ id: whose.wishId }),
  askSeller: ({ records }) => ({ input: { productId: records.freeId, text: 'Does it fold?' } }),
  sendMessage: ({ whose }) => ({ input: { threadId: whose.threadId, text: 'Does it fold?' } }),
  markThreadRead: ({ whose }) => ({ threadId: whose.threadId, until: whose.messageIds.seller }),
  reportMessage: (testCase) => ({
    input: {
      messageId: ofCaller(testCase, testCase.whose.messageIds),
      reason: 'OFFENSIVE',
      note: 'It is rude.',
    },
  }),
  reportProduct: ({ records }) => ({ input: { productId: records.freeId, reason: 'FRAUD' } }),
  decideReport: ({ records }) => ({ input: { id: records.reportId, decision: 'NOTHING' } }),
  reportUser: ({ records }) => ({ input: { userId: records.target.id, reason: 'FRAUD' } }),
  blockUser: (testCase) => ({ userId: ofCaller(testCase, testCase.whose.correspondentIds) }),
  unblockUser: (testCase) => ({ userId: ofCaller(testCase, testCase.whose.correspondentIds) }),
  createPaymentIntent: freeProduct,
  markNotificationsRead: ({ whose }) => ({ ids: whose.notificationIds }),
  recordPayment: async ({ whose }) => ({ input: await whose.pays() }),
  makeOffer: ({ records }) => ({ input: { productId: records.freeId, amount: offeredAmount } }),
  withdrawOffer: ownOffer,
  declineOffer: ownOffer,
  acceptOffer: ({ whose }) => ({ input: { id: whose.offerId, amount: offeredAmount } }),
  confirmReceipt: ({ whose }) => ({ paymentId: whose.paymentId }),
  reportProblem: ({ whose }) => ({
    input: { paymentId: whose.paymentId, problem: 'It is another one.' },
  }),
  confirmHandOver: ({ whose }) => ({ paymentId: whose.halfSoldId }),
  refundPayment: ({ records }) => ({
    input: { id: records.refundableId, reason: 'It is broken.' },
  }),
  cancelSale: ({ records }) => ({ paymentId: records.cancellableId }),
  addReview: ({ whose }) => ({
    input: { paymentId: whose.finishedPaymentId, stars: 5, text: 'Friendly.' },
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
