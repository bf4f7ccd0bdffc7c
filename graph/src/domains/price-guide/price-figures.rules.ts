import { type Condition, enumValues, type PriceSource } from '@fitness-zone/contract/enums.ts';
import { shownText } from '@fitness-zone/contract/inputs/shown-text.ts';
import { leastCharge } from '@fitness-zone/contract/payments/currencies.ts';
import { fold } from '@fitness-zone/contract/search/words.ts';
import { kindOfName } from '../../search/text/read-query.ts';
import type { ProductRecord } from '../product/product.model.ts';
import type { PriceFigures } from './price-guide.model.ts';

/** A product's price, paid or asked, in minor units. */
export type ProductPrice = {
  /** The kind that `kindOfName` finds; null if the name leaves it open. */
  equipment: string | null;
  condition: Condition;
  brand: string | null;
  sellerId: string;
  amount: number;
};

/** Figures from fewer prices would reveal too much about each. */
const leastPrices = 8;
/** The prices of one or two sellers aren't the market's. */
const leastSellers = 3;

/** Sellers type brands freely, so only the most frequent ones are stored. */
const mostBrands = 100;

/** The figures of a category and of each kind of equipment, by condition and brand, if there are enough prices. */
export function figuresOf(
  source: PriceSource,
  prices: readonly ProductPrice[],
  currency: string,
): PriceFigures[] {
  const step = stepsOf(currency);
  return groupsOf(prices).flatMap(({ prices: some, ...covered }) => {
    const figures = { source, ...covered, ...percentiles(some, step) };
    // Below half a step, shoppers would name no price.
    return figures.low > 0 ? [figures] : [];
  });
}

type Group = Pick<PriceFigures, 'equipment' | 'condition' | 'brand'> & {
  prices: readonly ProductPrice[];
};

/** Groups of prices: all, each kind, each condition and each brand, and their combinations. */
function groupsOf(all: readonly ProductPrice[]): Group[] {
  const named = all.filter(({ equipment }) => equipment !== null);
  const ofKinds = [...Map.groupBy(named, ({ equipment }) => equipment)].map(
    ([equipment, prices]) => ({ equipment, prices }),
  );
  return [{ prices: all }, ...ofKinds]
    .filter(hasEnough)
    .flatMap((group) => [group, ...conditionsOf(group)].filter(hasEnough))
    .flatMap((group) => [group, ...brandsOf(group)]);
}

const hasEnough = ({ prices }: Group): boolean =>
  prices.length >= leastPrices &&
  new Set(prices.map(({ sellerId }) => sellerId)).size >= leastSellers;

const conditionsOf = (group: Group): Group[] =>
  Object.values(enumValues.Condition).map((condition) => ({
    ...group,
    condition,
    prices: group.prices.filter((price) => price.condition === condition),
  }));

function brandsOf(group: Group): Group[] {
  const branded = group.prices.filter(({ brand }) => brand !== null);
  return [...Map.groupBy(branded, ({ brand }) => brandKey(brand ?? '')).values()]
    .map((prices) => ({ ...group, brand: usualSpelling(prices), prices }))
    .filter(hasEnough)
    .toSorted((one, other) => other.prices.length - one.prices.length)
    .slice(0, mostBrands);
}

/**
 * Narrows by condition, then by brand, as long as enough prices remain; sales count before listings.
 * @returns undefined if the product's name leaves its kind open
 */
export function narrowed(
  all: readonly PriceFigures[],
  wanted: { productName?: string | null; condition?: Condition | null; brand?: string | null },
): PriceFigures | undefined {
  const isNamed = wanted.productName != null;
  const equipment = kindOfName(wanted.productName ?? '');
  if (isNamed && equipment === null) return undefined;
  const ofKind = all.filter((one) => (one.equipment ?? null) === equipment);
  const sold = ofKind.filter(({ source }) => source === 'sales');
  const figures = sold.length > 0 ? sold : ofKind;
  const ofCondition = figures.filter(
    ({ condition }) => condition && condition === wanted.condition,
  );
  const some = ofCondition.length > 0 ? ofCondition : figures.filter((one) => !one.condition);
  const key = brandKey(wanted.brand ?? '');
  const ofBrand = key && some.find(({ brand }) => brand && brandKey(brand) === key);
  return ofBrand || some.find(({ brand }) => !brand);
}

/** The brand among a product's facts; null without one. */
export function brandOf(attributes: ProductRecord['attributes']): string | null {
  const brand = attributes?.find(({ name }) => name === 'brand')?.value;
  return typeof brand === 'string' ? brand : null;
}

const brandKey = (brand: string) => fold(shownText(brand));

/** The most frequent spelling of a brand. */
function usualSpelling(prices: readonly ProductPrice[]): string {
  const spellings = [...Map.groupBy(prices, ({ brand }) => brand ?? '')];
  const [[usual] = ['']] = spellings.toSorted(([, one], [, other]) => other.length - one.length);
  return usual;
}

type StepOf = (amount: number) => number;

function percentiles(prices: readonly ProductPrice[], stepOf: StepOf) {
  const sorted = prices.map(({ amount }) => amount).toSorted((one, other) => one - other);
  const at = (share: number) => percentile(sorted, share, stepOf);
  return { priceCount: sorted.length, low: at(0.25), typical: at(0.5), high: at(0.75) };
}

/**
 * The steps of prices that shoppers name: $5 under $200, $10 above. Other currencies use these times a power of ten, by
 * the worth of their unit; Stripe's least charges tell that worth.
 */
function stepsOf(currency: string): StepOf {
  const worth = 10 ** Math.round(Math.log10(leastCharge(currency) / leastCharge('USD')));
  return (amount) => (amount < 200_00 * worth ? 5_00 : 10_00) * worth;
}

/** Interpolates between the two nearest values, then rounds. */
function percentile(sorted: readonly number[], share: number, stepOf: StepOf): number {
  const place = share * (sorted.length - 1);
  const [below = 0, above = below] = sorted.slice(Math.floor(place), Math.floor(place) + 2);
  const exact = below + (above - below) * (place - Math.floor(place));
  const step = stepOf(exact);
  return Math.round(exact / step) * step;
}
