import { writeAmount } from '@fitness-zone/contract/inputs/typed-number.ts';
import { toMajor, toMinor } from '@fitness-zone/contract/payments/money.ts';
import type { AskedPrice } from './offer.rules.ts';

/** The suggested shares of the price, in percent. */
const shares = [80, 90, 95] as const;

export type SuggestedAmount = {
  share: number;
  /** minor units */
  amount: number;
  /** major units, as typed */
  typed: string;
};

/** Suggested amounts; whole numbers unless the price is small. */
export function suggestedAmounts({ amount: price, currency }: AskedPrice): SuggestedAmount[] {
  const isLarge = toMajor(price, currency) >= 20;
  return shares.map((share) => {
    const exact = toMajor((price * share) / 100, currency);
    const amount = toMinor(isLarge ? Math.round(exact) : exact, currency);
    return { share, amount, typed: writeAmount(amount, currency) };
  });
}

/** An offer's share of the price, in whole percent: 100 only for the full price. */
export const shareOf = (offered: number, price: number): number =>
  offered < price ? Math.min(Math.round((offered / price) * 100), 99) : 100;

/** For example "14% below your price". */
export const belowPriceText = (offered: number, price: number, whose: 'your' | 'the'): string =>
  offered < price
    ? `${100 - shareOf(offered, price)}% below ${whose} price`
    : `${capital(whose)} price`;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
