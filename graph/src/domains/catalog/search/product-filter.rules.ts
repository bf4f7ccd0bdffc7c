import { attributeFilterFault } from '@fitness-zone/contract/catalog/attribute-filters.ts';
import { isAttributeName } from '@fitness-zone/contract/catalog/attributes.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { formatMoney, toMinor } from '@fitness-zone/contract/payments/money.ts';
import {
  type Position,
  type ProductSort,
  positionAt,
} from '@fitness-zone/contract/search/product-order.ts';
import { fold, isAsked } from '@fitness-zone/contract/search/words.ts';
import type { AttributeFilter, ProductFilter } from '../../../generated/graphql.ts';
import type { AttributeCondition, ProductConditions } from '../../../search/search-engine.ts';
import { textPrice } from '../../../search/text/text-price.ts';
import { foreignCursor } from '../../../shared/paging.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { areaOf, type SearchedPlace } from './searched-place.queries.ts';

/**
 * The filter, checked.
 * @param currency the shop's (ISO 4217)
 * @throws Refusal `invalid` with the field at fault
 */
export function validFilter(given: Unchecked<ProductFilter>, currency: string): ProductFilter {
  const { maxPrice } = given;
  return validInput('ProductFilter', given, currency, {
    attributes: attributesFault,
    minPrice(minPrice) {
      if (typeof maxPrice !== 'number' || minPrice <= maxPrice) return null;
      const [min, max] = [minPrice, maxPrice].map((amount) => formatMoney(amount, currency));
      return `minPrice (${min}) must not be more than maxPrice (${max}).`;
    },
  });
}

/** Says what is wrong with filters by attributes; null for nothing. */
function attributesFault(filters: readonly AttributeFilter[]): string | null {
  const names = filters.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined) return `Details can filter by “${twice}” only once.`;
  for (const filter of filters) {
    const fault = attributeFilterFault(filter);
    if (fault) return fault;
  }
  return null;
}

/** Translates attribute filters for the search engine; null if they don't narrow the list. */
function attributeConditions(
  filters: readonly AttributeFilter[] | null | undefined,
): AttributeCondition[] | null {
  const asked = (filters ?? []).flatMap(({ name, min, max, is, values }) => {
    const isAskedFor = min != null || max != null || is != null || Boolean(values?.length);
    return isAttributeName(name) && isAskedFor
      ? [{ name, min, max, is, values: values?.length ? values : null }]
      : [];
  });
  return asked.length > 0 ? asked : null;
}

/** A plain list: all products for sale, of one category or advertised ones, newest first. */
export const isNewestFirst = (
  { categoryId: _id, advertised: _advertised, near, ...others }: ProductFilter,
  sort: ProductSort,
): boolean =>
  (sort === 'NEWEST' || sort === 'RELEVANCE') &&
  !near &&
  Object.values(searchOf(others, 'USD', null)).every((value) => value == null);

/**
 * Translates a filter for the search engine; null for what doesn't narrow the list.
 * @param place the one that the filter is about (`searchedPlace`)
 */
export function searchOf(
  filter: ProductFilter,
  currency: string,
  place: SearchedPlace | null,
): ProductConditions {
  const { categoryId, categoryIds, conditions, towns, verifiedSeller } = filter;
  const text = isAsked(filter.text) ? filter.text : null;
  const phrase = place?.phrase ?? null;
  const area = areaOf(place);
  return {
    categoryIds: categoriesOf(categoryId, categoryIds),
    conditions: conditions?.length ? conditions : null,
    minPrice: filter.minPrice,
    maxPrice: filter.maxPrice,
    maxYearsOfUse: filter.maxYearsOfUse,
    near: phrase === null ? area : null,
    textPlace: area && phrase !== null ? { ...area, phrase } : null,
    towns: towns?.length ? towns : null,
    attributes: attributeConditions(filter.attributes),
    location: place && !area ? place.text : null,
    text,
    textPrice: text === null ? null : textPriceOf(fold(text).replace(phrase ?? '', ' '), currency),
    verifiedSeller: verifiedSeller || null,
    advertised: filter.advertised,
  };
}

/** The price that a folded text names, such as `under 500`, in minor units; null if it names none. */
function textPriceOf(folded: string, currency: string): ProductConditions['textPrice'] {
  const price = textPrice(folded);
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

/** @throws Refusal `invalid` for the order by distance without a place */
export function requirePlace(sort: ProductSort, place: SearchedPlace | null): void {
  if (sort !== 'NEAREST' || place) return;
  throw new Refusal('invalid', 'Sorting by nearest needs a place: set near.', { field: 'sort' });
}

/** Keys that the cursors of each order have. */
const keys: Record<ProductSort, (key: number, hasText: boolean) => boolean> = {
  NEWEST: (key) => key === 0,
  PRICE_ASC: (key) => key >= 0,
  PRICE_DESC: (key) => key <= 0,
  SAVING_DESC: () => true,
  RELEVANCE: (key, hasText) => (hasText ? key >= 1 : key === 0),
  NEAREST: (key) => key >= 0,
};

/**
 * The position that a page comes after; null for the beginning.
 * @throws Refusal `invalid` for a cursor of another order
 */
export function validPosition(
  after: string | null | undefined,
  sort: ProductSort,
  { text }: Pick<ProductConditions, 'text'>,
): Position | null {
  const cursor = validInput('QueryProductsArgs', { after }).after;
  if (!cursor) return null;
  const position = positionAt(cursor);
  if (keys[sort](position.key, typeof text === 'string')) return position;
  throw foreignCursor();
}
