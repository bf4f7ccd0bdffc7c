import { enumValues } from '@fitness-zone/contract/enums.ts';
import type {
  MutationAcceptOfferArgs,
  MutationAddCategoryArgs,
  MutationAddReviewArgs,
  MutationAddToBookingListArgs,
  MutationAskSellerArgs,
  MutationBlockUserArgs,
  MutationCancelSaleArgs,
  MutationConfirmHandOverArgs,
  MutationConfirmReceiptArgs,
  MutationDecideReportArgs,
  MutationDeleteCategoryArgs,
  MutationDeleteProductArgs,
  MutationHideProductArgs,
  MutationMakeOfferArgs,
  MutationMarkThreadReadArgs,
  MutationMoveCategoryArgs,
  MutationRecordPaymentArgs,
  MutationRefundPaymentArgs,
  MutationReportMessageArgs,
  MutationReportProblemArgs,
  MutationReportProductArgs,
  MutationReportUserArgs,
  MutationRestoreUserArgs,
  MutationSendMessageArgs,
  MutationSuspendUserArgs,
  MutationUpdateCategoryArgs,
  MutationVerifyUserArgs,
} from '../../graph/src/generated/graphql.ts';
import type { ProductInput, ProductUpdate } from '../factories.ts';
import type { Json, Request } from './api-client.ts';

const conditions: Record<string, string> = enumValues.Condition;

/** The variables of a mutation that reports something, its reason as GraphQL names it. */
type Reporting<Args extends { input: { reason: unknown } }> = {
  input: Omit<Args['input'], 'reason'> & { reason: keyof typeof enumValues.ReportReason };
};

/** The variables of the mutation that decides on a report, the decision as GraphQL names it. */
type Deciding = {
  input: Omit<MutationDecideReportArgs['input'], 'decision'> & {
    decision: keyof typeof enumValues.ReportDecision;
  };
};

const reporting =
  <Args extends { input: { reason: unknown } }>(url: string) =>
  ({ input: { reason, ...input } }: Reporting<Args>): Request => ({
    method: 'POST',
    url,
    payload: { ...input, reason: enumValues.ReportReason[reason] },
  });

const byEmail =
  (method: 'PATCH' | 'DELETE', path: string) =>
  ({ email }: MutationVerifyUserArgs): Request => ({
    method,
    url: `${path}?email=${encodeURIComponent(email)}`,
  });

const byId =
  (method: 'PATCH' | 'DELETE', path: string) =>
  ({ id }: MutationDeleteProductArgs): Request => ({ method, url: `${path}?id=${id}` });

const byProduct =
  (path: string) =>
  ({ productId }: MutationAddToBookingListArgs): Request => ({
    method: 'POST',
    url: path,
    payload: { productId },
  });

/** The REST requests that do what the mutations of these names do, each from the mutation's variables. */
export const restMutations = {
  getToken: ({ input }: { input: Json }): Request => ({
    method: 'POST',
    url: '/getToken',
    payload: input,
  }),
  addUser: ({ input }: { input: Json & { userRole: string } }): Request => ({
    method: 'POST',
    url: '/addUser',
    payload: { ...input, userRole: input.userRole.toLowerCase() },
  }),
  addAdmin: byEmail('PATCH', '/addAdmin'),
  demoteAdmin: byEmail('PATCH', '/demoteAdmin'),
  signOutEverywhere: (_none: Record<string, never>): Request => ({
    method: 'POST',
    url: '/signOutEverywhere',
    payload: {},
  }),
  verifyUser: byEmail('PATCH', '/verifyUser'),
  unverifyUser: byEmail('PATCH', '/unverifyUser'),
  suspendUser: ({ input }: MutationSuspendUserArgs): Request => ({
    method: 'POST',
    url: '/suspendUser',
    payload: input,
  }),
  restoreUser: ({ userId }: MutationRestoreUserArgs): Request => ({
    method: 'PATCH',
    url: `/restoreUser?userId=${userId}`,
  }),
  deleteUser: byEmail('DELETE', '/deleteUser'),
  addCategory: ({ input }: MutationAddCategoryArgs): Request => ({
    method: 'POST',
    url: '/addCategory',
    payload: input,
  }),
  updateCategory: ({ input: { id, ...payload } }: MutationUpdateCategoryArgs): Request => ({
    method: 'PATCH',
    url: `/updateCategory?id=${id}`,
    payload,
  }),
  moveCategory: ({ id, before }: MutationMoveCategoryArgs): Request => ({
    method: 'PATCH',
    url: `/moveCategory?id=${id}${before == null ? '' : `&before=${before}`}`,
  }),
  deleteCategory: ({ id, moveProductsTo }: MutationDeleteCategoryArgs): Request => ({
    method: 'DELETE',
    url: `/deleteCategory?id=${id}${moveProductsTo == null ? '' : `&moveProductsTo=${moveProductsTo}`}`,
  }),
  /** Prices in major units. */
  addProduct: ({ input }: { input: ProductInput }): Request => ({
    method: 'POST',
    url: '/addProduct',
    payload: {
      ...input,
      condition: conditions[input.condition],
      resalePrice: input.resalePrice / 100,
      originalPrice: input.originalPrice / 100,
    },
  }),
  /** Prices in major units. */
  updateProduct: ({ input: { id, ...input } }: { input: ProductUpdate }): Request => ({
    method: 'PATCH',
    url: `/updateProduct?id=${id}`,
    payload: {
      ...input,
      condition: conditions[input.condition],
      resalePrice: input.resalePrice / 100,
      originalPrice: input.originalPrice / 100,
    },
  }),
  pauseProduct: byId('PATCH', '/pauseProduct'),
  resumeProduct: byId('PATCH', '/resumeProduct'),
  markSoldElsewhere: byId('PATCH', '/markSoldElsewhere'),
  relistProduct: byId('PATCH', '/relistProduct'),
  deleteProduct: byId('DELETE', '/deleteProduct'),
  hideProduct: ({ input: { id, ...body } }: MutationHideProductArgs): Request => ({
    method: 'PATCH',
    url: `/hideProduct?id=${id}`,
    payload: body,
  }),
  restoreProduct: byId('PATCH', '/restoreProduct'),
  advertiseProduct: byId('PATCH', '/addAdvertisement'),
  endAdvertisement: byId('PATCH', '/endAdvertisement'),
  addToBookingList: byProduct('/addBookingList'),
  addToWishList: byProduct('/addWishList'),
  deleteBookingProduct: byId('DELETE', '/deleteBookingProduct'),
  deleteWishProduct: byId('DELETE', '/deleteWishProduct'),
  markNotificationsRead: ({ ids }: { ids: string[] }): Request => ({
    method: 'PATCH',
    url: '/markNotificationsRead',
    payload: { ids },
  }),
  askSeller: ({ input }: MutationAskSellerArgs): Request => ({
    method: 'POST',
    url: '/askSeller',
    payload: input,
  }),
  sendMessage: ({ input }: MutationSendMessageArgs): Request => ({
    method: 'POST',
    url: '/sendMessage',
    payload: input,
  }),
  markThreadRead: ({ threadId, until }: MutationMarkThreadReadArgs): Request => ({
    method: 'PATCH',
    url: `/markThreadRead?id=${threadId}`,
    payload: { until },
  }),
  reportMessage: reporting<MutationReportMessageArgs>('/reportMessage'),
  reportProduct: reporting<MutationReportProductArgs>('/reportProduct'),
  decideReport: ({ input: { id, decision, ...input } }: Deciding): Request => ({
    method: 'PATCH',
    url: `/decideReport?id=${id}`,
    payload: { ...input, decision: enumValues.ReportDecision[decision] },
  }),
  reportUser: reporting<MutationReportUserArgs>('/reportUser'),
  blockUser: ({ userId }: MutationBlockUserArgs): Request => ({
    method: 'PATCH',
    url: `/blockUser?id=${userId}`,
  }),
  unblockUser: ({ userId }: MutationBlockUserArgs): Request => ({
    method: 'PATCH',
    url: `/unblockUser?id=${userId}`,
  }),
  createPaymentIntent: ({ productId }: MutationAddToBookingListArgs): Request => ({
    method: 'POST',
    url: '/create-payment-intent',
    payload: { _id: productId },
  }),
  recordPayment: ({ input }: MutationRecordPaymentArgs): Request => ({
    method: 'POST',
    url: '/payment',
    payload: { status: 'succeeded', ...input },
  }),
  /** The amount in major units. */
  makeOffer: ({ input: { productId, amount } }: MutationMakeOfferArgs): Request => ({
    method: 'POST',
    url: '/makeOffer',
    payload: { productId, amount: amount / 100 },
  }),
  withdrawOffer: byId('PATCH', '/withdrawOffer'),
  declineOffer: byId('PATCH', '/declineOffer'),
  /** The amount in major units. */
  acceptOffer: ({ input: { id, amount } }: MutationAcceptOfferArgs): Request => ({
    method: 'PATCH',
    url: `/acceptOffer?id=${id}`,
    payload: { amount: amount / 100 },
  }),
  confirmReceipt: ({ paymentId }: MutationConfirmReceiptArgs): Request => ({
    method: 'PATCH',
    url: `/confirmReceipt?id=${paymentId}`,
  }),
  reportProblem: ({ input: { paymentId, ...body } }: MutationReportProblemArgs): Request => ({
    method: 'PATCH',
    url: `/reportProblem?id=${paymentId}`,
    payload: body,
  }),
  confirmHandOver: ({ paymentId }: MutationConfirmHandOverArgs): Request => ({
    method: 'PATCH',
    url: `/confirmHandOver?id=${paymentId}`,
  }),
  refundPayment: ({ input: { id, ...body } }: MutationRefundPaymentArgs): Request => ({
    method: 'PATCH',
    url: `/refundPayment?id=${id}`,
    payload: body,
  }),
  cancelSale: ({ paymentId }: MutationCancelSaleArgs): Request => ({
    method: 'PATCH',
    url: `/cancelSale?id=${paymentId}`,
  }),
  addReview: ({ input }: MutationAddReviewArgs): Request => ({
    method: 'POST',
    url: '/addReview',
    payload: input,
  }),
};

/** A mutation that REST has, too. */
export type SharedMutation = keyof typeof restMutations;

/** The variables of such a mutation. */
export type VariablesOf<Name extends SharedMutation> = Parameters<(typeof restMutations)[Name]>[0];
