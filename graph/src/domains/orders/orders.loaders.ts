import type { CancellationReason, OrderActor } from '@fitness-zone/contract/enums.ts';
import DataLoader from 'dataloader';
import type { Types } from 'mongoose';
import type { Models } from '../../context/merged-types.ts';
import type { PaymentRecord } from '../payments/payment.model.ts';
import type { OrderRecord } from './order.model.ts';
import type { PickUpPlanRecord } from './pick-up/windows/pick-up-plan.model.ts';
import { findPlans, type Sold } from './pick-up/windows/pick-up-plan.queries.ts';
import { type About, aboutAny, keyOfAbout } from './thread/about.rules.ts';

const idOrder = (one: Types.ObjectId, other: Types.ObjectId): number =>
  one.toHexString() < other.toHexString() ? -1 : 1;

const cacheKeyFn = (id: Types.ObjectId) => id.toHexString();

/** Reasons for a seller's cancellation that lie with the buyer. */
const reasonsOfBuyers: CancellationReason[] = ['buyer-asked', 'balance-unpaid'];

/**
 * One request's loaders of orders, their payments (by the first payment), plans, purchases and sellers' cancellations.
 */
export const orderLoaders = (models: Pick<Models, 'Order' | 'Payment' | 'PickUpPlan'>) => ({
  orderOfPayment: new DataLoader<Types.ObjectId, OrderRecord | null, string>(
    async (ids) => {
      const orders: OrderRecord[] = await models.Order.find({
        firstPaymentId: { $in: [...ids] },
      }).lean();
      const found = new Map(orders.map((order) => [order.firstPaymentId.toHexString(), order]));
      return ids.map((id) => found.get(id.toHexString()) ?? null);
    },
    { cacheKeyFn },
  ),
  /** A buyer's orders of a product, oldest first: several if it came back on sale. */
  ordersAbout: new DataLoader<About, OrderRecord[], string>(
    async (asked) => {
      const found: OrderRecord[] = await models.Order.find(aboutAny(asked)).lean();
      // Sorts here, since no index has this order.
      const oldestFirst = found.toSorted((one, other) => idOrder(one._id, other._id));
      const orders = Map.groupBy(oldestFirst, keyOfAbout);
      return asked.map((one) => orders.get(keyOfAbout(one)) ?? []);
    },
    { cacheKeyFn: keyOfAbout },
  ),
  orderPayments: new DataLoader<Types.ObjectId, PaymentRecord[], string>(
    (ids) => findOrderPayments(models, ids),
    { cacheKeyFn },
  ),
  /**
   * Number of purchases that accounts had made by a time and not cancelled since. The time is the same throughout a
   * request.
   */
  purchaseCount: new DataLoader<{ buyerId: Types.ObjectId; before: Date }, number, string>(
    async (asked) => {
      const before = asked[0]?.before ?? new Date(0);
      const counts = await models.Order.aggregate<{ _id: Types.ObjectId; count: number }>([
        {
          $match: {
            buyerId: { $in: asked.map(({ buyerId }) => buyerId) },
            createdAt: { $lt: before },
            $or: [{ cancellation: null }, { 'cancellation.at': { $gte: before } }],
          },
        },
        { $group: { _id: '$buyerId', count: { $sum: 1 } } },
      ]);
      const found = new Map(counts.map(({ _id, count }) => [_id.toHexString(), count]));
      return asked.map(({ buyerId }) => found.get(buyerId.toHexString()) ?? 0);
    },
    { cacheKeyFn: ({ buyerId }) => cacheKeyFn(buyerId) },
  ),
  /** The plan that applies to an order's pick-up. */
  pickUpPlan: new DataLoader<Sold, PickUpPlanRecord | null, string>(
    (sold) => findPlans({ models }, sold),
    {
      cacheKeyFn: ({ sellerId, productId }) =>
        `${sellerId.toHexString()}:${productId.toHexString()}`,
    },
  ),
  cancelledSaleCount: new DataLoader<Types.ObjectId, number, string>(
    async (sellerIds) => {
      const counts = await models.Order.aggregate<{ _id: Types.ObjectId; count: number }>([
        {
          $match: {
            sellerId: { $in: [...sellerIds] },
            'cancellation.by': 'seller' satisfies OrderActor,
            'cancellation.reason': { $nin: reasonsOfBuyers },
          },
        },
        { $group: { _id: '$sellerId', count: { $sum: 1 } } },
      ]);
      const found = new Map(counts.map(({ _id, count }) => [_id.toHexString(), count]));
      return sellerIds.map((id) => found.get(id.toHexString()) ?? 0);
    },
    { cacheKeyFn },
  ),
});

/** The payments of orders that took money, by the ids of their first payments; the first payment comes first. */
export async function findOrderPayments(
  { Payment }: Pick<Models, 'Payment'>,
  firstIds: readonly Types.ObjectId[],
): Promise<PaymentRecord[][]> {
  const firsts: PaymentRecord[] = await Payment.find({ _id: { $in: [...firstIds] } }).lean();
  const halves = firsts.filter(({ part }) => part === 'first-half').map(({ _id }) => _id);
  const ofHalves = { firstHalfId: { $in: halves }, paidAt: { $gt: new Date(0) } };
  const balances: PaymentRecord[] = halves.length === 0 ? [] : await Payment.find(ofHalves).lean();
  return firstIds.map((id) => [
    ...firsts.filter(({ _id }) => _id.equals(id)),
    ...balances.filter(({ firstHalfId }) => firstHalfId?.equals(id)),
  ]);
}

/** Payments by their ids or by the time of their last change. */
export type PaymentFilter = { _id: Types.ObjectId } | { changedAt: { $gte: Date } };

export async function findOrders(
  { Order, Payment }: Pick<Models, 'Order' | 'Payment'>,
  filter: PaymentFilter,
): Promise<Pick<OrderRecord, '_id'>[]> {
  const payments = await Payment.find(filter, { firstHalfId: 1 }).lean();
  return Order.find({ firstPaymentId: { $in: payments.map(firstIdOf) } }, { _id: 1 }).lean();
}

const firstIdOf = ({ _id, firstHalfId }: Pick<PaymentRecord, '_id' | 'firstHalfId'>) =>
  firstHalfId ?? _id;

/**
 * Finds the orders whose payments have changed, for sweeps whose times overlap. Returns an order again only after it or
 * a payment has changed again.
 * @returns a function for a sweep. `since` is where its time begins; `settle` settles the orders
 */
export function changedOrders({ Order, Payment }: Pick<Models, 'Order' | 'Payment'>) {
  let settled = new Map<string, string>();
  return async (
    since: Date,
    settle: (orders: readonly Pick<OrderRecord, '_id'>[]) => Promise<void>,
  ): Promise<void> => {
    const payments = await Payment.find(
      { changedAt: { $gte: since } },
      { firstHalfId: 1, status: 1, revision: 1, changedAt: 1 },
    ).lean();
    const paymentsOf = Map.groupBy(payments, (payment) => firstIdOf(payment).toHexString());
    const orders = await Order.find(
      { firstPaymentId: { $in: payments.map(firstIdOf) } },
      { firstPaymentId: 1, revision: 1 },
    ).lean();
    const present = new Map(
      orders.map(({ _id, firstPaymentId, revision }) => [
        _id.toHexString(),
        JSON.stringify([revision, paymentsOf.get(firstPaymentId.toHexString())]),
      ]),
    );
    await settle(
      orders.filter(({ _id }) => {
        const id = _id.toHexString();
        return settled.get(id) !== present.get(id);
      }),
    );
    settled = present;
  };
}
