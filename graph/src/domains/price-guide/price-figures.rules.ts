import { type Condition, enumValues } from '@fitness-zone/contract/enums.ts';
import { shownText } from '@fitness-zone/contract/inputs/shown-text.ts';
import { stepOf } from '@fitness-zone/contract/payments/money.ts';
import { fold } from '@fitness-zone/contract/search/words.ts';
import type { PriceFigures } from './price-guide.model.ts';

/** A product's price, paid or asked, in minor units. */
export type ProductPrice = { condition: Condition; brand: string | null; amount: number };

/** Figures of fewer prices would reveal too much about each. */
export const leastPrices = 5;

/** Sellers type brands freely, so only the most frequent ones are kept. */
const mostBrands = 100;

/** The figures of a category's prices, of each condition and of the brands in each, if there are enough prices. */
export function figuresOf(prices: readonly ProductPrice[], currency: string): PriceFigures[] {
  const step = stepOf(currency);
  const conditions = Object.values(enumValues.Condition);
  return [
    ...withBrands(prices, step),
    ...conditions.flatMap((condition) => {
      const some = prices.filter((price) => price.condition === condition);
      return withBrands(some, step).map((figures) => ({ condition, ...figures }));
    }),
  ];
}

/** Narrows by condition, then by brand, each only while it leaves enough prices. */
export function narrowed(
  figures: readonly PriceFigures[],
  wanted: { condition?: Condition | null; brand?: string | null },
): PriceFigures | undefined {
  const ofCondition = figures.filter(
    ({ condition }) => condition && condition === wanted.condition,
  );
  const some = ofCondition.length > 0 ? ofCondition : figures.filter((one) => !one.condition);
  const key = brandKey(wanted.brand ?? '');
  const ofBrand = key && some.find(({ brand }) => brand && brandKey(brand) === key);
  return ofBrand || some.find(({ brand }) => !brand);
}

const brandKey = (brand: string) => fold(shownText(brand));

function withBrands(prices: readonly ProductPrice[], step: number): PriceFigures[] {
  if (prices.length < leastPrices) return [];
  const branded = prices.filter(({ brand }) => brand !== null);
  const brands = [...Map.groupBy(branded, ({ brand }) => brandKey(brand ?? '')).values()]
    .filter(({ length }) => length >= leastPrices)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, mostBrands);
  return [
    percentiles(prices, step),
    ...brands.map((some) => ({ brand: usualSpelling(some), ...percentiles(some, step) })),
  ];
}

/** The most frequent spelling of a brand. */
function usualSpelling(prices: readonly ProductPrice[]): string {
  const spellings = [...Map.groupBy(prices, ({ brand }) => brand ?? '')];
  const [[usual] = ['']] = spellings.toSorted(([, one], [, other]) => other.length - one.length);
  return usual;
}

function percentiles(prices: readonly ProductPrice[], step: number) {
  const sorted = prices.map(({ amount }) => amount).toSorted((one, other) => one - other);
  const at = (share: number) => percentile(sorted, share, step);
  return { priceCount: sorted.length, low: at(0.25), typical: at(0.5), high: at(0.75) };
}

/** Interpolates between the two nearest values, then rounds to what can be charged. */
function percentile(sorted: readonly number[], share: number, step: number): number {
  const place = share * (sorted.length - 1);
  const [below = 0, above = below] = sorted.slice(Math.floor(place), Math.floor(place) + 2);
  const exact = below + (above - below) * (place - Math.floor(place));
  return Math.round(exact / step) * step;
}
