import { enumValues } from '@fitness-zone/contract/enums.ts';
import { countBits } from '../bits.ts';
import type { TitledCategory } from '../indexed-product.ts';
import type { SearchIndex } from '../search-index.ts';
import type { Narrowed } from './narrow.ts';
import { priceRange } from './price-range.ts';

/** How many products a list would have with other filters: each counted with all filters but its own. */
export const facetsOf = (
  index: SearchIndex,
  narrowed: Narrowed,
  categories: readonly TitledCategory[],
) => ({
  categories: categories
    .map((category) => ({ category, count: narrowed.byCategory.get(category.id) ?? 0 }))
    .filter(({ count }) => count > 0)
    // Of equal ones the titles decide, by which the categories come.
    .sort((a, b) => b.count - a.count),
  conditions: Object.values(enumValues.Condition).map((condition) => ({
    condition,
    count: narrowed.byCondition.get(condition) ?? 0,
  })),
  verifiedSellerCount: narrowed.ofVerifiedSellers,
  priceRange: priceRange(
    index,
    narrowed.atAnyPrice,
    narrowed.atAnyPrice === narrowed.all ? narrowed.count : countBits(narrowed.atAnyPrice),
  ),
});
