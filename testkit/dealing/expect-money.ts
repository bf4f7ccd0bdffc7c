import type Stripe from 'stripe';
import { expect } from 'vitest';
import type { PaymentRecord } from '../../graph/src/domains/payments/payment.model.ts';
import { intentsFor } from '../payments/intents.ts';
import { thirdWorkingDayEnd } from './calendar.ts';
import type { Swept } from './read-swept.ts';

/** At most one sale, no money without goods or a refund, and both sets of books agree to the cent. */
export async function expectMoney(swept: Swept): Promise<void> {
  const { services, state, product, payments } = swept;
  const sale = payments.find(({ _id }) => product.paymentId?.equals(_id));
  expect(product.inStock === 'sold').toBe(sale !== undefined);
  expect(payments.filter(isOfPrice).filter(isPaid)).toEqual(sale ? [sale] : []);
  let kept = 0;
  for (const intent of await intentsFor(services, state)) {
    const payment = payments.find(({ transactionId }) => transactionId === intent.id);
    const returned = await returnedOf(swept, intent);
    kept += intent.amount_received - returned;
    if (intent.amount_received === 0) {
      expect(['pending', 'failed', undefined], intent.id).toContain(payment?.status);
      continue;
    }
    if (!payment) throw new Error(`${intent.id} has no record`);
    expect(payment.amount).toBe(intent.amount_received);
    const isGoods = sale !== undefined && isForGoods(payment, sale);
    expect([payment.status, payment.amountRefunded ?? 0, returned], intent.id).toEqual(
      isGoods ? ['paid', 0, 0] : ['refunded', payment.amount, payment.amount],
    );
  }
  const isHalf = sale?.balance && sale.balance.status !== 'paid';
  const owed = isHalf ? (sale.price ?? 0) - Math.floor((sale.price ?? 0) / 2) : sale?.price;
  expect(kept).toBe(sale ? (owed ?? sale.amount) : 0);
  for (const payment of payments) if (payment.balance) expectBalance(swept, payment);
  if (product.inStock !== 'available' && !product.hold) {
    const pending = payments.filter(({ status }) => status === 'pending');
    expect(pending.filter(isOfPrice)).toEqual([]);
    if (sale?.balance?.status !== 'not-due' && sale?.balance?.status !== 'due') {
      expect(pending).toEqual([]);
    }
  }
  expectPrices(swept);
  await expectInTime(swept);
}

/** The money for an accepted offer was taken before its hold ended. */
async function expectInTime({ services, payments, offers }: Swept): Promise<void> {
  for (const { buyerId, amount, heldUntil } of offers.filter(({ status }) => status === 'paid')) {
    const sales = payments.filter(
      (one) =>
        isOfPrice(one) &&
        one.buyerId.toHexString() === buyerId &&
        (one.price ?? one.amount) === amount,
    );
    const taken = await Promise.all(sales.map((one) => takenAt(services, one)));
    expect(taken.some((at) => at !== null && heldUntil !== null && at < heldUntil)).toBe(true);
  }
}

/** In epoch milliseconds; null if the provider hasn't taken the money. */
async function takenAt(
  { stripe }: Swept['services'],
  { transactionId }: PaymentRecord,
): Promise<number | null> {
  const { latest_charge } = await stripe.paymentIntents.retrieve(transactionId);
  if (typeof latest_charge !== 'string') return null;
  const { paid, created } = await stripe.charges.retrieve(latest_charge);
  return paid ? created * 1000 : null;
}

const isOfPrice = ({ part }: PaymentRecord) => part !== 'balance';
const isPaid = ({ status }: PaymentRecord) => status === 'paid';

/** The payment bought the product, or is the second instalment of the one that did. */
const isForGoods = (payment: PaymentRecord, sale: PaymentRecord): boolean =>
  payment._id.equals(sale._id) || Boolean(sale.balance?.paymentId?.equals(payment._id));

async function returnedOf({ services }: Swept, { id }: Stripe.PaymentIntent): Promise<number> {
  const { data } = await services.stripe.refunds.list({ payment_intent: id, limit: 100 });
  return data
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** A balance has the status that hand-over, payment and sale require. */
function expectBalance({ product, payments, orders }: Swept, first: PaymentRecord): void {
  const { balance, handedOverAt, price = 0 } = first;
  if (!balance) return;
  expect(first.part).toBe('first-half');
  expect([first.amount, balance.amount]).toEqual([
    (price ?? 0) - Math.floor((price ?? 0) / 2),
    Math.floor((price ?? 0) / 2),
  ]);
  if (balance.dueFrom) {
    // The seller's claim starts the deadline and counts as the hand-over unless the buyer objects.
    const order = orders.find(({ firstPaymentId }) => firstPaymentId.equals(first._id));
    expect(balance.dueFrom).toEqual(order?.claimedAt ?? handedOverAt);
    expect(balance.dueBy?.getTime()).toBe(thirdWorkingDayEnd(balance.dueFrom.getTime()));
  }
  const isSold = Boolean(product.paymentId?.equals(first._id));
  expect(isSold, `the balance is ${balance.status}`).toBe(balance.status !== 'cancelled');
  const payment = payments.find(({ _id }) => balance.paymentId?.equals(_id));
  switch (balance.status) {
    case 'not-due':
      expect(handedOverAt ?? null).toBeNull();
      break;
    case 'due':
      expect(balance.dueFrom).toBeTruthy();
      break;
    case 'paid':
      expect(payment).toMatchObject({
        part: 'balance',
        status: 'paid',
        amount: balance.amount,
        firstHalfId: first._id,
      });
      break;
    case 'cancelled':
      expect(first).toMatchObject({ status: 'refunded', refundReason: 'cancelled' });
  }
  if (balance.status !== 'paid') expect(payment).toBeUndefined();
  if (balance.status !== 'due') expect(balance.remindAt ?? null).toBeNull();
}

/** Every sale was paid at a price the product had at the time, or at the agreed amount. */
function expectPrices({ state, product, payments, offers }: Swept): void {
  const sales = payments.filter(
    (one) => isOfPrice(one) && (isPaid(one) || one.refundReason === 'cancelled'),
  );
  const agreed = offers.filter(({ status }) => status === 'paid');
  const listed = state.done.flatMap(({ act }) => (act.do === 'edit' ? act.price : []));
  for (const one of sales) {
    const price = one.price ?? one.amount;
    const isAgreed = agreed.some(
      ({ buyerId, amount }) => buyerId === one.buyerId.toHexString() && amount === price,
    );
    if (!isAgreed) expect([state.product.resalePrice, ...listed]).toContain(price);
  }
  for (const { buyerId, amount } of agreed) {
    expect(sales.map((one) => [one.buyerId.toHexString(), one.price ?? one.amount])).toContainEqual(
      [buyerId, amount],
    );
  }
  if (product.inStock === 'sold') expect(sales.length).toBeGreaterThan(0);
}
