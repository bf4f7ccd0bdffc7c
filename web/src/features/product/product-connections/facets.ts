import type { Reference } from '@apollo/client';
import type { ModifierDetails } from '@apollo/client/cache';
import { placeText } from '@fitness-zone/contract/places/place-text.ts';
import { mostTowns } from '@fitness-zone/contract/search/most-towns.ts';
import { refTo } from '../../../apollo/connections/editConnections.ts';
import type { StoredConnection } from '../../../apollo/connections/keysetConnection.ts';
import { type CachedProduct, isEdited } from './cachedProduct.ts';

type StoredFacets = {
  categories?: readonly { category: Reference; count: number }[];
  conditions?: readonly { condition: string; count: number }[];
  towns?: readonly { town: string; count: number }[];
  attributes?: readonly object[];
  attributeFilters?: readonly object[];
  verifiedSellerCount?: number;
  priceRange?: object | null;
};

export type StoredProducts = StoredConnection & { readonly facets?: StoredFacets | null };

/** Whether facets may have changed by more than a product that arrived (1), left (-1) or stayed (0). */
export const areFacetsUncertain = (
  facets: StoredFacets,
  product: CachedProduct,
  by: number,
): boolean =>
  Boolean(
    (facets.towns && isTownUncertain(facets.towns, product, by)) ||
      facets.attributes?.length ||
      facets.attributeFilters?.length ||
      facets.verifiedSellerCount !== undefined ||
      facets.priceRange !== undefined ||
      (facets.categories && isEdited(product, 'CATEGORY')) ||
      (facets.conditions && (isEdited(product, 'CONDITION') || isEdited(product, 'CATEGORY'))),
  );

/**
 * Whether the town counts are uncertain: a place is found just after posting, without an edit, and only the most
 * frequent towns are counted.
 */
const isTownUncertain = (
  towns: NonNullable<StoredFacets['towns']>,
  { place, ...product }: CachedProduct,
  by: number,
): boolean =>
  place === undefined ||
  (place !== null && place.name === undefined) ||
  (by === 0 && place !== null && !product.edits?.length) ||
  isEdited(product, 'LOCATION') ||
  towns.length >= mostTowns;

/** The facets of a list after a product has arrived (1) or left (-1). */
export function countedFacets(
  facets: StoredFacets,
  { category, condition, place }: CachedProduct,
  { by, readField }: Pick<ModifierDetails, 'readField'> & { by: 1 | -1 },
): StoredFacets {
  const { categories, conditions, towns } = facets;
  return {
    ...facets,
    ...(towns && place && { towns: countedTowns(towns, placeText(place), by) }),
    ...(conditions && {
      conditions: conditions.map((facet) =>
        facet.condition === condition ? { ...facet, count: facet.count + by } : facet,
      ),
    }),
    ...(categories &&
      category && {
        categories: countedCategories(categories, refTo('Category', category.id), by).toSorted(
          (one, other) =>
            other.count - one.count ||
            (titleOf(one.category, readField) < titleOf(other.category, readField) ? -1 : 1),
        ),
      }),
  };
}

function countedTowns(towns: NonNullable<StoredFacets['towns']>, town: string, by: 1 | -1) {
  const counted = towns.find((one) => one.town === town) ?? {
    __typename: 'TownFacet',
    town,
    count: 0,
  };
  const others = towns.filter((one) => one !== counted);
  return [...others, { ...counted, count: counted.count + by }]
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || (one.town < other.town ? -1 : 1));
}

const titleOf = (category: Reference, readField: ModifierDetails['readField']) =>
  readField<string>('title', category) ?? '';

function countedCategories(
  facets: NonNullable<StoredFacets['categories']>,
  category: Reference,
  by: 1 | -1,
) {
  const none = { __typename: 'CategoryFacet', category, count: 0 };
  const facet = facets.find((one) => one.category.__ref === category.__ref) ?? none;
  const others = facets.filter((one) => one !== facet);
  return [...others, { ...facet, count: facet.count + by }].filter(({ count }) => count > 0);
}
