import type { ProductConditions } from '../search-engine.ts';
import { Around } from './around.ts';
import type { AttributeMatch } from './attribute-match.ts';
import { conditions, type ProductTable } from './product-table.ts';
import type { StartMatch } from './start-match.ts';
import { fits, type TextMatch } from './text-match.ts';

/**
 * Numbers of the filters with facets, for rows that only one filter excludes. The attribute filters are numbered from
 * `firstAttribute` on, in their order in the request.
 */
export const misses = {
  several: -1,
  none: 0,
  category: 1,
  condition: 2,
  price: 3,
  seller: 4,
  town: 5,
  firstAttribute: 6,
} as const;

/** Rows that miss at most one filter, from the greatest id down, with their text matches. */
export type Candidates = {
  count: number;
  rows: Int32Array;
  /** The filter that each row misses, by its number in `misses`. */
  missed: Int32Array;
  /** The match of each row with the text; null without a text. */
  matches: Record<'fit' | 'relevance' | 'weight', Int32Array> | null;
};

type Asked = {
  text: TextMatch | null;
  location: StartMatch | null;
  attributes: readonly AttributeMatch[];
};

export function candidatesOf(
  table: ProductTable,
  filter: ProductConditions,
  { text, location, attributes }: Asked,
  { first, last } = { first: 0, last: table.length - 1 },
): Candidates {
  const isOut = neverShown(table, filter);
  const missOf = missedFilter(table, filter, attributes);
  const around = filter.near ? new Around(table, filter.near) : null;
  const isElsewhere = (row: number): boolean =>
    (around !== null && !around.has(row)) || (location !== null && !location.isNear(row));
  const column = () => new Int32Array(last - first + 1);
  const [rows, missed] = [column(), column()];
  const matches = text && { fit: column(), relevance: column(), weight: column() };
  const note = text && matches && noteMatch(text, matches);
  let count = 0;
  for (let row = last; row >= first; row -= 1) {
    if (isOut(row)) continue;
    const miss = missOf(row);
    if (miss === misses.several) continue;
    if (isElsewhere(row)) continue;
    if (note && !note(row, count)) continue;
    rows[count] = row;
    missed[count] = miss;
    count += 1;
  }
  return { count, rows, missed, matches };
}

/** Notes a row's match with the text at a position; returns whether it matches. */
const noteMatch =
  (text: TextMatch, { fit, relevance, weight }: NonNullable<Candidates['matches']>) =>
  (row: number, at: number): boolean => {
    const found = text.fitOf(row);
    if (found === fits.no) return false;
    fit[at] = found;
    relevance[at] = text.relevance;
    weight[at] = text.matchedWeight;
    return true;
  };

/** Rows that filters without facets exclude. No count includes these rows. */
function neverShown({ columns }: ProductTable, filter: ProductConditions) {
  const { years, isAdvertised } = columns;
  const mostYears = filter.maxYearsOfUse ?? Number.POSITIVE_INFINITY;
  const advertised = filter.advertised == null ? null : Number(filter.advertised);
  return (row: number): boolean =>
    (years[row] as number) > mostYears || (advertised !== null && isAdvertised[row] !== advertised);
}

/** The filter with a facet that a row misses. */
function missedFilter(
  table: ProductTable,
  { minPrice, maxPrice, verifiedSeller, ...filter }: ProductConditions,
  attributes: readonly AttributeMatch[],
) {
  const { resalePrice, isSellerVerified, category, condition, town } = table.columns;
  const [least, most] = [minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY];
  const isOfCategory = wanted(table.categoryIds, filter.categoryIds);
  const isInCondition = wanted(conditions, filter.conditions);
  const isInTown = filter.towns ? wanted(table.towns.words, filter.towns) : null;
  const missedAttribute = (row: number, before: number): number => {
    let miss = before;
    for (let at = 0; at < attributes.length && miss !== misses.several; at += 1) {
      if (!attributes[at]?.has(row)) miss = both(miss, misses.firstAttribute + at);
    }
    return miss;
  };
  return (row: number): number => {
    const price = resalePrice[row] as number;
    let miss: number = misses.none;
    if (isOfCategory[category[row] as number] !== true) miss = misses.category;
    if (isInCondition[condition[row] as number] !== true) miss = both(miss, misses.condition);
    if (price < least || price > most) miss = both(miss, misses.price);
    if (verifiedSeller && isSellerVerified[row] !== 1) miss = both(miss, misses.seller);
    if (isInTown && isInTown[town[row] as number] !== true) miss = both(miss, misses.town);
    return missedAttribute(row, miss);
  };
}

const both = (miss: number, other: number): number =>
  miss === misses.none ? other : misses.several;

/** Flags the wanted names by their position; null for all. */
const wanted = (names: readonly string[], some: readonly string[] | null | undefined): boolean[] =>
  names.map((name) => !some || some.includes(name));
