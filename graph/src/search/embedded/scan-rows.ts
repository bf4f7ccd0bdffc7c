import { advertisementsShown, type ProductSearch, type SearchResult } from '../search-engine.ts';
import { FirstRows } from './first-rows.ts';
import { conditions, type ProductTable } from './product-table.ts';
import type { TextMatch } from './text-match.ts';

/** Rows that match text and location; null if these don't narrow the list. */
type Texts = { text: TextMatch | null; location: TextMatch | null };

/**
 * Looks at every row once: which are listed, how many there are, and how many there would be without one of the filters
 * by category, condition, price and seller.
 */
export function scanRows(
  table: ProductTable,
  { conditions: filter, sort, first, after, turn }: Omit<ProductSearch, 'categories'>,
  { text, location }: Texts,
): Omit<SearchResult, 'correctedText'> {
  const { ids, categoryIds } = table;
  const { resalePrice, years, isAdvertised, isSellerVerified, category, condition } = table.columns;
  const { minPrice, maxPrice, maxYearsOfUse, verifiedSeller } = filter;
  const [least, most] = [minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY];
  const mostYears = maxYearsOfUse ?? Number.POSITIVE_INFINITY;
  const advertised = filter.advertised == null ? null : Number(filter.advertised);
  const isOfCategory = wanted(categoryIds, filter.categoryIds);
  const isInCondition = wanted(conditions, filter.conditions);
  const listed = new FirstRows(table, sort, first + 1, after);
  const byCategory = categoryIds.map(() => 0);
  const byCondition = conditions.map(() => 0);
  const advertisedIds: string[] = [];
  let [total, verifiedSellerCount] = [0, 0];
  let [min, max] = [Number.POSITIVE_INFINITY, -1];

  for (let row = ids.length - 1; row >= 0; row -= 1) {
    if ((years[row] as number) > mostYears) continue;
    if (advertised !== null && isAdvertised[row] !== advertised) continue;
    const [ofCategory, inCondition] = [category[row] as number, condition[row] as number];
    const price = resalePrice[row] as number;
    const fitsCategory = isOfCategory[ofCategory] === true;
    const fitsCondition = isInCondition[inCondition] === true;
    const fitsPrice = price >= least && price <= most;
    const fitsSeller = !verifiedSeller || isSellerVerified[row] === 1;
    const misfits = +!fitsCategory + +!fitsCondition + +!fitsPrice + +!fitsSeller;
    if (misfits > 1 || (location && !location.isNear(row))) continue;
    const tier = text ? text.tierOf(row) : undefined;
    if (tier === null) continue;
    if (misfits === 0 || !fitsCategory) byCategory[ofCategory] = (byCategory[ofCategory] ?? 0) + 1;
    if (misfits === 0 || !fitsCondition)
      byCondition[inCondition] = (byCondition[inCondition] ?? 0) + 1;
    if (misfits === 0 || !fitsPrice) {
      if (price < min) min = price;
      if (price > max) max = price;
    }
    if (misfits > 0) continue;
    total += 1;
    if (isSellerVerified[row] === 1) verifiedSellerCount += 1;
    if (isAdvertised[row] === 1) advertisedIds.push(ids[row] as string);
    listed.offer(row, tier);
  }
  const hits = listed.hits();
  return {
    hits: hits.slice(0, first),
    hasMore: hits.length > first,
    total,
    facets: {
      byCategory: new Map(categoryIds.map((id, at) => [id, byCategory[at] as number])),
      byCondition: new Map(conditions.map((name, at) => [name, byCondition[at] as number])),
      verifiedSellerCount,
      priceRange: max < 0 ? null : { min, max },
    },
    advertised: takeTurns(advertisedIds.reverse(), turn),
  };
}

/** By position in all names, which of them are wanted; null for all. */
const wanted = (names: readonly string[], some: readonly string[] | null | undefined): boolean[] =>
  names.map((name) => !some || some.includes(name));

/** The next ones in turn, continuing after the last one. */
function takeTurns(ids: readonly string[], turn: number): string[] {
  const start = ids.length > advertisementsShown ? (turn * advertisementsShown) % ids.length : 0;
  const length = Math.min(ids.length, advertisementsShown);
  return Array.from({ length }, (_, at) => ids[(start + at) % ids.length] as string);
}
