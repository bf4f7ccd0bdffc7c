import type { Types } from 'mongoose';
import type { Models } from '../../../context/merged-types.ts';
import type { Shop } from '../../../context/shop.ts';
import type { OrderRecord } from '../../orders/order.model.ts';
import { findOrderPayments } from '../../orders/orders.loaders.ts';
import type { PayoutAccountRecord } from '../accounts/payout-account.model.ts';
import { noMoney, type PayoutRecord } from '../payout.model.ts';
import type { PayoutFacts } from './payout-now.rules.ts';

/** The inputs of an order's payout, except the clock and the settings. */
type PayoutRecords = Omit<PayoutFacts, 'settings' | 'at'>;

/** The inputs of an order's payout, read now; null for an unknown order. */
export async function findPayoutFacts(
  { models, config, now }: Pick<Shop, 'models' | 'config' | 'now'>,
  orderId: Types.ObjectId,
): Promise<PayoutFacts | null> {
  const [records] = await findPayoutRecords(models, [orderId]);
  return records ? { ...records, settings: config.payouts, at: now() } : null;
}

/** The records that the payouts of some orders depend on; null for an unknown order. */
export async function findPayoutRecords(
  models: Pick<Models, 'Order' | 'Payment' | 'Payout' | 'PayoutAccount' | 'User'>,
  orderIds: readonly Types.ObjectId[],
): Promise<(PayoutRecords | null)[]> {
  const ids = [...orderIds];
  const { Order, Payout, PayoutAccount, User } = models;
  // Reads the payout first, so that its update fails if any other record changed meanwhile.
  const payouts: PayoutRecord[] = await Payout.find({ _id: { $in: ids } }).lean();
  const settling: PayoutRecord[] = await Payout.find({ settledBy: { $in: ids } }).lean();
  const orders: OrderRecord[] = await Order.find({ _id: { $in: ids } }).lean();
  const sellerIds = orders.map(({ sellerId }) => sellerId);
  const [payments, accounts, sellers] = await Promise.all([
    findOrderPayments(
      models,
      orders.map(({ firstPaymentId }) => firstPaymentId),
    ),
    PayoutAccount.find({ _id: { $in: sellerIds } }).lean<PayoutAccountRecord[]>(),
    User.find({ _id: { $in: sellerIds } }, { suspendedAt: 1, deletingAt: 1 }).lean(),
  ]);
  return ids.map((id) => {
    const nth = orders.findIndex(({ _id }) => _id.equals(id));
    const order = orders[nth];
    if (!order) return null;
    const ofSeller = ({ _id }: { _id: Types.ObjectId }) => _id.equals(order.sellerId);
    const seller = sellers.find(ofSeller);
    return {
      order,
      payout: payouts.find(({ _id }) => _id.equals(id)) ?? noPayout(order),
      payments: payments[nth] ?? [],
      withheld: settling.flatMap(({ _id: of, recoveries }) =>
        recoveries.filter(({ by }) => by.equals(id)).map((recovery) => ({ ...recovery, of })),
      ),
      account: accounts.find(ofSeller) ?? null,
      sellerGoneAt: seller ? (seller.deletingAt ?? seller.suspendedAt ?? null) : new Date(0),
    };
  });
}

/** The payout of an order before it is first written. */
const noPayout = ({ _id, sellerId, currency, createdAt }: OrderRecord): PayoutRecord => ({
  _id,
  sellerId,
  currency,
  createdAt,
  revision: 0,
  moves: [],
  recoveries: [],
  settledBy: [],
  destinationPayments: [],
  state: 'waiting',
  wait: 'hand-over',
  sums: noMoney,
});
