import { enumValues } from '@fitness-zone/contract/enums.ts';
import { toMajor } from '@fitness-zone/contract/payments/money.ts';
import { type Static, Type } from 'typebox';
import type { Context } from '../../context/context.ts';
import type { OrderRecord } from './order.model.ts';
import { dueActionOf } from './order-actions.rules.ts';
import { orderSums } from './order-money.rules.ts';
import { pickUpShape, showPickUp } from './pick-up/pick-up.shapes.ts';
import { shownPickUp } from './pick-up/shown-pick-up.queries.ts';
import { shownProblems } from './problems/problem.rules.ts';
import { problemShape, showProblem } from './problems/problems.shapes.ts';
import { situationOf } from './reading/situation.queries.ts';
import { timelineOf } from './reading/timeline.rules.ts';

const time = Type.Number({ description: 'Milliseconds since 1970.' });
const amount = Type.Number({ description: "In the major unit of the order's currency." });

/** An order in REST; amounts are in major units of its currency. */
export const orderShape = Type.Object({
  _id: Type.String(),
  state: Type.Enum(Object.values(enumValues.OrderState)),
  hasOpenProblem: Type.Boolean(),
  disputed: Type.Boolean(),
  productId: Type.String(),
  productName: Type.String(),
  buyerId: Type.String(),
  buyerName: Type.String(),
  sellerId: Type.String(),
  sellerName: Type.String(),
  price: amount,
  currency: Type.String({ description: 'ISO 4217.' }),
  paid: amount,
  refunded: amount,
  refunding: amount,
  lostInDisputes: amount,
  kept: amount,
  due: amount,
  createdAt: time,
  confirmBy: Type.Optional(time),
  handedOverAt: Type.Optional(time),
  confirmedAt: Type.Optional(time),
  closesAt: Type.Optional(time),
  dueAction: Type.Optional(Type.Enum(Object.values(enumValues.OrderAction))),
});

/** With everything that happened in it. */
export const wholeOrderShape = Type.Object({
  ...orderShape.properties,
  paymentIds: Type.Array(Type.String()),
  pickUp: Type.Optional(pickUpShape),
  problems: Type.Array(problemShape, { description: 'Newest first.' }),
  timeline: Type.Array(
    Type.Object({
      kind: Type.Enum(Object.values(enumValues.OrderEventKind)),
      at: Type.Optional(time),
      isComing: Type.Boolean(),
      by: Type.Optional(Type.Enum(Object.values(enumValues.OrderActor))),
      amount: Type.Optional(amount),
    }),
  ),
});

/** An order for a REST answer. */
export async function showOrder(
  context: Context,
  order: OrderRecord,
): Promise<Static<typeof orderShape>> {
  const situation = await situationOf(context, order);
  const { payments, now } = situation;
  const [first] = payments;
  const sums = orderSums(order, payments, now);
  const major = (value: number) => toMajor(value, order.currency);
  const dueAction = dueActionOf(context.viewer, situation);
  return {
    _id: order._id.toHexString(),
    state: now.state,
    hasOpenProblem: now.hasOpenProblem,
    disputed: now.disputed,
    productId: order.productId.toHexString(),
    productName: first?.productName ?? '',
    buyerId: order.buyerId.toHexString(),
    buyerName: first?.buyerName ?? '',
    sellerId: order.sellerId.toHexString(),
    sellerName: first?.sellerName ?? '',
    price: major(order.price),
    currency: order.currency.toUpperCase(),
    paid: major(sums.paid),
    refunded: major(sums.refunded),
    refunding: major(sums.refunding),
    lostInDisputes: major(sums.lostInDisputes),
    kept: major(sums.kept),
    due: major(sums.due),
    createdAt: order.createdAt.getTime(),
    ...(now.confirmBy && { confirmBy: now.confirmBy.getTime() }),
    ...(now.handedOverAt && { handedOverAt: now.handedOverAt.getTime() }),
    ...(now.confirmedAt && { confirmedAt: now.confirmedAt.getTime() }),
    ...(now.closesAt && { closesAt: now.closesAt.getTime() }),
    ...(dueAction && { dueAction }),
  };
}

/** A whole order for a REST answer. */
export async function showWholeOrder(
  context: Context,
  order: OrderRecord,
): Promise<Static<typeof wholeOrderShape>> {
  const situation = await situationOf(context, order);
  const pickUp = shownPickUp(context, situation);
  return {
    ...(await showOrder(context, order)),
    ...(pickUp && { pickUp: showPickUp(pickUp, context.config.publicUrl) }),
    problems: shownProblems(situation)
      .toReversed()
      .map((one) => showProblem(context, order, one)),
    paymentIds: situation.payments.map(({ _id }) => _id.toHexString()),
    timeline: timelineOf(situation).map(({ kind, at, isComing, by, amount: sum }) => ({
      kind,
      isComing,
      ...(at && { at: at.getTime() }),
      ...(by && { by }),
      ...(sum != null && { amount: toMajor(sum, order.currency) }),
    })),
  };
}
