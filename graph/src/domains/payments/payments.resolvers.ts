import { balanceStatusAt } from '@fitness-zone/contract/payments/balance.ts';
import { presentUser } from '../../context/present-user.ts';
import type { Resolvers } from '../../generated/graphql.ts';
import { mutation } from '../../graphql/mutation.ts';
import { canPayBalance, partOf, priceOf } from './balance/balance.rules.ts';
import { cancelSale } from './balance/cancel-sale.service.ts';
import { mayCancelSale } from './balance/cancellable-sale.queries.ts';
import { adminPayments } from './browse/browse-payments.queries.ts';
import { contactOf } from './hand-over/contact.queries.ts';
import { handOverOf } from './hand-over/hand-over.rules.ts';
import { openPayment } from './open/open-payment.service.ts';
import {
  disputeShownTo,
  findVisiblePayment,
  refundShownTo,
  visiblePayment,
} from './payment.visibility.ts';
import { recordPayment } from './record-payment.service.ts';
import { isAgainstShop } from './refunds/dispute.rules.ts';
import { failedRefundAnswers, failedRefundOf } from './refunds/failed-refund.rules.ts';
import { canRefund, refundSale } from './refunds/refund-sale.service.ts';

export const paymentResolvers: Resolvers = {
  Query: {
    adminPayments: (_root, asked, context) => adminPayments.page(context, asked),
  },
  Mutation: {
    createPaymentIntent: mutation((context, given) => openPayment(context, given)),
    recordPayment: mutation((context, { input }) => recordPayment(context, input)),
    adminRefundPayment: mutation((context, { input }) => refundSale(context, input)),
    adminCancelSale: mutation((context, { paymentId }) => cancelSale(context, paymentId)),
  },
  Payment: {
    transactionId: (payment, _args, { viewer }) => visiblePayment(viewer, payment).transactionId,
    buyerName: (payment, _args, { viewer }) => visiblePayment(viewer, payment).buyerName,
    buyerEmail: (payment, _args, { viewer }) => visiblePayment(viewer, payment).buyerEmail,
    amount: ({ amount, currency }) => ({ amount, currency }),
    part: partOf,
    price: (payment) => ({ amount: priceOf(payment), currency: payment.currency }),
    amountRefunded: ({ amountRefunded, currency }) => ({ amount: amountRefunded ?? 0, currency }),
    disputed: ({ dispute }) => isAgainstShop(dispute),
    dispute: (payment, _args, { viewer }) => disputeShownTo(viewer, payment),
    product: ({ productId }, _args, { loaders }) => loaders.product.load(productId),
    handOver: (payment, _args, context) => handOverOf(context, payment),
    contact: (payment, _args, context) => contactOf(context, payment),
    balance: ({ balance, currency }) => (balance ? { ...balance, currency } : null),
    firstHalf: ({ firstHalfId }, _args, { loaders }) =>
      firstHalfId ? loaders.payment.load(firstHalfId) : null,
    viewerCanPayBalance: (payment, _args, context) => canPayBalance(context, payment),
    viewerCanRefund: (payment, _args, context) => canRefund(context, payment),
    refund: (payment, _args, { viewer }) => refundShownTo(viewer, payment),
    failedRefund: (payment) => {
      const failed = failedRefundOf(payment);
      return failed && { amount: failed.amount, currency: payment.currency };
    },
    viewerFailedRefundAnswers: (payment, _args, { viewer }) => failedRefundAnswers(viewer, payment),
    viewerCanCancelSale: (payment, _args, context) => mayCancelSale(context, payment),
  },
  AdminRefund: { admin: ({ adminId }, _args, context) => presentUser(context, adminId) },
  Balance: {
    status: (balance, _args, { now }) => balanceStatusAt(balance, now()),
    amount: ({ amount, currency }) => ({ amount, currency }),
    payment: ({ paymentId }, _args, context) => findVisiblePayment(context, paymentId),
  },
  Dispute: {
    amount: ({ amount, currency }) => ({ amount, currency }),
  },
};
