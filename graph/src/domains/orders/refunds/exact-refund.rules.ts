import { formatMoney, stepOf } from '@fitness-zone/contract/payments/money.ts';
import { Types } from 'mongoose';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import type { OrderRecord } from '../order.model.ts';
import type { Situation } from '../order-actions.rules.ts';
import { refundableOf } from '../order-money.rules.ts';

/** The most that exact refunds can return of an order now, in minor units. */
export const refundableTotal = ({ order, payments }: Situation): number =>
  payments.reduce((sum, payment) => sum + refundableOf(order, payment), 0);

/**
 * Refuses an amount that can't be returned.
 * @throws Refusal `invalid`, naming the field
 */
export function checkAmount(
  situation: Situation,
  amount: number | null | undefined,
  field = 'amount',
): number {
  const { currency } = situation.order;
  const most = refundableTotal(situation);
  const refuse = (message: string) => new Refusal('invalid', message, { field });
  if (amount == null) throw refuse('Enter an amount.');
  if (amount % stepOf(currency) !== 0) {
    throw refuse(`Amounts are multiples of ${formatMoney(stepOf(currency), currency)}.`);
  }
  if (amount > most) throw refuse(tooMuch(situation, most));
  return amount;
}

/** Explains the limit of a refund, or why there can be none. */
function tooMuch({ order: { currency }, payments }: Situation, most: number): string {
  const isDisputed = payments.some(({ dispute }) => dispute?.status === 'open');
  const rest = isDisputed
    ? 'The buyer’s bank disputes a payment: wait for its decision.'
    : payments.some(({ dispute }) => dispute?.status === 'lost')
      ? 'The buyer’s bank has taken back a payment.'
      : '';
  if (most > 0) return `At most ${formatMoney(most, currency)} can be refunded. ${rest}`.trim();
  return rest ? `Nothing can be refunded. ${rest}` : 'Nothing is left to refund.';
}

/**
 * The refunds of an order with another one, taken from its payments, the last payment first.
 * @param amount minor units, at most `refundableTotal`
 */
export function withRefund(situation: Situation, amount: number): Pick<OrderRecord, 'refunds'> {
  const { order, payments, at } = situation;
  let left = amount;
  const parts = payments.toReversed().flatMap((payment) => {
    const part = Math.min(left, refundableOf(order, payment));
    left -= part;
    return part > 0 ? [{ paymentId: payment._id, amount: part }] : [];
  });
  const refund = {
    _id: new Types.ObjectId(),
    amount,
    createdAt: new Date(at),
    parts,
    status: 'pending' as const,
  };
  return { refunds: [...order.refunds, refund] };
}
