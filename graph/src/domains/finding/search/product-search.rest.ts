import { readAttributeFilters } from '@fitness-zone/contract/catalog/attribute-filters.ts';
import { enumValues } from '@fitness-zone/contract/enums.ts';
import { inputDescriptions, inputs } from '@fitness-zone/contract/generated/inputs.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { toExactMinor, toMajor } from '@fitness-zone/contract/payments/money.ts';
import { placeText } from '@fitness-zone/contract/places/place-text.ts';
import { fold } from '@fitness-zone/contract/search/words.ts';
import { type Static, Type } from 'typebox';
import type { ProductFilter, ProductSort } from '../../../generated/graphql.ts';
import { queryString, searchableQuery, type sliceQuery } from '../../../rest/answers.ts';
import type { InputSchema } from '../../../rest/route.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import type { SearchedPlace } from './searched-place.rules.ts';

const { text, categoryIds, towns, attributes, maxYearsOfUse, maxPrice } = inputs.ProductFilter;
const { place, within } = inputs.NearInput;
const { name, values } = inputs.AttributeFilter;
const words = inputDescriptions.ProductFilter;
const wordsOfNear = inputDescriptions.NearInput;

/** The orders under their names in REST. */
const sorts = {
  newest: 'NEWEST',
  price: 'PRICE_ASC',
  '-price': 'PRICE_DESC',
  '-saving': 'SAVING_DESC',
  relevance: 'RELEVANCE',
  nearest: 'NEAREST',
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
    near: Type.Optional(
      Type.String({ maxLength: place.maxLength, description: wordsOfNear.place }),
    ),
    within: Type.Optional(
      Type.Integer({
        minimum: within.min,
        maximum: within.max,
        description: 'Radius around `near`. Omitted, any distance.',
      }),
    ),
    unit: Type.Optional(
      Type.Enum(Object.values(enumValues.DistanceUnit), { description: wordsOfNear.unit }),
    ),
    town: Type.Optional(
      Type.Array(Type.String({ maxLength: towns.maxLength }), {
        maxItems: towns.maxItems,
        description: 'Only these towns, such as `Lake Oswego, OR`; may be repeated.',
      }),
    ),
    attribute: Type.Optional(
      Type.Array(Type.String({ maxLength: name.maxLength + ':'.length + values.maxLength }), {
        maxItems: attributes.maxItems * values.maxItems,
        description:
          'Only products with a fact, as `name:value`: `weight:10..20` (or `10..`, `..35 lb`), `foldable:true`, `brand:Rogue`. May be repeated; several values of one name are alternatives.',
      }),
    ),
    verified: Type.Optional(Type.Boolean({ description: words.verifiedSeller })),
    sort: Type.Optional(
      Type.Enum(Object.keys(sorts) as SortName[], {
        description:
          'Order; `relevance` by default: without `q`, the newest first. `nearest` needs `near`.',
      }),
    ),
  });
};

type SearchQuery = Static<ReturnType<typeof searchQuery>>;

/** The query of a list of products: its page, filter and order. */
export type ProductSearchQuery = Static<typeof sliceQuery> & SearchQuery;

export const productSearchQuery: InputSchema<ProductSearchQuery> = (currency) =>
  searchableQuery(searchQuery(currency).properties);

/** Translates a query into GraphQL's filter; null if it only asks for a page. */
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
    near: search.near?.trim()
      ? { place: search.near, within: search.within, unit: search.unit }
      : undefined,
    towns: search.town,
    attributes: search.attribute && attributeFilters(search.attribute),
    verifiedSeller: search.verified,
  };
  return { filter, sort: sorts[search.sort ?? 'relevance'] };
}

/** The link header's value for lists that each drop one fact, with the number of their products. */
export const listsWithout = (
  facts: readonly { name: string; countWithout: number }[],
  { attribute = [], ...query }: ProductSearchQuery,
): string =>
  facts
    .map(({ name, countWithout }) => {
      const others = attribute.filter((text) => !text.startsWith(`${name}:`));
      const title = `Without ${name}: ${countWithout}`;
      return `</products?${queryString({ ...query, attribute: others })}>; rel="alternate"; title="${title}"`;
    })
    .join(', ');

/**
 * Values of the link header for a place: the list near the place chosen by a guess, and the lists near others that the
 * words can mean.
 */
export function listsNear(
  { lookup, text: chosen, phrase, others }: SearchedPlace,
  query: ProductSearchQuery,
): string[] {
  const named = [
    ...(lookup === 'guessed' ? [{ rel: 'canonical', place: chosen }] : []),
    ...others.map((other) => ({ rel: 'alternate', place: placeText(other) })),
  ];
  const { q: asked = '', ...rest } = query;
  const q = phrase === null ? asked : fold(asked).replace(phrase, ' ').trim();
  return named.map(({ rel, place: near }) => {
    const address = `/products?${queryString({ ...(q && { q }), ...rest, near })}`;
    // Headers may only contain ASCII letters.
    return `<${address}>; rel="${rel}"; title*=UTF-8''${encodeURIComponent(`Near ${near}`)}`;
  });
}

/** @throws Refusal `invalid` for a text that isn't a filter */
function attributeFilters(texts: readonly string[]) {
  const { filters, faults } = readAttributeFilters(texts);
  const [fault] = faults;
  if (fault) throw new Refusal('invalid', fault, { field: 'attribute' });
  return filters;
}
