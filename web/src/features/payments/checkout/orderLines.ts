import { halvesOf } from '@fitness-zone/contract/payments/balance.ts';
import { formatMoney } from '@fitness-zone/contract/payments/money.ts';
import type { FirstHalf_PaymentFragment, PaymentPart } from '../../../generated/graphql.ts';
import type { RecordedPayment } from './paymentState.ts';

type Money = { amount: number; currency: string; formatted: string };

/** An amount of an order; `former` is a price that is not asked any more. */
export type OrderLine = { name: string; amount: string; former?: boolean };

type Order = {
  part: PaymentPart;
  /** what everybody pays */
  listPrice: Money;
  /** what this buyer pays, where an offer was accepted */
  agreed: Money | null;
  /** the payment before, of a balance */
  firstHalf: FirstHalf_PaymentFragment | null;
};

/** Stands where an amount will be, so that nothing below moves when it comes. */
const notYet = '\u00a0';

/**
 * What an order costs, and what of it is paid now, which is the last line. The shop's answer decides; this is shown
 * until it is there.
 */
export function orderLines({ part, listPrice, agreed, firstHalf }: Order): OrderLine[] {
  if (part === 'BALANCE') {
    const { price, amount, balance } = firstHalf ?? {};
    return [
      { name: 'Price', amount: price?.formatted ?? notYet },
      { name: 'First half, paid', amount: amount?.formatted ?? notYet },
      { name: 'To pay now', amount: balance?.amount.formatted ?? notYet },
    ];
  }
  const { amount, currency, formatted } = agreed ?? listPrice;
  const former = agreed ? [{ name: 'Price', amount: listPrice.formatted, former: true }] : [];
  if (part === 'WHOLE') {
    return [...former, { name: agreed ? 'Agreed price' : 'Total', amount: formatted }];
  }
  const halves = halvesOf(amount, currency);
  return [
    ...former,
    { name: agreed ? 'Agreed price' : 'Price', amount: formatted },
    { name: 'When you receive it', amount: formatMoney(halves.balance, currency) },
    { name: 'To pay now', amount: formatMoney(halves.firstHalf, currency) },
  ];
}

/**
 * What was paid, which stays so, also when prices have come to be in another currency.
 * @param firstHalf the first instalment, where there are two
 */
export function paidLines(
  { part, amount, price }: RecordedPayment,
  firstHalf: FirstHalf_PaymentFragment | null,
): OrderLine[] {
  if (part === 'WHOLE') return [{ name: 'Total', amount: amount.formatted }];
  const whole = { name: 'Price', amount: price.formatted };
  if (firstHalf?.balance?.status !== 'PAID') {
    return [whole, { name: 'First half, paid', amount: amount.formatted }];
  }
  return [
    { name: 'First half, paid', amount: firstHalf.amount.formatted },
    { name: 'Balance, paid', amount: firstHalf.balance.amount.formatted },
    { ...whole, name: 'Total' },
  ];
}
