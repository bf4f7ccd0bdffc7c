import { attributeFilterFault } from '@fitness-zone/contract/catalog/attribute-filters.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { formatMoney } from '@fitness-zone/contract/payments/money.ts';
import {
  type Position,
  type ProductSort,
  positionAt,
} from '@fitness-zone/contract/search/product-order.ts';
import type { AttributeFilter, ProductFilter } from '../../../generated/graphql.ts';
import type { ProductConditions } from '../../../search/search-engine.ts';
import { foreignCursor } from '../../../shared/paging.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { searchOf } from './product-conditions.rules.ts';
import type { SearchedPlace } from './searched-place.rules.ts';

/**
 * The filter, checked.
 * @param currency the shop's (ISO 4217)
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

/** A plain list: all products for sale, of one category or advertised ones, newest first. */
export const isNewestFirst = (
  { categoryId: _id, advertised: _advertised, near, ...others }: ProductFilter,
  sort: ProductSort,
): boolean =>
  (sort === 'NEWEST' || sort === 'RELEVANCE') &&
  !near &&
  Object.values(searchOf(others, 'USD', null)).every((value) => value == null);

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
  // It is 0 for a text without a word that is searched for, such as “the”.
  RELEVANCE: (key, hasText) => (hasText ? key >= 0 : key === 0),
  NEAREST: (key) => key >= 0,
};

/**
 * The position before a page; null for the first page.
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
