import { type Bits, popCount } from '../bits.ts';
import type { ProductConditions } from '../indexed-product.ts';
import type { ProductGroup } from '../product-groups.ts';
import type { SearchIndex } from '../search-index.ts';
import { keepMatching, keepPriced } from './keep-matching.ts';

/** What is left of some products by filters, and what would be without one of them. */
export type Narrowed = {
  /** The products that match all filters. */
  all: Bits;
  count: number;
  /** The products that match all filters but that of prices. */
  atAnyPrice: Bits;
  /** How many are of verified sellers and match all other filters. */
  ofVerifiedSellers: number;
  /** How many match all filters but that of categories, by the category's id. */
  byCategory: ReadonlyMap<string, number>;
  /** How many match all filters but that of conditions. */
  byCondition: ReadonlyMap<string, number>;
};

type GroupFilter = (group: ProductGroup) => boolean;

/**
 * Narrows products by filters, and counts what is left: both in one pass.
 * @param products what the list is made of without filters
 */
export function narrow(
  index: SearchIndex,
  products: Bits,
  conditions: ProductConditions,
): Narrowed {
  const { groups, ofVerifiedSellers: verified } = index;
  const atAnyPrice = products.slice();
  keepMatching(index, atAnyPrice, conditions);
  const all = keepPriced(index, atAnyPrice, conditions);
  const { isOfCategory, isInCondition } = groupFilters(conditions);
  const isWanted = groups.all.map((group) => isOfCategory(group) && isInCondition(group));
  const counts = new Int32Array(groups.all.length);
  const { ofBlock, usedBlocks } = groups;
  const onlyVerified = Boolean(conditions.verifiedSeller);
  let ofVerifiedSellers = 0;
  for (let at = 0; at < usedBlocks; at += 1) {
    const group = ofBlock[at] as number;
    const ofVerified = (all[at] as number) & (verified[at] as number);
    const found = onlyVerified ? ofVerified : (all[at] as number);
    counts[group] = (counts[group] as number) + popCount(found);
    if (isWanted[group]) {
      ofVerifiedSellers += popCount(ofVerified);
      if (onlyVerified) atAnyPrice[at] = (atAnyPrice[at] as number) & (verified[at] as number);
      all[at] = found;
    } else {
      atAnyPrice[at] = 0;
      all[at] = 0;
    }
  }
  const sumBy = (nameOf: (group: ProductGroup) => string, filter: GroupFilter) => {
    const sums = new Map<string, number>();
    for (const group of groups.all.filter(filter)) {
      const name = nameOf(group);
      sums.set(name, (sums.get(name) ?? 0) + (counts[group.position] as number));
    }
    return sums;
  };
  return {
    all,
    atAnyPrice,
    ofVerifiedSellers,
    count: counts.reduce((sum, count, position) => (isWanted[position] ? sum + count : sum), 0),
    byCategory: sumBy(({ categoryId }) => categoryId, isInCondition),
    byCondition: sumBy(({ condition }) => condition, isOfCategory),
  };
}

function groupFilters({ categoryIds, conditions }: ProductConditions) {
  const [ids, names] = [categoryIds && new Set(categoryIds), new Set(conditions)];
  return {
    isOfCategory: ({ categoryId }: ProductGroup) => !ids || ids.has(categoryId),
    isInCondition: ({ condition }: ProductGroup) => names.size === 0 || names.has(condition),
  };
}
