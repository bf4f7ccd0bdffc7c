import {
  advertisementsShown,
  type ProductConditions,
  type ProductSearch,
  type SearchResult,
} from '../search-engine.ts';
import { FirstRows } from './first-rows.ts';
import { conditions, type ProductTable } from './product-table.ts';
import type { StartMatch } from './start-match.ts';
import { fits, type TextMatch } from './text-match.ts';

/** Rows that match text and location; null if these don't narrow the list. */
type Texts = { text: TextMatch | null; location: StartMatch | null };

/** The filter that a row misses. Facets count rows that miss one. */
const misses = { nothing: 0, category: 1, condition: 2, price: 3, seller: 4 } as const;

/**
 * Looks at every row: which are listed, how many there are, and how many there would be without one of the filters by
 * category, condition, price and seller.
 */
export function scanRows(
  table: ProductTable,
  search: Omit<ProductSearch, 'categories'>,
  texts: Texts,
): SearchResult {
  const { sort, first, after, turn } = search;
  const { ids, categoryIds } = table;
  const { resalePrice, isAdvertised, isSellerVerified, category, condition } = table.columns;
  const candidates = candidatesOf(table, search.conditions, texts);
  const isResult = texts.text ? resultsAmong(candidates) : () => true;
  const results = new FirstRows(table, sort, first + 1, after);
  const byCategory = categoryIds.map(() => 0);
  const byCondition = conditions.map(() => 0);
  const advertisedIds: string[] = [];
  let [total, verifiedSellerCount] = [0, 0];
  let [min, max] = [Number.POSITIVE_INFINITY, -1];
  const { rows, missed, relevance } = candidates;
  for (let at = 0; at < candidates.count; at += 1) {
    if (!isResult(at)) continue;
    const [row, miss] = [rows[at] as number, missed[at]];
    const all = miss === misses.nothing;
    const [ofCategory, inCondition] = [category[row] as number, condition[row] as number];
    const price = resalePrice[row] as number;
    if (all || miss === misses.category) byCategory[ofCategory] = (byCategory[ofCategory] ?? 0) + 1;
    if (all || miss === misses.condition)
      byCondition[inCondition] = (byCondition[inCondition] ?? 0) + 1;
    if (all || miss === misses.price) {
      if (price < min) min = price;
      if (price > max) max = price;
    }
    if (!all) continue;
    total += 1;
    if (isSellerVerified[row] === 1) verifiedSellerCount += 1;
    if (isAdvertised[row] === 1) advertisedIds.push(ids[row] as string);
    results.offer(row, relevance[at] as number);
  }
  const hits = results.hits((row) => texts.text?.missingIn(row) ?? []);
  return {
    hits: hits.slice(0, first),
    hasMore: hits.length > first,
    total,
    correctedText: null,
    facets: {
      byCategory: new Map(categoryIds.map((id, at) => [id, byCategory[at] as number])),
      byCondition: new Map(conditions.map((name, at) => [name, byCondition[at] as number])),
      verifiedSellerCount,
      priceRange: max < 0 ? null : { min, max },
    },
    advertised: takeTurns(advertisedIds.reverse(), turn),
  };
}

/** Rows from the greatest id down that miss one filter at most, and how the text matches each. */
type Candidates = Record<'rows' | 'missed' | 'fit' | 'relevance' | 'matched', Int32Array> & {
  count: number;
};

function candidatesOf(
  table: ProductTable,
  filter: ProductConditions,
  { text, location }: Texts,
): Candidates {
  const { length, categoryIds } = table;
  const { resalePrice, years, isAdvertised, isSellerVerified, category, condition } = table.columns;
  const { minPrice, maxPrice, maxYearsOfUse, verifiedSeller } = filter;
  const [least, most] = [minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY];
  const mostYears = maxYearsOfUse ?? Number.POSITIVE_INFINITY;
  const advertised = filter.advertised == null ? null : Number(filter.advertised);
  const isOfCategory = wanted(categoryIds, filter.categoryIds);
  const isInCondition = wanted(conditions, filter.conditions);
  const [rows, missed] = [new Int32Array(length), new Int32Array(length)];
  const [fit, relevance, matched] = [
    new Int32Array(length),
    new Int32Array(length),
    new Int32Array(length),
  ];
  let count = 0;
  for (let row = length - 1; row >= 0; row -= 1) {
    if ((years[row] as number) > mostYears) continue;
    if (advertised !== null && isAdvertised[row] !== advertised) continue;
    const price = resalePrice[row] as number;
    let [miss, missCount] = [misses.nothing as number, 0];
    if (isOfCategory[category[row] as number] !== true) {
      miss = misses.category;
      missCount += 1;
    }
    if (isInCondition[condition[row] as number] !== true) {
      miss = misses.condition;
      missCount += 1;
    }
    if (price < least || price > most) {
      miss = misses.price;
      missCount += 1;
    }
    if (verifiedSeller && isSellerVerified[row] !== 1) {
      miss = misses.seller;
      missCount += 1;
    }
    if (missCount > 1 || (location && !location.isNear(row))) continue;
    if (text) {
      const found = text.fitOf(row);
      if (found === fits.no) continue;
      fit[count] = found;
      relevance[count] = text.relevance;
      matched[count] = text.matchedWeight;
    }
    rows[count] = row;
    missed[count] = miss;
    count += 1;
  }
  return { rows, missed, fit, relevance, matched, count };
}

/**
 * Which candidates are listed: those that match wholly; else those that only mention what is asked for; else, or where
 * others have more of the text, the best partial matches, which have at least half as much as the best of them.
 */
function resultsAmong({ missed, fit, matched, count }: Candidates): (at: number) => boolean {
  const most = (isCounted: (at: number) => boolean) => {
    const mostOf = [0, 0, 0, 0];
    for (let at = 0; at < count; at += 1) {
      const [own, weight] = [fit[at] as number, matched[at] as number];
      if (isCounted(at) && weight > (mostOf[own] as number)) mostOf[own] = weight;
    }
    return mostOf;
  };
  const ofResults = most((at) => missed[at] === misses.nothing);
  // Facets of a list that a filter empties count what another filter would show.
  const [, partly = 0, mention = 0, wholly = 0] = ofResults.some(Boolean)
    ? ofResults
    : most(() => true);
  if (wholly > 0) return (at) => fit[at] === fits.wholly;
  if (mention > 0 && mention >= partly) return (at) => fit[at] === fits.byMention;
  return (at) => 2 * (matched[at] as number) >= Math.max(partly, mention);
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
