import type { PaymentRecord } from '../payments/payment.model.ts';
import { lostOf } from '../payments/refunds/failed-refund.rules.ts';
import { isHeldForBuyer } from '../payments/refunds/provider-refunds.rules.ts';
import type { OrderRecord } from './order.model.ts';
import { partState } from './refunds/refund-states.rules.ts';
import type { OrderNow } from './state/order-now.rules.ts';

/** A payment's money by where it went, in minor units. */
type Share = { paid: number; refunded: number; refunding: number; lostInDisputes: number };

/** Sums of an order, in minor units: the others except `due` add up to `paid`. */
export type OrderSums = Share & { kept: number; due: number };

function shareOf(payment: PaymentRecord, pending: number): Share {
  const refunded = Math.min(payment.amountRefunded ?? 0, payment.amount);
  const lostInDisputes = lostOf(payment);
  const left = payment.amount - refunded - lostInDisputes;
  const isLeaving = payment.status === 'refunding' || payment.status === 'refund-failed';
  return {
    paid: payment.amount,
    refunded,
    refunding: isLeaving ? left : Math.min(pending, left),
    lostInDisputes,
  };
}

/**
 * The part of a payment that an order's exact refunds will still return. The payment knows how much it has returned.
 */
const pendingOf = ({ refunds }: OrderRecord, payment: PaymentRecord): number =>
  refunds
    .filter((refund) => isHeldForBuyer(partState(refund, payment)))
    .flatMap(({ parts }) => parts)
    .filter(({ paymentId }) => paymentId.equals(payment._id))
    .reduce((sum, { amount }) => sum + amount, 0);

/** The largest possible refund of a payment now: nothing while the bank disputes it. */
export function refundableOf(order: OrderRecord, payment: PaymentRecord): number {
  if (payment.status !== 'paid' || payment.dispute?.status === 'open') return 0;
  const { refunded, refunding, lostInDisputes } = shareOf(payment, pendingOf(order, payment));
  return payment.amount - refunded - refunding - lostInDisputes;
}

/** The part of a payment that wasn't returned and isn't about to be. */
export function paymentSums(order: OrderRecord, payment: PaymentRecord) {
  const share = shareOf(payment, pendingOf(order, payment));
  return { ...share, kept: share.paid - share.refunded - share.refunding - share.lostInDisputes };
}

/**
 * The total paid for an order, and where the money is.
 * @param payments those that took money
 */
export function orderSums(
  order: OrderRecord,
  payments: readonly PaymentRecord[],
  { state }: Pick<OrderNow, 'state'>,
): OrderSums {
  const sums = { paid: 0, refunded: 0, refunding: 0, lostInDisputes: 0 };
  for (const payment of payments) {
    const share = shareOf(payment, pendingOf(order, payment));
    for (const key of Object.keys(sums) as (keyof Share)[]) sums[key] += share[key];
  }
  const kept = sums.paid - sums.refunded - sums.refunding - sums.lostInDisputes;
  const [first] = payments;
  const isOpen = first?.balance && ['not-due', 'due'].includes(first.balance.status);
  const due = isOpen && state !== 'cancelled' ? (first.balance?.amount ?? 0) : 0;
  return { ...sums, kept, due };
}
