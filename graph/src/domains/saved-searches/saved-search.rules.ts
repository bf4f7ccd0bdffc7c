import { createHash } from 'node:crypto';
import {
  type AddressedFilter,
  productsSearch,
} from '@fitness-zone/contract/catalog/products-address.ts';
import { publicPaths } from '@fitness-zone/contract/pages/public-paths.ts';
import { fold } from '@fitness-zone/contract/search/words.ts';
import type { AttributeFilter, ProductFilter } from '../../generated/graphql.ts';
import type { ProductConditions } from '../../search/search-engine.ts';
import { asksForNothing } from '../../search/text/read-query.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import type { SavedSearchRecord } from './saved-search.model.ts';

/** Maximum number of saved searches of an account. */
export const mostSavedSearches = 50;

/**
 * A filter reduced to the conditions that narrow the list, always in the same order.
 * @throws Refusal `invalid` for conditions that a saved search can't have
 */
export function normalFilter(filter: ProductFilter): ProductFilter {
  if (filter.advertised != null) {
    throw new Refusal('invalid', 'A saved search can’t ask for advertised products.', {
      field: 'filter',
    });
  }
  const { text, near, minPrice, maxPrice, maxYearsOfUse, verifiedSeller } = filter;
  const categoryIds = categoriesOf(filter);
  const conditions = inOrder(filter.conditions);
  const towns = inOrder(filter.towns);
  const attributes = attributesOf(filter.attributes);
  const place = near?.place.trim();
  return {
    ...(text?.trim() && { text: text.trim().replace(/\s+/g, ' ') }),
    ...(categoryIds && { categoryIds }),
    ...(conditions && { conditions }),
    ...(minPrice && { minPrice }),
    ...(maxPrice != null && { maxPrice }),
    ...(maxYearsOfUse != null && { maxYearsOfUse }),
    ...(near &&
      place && {
        near: {
          place,
          ...(near.within != null && { within: near.within }),
          ...(near.unit && { unit: near.unit }),
        },
      }),
    ...(towns && { towns }),
    ...(attributes && { attributes }),
    ...(verifiedSeller && { verifiedSeller }),
  };
}

function categoriesOf({ categoryId, categoryIds }: ProductFilter): string[] | null {
  const several = inOrder(categoryIds?.map((id) => id.toLowerCase()));
  const one = categoryId?.toLowerCase();
  if (!one) return several;
  if (!several || several.includes(one)) return [one];
  throw new Refusal('invalid', 'Nothing is in two categories: choose one of them.', {
    field: 'filter',
  });
}

/** The distinct values, sorted; null for none. */
export const inOrder = <Value>(values: readonly Value[] | null | undefined): Value[] | null =>
  values?.length ? [...new Set(values)].sort() : null;

function attributesOf(filters: readonly AttributeFilter[] | null | undefined) {
  const asked = (filters ?? []).flatMap(({ name, min, max, is, values }) => {
    const any = inOrder(values);
    const asks = {
      ...(min != null && { min }),
      ...(max != null && { max }),
      ...(is != null && { is }),
      ...(any && { values: any }),
    };
    return Object.keys(asks).length > 0 ? [{ name, ...asks }] : [];
  });
  const sorted = asked.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return sorted.length > 0 ? sorted : null;
}

/** A short text that is equal for equivalent filters. */
export function filterKey(filter: AddressedFilter): string {
  const { text, near, ...others } = filter;
  const folded = {
    ...others,
    ...(text && { text: fold(text) }),
    ...(near && { near: { ...near, place: fold(near.place) } }),
  };
  const entries = Object.entries(folded).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('base64url').slice(0, 22);
}

/** The path of the list with a saved search. */
export const pathOf = ({ filter }: Pick<SavedSearchRecord, 'filter'>, currency: string): string =>
  `${publicPaths.pages}${productsSearch(filter, null, currency)}`;

/** Whether the conditions exclude any product. A place without a radius only sorts. */
export const narrows = ({ text, near, ...others }: ProductConditions): boolean =>
  (text != null && !asksForNothing(text, others.textPlace?.phrase)) ||
  Object.values({ ...others, within: near?.withinKm }).some((value) => value != null);
