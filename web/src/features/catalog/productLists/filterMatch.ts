import type { ProductFilter } from '../../../generated/graphql.ts';
import type { ListedProduct } from './listedProduct.ts';

/** The parts of a filter: those that facets tell of, and the others. */
export type FilterPart = 'category' | 'condition' | 'price' | 'seller' | 'other';

/** How a product and a filter go together; whether it is available does not count. */
export type FilterMatch = {
  /** the parts that the product does not match */
  failing: readonly FilterPart[];
  /** whether there is a part of which only the server knows */
  isUnknown: boolean;
};

/** Compares a product with a filter, as far as what is cached of it tells. Only the server compares texts. */
export function matchFilter(filter: ProductFilter, product: ListedProduct): FilterMatch {
  const tests = [...compared(filter, product)];
  return {
    failing: [...new Set(tests.filter(([, matches]) => matches === false).map(([part]) => part))],
    isUnknown: tests.some(([, matches]) => matches === undefined),
  };
}

function* compared(
  filter: ProductFilter,
  { category, condition, resalePrice, seller, advertisement, yearsOfUsedProduct }: ListedProduct,
): Iterable<[FilterPart, boolean | undefined]> {
  const { categoryId, categoryIds, conditions, minPrice, maxPrice, verifiedSeller } = filter;
  const { advertised, maxYearsOfUse, text, location } = filter;
  const test = <Value>(value: Value | undefined, matches: (value: Value) => boolean) =>
    value === undefined ? undefined : matches(value);
  if (categoryId != null) yield ['category', test(category, (one) => one?.id === categoryId)];
  if (categoryIds?.length) {
    yield ['category', test(category, (one) => one != null && categoryIds.includes(one.id))];
  }
  if (conditions?.length) {
    yield ['condition', test(condition, (one) => conditions.includes(one))];
  }
  if (minPrice != null) yield ['price', test(resalePrice, ({ amount }) => amount >= minPrice)];
  if (maxPrice != null) yield ['price', test(resalePrice, ({ amount }) => amount <= maxPrice)];
  if (verifiedSeller) yield ['seller', test(seller, (one) => one?.verified ?? false)];
  if (maxYearsOfUse != null) {
    yield ['other', test(yearsOfUsedProduct, (years) => years <= maxYearsOfUse)];
  }
  if (advertised != null) yield ['other', test(advertisement, (is) => is === advertised)];
  if (text || location) yield ['other', undefined];
}
