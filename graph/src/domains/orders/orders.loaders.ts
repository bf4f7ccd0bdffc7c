import DataLoader from 'dataloader';
import type { Types } from 'mongoose';
import type { Models } from '../../context/merged-types.ts';
import type { PaymentRecord } from '../payments/payment.model.ts';
import type { OrderRecord } from './order.model.ts';

declare module '../../context/merged-types.ts' {
  interface Loaders extends ReturnType<typeof orderLoaders> {}
}

const cacheKeyFn = (id: Types.ObjectId) => id.toHexString();

/** One request's loaders of orders, by their first payment, and of the payments of an order, by the same. */
export const orderLoaders = (models: Pick<Models, 'Order' | 'Payment'>) => ({
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
  orderPayments: new DataLoader<Types.ObjectId, PaymentRecord[], string>(
    (ids) => findOrderPayments(models, ids),
    { cacheKeyFn },
  ),
});

/** The payments of orders that took money, by the ids of their first payments; the first one first. */
export async function findOrderPayments(
  { Payment }: Pick<Models, 'Payment'>,
  firstIds: readonly Types.ObjectId[],
): Promise<PaymentRecord[][]> {
  const [firsts, balances]: PaymentRecord[][] = await Promise.all([
    Payment.find({ _id: { $in: [...firstIds] } }).lean(),
    Payment.find({ firstHalfId: { $in: [...firstIds] }, paidAt: { $gt: new Date(0) } }).lean(),
  ]);
  return firstIds.map((id) => [
    ...(firsts ?? []).filter(({ _id }) => _id.equals(id)),
    ...(balances ?? []).filter(({ firstHalfId }) => firstHalfId?.equals(id)),
  ]);
}
