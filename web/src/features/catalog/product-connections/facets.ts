import type { Reference } from '@apollo/client';
import type { ModifierDetails } from '@apollo/client/cache';
import { refTo } from '../../../apollo/connections/editConnections.ts';
import type { StoredConnection } from '../../../apollo/connections/keysetConnection.ts';
import { type CachedProduct, isEdited } from './cachedProduct.ts';

type StoredFacets = {
  categories?: readonly { category: Reference; count: number }[];
  conditions?: readonly { condition: string; count: number }[];
  verifiedSellerCount?: number;
  priceRange?: object | null;
};

export type StoredProducts = StoredConnection & { readonly facets?: StoredFacets | null };

/** Whether facets may have changed by more than one product's coming or leaving. */
export const areFacetsUncertain = (facets: StoredFacets, product: CachedProduct): boolean =>
  Boolean(
    facets.verifiedSellerCount !== undefined ||
      facets.priceRange !== undefined ||
      (facets.categories && isEdited(product, 'CATEGORY')) ||
      (facets.conditions && (isEdited(product, 'CONDITION') || isEdited(product, 'CATEGORY'))),
  );

/** The facets of a list after a product has come (1) or left (-1). */
export function countedFacets(
  facets: StoredFacets,
  { category, condition }: CachedProduct,
  { by, readField }: Pick<ModifierDetails, 'readField'> & { by: 1 | -1 },
): StoredFacets {
  const { categories, conditions } = facets;
  return {
    ...facets,
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
