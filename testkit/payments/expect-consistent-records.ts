import type { Document, Types } from 'mongoose';
import type Stripe from 'stripe';
import { expect } from 'vitest';
import type { OrderRecord } from '../../graph/src/domains/orders/order.model.ts';
import { orderSums } from '../../graph/src/domains/orders/order-money.rules.ts';
import { orderNow } from '../../graph/src/domains/orders/state/order-now.rules.ts';
import { isUnpaid } from '../../graph/src/domains/payments/balance/balance.rules.ts';
import type { PaymentRecord } from '../../graph/src/domains/payments/payment.model.ts';
import { isSale } from '../../graph/src/domains/payments/payment.visibility.ts';
import { disputeStatus } from '../../graph/src/domains/payments/refunds/dispute.rules.ts';
import type { ProductRecord } from '../../graph/src/domains/product/product.model.ts';
import type { PaymentServices } from './payment-processes.ts';

type Outcome = {
  product: Pick<Document<Types.ObjectId>, '_id'>;
  category: Pick<Document<Types.ObjectId>, '_id'>;
  intents: Stripe.PaymentIntent[];
};

/** The payment bought the product or paid its balance, and no other payment did. */
function hasBoughtWith(
  { _id, part, firstHalfId }: PaymentRecord,
  product: ProductRecord | null,
  records: PaymentRecord[],
): boolean {
  if (part !== 'balance') return product?.paymentId?.equals(_id) ?? false;
  const first = records.find((one) => firstHalfId?.equals(one._id));
  return first?.balance?.paymentId?.equals(_id) ?? false;
}

/** A first instalment's balance has one status, and its payments match. */
function expectBalance(
  first: PaymentRecord,
  records: PaymentRecord[],
  order: OrderRecord | undefined,
): void {
  const { balance, status, refundReason, amount, price } = first;
  if (!balance) {
    expect(isSale(first), 'a first half that bought something has a balance').toBe(false);
    return;
  }
  expect(amount + balance.amount).toBe(price);
  const paidBy = records.filter(
    ({ firstHalfId, ...payment }) => firstHalfId?.equals(first._id) && isSale(payment),
  );
  expect(paidBy.map(({ _id }) => _id)).toEqual(
    balance.status === 'paid' ? [balance.paymentId] : [],
  );
  expect(refundReason ?? null).toBe(balance.status === 'cancelled' ? 'cancelled' : null);
  if (isUnpaid(balance)) expect(status).toBe('paid');
  expect(Boolean(balance.dueBy)).toBe(Boolean(balance.dueFrom));
  // It is due from the date of the seller's claim or the buyer's confirmation.
  if (balance.status === 'due') {
    expect(balance.dueFrom).toEqual(order?.claimedAt ?? first.handedOverAt);
  }
}

/** Each sale has one order whose sums add up, whose refunds were each made once, and which agrees with its payment. */
function expectOrders(orders: OrderRecord[], records: PaymentRecord[]): void {
  const sales = records.filter((one) => one.part !== 'balance' && isSale(one));
  const idsOf = (ids: Types.ObjectId[]) => ids.map((id) => id.toHexString()).toSorted();
  expect(idsOf(orders.map(({ firstPaymentId }) => firstPaymentId))).toEqual(
    idsOf(sales.map(({ _id }) => _id)),
  );
  for (const order of orders) {
    const { firstPaymentId } = order;
    // The first payment comes first, as an order's payments are read.
    const payments = [
      ...records.filter(({ _id }) => _id.equals(firstPaymentId)),
      ...records.filter(({ firstHalfId, paidAt }) => firstHalfId?.equals(firstPaymentId) && paidAt),
    ];
    const now = orderNow(order, payments, Date.now());
    const { paid, kept, refunded, refunding, lostInDisputes } = orderSums(order, payments, now);
    expect(paid).toBe(payments.reduce((sum, { amount }) => sum + amount, 0));
    expect(refunded + refunding + lostInDisputes + kept).toBe(paid);
    expect(Math.min(refunded, refunding, lostInDisputes, kept)).toBeGreaterThanOrEqual(0);
    expect(order.state).toBe(now.state);
    if (order.state === 'cancelled') expect(order.cancellation).toBeTruthy();
  }
}

/** The provider has refunded exactly what the orders say, item by item. */
function expectExactRefunds(orders: OrderRecord[], returned: Stripe.Refund[]): void {
  const ofOrders = new Set(orders.flatMap(({ refunds }) => refunds.map(({ _id }) => `${_id}`)));
  for (const { metadata } of returned) {
    if (metadata?.orderRefund) expect(ofOrders).toContain(metadata.orderRefund);
  }
  for (const { _id, amount, parts, status } of orders.flatMap(({ refunds }) => refunds)) {
    expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
    const sent = returned.filter(({ metadata }) => metadata?.orderRefund === `${_id}`);
    const arrived = sent
      .filter((one) => one.status === 'succeeded')
      .reduce((sum, one) => sum + one.amount, 0);
    if (status === 'succeeded') expect(arrived, `refund ${_id}`).toBe(amount);
    else expect(arrived, `refund ${_id} is ${status}`).toBeLessThan(amount);
  }
}

function statusOf(
  { amount }: Stripe.PaymentIntent,
  isSale: boolean,
  { returned, waits }: { returned: number; waits: boolean },
) {
  if (isSale) return returned >= amount ? 'refunded' : 'paid';
  if (returned >= amount) return 'refunded';
  return waits ? 'refunding' : 'refund-failed';
}

/** At most one sale, no money without goods or a refund, and both sets of books agree to the cent. */
export async function expectConsistentRecords(
  services: PaymentServices,
  state: Outcome,
): Promise<void> {
  const { models, stripe } = services;
  const records = await models.Payment.find({ productId: state.product._id }).lean();
  const product = await models.Product.findById(state.product._id).lean();
  const sales = records.filter(({ part, ...payment }) => part !== 'balance' && isSale(payment));
  const orders: OrderRecord[] = await models.Order.find({ productId: state.product._id }).lean();
  // An admin may let a fully refunded buyer keep the product.
  const keptBy = orders.find(({ problems }) => problems.at(-1)?.decision === 'full-refund');
  const isKept = keptBy?.firstPaymentId.equals(product?.paymentId ?? '') ?? false;
  const paid = sales.filter(({ status }) => status === 'paid');
  expect(paid.map(({ _id }) => _id)).toEqual(
    product?.inStock === 'sold' && !isKept ? [product.paymentId] : [],
  );

  const allReturned: Stripe.Refund[] = [];
  for (const intent of state.intents) {
    const record = records.find(({ transactionId }) => transactionId === intent.id);
    const { data } = await stripe.refunds.list({ payment_intent: intent.id, limit: 100 });
    allReturned.push(...data);
    const ofOrders = data.flatMap(({ metadata }) => metadata?.orderRefund ?? []);
    expect(ofOrders.length, 'an exact refund was made twice').toBe(new Set(ofOrders).size);
    const returned = data
      .filter(({ status }) => status === 'succeeded')
      .reduce((sum, { amount }) => sum + amount, 0);
    const disputes = (await stripe.disputes.list({ payment_intent: intent.id })).data;
    const [dispute] = disputes;
    const lost = dispute?.status === 'lost' ? dispute.amount : 0;
    const hasBought = record ? hasBoughtWith(record, product, records) : false;
    if (intent.amount_received > 0) {
      expect(record?.amountRefunded ?? 0, `refunded of ${intent.id}`).toBe(returned);
      expect(record?.dispute?.providerStatus, `dispute of ${intent.id}`).toBe(dispute?.status);
      expect(record?.status, `${intent.id} took ${intent.amount_received}`).toBe(
        statusOf(intent, hasBought, {
          returned: returned + (hasBought ? 0 : lost),
          waits: dispute !== undefined && disputeStatus(dispute.status) === 'open',
        }),
      );
    } else {
      expect(['pending', 'failed', undefined], `${intent.id} took none`).toContain(record?.status);
    }
  }
  const sale = records.find(({ _id }) => product?.paymentId?.equals(_id));
  expect(product?.disputed ?? false).toBe(
    sale?.dispute?.status === 'open' || sale?.dispute?.status === 'lost',
  );
  expectOrders(orders, records);
  expectExactRefunds(orders, allReturned);
  for (const first of records) {
    if (first.part !== 'first-half') continue;
    const order = orders.find(({ firstPaymentId }) => firstPaymentId.equals(first._id));
    expectBalance(first, records, order);
  }
  const isOpen = ({ firstHalfId }: PaymentRecord) =>
    records.some(({ _id, balance }) => _id.equals(firstHalfId ?? '') && isUnpaid(balance));
  const open = records.filter(({ status }) => status === 'pending');
  expect(open.filter((one) => one.part === 'balance' && !isOpen(one))).toEqual([]);
  if (product?.inStock !== 'available') {
    expect(open.filter(({ part }) => part !== 'balance')).toEqual([]);
  }
  const bookings = await models.Booking.find({ productId: state.product._id }).lean();
  // A buyer of the product has it on no list, even after a cancellation.
  const owners = new Set(sales.map(({ buyerId }) => buyerId.toHexString()));
  expect(bookings.some(({ userId }) => owners.has(userId.toHexString()))).toBe(false);
  expect(bookings).toHaveLength(3 - owners.size);
  const receipts = await models.Order.find({ receiptNumber: { $gt: 0 } }, { receiptNumber: 1 })
    .sort({ receiptNumber: -1 })
    .limit(20)
    .lean();
  const numbers = receipts.map(({ receiptNumber }) => receiptNumber);
  expect(numbers, 'receipts have no gaps').toEqual(numbers.map((_, i) => (numbers[0] ?? 0) - i));
  const category = await models.Category.findById(state.category._id).lean();
  expect(category?.availableCount).toBe(product?.inStock === 'available' ? 1 : 0);
  expect(services.problems).toEqual([]);
}
