import type { Context } from '../../context/context.ts';
import type { Resolvers } from '../../generated/graphql.ts';
import { mutation } from '../../graphql/mutation.ts';
import { nullIfNotFound } from '../../graphql/null-if-not-found.ts';
import { contactOf } from '../payments/hand-over/contact.queries.ts';
import { visibleAmong } from '../payments/payment.visibility.ts';
import {
  answerCancellation,
  cancelOrder,
  decideCancellation,
  requestCancellation,
} from './cancelling/cancel-order.service.ts';
import { answeredBy } from './cancelling/cancel-request.rules.ts';
import {
  claimHandOver,
  confirmOrderReceipt,
  enterHandOverCode,
  objectToHandOver,
  renewHandOverCode,
} from './hand-over/hand-over.service.ts';
import type { OrderRecord } from './order.model.ts';
import { orderOfPayment, sideOf } from './order.visibility.ts';
import { actionsOf, dueActionOf, type Situation } from './order-actions.rules.ts';
import { orderSums } from './order-money.rules.ts';
import { adminOrders, ownOrders, viewOrder } from './orders.queries.ts';
import { decideProblem } from './problems/decide-problem.service.ts';
import { problemStatusAt, shownProblems } from './problems/problem.rules.ts';
import {
  acceptProblemOffer,
  answerProblem,
  closeProblem,
  commentOnProblem,
  confirmReturn,
  escalateProblem,
  reportProblem,
} from './problems/problem-steps.service.ts';
import { firstPayment, partyOf } from './reading/parties.queries.ts';
import { timelineOf } from './reading/timeline.rules.ts';
import { answerFailedRefund } from './refunds/answer-failed-refund.service.ts';
import { refundStatus } from './refunds/refund-states.rules.ts';
import { situationOf } from './state/order-facts.queries.ts';

/** A field of the order's current state. */
const now =
  <Shown>(show: (situation: Situation, context: Context) => Shown) =>
  async (order: OrderRecord, _args: object, context: Context) =>
    show(await situationOf(context, order), context);

/** A field of the snapshot in the first payment. */
const sold =
  <Field extends 'productName' | 'image'>(field: Field) =>
  async (order: OrderRecord, _args: object, context: Context) =>
    (await firstPayment(context, order))[field];

const money = (amount: number, { currency }: Pick<OrderRecord, 'currency'>) => ({
  amount,
  currency,
});

export const orderResolvers: Resolvers = {
  Query: {
    order: nullIfNotFound((context, { id }) => viewOrder(context, id)),
    orders: (_root, asked, context) => ownOrders.page(context, asked),
    adminOrders: (_root, asked, context) => adminOrders.page(context, asked),
  },
  Mutation: {
    claimHandOver: mutation((context, { orderId }) => claimHandOver(context, orderId)),
    enterHandOverCode: mutation((context, { input }) => enterHandOverCode(context, input)),
    renewHandOverCode: mutation((context, { orderId }) => renewHandOverCode(context, orderId)),
    confirmOrderReceipt: mutation((context, { orderId }) => confirmOrderReceipt(context, orderId)),
    objectToHandOver: mutation((context, { input }) => objectToHandOver(context, input)),
    cancelOrder: mutation((context, { input }) => cancelOrder(context, input)),
    requestCancellation: mutation((context, { input }) => requestCancellation(context, input)),
    answerCancellation: mutation((context, { input }) => answerCancellation(context, input)),
    reportProblem: mutation((context, { input }) => reportProblem(context, input)),
    answerProblem: mutation((context, { input }) => answerProblem(context, input)),
    acceptProblemOffer: mutation((context, { input }) => acceptProblemOffer(context, input)),
    commentOnProblem: mutation((context, { input }) => commentOnProblem(context, input)),
    escalateProblem: mutation((context, { orderId }) => escalateProblem(context, orderId)),
    closeProblem: mutation((context, { orderId }) => closeProblem(context, orderId)),
    confirmReturn: mutation((context, { orderId }) => confirmReturn(context, orderId)),
    adminDecideProblem: mutation((context, { input }) => decideProblem(context, input)),
    adminAnswerFailedRefund: mutation((context, { input }) => answerFailedRefund(context, input)),
    adminDecideCancellation: mutation((context, { input }) => decideCancellation(context, input)),
  },
  Payment: { order: (payment, _args, context) => orderOfPayment(context, payment) },
  Order: {
    state: now((one) => one.now.state),
    hasOpenProblem: now((one) => one.now.hasOpenProblem),
    disputed: now((one) => one.now.disputed),
    product: ({ productId }, _args, { loaders }) => loaders.product.load(productId),
    productName: sold('productName'),
    image: sold('image'),
    place: async (order, _args, context) => (await firstPayment(context, order)).place ?? '',
    price: (order) => money(order.price, order),
    buyer: async (order, _args, context) =>
      partyOf(context, order.buyerId, (await firstPayment(context, order)).buyerName),
    seller: async (order, _args, context) =>
      partyOf(context, order.sellerId, (await firstPayment(context, order)).sellerName),
    contact: async (order, _args, context) =>
      contactOf(context, await firstPayment(context, order)),
    payments: async ({ firstPaymentId }, _args, { loaders, viewer }) =>
      visibleAmong(viewer, await loaders.orderPayments.load(firstPaymentId)),
    refunds: now(({ order, payments }) =>
      order.refunds.map((refund) => ({
        id: refund._id.toHexString(),
        amount: money(refund.amount, order),
        status: refundStatus(refund, payments),
        createdAt: refund.createdAt,
      })),
    ),
    totals: now(({ order, payments, now }, { viewer }) => {
      const visible = visibleAmong(viewer, payments);
      const { paid, refunded, refunding, lostInDisputes, kept, due } = orderSums(
        order,
        visible,
        now,
      );
      return {
        paid: money(paid, order),
        refunded: money(refunded, order),
        refunding: money(refunding, order),
        lostInDisputes: money(lostInDisputes, order),
        kept: money(kept, order),
        due: money(due, order),
      };
    }),
    balance: async (order, _args, context) => {
      const { balance, currency } = await firstPayment(context, order);
      return balance ? { ...balance, currency } : null;
    },
    handOverCode: now(({ order, now: { state } }, { viewer }) => {
      const side = sideOf(viewer, order);
      const isOpen = ['paid-in-part', 'paid', 'hand-over-claimed'].includes(state);
      if (!order.code || !isOpen || side === 'admin') return null;
      const { text, triesLeft } = order.code;
      return { code: side === 'buyer' ? text : null, triesLeft };
    }),
    confirmBy: now((one) => one.now.confirmBy),
    handedOverAt: now((one) => one.now.handedOverAt),
    confirmedAt: now((one) => one.now.confirmedAt),
    handOverProof: now((one) => one.now.handOverProof),
    closesAt: now((one) => one.now.closesAt),
    cancelRequest: now(({ order, now: { cancelRequestStatus: status } }) => {
      if (!order.cancelRequest || !status) return null;
      const { reason, createdAt, answerBy, answer, answeredAt = null } = order.cancelRequest;
      return {
        status,
        reason,
        createdAt,
        answerBy,
        answeredAt,
        answer: answer || null,
        answeredBy: answeredBy(order),
      };
    }),
    cancellation: ({ cancellation }) =>
      cancellation ? { ...cancellation, message: cancellation.message || null } : null,
    problems: now((situation) =>
      shownProblems(situation)
        .toReversed()
        .map((one) => ({ ...one, currency: situation.order.currency })),
    ),
    timeline: now((situation) =>
      timelineOf(situation).map(({ kind, at, isComing, by = null, amount }) => ({
        kind,
        at,
        isComing,
        by,
        amount: amount == null ? null : money(amount, situation.order),
      })),
    ),
    dueAction: now((situation, { viewer }) => dueActionOf(viewer, situation)),
    viewerActions: now((situation, { viewer }) => actionsOf(viewer, situation)),
  },
  OrderProblem: {
    status: (one, _args, context) => problemStatusAt(one, context.now()),
    wishedAmount: (one) => (one.wishedAmount == null ? null : money(one.wishedAmount, one)),
    offeredAmount: (one) => (one.offeredAmount == null ? null : money(one.offeredAmount, one)),
    refundAmount: (one) => (one.refundAmount == null ? null : money(one.refundAmount, one)),
    steps: ({ steps, currency }) =>
      steps.map(({ text = null, amount, photos, ...step }) => ({
        ...step,
        text,
        amount: amount == null ? null : { amount, currency },
        photos: photos ?? [],
      })),
  },
};
