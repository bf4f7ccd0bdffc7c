import type { Alternative } from '../synonyms/synonyms.ts';
import { isOfTitle, isPlain, type Title } from '../text/category-title.ts';
import { isFact } from '../text/fact-parts.ts';
import {
  places,
  pointsOfCircle,
  rankedWays,
  weightOfPlace,
  weightOfPrice,
} from '../text/match-points.ts';
import type { QueryTerm } from '../text/read-query.ts';
import type { Around } from './around.ts';
import { FactMatch, type RowTest } from './fact-match.ts';
import { foundAt, foundBy, isOnlyMentioned, isOnlyNear, notFound, pointsOf } from './found-term.ts';
import type { ProductTable } from './product-table.ts';
import { kindMark, mostMarks, WordMarks } from './word-marks.ts';

/** One way to find a term among the products of a category. */
type Way = {
  mask: number;
  facts: readonly RowTest[];
  hasTitle: boolean;
  isPhrase: boolean;
  /** Its match in the best place, as `foundBy` gives it. */
  best: number;
};
type Term = QueryTerm & { waysByCategory: readonly (readonly Way[])[] };

/** Degrees of a match; `byMention` if only the description mentions a kind of equipment. */
export const fits = { no: 0, partly: 1, byMention: 2, wholly: 3 } as const;
export type Fit = (typeof fits)[keyof typeof fits];

type Wanted = {
  terms: readonly QueryTerm[];
  price: { phrase: string; min: number; max: number } | null;
  place: { phrase: string; around: Around } | null;
};

/** Points for each unit of a missing term's weight. */
const costOfWeight = 100;

/** Matches rows with a text's terms. */
export class TextMatch {
  readonly #columns: ProductTable['columns'];
  readonly #marks: WordMarks;
  readonly #terms: readonly Term[];
  /** Rows that match one of these are excluded. */
  readonly #excluded: readonly Term[];
  readonly #price: Wanted['price'];
  readonly #place: Wanted['place'];
  readonly #marksOfTitles: readonly number[];
  readonly #isMixed: readonly boolean[];
  readonly #weight: number;
  /** The last row's rank by relevance, and the weight of its matching terms. */
  relevance = 0;
  matchedWeight = 0;
  readonly #seen = {
    row: 0,
    category: 0,
    name: 0,
    nameAndTitle: 0,
    accessory: 0,
    body: 0,
    location: 0,
  };

  /**
   * @param titles the words of the categories' titles, by the rows' `category`
   * @param row the only row to match; any by default
   */
  constructor(
    table: ProductTable,
    { terms, price, place }: Wanted,
    { titles, row }: { titles: readonly Title[]; row?: number | undefined },
  ) {
    const { groups, maskOf } = sharedBits(terms);
    this.#columns = table.columns;
    this.#price = price;
    this.#place = place;
    this.#marks = new WordMarks(table, groups, row === undefined ? undefined : table.wordsOf(row));
    this.#marksOfTitles = titles.map(({ words }) => this.#marks.ofText(words));
    this.#isMixed = titles.map(({ isMixed }) => isMixed);
    const facts = new FactMatch(table);
    const all = terms.map((term) => {
      const ways = waysOf(term, { maskOf, facts });
      return { ...term, waysByCategory: titles.map((title) => waysIn(title, ways)) };
    });
    this.#terms = all.filter(({ isExcluded }) => !isExcluded);
    this.#excluded = all.filter(({ isExcluded }) => isExcluded);
    const ofOthers = (price ? weightOfPrice : 0) + (place ? weightOfPlace : 0);
    this.#weight = terms.reduce((sum, { weight }) => sum + weight, ofOthers);
  }

  /** Matches a row, and sets its `relevance` and `matchedWeight`. */
  fitOf(row: number): Fit {
    this.#look(row);
    if (this.#isExcluded()) {
      this.matchedWeight = 0;
      return fits.no;
    }
    let [lost, points, mentioned] = [0, 0, 0];
    for (const term of this.#terms) {
      const found = this.#find(term);
      lost += lostOf(term, found);
      points += pointsOf(found);
      if (isOnlyMentioned(found)) mentioned += term.weight / 2;
    }
    if (!this.#isPriceMet(row)) lost += weightOfPrice;
    const isPlaceMet = this.#isPlaceMet(row);
    if (!isPlaceMet) lost += weightOfPlace;
    this.matchedWeight = this.#weight - lost - mentioned;
    if (this.matchedWeight <= 0 && lost > 0) return fits.no;
    if (!isPlaceMet) points += pointsOfCircle * (this.#place?.around.circlesWithout(row) ?? 0);
    this.relevance = 1 + costOfWeight * (lost + mentioned) + points;
    if (lost > 0) return fits.partly;
    return mentioned > 0 ? fits.byMention : fits.wholly;
  }

  /** Parts of the text that a row lacks. */
  missingIn(row: number): string[] {
    this.#look(row);
    const missing = this.#terms.filter((term) => lostOf(term, this.#find(term)) > 0);
    return [
      ...missing.map(({ text }) => text),
      ...(this.#isPriceMet(row) ? [] : [this.#price?.phrase ?? '']),
      ...(this.#isPlaceMet(row) ? [] : [this.#place?.phrase ?? '']),
    ];
  }

  #look(row: number): void {
    const { wordsStart, nameEnd, accessoryEnd, bodyEnd, wordsEnd, category } = this.#columns;
    const [ofName, ofAccessory] = [nameEnd[row] as number, accessoryEnd[row] as number];
    const ofBody = bodyEnd[row] as number;
    const [seen, marks] = [this.#seen, this.#marks];
    seen.row = row;
    seen.category = category[row] as number;
    seen.name = marks.between(wordsStart[row] as number, ofName);
    seen.nameAndTitle = seen.name | (this.#marksOfTitles[seen.category] ?? 0);
    seen.accessory = marks.between(ofName, ofAccessory);
    seen.body = marks.between(ofAccessory, ofBody);
    seen.location = marks.between(ofBody, wordsEnd[row] as number);
  }

  #isExcluded(): boolean {
    for (const term of this.#excluded) {
      const found = this.#find(term);
      if (found !== notFound && !isOnlyMentioned(found)) return true;
    }
    return false;
  }

  /** The last row's best match with a term. */
  #find({ waysByCategory, isKind }: Term): number {
    let found = notFound;
    for (const way of waysByCategory[this.#seen.category] ?? []) {
      // The best ways come first.
      if (way.best <= found) break;
      const here = this.#findBy(way, isKind);
      if (here > found) found = here;
    }
    return found;
  }

  /** The last row's match with a term in one way: the first place that has all words, alone or with the title. */
  #findBy(way: Way, isKind: boolean): number {
    const { row, nameAndTitle, accessory, body, location } = this.#seen;
    const { mask, best, isPhrase } = way;
    const anywhere = nameAndTitle | accessory | location | body;
    if ((anywhere & mask) !== mask || !hasFacts(way, row)) return notFound;
    if ((nameAndTitle & mask) === mask) return this.#findInTitle(way);
    if (((nameAndTitle | accessory) & mask) === mask) return foundAt(best, places.accessory, false);
    if (((nameAndTitle | location) & mask) === mask) return foundAt(best, places.location, false);
    // There, the words of a kind's name may be anywhere.
    return isKind && isPhrase ? notFound : foundAt(best, places.body, isKind);
  }

  /** The same where name and title have all words. */
  #findInTitle({ mask, best, hasTitle, facts }: Way): number {
    const { name, category } = this.#seen;
    const isInTitle = ((this.#marksOfTitles[category] ?? 0) & mask) !== 0;
    if ((name & mask) !== 0)
      return foundAt(best, hasTitle || isInTitle ? places.nameAndTitle : places.name, false);
    const isStated = facts.length > 0;
    // A stepper in `Ellipticals & Climbers` is no elliptical.
    const isMention = !isStated && (name & kindMark) !== 0 && this.#isMixed[category] === true;
    return foundAt(best, isStated && mask === 0 ? places.fact : places.title, isMention);
  }

  #isPlaceMet(row: number): boolean {
    return this.#place?.around.has(row) ?? true;
  }

  #isPriceMet(row: number): boolean {
    const price = this.#columns.resalePrice[row] as number;
    return !this.#price || (price >= this.#price.min && price <= this.#price.max);
  }
}

const hasFacts = ({ facts }: Way, row: number): boolean => {
  for (const test of facts) if (!test(row)) return false;
  return true;
};

const lostOf = ({ weight }: QueryTerm, found: number): number => {
  if (found === notFound) return weight;
  return isOnlyNear(found) ? weight / 2 : 0;
};

/**
 * Assigns bits to the alternatives of terms. Single words of equal rank share one. Alternatives without a bit match
 * nothing.
 */
export function sharedBits(terms: readonly QueryTerm[]) {
  const groups: string[][] = [];
  const masks = new Map<QueryTerm, Map<Alternative, number>>();
  const bits = new Map<string, number>();
  const bitOf = (key: string, word: string): number => {
    const bit = bits.get(key) ?? (groups.length < mostMarks ? groups.push([]) - 1 : null);
    if (bit === null) return 0;
    bits.set(key, bit);
    if (!groups[bit]?.includes(word)) groups[bit]?.push(word);
    return 1 << bit;
  };
  const asked = terms.map((term) => ({ term, alternatives: rankedWays(term) }));
  const most = Math.max(0, ...asked.map(({ alternatives }) => alternatives.length));
  for (let at = 0; at < most; at += 1) {
    for (const [place, { term, alternatives }] of asked.entries()) {
      const alternative = alternatives[at];
      if (!alternative) continue;
      const plain = alternative.words.filter(isPlain);
      const others = alternative.words.filter((word) => !isPlain(word));
      const shared = [place, alternative.rank, alternative.isNear, ...others].join(' ');
      const own = plain.map((word) => bitOf(plain.length === 1 ? shared : word, word));
      const ofTerm = masks.get(term) ?? new Map<Alternative, number>();
      masks.set(term, ofTerm);
      if (!own.includes(0))
        ofTerm.set(
          alternative.words,
          own.reduce((mask, bit) => mask | bit, 0),
        );
    }
  }
  return {
    groups,
    maskOf: (term: QueryTerm, words: Alternative) => masks.get(term)?.get(words),
  };
}

/** Words that a category's title must have, and the way that must match in addition. */
type TitledWay = { titled: readonly string[]; way: Way };

/** Ways to find a term, best first, so that most of the others can be skipped. */
function waysOf(
  term: QueryTerm,
  {
    maskOf,
    facts,
  }: { maskOf: (term: QueryTerm, words: Alternative) => number | undefined; facts: FactMatch },
): TitledWay[] {
  const ways = new Map<string, TitledWay>();
  for (const ranked of rankedWays(term)) {
    const { words } = ranked;
    const mask = maskOf(term, words);
    if (mask === undefined) continue;
    const others = words.filter((word) => !isPlain(word));
    const best = foundBy(ranked);
    // Single words that share a bit are one way.
    const key = `${mask} ${best} ${others.join(' ')}`;
    if (ways.has(key)) continue;
    const tested = others.filter(isFact);
    const titled = others.filter(isOfTitle).map((word) => word.slice(1));
    const way = {
      mask,
      facts: tested.map((part) => facts.testOf(part)),
      hasTitle: titled.length > 0,
      isPhrase: words.length - tested.length > 1,
      best,
    };
    ways.set(key, { titled, way });
  }
  return [...ways.values()].sort((one, other) => other.way.best - one.way.best);
}

/** The ways that apply to a category with a title. */
function waysIn({ stems }: Title, ways: readonly TitledWay[]): Way[] {
  const found: Way[] = [];
  for (const { titled, way } of ways) if (titled.every((word) => stems.has(word))) found.push(way);
  return found;
}
