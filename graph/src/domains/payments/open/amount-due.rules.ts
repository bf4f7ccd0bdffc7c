import type { PaymentPart } from '@fitness-zone/contract/enums.ts';
import { canPayInHalves, halvesOf } from '@fitness-zone/contract/payments/balance.ts';
import type { Types } from 'mongoose';
import type { Context } from '../../../context/context.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import type { UserRecord } from '../../accounts/user.model.ts';
import { isAgreedPrice, priceFor } from '../../product/price-for.rules.ts';
import type { ProductRecord } from '../../product/product.model.ts';
import { isUnpaid, partOf, priceOf } from '../balance/balance.rules.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { currencyOf } from '../provider-terms.rules.ts';
import { notAvailable } from './not-available.rules.ts';

/** The amount due when a payment is opened, before Stripe charges it; amounts are in minor units of `currency`. */
export type AmountDue = {
  part: PaymentPart;
  amount: number;
  /** The sum of both instalments; `amount` if paid at once. */
  price: number;
  currency: string;
  /** For a balance: the payment of the first instalment. */
  firstHalfId?: Types.ObjectId;
  /** The price of an accepted offer. */
  isAgreed?: boolean;
};

/** `latest`: the buyer's last attempt to pay for the product. */
type Tried = { buyer: UserRecord; product: ProductRecord; latest: PaymentRecord | null };

/** @property now epoch milliseconds */
type Terms = Pick<Context, 'config'> & { now: number };

/**
 * The amount that a buyer is charged now for a part of a product's price.
 * @returns the Refusal `not-available` if this buyer can't buy it now, `conflict` for a price too low for two
 * instalments
 */
export function amountDueFor(
  { config, now }: Terms,
  { buyer, product, latest }: Tried,
  part: Exclude<PaymentPart, 'balance'>,
): AmountDue | Refusal {
  const price = priceFor(product, buyer._id, now);
  if (price === null) return notAvailable({ config }, { buyer, product, latest });
  const currency = currencyOf({ config });
  const isAgreed = isAgreedPrice(product);
  if (part === 'whole') return { part, amount: price, price, currency, isAgreed };
  if (!canPayInHalves(price, currency)) {
    const message = `${product.productName} costs too little for two instalments.`;
    return new Refusal('conflict', message, { field: 'part' });
  }
  return { part, amount: halvesOf(price, currency).firstHalf, price, currency, isAgreed };
}

/**
 * The amount that the buyer of a first instalment is charged for the balance.
 * @param sale the payment that bought the product; null without one
 * @returns the Refusal `conflict` if there is no balance to pay
 */
export function balanceDue(
  { productName }: ProductRecord,
  sale: PaymentRecord | null,
): AmountDue | Refusal {
  const { balance } = sale ?? {};
  if (!sale || !balance || !isUnpaid(balance)) {
    const message = `You have no balance to pay for ${productName}.`;
    return new Refusal('conflict', message, { field: 'part' });
  }
  const { _id: firstHalfId, currency } = sale;
  const { amount } = balance;
  return { part: 'balance', amount, price: priceOf(sale), currency, firstHalfId };
}

/** The open payment is for exactly this. */
export const isFor = (due: AmountDue, payment: PaymentRecord): boolean =>
  partOf(payment) === due.part &&
  payment.amount === due.amount &&
  priceOf(payment) === due.price &&
  payment.currency === due.currency &&
  Boolean(payment.blind) === Boolean(due.isAgreed) &&
  payment.firstHalfId?.toHexString() === due.firstHalfId?.toHexString();
