import type { Resolvers } from '../../generated/graphql.ts';
import { mutation } from '../../graphql/mutation.ts';
import { confirmReceipt, reportProblem } from './hand-over/hand-over.service.ts';
import { contactOf, handOverOf } from './hand-over/hand-over.ts';
import { openPayment } from './open/open-payment.service.ts';
import { visiblePayment } from './payment.visibility.ts';
import { browsePayments, browsePurchases, browseSales } from './payments.queries.ts';
import { recordPayment } from './record-payment.service.ts';
import { isAgainstShop } from './refunds/dispute.ts';

export const paymentResolvers: Resolvers = {
  Query: {
    purchases: (_root, page, context) => browsePurchases(context, page),
    sales: (_root, page, context) => browseSales(context, page),
    payments: (_root, { handOver, ...page }, context) => browsePayments(context, page, handOver),
  },
  Mutation: {
    createPaymentIntent: mutation((context, { productId }) => openPayment(context, productId)),
    recordPayment: mutation((context, { input }) => recordPayment(context, input)),
    confirmReceipt: mutation((context, { paymentId }) => confirmReceipt(context, paymentId)),
    reportProblem: mutation((context, { input }) => reportProblem(context, input)),
  },
  PaymentConnection: { totalCount: ({ totalCount }) => totalCount() },
  Payment: {
    id: ({ _id }) => _id.toHexString(),
    transactionId: (payment, _args, { viewer }) => visiblePayment(viewer, payment).transactionId,
    buyerName: (payment, _args, { viewer }) => visiblePayment(viewer, payment).buyerName,
    buyerEmail: (payment, _args, { viewer }) => visiblePayment(viewer, payment).buyerEmail,
    amount: ({ amount, currency }) => ({ amount, currency }),
    amountRefunded: ({ amountRefunded, currency }) => ({ amount: amountRefunded ?? 0, currency }),
    disputed: ({ dispute }) => isAgainstShop(dispute),
    dispute: ({ dispute }, _args, { viewer }) =>
      viewer?.role === 'admin' && dispute ? dispute : null,
    product: ({ productId }, _args, { loaders }) => loaders.product.load(productId),
    handOver: (payment, _args, context) => handOverOf(context, payment),
    contact: (payment, _args, context) => contactOf(context, payment),
  },
  Dispute: {
    amount: ({ amount, currency }) => ({ amount, currency }),
  },
};
