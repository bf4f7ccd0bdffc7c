import { mostAdvertisements } from '@fitness-zone/contract/catalog/advertising.ts';
import { mostTowns } from '@fitness-zone/contract/search/most-towns.ts';
import type { ProductConditions, ProductSearch, SearchResult } from '../search-engine.ts';
import type { Around } from './around.ts';
import { AttributeCount, AttributeMatch } from './attribute-match.ts';
import { type Candidates, candidatesOf, misses } from './candidates.ts';
import { FirstRows } from './first-rows.ts';
import { conditions, noPlace, type ProductTable } from './product-table.ts';
import type { StartMatch } from './start-match.ts';
import { fits, type TextMatch } from './text-match.ts';

/** The matchers of a list's text and places, and the origin of distances; null if not in the filter. */
type Texts = { text: TextMatch | null; location: StartMatch | null; from: Around | null };

/**
 * Scans all rows: which are listed, how many, and how many there would be without each of the filters by category,
 * condition, price, seller, town and attribute.
 */
export function scanRows(
  table: ProductTable,
  search: Omit<ProductSearch, 'categories'>,
  texts: Texts,
): Omit<SearchResult, 'correctedText' | 'understood'> {
  const { sort, first, after, turn } = search;
  const { ids, categoryIds } = table;
  const { resalePrice, isAdvertised, isSellerVerified, category, condition, town } = table.columns;
  const asked = (search.conditions.attributes ?? []).map(
    (condition) => new AttributeMatch(table.attributes, condition),
  );
  const candidates = candidatesOf(table, search.conditions, { ...texts, attributes: asked });
  const isResult = resultsAmong(candidates);
  const results = new FirstRows(table, { sort, limit: first + 1, after, around: texts.from });
  const byCategory = categoryIds.map(() => 0);
  const byCondition = conditions.map(() => 0);
  const byTown = new Int32Array(table.towns.words.length);
  const byAttribute = search.counted.map((name) => ({
    ownMiss: missOfAttribute(asked.findIndex((one) => one.name === name)),
    counts: new AttributeCount(table.attributes, name),
  }));
  const missing = new Int32Array(misses.firstAttribute + asked.length);
  const advertisedIds: string[] = [];
  let [total, verifiedSellerCount] = [0, 0];
  let [min, max] = [Number.POSITIVE_INFINITY, -1];
  const { rows, missed, matches } = candidates;
  for (let at = 0; at < candidates.count; at += 1) {
    if (!isResult(at)) continue;
    const [row, miss] = [rows[at] as number, missed[at] as number];
    const all = miss === misses.none;
    const [ofCategory, inCondition] = [category[row] as number, condition[row] as number];
    const price = resalePrice[row] as number;
    if (all || miss === misses.category) byCategory[ofCategory] = (byCategory[ofCategory] ?? 0) + 1;
    if (all || miss === misses.condition)
      byCondition[inCondition] = (byCondition[inCondition] ?? 0) + 1;
    if (all || miss === misses.price) {
      if (price < min) min = price;
      if (price > max) max = price;
    }
    if ((all || miss === misses.town) && town[row] !== noPlace)
      (byTown[town[row] as number] as number) += 1;
    for (const { ownMiss, counts } of byAttribute) {
      if (all || miss === ownMiss) counts.add(row);
    }
    (missing[miss] as number) += 1;
    if (!all) continue;
    total += 1;
    if (isSellerVerified[row] === 1) verifiedSellerCount += 1;
    if (isAdvertised[row] === 1) advertisedIds.push(ids[row] as string);
    results.offer(row, matches?.relevance[at] ?? 0);
  }
  const hits = results.hits((row) => texts.text?.missingIn(row) ?? []);
  return {
    hits: hits.slice(0, first),
    hasMore: hits.length > first,
    total,
    facets: {
      byCategory: new Map(categoryIds.map((id, at) => [id, byCategory[at] as number])),
      byCondition: new Map(conditions.map((name, at) => [name, byCondition[at] as number])),
      towns: mostCounted(table.towns.words, byTown),
      attributes: byAttribute.flatMap(({ counts }) => counts.counts() ?? []),
      attributeFilters: asked.map(({ name }, at) => ({
        name,
        countWithout: total + (missing[misses.firstAttribute + at] as number),
      })),
      verifiedSellerCount,
      priceRange: max < 0 ? null : { min, max },
    },
    advertised: takeTurns(advertisedIds.reverse(), turn),
  };
}

/** The number of a filter by its place among those by attributes; -1 for none. */
const missOfAttribute = (at: number): number =>
  at < 0 ? misses.several : misses.firstAttribute + at;

/** Whether a row matches a filter with its whole text, regardless of other products. */
export function meetsAt(
  table: ProductTable,
  row: number,
  conditions: ProductConditions,
  { text, location }: Omit<Texts, 'from'>,
): boolean {
  const attributes = (conditions.attributes ?? []).map(
    (condition) => new AttributeMatch(table.attributes, condition),
  );
  const only = { first: row, last: row };
  const { count, missed, matches } = candidatesOf(
    table,
    conditions,
    { text, location, attributes },
    only,
  );
  return count > 0 && missed[0] === misses.none && (!matches || matches.fit[0] === fits.wholly);
}

/** The towns with most products, largest first. */
const mostCounted = (towns: readonly string[], counts: Int32Array) =>
  towns
    .flatMap((town, at) => {
      const count = counts[at] as number;
      return count > 0 ? [{ town, count }] : [];
    })
    .sort((one, other) => other.count - one.count || (one.town < other.town ? -1 : 1))
    .slice(0, mostTowns);

/**
 * Selects the listed candidates: full matches; otherwise those that only mention the kind; otherwise, or if others have
 * more of the text, the best partial matches, with at least half of the best one's weight.
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
  // Facets of a list that a filter empties count what another filter would show.
  const [, partly = 0, mention = 0, wholly = 0] = ofResults.some(Boolean)
    ? ofResults
    : most(() => true);
  if (wholly > 0) return (at) => fit[at] === fits.wholly;
  if (mention > 0 && mention >= partly) return (at) => (fit[at] as number) >= fits.byMention;
  return (at) => 2 * (weights[at] as number) >= Math.max(partly, mention);
}

/** The next ones in turn, continuing after the last one. */
function takeTurns(ids: readonly string[], turn: number): string[] {
  const start = ids.length > mostAdvertisements ? (turn * mostAdvertisements) % ids.length : 0;
  const length = Math.min(ids.length, mostAdvertisements);
  return Array.from({ length }, (_, at) => ids[(start + at) % ids.length] as string);
}
