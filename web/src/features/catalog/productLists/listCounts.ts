import type { Reference } from '@apollo/client';
import { refTo } from '../../../apollo/cachedLists/connections.ts';
import type { StoredList } from '../../../apollo/cachedLists/keysetList.ts';
import type { FilterPart } from './filterMatch.ts';
import type { ListedProduct } from './listedProduct.ts';

type StoredFacets = {
  categories?: readonly { category: Reference; count: number }[];
  conditions?: readonly { condition: string; count: number }[];
  verifiedSellerCount?: number;
  priceRange?: object | null;
};

/** A list with the fields that depend on all of its entries, not only on those of the loaded pages. */
export type StoredCounts = StoredList & {
  readonly facets?: StoredFacets | null;
  readonly correctedText?: string | null;
  readonly advertisements?: readonly Reference[];
};

/**
 * A list's counts after a product has come that matches all of its filter (1), or has left (-1).
 * @param titleOf gives a category's title, by which categories with equal counts are ordered
 */
export function withCounted(
  list: StoredCounts,
  product: ListedProduct,
  by: 1 | -1,
  titleOf: (category: Reference) => string,
): StoredCounts {
  const { totalCount, facets } = list;
  return {
    ...list,
    ...(totalCount != null && { totalCount: totalCount + by }),
    ...(facets && { facets: countedFacets(facets, product, by, titleOf) }),
  };
}

function countedFacets(
  facets: StoredFacets,
  product: ListedProduct,
  by: 1 | -1,
  titleOf: (category: Reference) => string,
): StoredFacets {
  const { categories, conditions } = facets;
  return {
    ...facets,
    ...(conditions && {
      conditions: conditions.map((facet) =>
        facet.condition === product.condition ? { ...facet, count: facet.count + by } : facet,
      ),
    }),
    ...(categories && { categories: countedCategories(categories, product, by, titleOf) }),
  };
}

function countedCategories(
  facets: NonNullable<StoredFacets['categories']>,
  { category }: ListedProduct,
  by: 1 | -1,
  titleOf: (category: Reference) => string,
): NonNullable<StoredFacets['categories']> {
  if (!category) return facets;
  const { __ref } = refTo('Category', category.id);
  const none = { __typename: 'CategoryFacet', category: { __ref }, count: 0 };
  const facet = facets.find((one) => one.category.__ref === __ref) ?? none;
  return [...facets.filter((one) => one !== facet), { ...facet, count: facet.count + by }]
    .filter(({ count }) => count > 0)
    .sort(
      (one, other) =>
        other.count - one.count || (titleOf(one.category) < titleOf(other.category) ? -1 : 1),
    );
}

/** Whether a list tells something of its entries that cannot be counted by what comes and leaves. */
export const hasUncountable = ({ facets }: StoredCounts): boolean =>
  facets?.verifiedSellerCount !== undefined || facets?.priceRange !== undefined;

const facetOf = {
  category: 'categories',
  condition: 'conditions',
  price: 'priceRange',
  seller: 'verifiedSellerCount',
} as const satisfies Record<Exclude<FilterPart, 'other'>, keyof StoredFacets>;

/** Whether a list tells how many products match all of its filter but for one part, as a facet does. */
export const hasFacetOf = ({ facets }: StoredCounts, part: FilterPart): boolean =>
  part !== 'other' && facets?.[facetOf[part]] !== undefined;

/** Whether a list tells of more than its loaded entries. */
export const hasCounts = ({ totalCount, facets }: StoredCounts): boolean =>
  totalCount != null || facets != null;
