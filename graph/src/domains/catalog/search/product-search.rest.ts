import { enumValues } from '@fitness-zone/contract/enums.ts';
import { inputDescriptions, inputs } from '@fitness-zone/contract/generated/inputs.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { toExactMinor, toMajor } from '@fitness-zone/contract/payments/money.ts';
import { type Static, Type } from 'typebox';
import type { ProductFilter, ProductSort } from '../../../generated/graphql.ts';
import { searchableQuery, type sliceQuery } from '../../../rest/answers.ts';
import type { InputSchema } from '../../../rest/route.ts';

const { text, categoryIds, location, maxYearsOfUse, maxPrice } = inputs.ProductFilter;
const words = inputDescriptions.ProductFilter;

/** The orders under their names in REST. */
const sorts = {
  newest: 'NEWEST',
  price: 'PRICE_ASC',
  '-price': 'PRICE_DESC',
  '-saving': 'SAVING_DESC',
  relevance: 'RELEVANCE',
} as const satisfies Record<string, ProductSort>;

type SortName = keyof typeof sorts;

/** Filter and order parameters of a product list, in the shop's currency. */
const searchQuery = (currency: string) => {
  const amount = { minimum: 0, maximum: toMajor(maxPrice.max, currency) };
  return Type.Object({
    q: Type.Optional(
      Type.String({
        maxLength: text.maxLength,
        description: words.text.replace(/ See also .*/s, ''),
      }),
    ),
    category: Type.Optional(
      Type.Array(Type.String({ maxLength: categoryIds.maxLength }), {
        maxItems: categoryIds.maxItems,
        description: 'Only these categories, by their `_id`; may be repeated.',
      }),
    ),
    condition: Type.Optional(
      Type.Array(Type.Enum(Object.values(enumValues.Condition)), {
        maxItems: inputs.ProductFilter.conditions.maxItems,
        description: 'Only these conditions; may be repeated.',
      }),
    ),
    minPrice: Type.Optional(
      Type.Number({ ...amount, description: `${words.minPrice} Major unit.` }),
    ),
    maxPrice: Type.Optional(
      Type.Number({ ...amount, description: `${words.maxPrice} Major unit.` }),
    ),
    maxYears: Type.Optional(
      Type.Number({
        minimum: maxYearsOfUse.min,
        maximum: maxYearsOfUse.max,
        description: words.maxYearsOfUse,
      }),
    ),
    location: Type.Optional(
      Type.String({ maxLength: location.maxLength, description: words.location }),
    ),
    verified: Type.Optional(Type.Boolean({ description: words.verifiedSeller })),
    sort: Type.Optional(
      Type.Enum(Object.keys(sorts) as SortName[], {
        description: 'Order; `relevance` by default: without `q`, the newest first.',
      }),
    ),
  });
};

type SearchQuery = Static<ReturnType<typeof searchQuery>>;

/** The query of a list of products: its bounds, and what narrows and orders it. */
export type ProductSearchQuery = Static<typeof sliceQuery> & SearchQuery;

/** The schema of `ProductSearchQuery`. */
export const productSearchQuery: InputSchema<ProductSearchQuery> = (currency) =>
  searchableQuery(searchQuery(currency).properties);

/** Translates a query into GraphQL's filter; null if it only sets a page. */
export function searchOfQuery(
  { limit: _limit, after: _after, ...search }: ProductSearchQuery,
  currency: string,
): { filter: Unchecked<ProductFilter>; sort: ProductSort } | null {
  if (Object.keys(search).length === 0) return null;
  const { minPrice, maxPrice: most } = search;
  const filter = {
    text: search.q,
    categoryIds: search.category,
    conditions: search.condition,
    minPrice: minPrice === undefined ? undefined : toExactMinor(minPrice, currency),
    maxPrice: most === undefined ? undefined : toExactMinor(most, currency),
    maxYearsOfUse: search.maxYears,
    location: search.location,
    verifiedSeller: search.verified,
  };
  return { filter, sort: sorts[search.sort ?? 'relevance'] };
}
