import { enumValues } from '@fitness-zone/contract/enums.ts';
import { formatShortMoney } from '@fitness-zone/contract/payments/money.ts';
import type { PriceGuideQuery } from '../../generated/graphql.ts';

type Guide = NonNullable<PriceGuideQuery['priceGuide']>;

/** Percentiles in minor units. */
export type Range = { low: number; typical: number; high: number; currency: string };

/** A price to compare with a guide; `name` is its name in the sentence, such as `Your price`. */
export type MarkedPrice = { amount: number; name: string };

/** The guide's headline, such as "Most sell for $120–150". */
export function headline(source: Guide['source'], { low, high, currency }: Range): string {
  const [from, to] = [low, high].map((amount) => formatShortMoney(amount, currency)) as [
    string,
    string,
  ];
  const amounts = low === high ? from : `${from}–${to.replace(/^[^\d]+/, '')}`;
  return source === 'SALES' ? `Most sell for ${amounts}` : `Similar products cost ${amounts}`;
}

/** Describes the prices behind the guide. */
export function scope({ source, priceCount, condition, brand }: Guide): string {
  const state = condition ? enumValues.Condition[condition].toLowerCase() : 'any';
  const kind = source === 'SALES' ? 'sales' : 'listings';
  return `From ${priceCount} ${kind}${brand ? ` of ${brand}` : ''} in ${state} condition`;
}

/** Describes the plot to screen readers. */
export function rangeInWords({ low, typical, high, currency }: Range, marked: MarkedPrice | null) {
  const money = (amount: number) => formatShortMoney(amount, currency);
  const range = `Low ${money(low)}, typical ${money(typical)}, high ${money(high)}.`;
  if (!marked) return range;
  const { amount, name } = marked;
  const place = amount < low ? 'below' : amount > high ? 'above' : 'within';
  return `${range} ${name}, ${money(amount)}, is ${place} this range.`;
}
