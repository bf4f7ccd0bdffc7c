import { enumValues } from '@fitness-zone/contract/enums.ts';
import { countCommon } from '../bits.ts';
import type { TitledCategory } from '../indexed-product.ts';
import type { SearchIndex } from '../search-index.ts';
import type { Narrowed } from './narrow.ts';
import { firstInOrder } from './product-page.ts';

/** How many products a list would have with other filters: each counted with all filters but its own. */
export function countFacets(
  index: SearchIndex,
  narrowed: Narrowed,
  categories: readonly TitledCategory[],
) {
  const ofAnyCategory = index.categories.counts(narrowed.without('category'));
  const inAnyCondition = index.conditions.counts(narrowed.without('condition'));
  const ofAnySeller = narrowed.without('seller');
  return {
    categories: categories
      .map((category) => ({ category, count: ofAnyCategory.get(category.id) ?? 0 }))
      .filter(({ count }) => count > 0)
      // Of equal ones the titles decide, by which the categories come.
      .sort((a, b) => b.count - a.count),
    conditions: Object.values(enumValues.Condition).map((condition) => ({
      condition,
      count: inAnyCondition.get(condition) ?? 0,
    })),
    verifiedSellerCount: countCommon(ofAnySeller.bits, index.ofVerifiedSellers),
    priceRange: priceRange(index, narrowed),
  };
}

function priceRange(index: SearchIndex, narrowed: Narrowed): { min: number; max: number } | null {
  const atAnyPrice = narrowed.without('price');
  const [cheapest] = firstInOrder(index, atAnyPrice, 'PRICE_ASC', 1);
  const [dearest] = firstInOrder(index, atAnyPrice, 'PRICE_DESC', 1);
  if (cheapest === undefined || dearest === undefined) return null;
  return { min: index.prices[cheapest] as number, max: index.prices[dearest] as number };
}
