import { sharedBits } from '../../graph/src/search/embedded/text-match.ts';
import { isKind } from '../../graph/src/search/synonyms/synonyms.ts';
import { type FactTest, factOf, isFact } from '../../graph/src/search/text/fact-parts.ts';
import { wordsOfProduct } from '../../graph/src/search/text/product-words.ts';
import type { Query, QueryTerm } from '../../graph/src/search/text/read-query.ts';
import { stemOf } from '../../graph/src/search/text/stem.ts';
import { toIndexWords } from '../../graph/src/search/text/terms.ts';
import type { Candidate } from './candidate.ts';

type Words = Record<'name' | 'accessories' | 'body' | 'location' | 'title', string[]>;

const known = new WeakMap<Candidate, Words>();

/** Words by field. Cached, since they don't change. */
export function wordsOfCandidate(product: Candidate): Words {
  const before = known.get(product);
  if (before) return before;
  const words = {
    ...wordsOfProduct(product),
    location: toIndexWords(product.location),
    title: toIndexWords(product.categoryTitle),
  };
  known.set(product, words);
  return words;
}

const isIn = (word: string, words: readonly string[]): boolean =>
  words.some((one) =>
    word.endsWith('*') ? one.startsWith(word.slice(0, -1)) : stemOf(one) === word,
  );

const isTitled = (word: string): boolean => word.startsWith('#');

/** Whether a product has a fact. */
function hasFact(product: Candidate, { orUnstated, ...fact }: FactTest): boolean {
  const { name, min = -1, max = Number.MAX_VALUE, is, values } = fact;
  if (name === 'condition') return values?.includes(product.condition.toLowerCase()) === true;
  if (name === 'years')
    return product.yearsOfUsedProduct >= min && product.yearsOfUsedProduct <= max;
  const value = product.attributes.find((one) => one.name === name)?.value;
  if (value === undefined) return orUnstated === true || Object.keys(fact).length === 1;
  if (values) return values.includes(String(value).toLowerCase());
  if (is !== undefined) return value === is;
  if (fact.min === undefined && fact.max === undefined) return false;
  return Number(value) >= min - 1e-6 && Number(value) <= max + 1e-6;
}

/** One way to find a term: a word from each list, and all facts. */
type Way = {
  lists: string[][];
  titled: string[];
  facts: string[];
  rank: number;
  isNear: boolean;
};

/** The ways to find a term. Single words of equal rank form one way. */
function waysOf({ found, near }: QueryTerm): Way[] {
  const ways: Way[] = [];
  const add = (words: readonly string[], rank: number, isNear: boolean) => {
    const lists = words.filter((word) => !isTitled(word) && !isFact(word)).map((word) => [word]);
    const [titled, facts] = [words.filter(isTitled), words.filter(isFact)];
    const equal = ways.find(
      (way) =>
        lists.length === 1 &&
        way.lists.length === 1 &&
        way.titled.join() === titled.join() &&
        way.facts.join() === facts.join() &&
        way.rank === rank &&
        way.isNear === isNear,
    );
    if (equal) equal.lists[0]?.push(...(lists[0] ?? []));
    else ways.push({ lists, titled, facts, rank, isNear });
  };
  const rankAt = (at: number) => (at === 0 ? 0 : at < 4 ? 2 : 3);
  for (const [at, words] of found.entries()) add(words, rankAt(at), false);
  for (const [at, words] of near.entries()) add(words, rankAt(at) + 1, true);
  return ways;
}

/** The fields in which all words of an alternative must be, best first. */
const places = [
  { points: 2, in: ['name', 'title'] },
  { points: 3, in: ['name', 'title', 'accessories'] },
  { points: 3, in: ['name', 'title', 'location'] },
  { points: 6, in: ['name', 'title', 'accessories', 'location', 'body'] },
] as const;

type Found = { points: number; isNear: boolean; isMention: boolean };

/** Null if a product lacks the term. */
function findTerm(product: Candidate, term: QueryTerm): Found | null {
  const words = wordsOfCandidate(product);
  const found = waysOf(term).flatMap(({ lists, titled, facts, rank, isNear }): Found[] => {
    if (!facts.every((part) => hasFact(product, factOf(part)))) return [];
    if (!titled.every((word) => isIn(word.slice(1), words.title))) return [];
    if (lists.length === 0 && facts.length > 0) return [{ points: rank, isNear, isMention: false }];
    const isAnyIn = (list: string[], text: readonly string[]) =>
      list.some((word) => isIn(word, text));
    const place = places.find(({ in: fields }) => {
      const text = fields.flatMap((field) => words[field]);
      return lists.every((list) => isAnyIn(list, text));
    });
    const isScattered = term.isKind && place === places[3] && lists.length + titled.length > 1;
    if (!place || isScattered) return [];
    const inName = lists.some((list) => isAnyIn(list, words.name));
    const inTitle = titled.length > 0 || lists.some((list) => isAnyIn(list, words.title));
    const isOther =
      !inName &&
      facts.length === 0 &&
      / & /.test(product.categoryTitle) &&
      words.name.some((one) => isKind(stemOf(one)));
    const points = place === places[0] && inName ? Number(!inTitle) : place.points;
    const isMention = (term.isKind && place === places[3]) || (place === places[0] && isOther);
    return [{ points: points + rank, isNear, isMention }];
  });
  const order = ({ points, isNear, isMention }: Found) =>
    100 * Number(isNear) + 50 * Number(isMention) + points;
  return found.sort((one, other) => order(one) - order(other))[0] ?? null;
}

/** Drops alternatives for which the term has no bits left. */
function findableTerms(terms: readonly QueryTerm[]): QueryTerm[] {
  const { maskOf } = sharedBits(terms);
  return terms.map((term) => {
    const isKept = (words: readonly string[]) => maskOf(term, words) !== undefined;
    return { ...term, found: term.found.filter(isKept), near: term.near.filter(isKept) };
  });
}

export function matchOf(query: Query, price: Price, product: Candidate) {
  const { resalePrice } = product;
  const all = findableTerms(query.terms ?? []).map((term) => ({
    term,
    found: findTerm(product, term),
  }));
  const terms = all.filter(({ term }) => !term.isExcluded);
  const isLeftOut = all.some(({ term, found }) => term.isExcluded && found && !found.isMention);
  const isInPrice = !price || (resalePrice >= price.min && resalePrice <= price.max);
  const lostBy = terms.map(({ term: { weight }, found }) => {
    if (!found) return weight;
    return found.isNear ? weight / 2 : 0;
  });
  const lost = lostBy.reduce((sum, one) => sum + one, isInPrice ? 0 : 2);
  const mentioned = terms
    .filter(({ found }) => found?.isMention && !found.isNear)
    .reduce((sum, { term }) => sum + term.weight / 2, 0);
  const weight = terms.reduce((sum, { term }) => sum + term.weight, price ? 2 : 0);
  return {
    isLeftOut,
    lost,
    matched: weight - lost - mentioned,
    isMention: mentioned > 0,
    relevance:
      1 +
      100 * (lost + mentioned) +
      terms.reduce((sum, { found }) => sum + (found?.points ?? 11), 0),
    missing: [
      ...terms.filter((_, at) => (lostBy[at] ?? 0) > 0).map(({ term }) => term.text),
      ...(isInPrice ? [] : [price?.phrase ?? '']),
    ],
  };
}

export type Price = { phrase: string; min: number; max: number } | null;
export type Match = ReturnType<typeof matchOf>;

/** The price that a text names, in minor units. */
export const priceOf = ({ price }: Query): Price =>
  price && {
    phrase: price.phrase,
    min: (price.min ?? 0) * 100,
    max: price.max === null ? Number.POSITIVE_INFINITY : price.max * 100,
  };
