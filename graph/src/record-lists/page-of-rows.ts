import type { Place } from '@fitness-zone/contract/search/product-order.ts';

/** The order of a list: the least key comes first, of equal ones the newest record, or the oldest. */
export type RowOrder<Row> = {
  /** A whole number of at most ten digits. */
  keyOf: (row: Row) => number;
  oldestFirst?: boolean;
};

/** What is asked of a list's rows. */
type Question<Row> = {
  rows: readonly Row[];
  matches: (row: Row) => boolean;
  order: RowOrder<Row>;
  /** How many rows the page has at most. */
  first: number;
  /** The place that the page comes after; null for the beginning. */
  after: Place | null;
};

/** A page of a list: which records it has, where each of them stands, and how many the whole list has. */
export type RowPage = { places: Place[]; hasMore: boolean; totalCount: number };

/** So many candidates are sorted at once at least. */
const leastSorted = 256;

/** Finds a page among rows in no order: in one pass, which sorts no more than what may be on the page. */
export function pageOfRows<Row extends { id: string }>({
  rows,
  matches,
  order: { keyOf, oldestFirst = false },
  first,
  after,
}: Question<Row>): RowPage {
  const sign = oldestFirst ? 1 : -1;
  const compare = (one: Place, other: Place): number => {
    if (one.key !== other.key) return one.key - other.key;
    if (one.id === other.id) return 0;
    return one.id < other.id ? sign * -1 : sign;
  };
  const wanted = first + 1;
  const most = Math.max(2 * wanted, leastSorted);
  let candidates: Place[] = [];
  /** Nothing behind it is on the page. */
  let last: Place | null = null;
  let totalCount = 0;
  const keepFirst = () => {
    candidates = candidates.sort(compare).slice(0, wanted);
    last = candidates.length === wanted ? (candidates.at(-1) ?? null) : null;
  };
  // The newest are at the end, as a rule.
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const row = rows[at] as Row;
    if (!matches(row)) continue;
    totalCount += 1;
    // No negative zero, which a cursor would not tell from the other.
    const place: Place = { key: keyOf(row) || 0, id: row.id };
    if (after && compare(place, after) <= 0) continue;
    if (last && compare(place, last) >= 0) continue;
    candidates.push(place);
    if (candidates.length >= most) keepFirst();
  }
  keepFirst();
  const places = candidates.slice(0, first);
  return { places, hasMore: candidates.length > first, totalCount };
}
