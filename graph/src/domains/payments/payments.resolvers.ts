import { balanceStatusAt } from '@fitness-zone/contract/payments/balance.ts';
import type { Resolvers } from '../../generated/graphql.ts';
import { mutation } from '../../graphql/mutation.ts';
import {
  canConfirmHandOver,
  canPayBalance,
  isCancellable,
  partOf,
  priceOf,
} from './balance/balance.ts';
import { cancelSale } from './balance/cancel-sale.service.ts';
import { confirmHandOver } from './balance/confirm-hand-over.service.ts';
import { confirmReceipt, reportProblem } from './hand-over/hand-over.service.ts';
import { contactOf, handOverOf } from './hand-over/hand-over.ts';
import { browsePayments } from './list/browse-payments.ts';
import { openPayment } from './open/open-payment.service.ts';
import { maySeePayment, visiblePayment } from './payment.visibility.ts';
import { browsePurchases, browseSales } from './payments.queries.ts';
import { recordPayment } from './record-payment.service.ts';
import { isAgainstShop } from './refunds/dispute.ts';
import { isRefundable, refundSale } from './refunds/refund-sale.service.ts';

export const paymentResolvers: Resolvers = {
  Query: {
    purchases: (_root, page, context) => browsePurchases(context, page),
    sales: (_root, page, context) => browseSales(context, page),
    payments: (_root, asked, context) => browsePayments(context, asked),
  },
  Mutation: {
    createPaymentIntent: mutation((context, given) => openPayment(context, given)),
    recordPayment: mutation((context, { input }) => recordPayment(context, input)),
    confirmReceipt: mutation((context, { paymentId }) => confirmReceipt(context, paymentId)),
    reportProblem: mutation((context, { input }) => reportProblem(context, input)),
    confirmHandOver: mutation((context, { paymentId }) => confirmHandOver(context, paymentId)),
    refundPayment: mutation((context, { input }) => refundSale(context, input)),
    cancelSale: mutation((context, { paymentId }) => cancelSale(context, paymentId)),
  },
  PaymentConnection: { totalCount: ({ totalCount }) => totalCount() },
  Payment: {
    id: ({ _id }) => _id.toHexString(),
    transactionId: (payment, _args, { viewer }) => visiblePayment(viewer, payment).transactionId,
    buyerName: (payment, _args, { viewer }) => visiblePayment(viewer, payment).buyerName,
    buyerEmail: (payment, _args, { viewer }) => visiblePayment(viewer, payment).buyerEmail,
    amount: ({ amount, currency }) => ({ amount, currency }),
    part: partOf,
    price: (payment) => ({ amount: priceOf(payment), currency: payment.currency }),
    amountRefunded: ({ amountRefunded, currency }) => ({ amount: amountRefunded ?? 0, currency }),
    disputed: ({ dispute }) => isAgainstShop(dispute),
    dispute: ({ dispute }, _args, { viewer }) =>
      viewer?.role === 'admin' && dispute ? dispute : null,
    product: ({ productId }, _args, { loaders }) => loaders.product.load(productId),
    handOver: (payment, _args, context) => handOverOf(context, payment),
    contact: (payment, _args, context) => contactOf(context, payment),
    balance: ({ balance, currency }) => (balance ? { ...balance, currency } : null),
    firstHalf: ({ firstHalfId }, _args, { loaders }) =>
      firstHalfId ? loaders.payment.load(firstHalfId) : null,
    viewerCanPayBalance: (payment, _args, context) => canPayBalance(context, payment),
    viewerCanConfirmHandOver: (payment, _args, context) => canConfirmHandOver(context, payment),
    viewerCanRefund: (payment, _args, { viewer }) =>
      viewer?.role === 'admin' && isRefundable(payment),
    refund: ({ refund }, _args, { viewer }) => (viewer?.role === 'admin' && refund) || null,
    viewerCanCancelSale: async (payment, _args, context) =>
      context.viewer?.role === 'admin' && isCancellable(context, payment),
  },
  AdminRefund: {
    admin: async ({ adminId }, _args, { loaders }) => {
      const admin = await loaders.user.load(adminId);
      return admin?.deletingAt ? null : admin;
    },
  },
  Balance: {
    status: (balance, _args, { now }) => balanceStatusAt(balance, now()),
    amount: ({ amount, currency }) => ({ amount, currency }),
    payment: async ({ paymentId }, _args, { loaders, viewer }) => {
      const payment = paymentId ? await loaders.payment.load(paymentId) : null;
      return payment && maySeePayment(viewer, payment) ? payment : null;
    },
  },
  Dispute: {
    amount: ({ amount, currency }) => ({ amount, currency }),
  },
};
