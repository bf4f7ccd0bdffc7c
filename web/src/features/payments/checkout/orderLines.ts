import { halvesOf } from '@fitness-zone/contract/payments/balance.ts';
import { formatMoney } from '@fitness-zone/contract/payments/money.ts';
import type { FirstHalf_PaymentFragment, PaymentPart } from '../../../generated/graphql.ts';
import type { RecordedPayment } from './paymentState.ts';

type Money = { amount: number; currency: string; formatted: string };

/** An amount of an order; `former` marks a price that no longer applies. */
export type OrderLine = { name: string; amount: string; former?: boolean };

type Order = {
  part: PaymentPart;
  /** the product's price */
  listPrice: Money;
  /** this buyer's price after an accepted offer */
  agreed: Money | null;
  /** for a balance: the first payment */
  firstHalf: FirstHalf_PaymentFragment | null;
};

/** Placeholder for an amount, so that the page doesn't shift. */
const notYet = '\u00a0';

/**
 * The lines of an order; the last one is the amount to pay now. Shown until the shop's answer arrives, which takes
 * precedence.
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
 * The lines of a completed payment, in its own currency even if the shop's changes.
 * @param firstHalf the first instalment, if there are two
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
