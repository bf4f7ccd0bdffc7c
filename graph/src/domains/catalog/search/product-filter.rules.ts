import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { formatMoney, toMinor } from '@fitness-zone/contract/payments/money.ts';
import {
  type Place,
  type ProductSort,
  placeAt,
} from '@fitness-zone/contract/search/product-order.ts';
import { fold, isAsked } from '@fitness-zone/contract/search/words.ts';
import type { ProductFilter } from '../../../generated/graphql.ts';
import type { ProductConditions } from '../../../search/search-engine.ts';
import { textPrice } from '../../../search/text/text-price.ts';
import { foreignCursor } from '../../../shared/paging.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';

/**
 * A filter as it was checked.
 * @param currency the shop's (ISO 4217)
 * @throws Refusal `invalid` with the field at fault
 */
export function validFilter(given: Unchecked<ProductFilter>, currency: string): ProductFilter {
  const { maxPrice } = given;
  return validInput('ProductFilter', given, currency, {
    minPrice(minPrice) {
      if (typeof maxPrice !== 'number' || minPrice <= maxPrice) return null;
      const [min, max] = [minPrice, maxPrice].map((amount) => formatMoney(amount, currency));
      return `minPrice (${min}) must not be more than maxPrice (${max}).`;
    },
  });
}

/** Whether a list is all products for sale, or those of one category or advertised ones, the newest first. */
export const isNewestFirst = (
  { categoryId: _id, advertised: _advertised, ...others }: ProductFilter,
  sort: ProductSort,
): boolean =>
  (sort === 'NEWEST' || sort === 'RELEVANCE') &&
  Object.values(searchOf(others, 'USD')).every((value) => value === null || value === undefined);

/** Translates a filter for the search engine; null if it doesn't narrow the list. */
export function searchOf(filter: ProductFilter, currency: string): ProductConditions {
  const { categoryId, categoryIds, conditions, text, location, verifiedSeller } = filter;
  return {
    categoryIds: categoriesOf(categoryId, categoryIds),
    conditions: conditions?.length ? conditions : null,
    minPrice: filter.minPrice,
    maxPrice: filter.maxPrice,
    maxYearsOfUse: filter.maxYearsOfUse,
    location: isAsked(location) ? location : null,
    text: isAsked(text) ? text : null,
    textPrice: isAsked(text) ? textPriceOf(text, currency) : null,
    verifiedSeller: verifiedSeller || null,
    advertised: filter.advertised,
  };
}

/** The price that a text names, such as `under 500`, in minor units; null where it names none. */
function textPriceOf(text: string, currency: string): ProductConditions['textPrice'] {
  const price = textPrice(fold(text));
  if (!price) return null;
  const { phrase, min, max } = price;
  return {
    phrase,
    min: min === null ? 0 : toMinor(min, currency),
    max: max === null ? Number.POSITIVE_INFINITY : toMinor(max, currency),
  };
}

function categoriesOf(
  one: string | null | undefined,
  several: readonly string[] | null | undefined,
): readonly string[] | null {
  const any = several?.length ? several.map((id) => id.toLowerCase()) : null;
  if (!one) return any;
  const id = one.toLowerCase();
  return !any || any.includes(id) ? [id] : [];
}

/** Which keys the cursors of an order have. */
const keys: Record<ProductSort, (key: number, hasText: boolean) => boolean> = {
  NEWEST: (key) => key === 0,
  PRICE_ASC: (key) => key >= 0,
  PRICE_DESC: (key) => key <= 0,
  SAVING_DESC: () => true,
  RELEVANCE: (key, hasText) => (hasText ? key >= 1 : key === 0),
};

/**
 * The place that a page comes after; null for the beginning.
 * @throws Refusal `invalid` for a cursor of another order
 */
export function placeAfter(
  after: string | null | undefined,
  sort: ProductSort,
  { text }: Pick<ProductConditions, 'text'>,
): Place | null {
  const cursor = validInput('QueryProductsArgs', { after }).after;
  if (!cursor) return null;
  const place = placeAt(cursor);
  if (keys[sort](place.key, typeof text === 'string')) return place;
  throw foreignCursor();
}
