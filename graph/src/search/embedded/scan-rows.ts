import { mostAdvertisements } from '@fitness-zone/contract/catalog/advertising.ts';
import { mostTowns } from '@fitness-zone/contract/search/most-towns.ts';
import type { ProductConditions, ProductSearch, SearchResult } from '../search-engine.ts';
import { Around } from './around.ts';
import { AttributeCount, AttributeMatch } from './attribute-match.ts';
import { FirstRows } from './first-rows.ts';
import { conditions, noPlace, type ProductTable } from './product-table.ts';
import type { StartMatch } from './start-match.ts';
import { fits, type TextMatch } from './text-match.ts';

/** The matchers of a list's text and places, and the origin of distances; null if not in the filter. */
type Texts = { text: TextMatch | null; location: StartMatch | null; from: Around | null };

/** The filter that a row misses. Facets count rows that miss one. */
const misses = { nothing: 0, category: 1, condition: 2, price: 3, seller: 4, town: 5 } as const;
/** For the filter's first attribute; the next ones follow. */
const missesAttribute = 6;

/**
 * Scans all rows: which are listed, how many, and how many there would be without each of the filters by category,
 * condition, price, seller, town and attribute.
 */
export function scanRows(
  table: ProductTable,
  search: Omit<ProductSearch, 'categories'>,
  texts: Texts,
): SearchResult {
  const { sort, first, after, turn } = search;
  const { ids, categoryIds } = table;
  const { resalePrice, isAdvertised, isSellerVerified, category, condition, town } = table.columns;
  const asked = (search.conditions.attributes ?? []).map(
    (condition) => new AttributeMatch(table.attributes, condition),
  );
  const candidates = candidatesOf(table, search.conditions, { ...texts, attributes: asked });
  const isResult = texts.text ? resultsAmong(candidates) : () => true;
  const results = new FirstRows(table, { sort, limit: first + 1, after, around: texts.from });
  const byCategory = categoryIds.map(() => 0);
  const byCondition = conditions.map(() => 0);
  const byTown = new Int32Array(table.towns.words.length);
  const byAttribute = search.counted.map((name) => ({
    ownMiss: missesAttribute + asked.findIndex((one) => one.name === name),
    counts: new AttributeCount(table.attributes, name),
  }));
  const onlyMissing = asked.map(() => 0);
  const advertisedIds: string[] = [];
  let [total, verifiedSellerCount] = [0, 0];
  let [min, max] = [Number.POSITIVE_INFINITY, -1];
  const { rows, missed, relevance } = candidates;
  for (let at = 0; at < candidates.count; at += 1) {
    if (!isResult(at)) continue;
    const [row, miss] = [rows[at] as number, missed[at] as number];
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
    if ((all || miss === misses.town) && town[row] !== noPlace)
      (byTown[town[row] as number] as number) += 1;
    for (const { ownMiss, counts } of byAttribute) {
      if (all || (miss === ownMiss && miss >= missesAttribute)) counts.add(row);
    }
    if (miss >= missesAttribute) (onlyMissing[miss - missesAttribute] as number) += 1;
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
      towns: mostCounted(table.towns.words, byTown),
      attributes: byAttribute.flatMap(({ counts }) => counts.counts() ?? []),
      attributeFilters: asked.map(({ name }, at) => ({
        name,
        countWithout: total + (onlyMissing[at] as number),
      })),
      verifiedSellerCount,
      priceRange: max < 0 ? null : { min, max },
    },
    advertised: takeTurns(advertisedIds.reverse(), turn),
  };
}

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
  const { count, missed, fit } = candidatesOf(
    table,
    conditions,
    { text, location, attributes },
    only,
  );
  return count > 0 && missed[0] === misses.nothing && (!text || fit[0] === fits.wholly);
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

/** Rows that miss at most one filter, from the greatest id down, with their text matches. */
type Candidates = Record<'rows' | 'missed' | 'fit' | 'relevance' | 'matched', Int32Array> & {
  count: number;
};

function candidatesOf(
  table: ProductTable,
  filter: ProductConditions,
  { text, location, attributes }: Omit<Texts, 'from'> & { attributes: readonly AttributeMatch[] },
  { first, last } = { first: 0, last: table.length - 1 },
): Candidates {
  const { categoryIds } = table;
  const length = last - first + 1;
  const { resalePrice, years, isAdvertised, isSellerVerified, category, condition, town } =
    table.columns;
  const { minPrice, maxPrice, maxYearsOfUse, verifiedSeller } = filter;
  const [least, most] = [minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY];
  const mostYears = maxYearsOfUse ?? Number.POSITIVE_INFINITY;
  const advertised = filter.advertised == null ? null : Number(filter.advertised);
  const isOfCategory = wanted(categoryIds, filter.categoryIds);
  const isInCondition = wanted(conditions, filter.conditions);
  const isInTown = filter.towns ? wanted(table.towns.words, filter.towns) : null;
  const around = filter.near ? new Around(table, filter.near) : null;
  const [rows, missed] = [new Int32Array(length), new Int32Array(length)];
  const [fit, relevance, matched] = [
    new Int32Array(length),
    new Int32Array(length),
    new Int32Array(length),
  ];
  let count = 0;
  for (let row = last; row >= first; row -= 1) {
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
    if (isInTown && isInTown[town[row] as number] !== true) {
      miss = misses.town;
      missCount += 1;
    }
    for (let at = 0; at < attributes.length && missCount < 2; at += 1) {
      if (attributes[at]?.has(row)) continue;
      miss = missesAttribute + at;
      missCount += 1;
    }
    if (missCount > 1 || (around && !around.has(row)) || (location && !location.isNear(row)))
      continue;
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
 * Selects the listed candidates: full matches; otherwise those that only mention the kind; otherwise, or if others have
 * more of the text, the best partial matches, with at least half of the best one's weight.
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
  // If a filter empties the list, its facets count what other filters would show.
  const [, partly = 0, mention = 0, wholly = 0] = ofResults.some(Boolean)
    ? ofResults
    : most(() => true);
  if (wholly > 0) return (at) => fit[at] === fits.wholly;
  if (mention > 0 && mention >= partly) return (at) => (fit[at] as number) >= fits.byMention;
  return (at) => 2 * (matched[at] as number) >= Math.max(partly, mention);
}

/** Flags the wanted names by their position; null for all. */
const wanted = (names: readonly string[], some: readonly string[] | null | undefined): boolean[] =>
  names.map((name) => !some || some.includes(name));

/** The next ones in turn, continuing after the last one. */
function takeTurns(ids: readonly string[], turn: number): string[] {
  const start = ids.length > mostAdvertisements ? (turn * mostAdvertisements) % ids.length : 0;
  const length = Math.min(ids.length, mostAdvertisements);
  return Array.from({ length }, (_, at) => ids[(start + at) % ids.length] as string);
}
