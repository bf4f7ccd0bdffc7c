import { advertisementsShown, type ProductSearch, type SearchResult } from '../search-engine.ts';
import { FirstRows } from './first-rows.ts';
import { conditions, type ProductRow, type ProductRows } from './product-rows.ts';
import type { TextMatch } from './text-match.ts';

/** What the text and the location match; null where they don't narrow the list. */
type Texts = { text: TextMatch | null; location: TextMatch | null };

/**
 * Looks at every row once: which are listed, how many there are, and how many there would be without one of the filters
 * by category, condition, price and seller.
 */
export function scanRows(
  table: ProductRows,
  { conditions: filter, sort, first, after, turn }: Omit<ProductSearch, 'categories'>,
  { text, location }: Texts,
): Omit<SearchResult, 'correctedText'> {
  const { rows, categoryIds } = table;
  const { minPrice, maxPrice, maxYearsOfUse, verifiedSeller, advertised } = filter;
  const [least, most] = [minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY];
  const mostYears = maxYearsOfUse ?? Number.POSITIVE_INFINITY;
  const isOfCategory = wanted(categoryIds, filter.categoryIds);
  const isInCondition = wanted(conditions, filter.conditions?.length ? filter.conditions : null);
  const listed = new FirstRows(
    sort,
    first + 1,
    after && { ...after, position: table.positionOf(after.id) },
  );
  const byCategory = new Counts(categoryIds);
  const byCondition = new Counts(conditions);
  const advertisedIds: string[] = [];
  let [total, verifiedSellerCount] = [0, 0];
  let [min, max] = [Number.POSITIVE_INFINITY, -1];

  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const row = rows[at] as ProductRow;
    if (row.years > mostYears || (advertised != null && row.isAdvertised !== advertised)) continue;
    const fitsCategory = isOfCategory[row.category] === true;
    const fitsCondition = isInCondition[row.condition] === true;
    const fitsPrice = row.resalePrice >= least && row.resalePrice <= most;
    const fitsSeller = !verifiedSeller || row.isSellerVerified;
    const misfits = +!fitsCategory + +!fitsCondition + +!fitsPrice + +!fitsSeller;
    if (misfits > 1 || (location && !location.isNear(row))) continue;
    const tier = text ? text.tierOf(row) : undefined;
    if (tier === null) continue;
    if (misfits === 0 || !fitsCategory) byCategory.add(row.category);
    if (misfits === 0 || !fitsCondition) byCondition.add(row.condition);
    if (misfits === 0 || !fitsPrice) {
      if (row.resalePrice < min) min = row.resalePrice;
      if (row.resalePrice > max) max = row.resalePrice;
    }
    if (misfits > 0) continue;
    total += 1;
    if (row.isSellerVerified) verifiedSellerCount += 1;
    if (row.isAdvertised) advertisedIds.push(row.id);
    listed.offer(row, at, tier);
  }
  return {
    hits: listed.hits.slice(0, first),
    hasMore: listed.hits.length > first,
    total,
    facets: {
      byCategory: byCategory.byName(),
      byCondition: byCondition.byName(),
      verifiedSellerCount,
      priceRange: max < 0 ? null : { min, max },
    },
    advertised: takeTurns(advertisedIds.reverse(), turn),
  };
}

/** By position in all names, which of them are wanted; null for all. */
const wanted = (names: readonly string[], some: readonly string[] | null | undefined): boolean[] =>
  names.map((name) => !some || some.includes(name));

class Counts<Name extends string> {
  readonly #names: readonly Name[];
  readonly #counts: number[];

  constructor(names: readonly Name[]) {
    this.#names = names;
    this.#counts = names.map(() => 0);
  }

  add(position: number): void {
    this.#counts[position] = (this.#counts[position] as number) + 1;
  }

  byName(): ReadonlyMap<Name, number> {
    return new Map(this.#names.map((name, position) => [name, this.#counts[position] as number]));
  }
}

/** Those whose turn it is, beginning anew behind the last one. */
function takeTurns(ids: readonly string[], turn: number): string[] {
  const start = ids.length > advertisementsShown ? (turn * advertisementsShown) % ids.length : 0;
  const length = Math.min(ids.length, advertisementsShown);
  return Array.from({ length }, (_, at) => ids[(start + at) % ids.length] as string);
}
