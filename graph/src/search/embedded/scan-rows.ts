import { mostAdvertisements } from '@fitness-zone/contract/catalog/advertising.ts';
import type { ProductConditions, ProductSearch, SearchResult } from '../search-engine.ts';
import type { Around } from './around.ts';
import { AttributeMatch } from './attribute-match.ts';
import { type Candidates, candidatesOf, misses } from './candidates.ts';
import { FacetCounts } from './facet-counts.ts';
import { FirstRows } from './first-rows.ts';
import type { ProductTable } from './product-table.ts';
import type { StartMatch } from './start-match.ts';
import { fits, type TextMatch } from './text-match.ts';

/** The matchers of a list's text and places, and the origin of distances; null if not in the filter. */
type Texts = { text: TextMatch | null; location: StartMatch | null; from: Around | null };

/**
 * Scans all rows. Finds the listed ones, their number, and the numbers without each filter by category, condition,
 * price, seller, town and attribute.
 */
export function scanRows(
  table: ProductTable,
  search: Omit<ProductSearch, 'categories'>,
  texts: Texts,
): Omit<SearchResult, 'correctedText' | 'understood'> {
  const { sort, first, after, turn } = search;
  const { isAdvertised } = table.columns;
  const asked = attributeMatches(table, search.conditions);
  const candidates = candidatesOf(table, search.conditions, { ...texts, attributes: asked });
  const isResult = resultsAmong(candidates);
  const results = new FirstRows(table, { sort, limit: first + 1, after, around: texts.from });
  const names = asked.map(({ name }) => name);
  const counts = new FacetCounts(table, names, search.counted);
  const advertisedIds: string[] = [];
  let total = 0;
  const { rows, missed, matches } = candidates;
  for (let at = 0; at < candidates.count; at += 1) {
    if (!isResult(at)) continue;
    const row = rows[at] as number;
    counts.add(row, missed[at] as number);
    if (missed[at] !== misses.none) continue;
    total += 1;
    if (isAdvertised[row] === 1) advertisedIds.push(table.ids[row] as string);
    results.offer(row, matches?.relevance[at] ?? 0);
  }
  const hits = results.hits((row) => texts.text?.missingIn(row) ?? []);
  return {
    hits: hits.slice(0, first),
    hasMore: hits.length > first,
    total,
    facets: counts.facets(),
    advertised: takeTurns(advertisedIds.reverse(), turn),
  };
}

const attributeMatches = (table: ProductTable, { attributes }: ProductConditions) =>
  (attributes ?? []).map((condition) => new AttributeMatch(table.attributes, condition));

/** Whether a row matches a filter with its whole text, regardless of other products. */
export function meetsAt(
  table: ProductTable,
  row: number,
  conditions: ProductConditions,
  { text, location }: Omit<Texts, 'from'>,
): boolean {
  const attributes = attributeMatches(table, conditions);
  const only = { first: row, last: row };
  const { count, missed, matches } = candidatesOf(
    table,
    conditions,
    { text, location, attributes },
    only,
  );
  return count > 0 && missed[0] === misses.none && (!matches || matches.fit[0] === fits.wholly);
}

/**
 * Selects the listed candidates. Full matches come first; without any, those that only mention the kind. Otherwise, or
 * if others have more of the text: the best partial matches, with at least half of the best one's weight.
 */
function resultsAmong({ count, missed, matches }: Candidates): (at: number) => boolean {
  if (!matches) return () => true;
  const { fit, weight: weights } = matches;
  const most = (isCounted: (at: number) => boolean) => {
    const mostOf = [0, 0, 0, 0];
    for (let at = 0; at < count; at += 1) {
      const [own, weight] = [fit[at] as number, weights[at] as number];
      if (isCounted(at) && weight > (mostOf[own] as number)) mostOf[own] = weight;
    }
    return mostOf;
  };
  const ofResults = most((at) => missed[at] === misses.none);
  // If the filters empty the list, all candidates count: facets show what other filters would find.
  const [, partly = 0, mention = 0, wholly = 0] = ofResults.some(Boolean)
    ? ofResults
    : most(() => true);
  if (wholly > 0) return (at) => fit[at] === fits.wholly;
  if (mention > 0 && mention >= partly) return (at) => (fit[at] as number) >= fits.byMention;
  return (at) => 2 * (weights[at] as number) >= Math.max(partly, mention);
}

/** Takes the next ones in turn, continuing after the last one. */
function takeTurns(ids: readonly string[], turn: number): string[] {
  const start = ids.length > mostAdvertisements ? (turn * mostAdvertisements) % ids.length : 0;
  const length = Math.min(ids.length, mostAdvertisements);
  return Array.from({ length }, (_, at) => ids[(start + at) % ids.length] as string);
}
