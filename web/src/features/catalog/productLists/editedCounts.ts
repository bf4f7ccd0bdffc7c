import type { ProductField, ProductFilter } from '../../../generated/graphql.ts';
import { hasCounts, hasFacetOf, type StoredCounts } from './listCounts.ts';
import type { ListedProduct } from './listedProduct.ts';

/** Of the fields by which lists count, which parts of a filter compare them, and which facet tells of them. */
const countedBy: Partial<Record<ProductField, (list: StoredCounts, f: ProductFilter) => boolean>> =
  {
    CATEGORY: (list, { categoryId, categoryIds }) =>
      categoryId != null || categoryIds != null || hasFacetOf(list, 'category'),
    CONDITION: (list, { conditions }) => conditions != null || hasFacetOf(list, 'condition'),
    RESALE_PRICE: (list, { minPrice, maxPrice }) =>
      minPrice != null || maxPrice != null || hasFacetOf(list, 'price'),
    YEARS_OF_USE: (_list, { maxYearsOfUse }) => maxYearsOfUse != null,
  };

/**
 * Whether a list tells of more than its loaded entries, and may have counted a product otherwise before its seller
 * edited it. What it was before is not known.
 * @param filter the list's, with only what narrows it
 */
export const isEditCounted = (
  list: StoredCounts,
  filter: ProductFilter,
  { edits = [] }: ListedProduct,
): boolean =>
  hasCounts(list) && edits.some(({ field }) => countedBy[field]?.(list, filter) ?? false);
