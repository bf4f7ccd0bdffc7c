import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import { maxReturnedRecords } from '../../../shared/record-limits.ts';
import { publishThreadsOf } from '../../messages/publish-threads-of.service.ts';
import { withdrawOffersOf } from '../../offers/state/withdraw-offers-of.service.ts';
import { publishOpenOrdersOf } from '../../orders/thread/publish-orders.service.ts';
import type { PaymentRecord } from '../../payments/payment.model.ts';
import { notBlind, publishPayment } from '../../payments/payment.visibility.ts';
import type { PaymentServices } from '../../payments/provider-call.service.ts';
import { callOffPaymentsOf } from '../../payments/sweep/call-off-payments.service.ts';
import {
  hideProductsOf,
  restoreProductsOf,
} from '../../product/hiding/products-of-seller.service.ts';
import type { ProductRecord } from '../../product/product.model.ts';
import type { UserRecord } from '../user.model.ts';

export type SuspensionServices = PaymentServices & Pick<Shop, 'settleOffers'>;

/**
 * Milliseconds until the follow-up runs again. Longer than any request under way at the suspension, which may have made
 * new records.
 */
const repeatAfterMs = 60_000;
/** The newest records changed with an account, as admins see them. */
export type Followed = { products: ProductRecord[]; payments: PaymentRecord[] };

/** The time when the sweeper repeats the follow-up; `now` is in epoch milliseconds. */
export const suspensionDueAt = (now: number): Date => new Date(now + repeatAfterMs);

/**
 * Publishes a suspended or restored account and runs the follow-up.
 * @returns the changed records
 */
export async function followSuspension(
  services: SuspensionServices,
  user: UserRecord,
): Promise<Followed> {
  const { events, log } = services;
  const isSeller = user.role === 'seller';
  events.publish({ kind: 'user', userId: user._id.toHexString(), isSeller });
  try {
    return await settleSuspension(services, user._id);
  } catch (error) {
    // The suspension itself stands; the sweeper finishes the follow-up.
    log.error(
      { err: error, userId: user._id },
      'could not do all that follows of a suspension yet',
    );
    return { products: [], payments: [] };
  }
}

/**
 * Brings an account's products, offers and payments in line with its state, suspended or not. May run at any time,
 * repeatedly and in several processes at once: each reads the account again afterwards, so the last one acts on the
 * final state.
 * @returns the changed records
 */
export async function settleSuspension(
  services: SuspensionServices,
  userId: Types.ObjectId,
): Promise<Followed> {
  const productIds = new Set<string>();
  const paymentIds = new Set<string>();
  let before: number | null | 'gone';
  let after = await suspendedSince(services, userId);
  do {
    before = after;
    if (before === 'gone') break;
    const changed = await followState(services, userId, before !== null);
    for (const id of changed.productIds) productIds.add(id);
    for (const id of changed.paymentIds) paymentIds.add(id);
    after = await suspendedSince(services, userId);
  } while (after !== before);
  const { Product, Payment } = services.models;
  const newestFirst = { _id: -1 } as const;
  const shown = { _id: { $in: newestOf(paymentIds) }, ...notBlind };
  return {
    products: await Product.find({ _id: { $in: newestOf(productIds) } })
      .sort(newestFirst)
      .lean(),
    payments: await Payment.find(shown).sort(newestFirst).lean(),
  };
}

async function followState(
  services: SuspensionServices,
  userId: Types.ObjectId,
  isSuspended: boolean,
): Promise<{ productIds: string[]; paymentIds: string[] }> {
  const products = await (isSuspended ? hideProductsOf : restoreProductsOf)(services, userId);
  const calledOff = isSuspended ? await callOffPaymentsOf(services, userId) : [];
  if (isSuspended) await withdrawOffersOf(services, userId);
  const openSales = await publishOpenSales(services, userId);
  await publishThreadsOf(services, userId);
  await publishOpenOrdersOf(services, userId);
  return {
    productIds: products.map(({ _id }) => _id.toHexString()),
    paymentIds: [...calledOff, ...openSales],
  };
}

const newestOf = (ids: ReadonlySet<string>): string[] =>
  [...ids].toSorted().toReversed().slice(0, maxReturnedRecords);

/** Start of the suspension in epoch milliseconds; null if the account isn't suspended. */
async function suspendedSince(
  { models }: Pick<Shop, 'models'>,
  userId: Types.ObjectId,
): Promise<number | null | 'gone'> {
  const user: UserRecord | null = await models.User.findById(userId).lean();
  if (!user || user.deletingAt) return 'gone';
  return user.suspendedAt?.getTime() ?? null;
}

/** Publishes the sales with an open balance, which admins may cancel while a side is suspended. */
async function publishOpenSales(
  { models, events }: SuspensionServices,
  userId: Types.ObjectId,
): Promise<string[]> {
  const open = { 'balance.status': { $in: ['not-due', 'due'] } } as const;
  const sales = [
    ...(await models.Payment.find({ buyerId: userId, ...open }).lean()),
    ...(await models.Payment.find({ sellerId: userId, ...open }).lean()),
  ];
  for (const sale of sales) publishPayment(events, sale);
  return sales.map(({ _id }) => _id.toHexString());
}
