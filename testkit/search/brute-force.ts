import { wordsOfProduct } from '../../graph/src/search/embedded/product-table.ts';
import { findableTerms } from '../../graph/src/search/embedded/text-match.ts';
import type { Query, QueryTerm } from '../../graph/src/search/text/read-query.ts';
import { stemOf } from '../../graph/src/search/text/stem.ts';
import { hasTerms, startTerms, toIndexWords } from '../../graph/src/search/text/terms.ts';
import { isKind } from '../../graph/src/search/text/trade-words/phrases.ts';

/** A product as REST shows it, its seller and the title of its category. */
export type Candidate = {
  _id: string;
  productName: string;
  body: string;
  originalPrice: number;
  resalePrice: number;
  condition: 'Excellent' | 'Good' | 'Fair';
  yearsOfUsedProduct: number;
  location: string;
  categoryId: string;
  advertisement: boolean;
  categoryTitle: string;
  isSellerVerified: boolean;
};

/** What is asked for; prices in the minor unit, as the products have them here. */
export type Search = {
  text?: string;
  categoryIds?: string[];
  conditions?: Candidate['condition'][];
  minPrice?: number;
  maxPrice?: number;
  maxYearsOfUse?: number;
  location?: string;
  verifiedSeller?: boolean;
  advertised?: boolean;
};

export type Sort = 'NEWEST' | 'PRICE_ASC' | 'PRICE_DESC' | 'SAVING_DESC' | 'RELEVANCE';

/** Whether a text's words begin words of a place; blank text has none to look for. */
const isPlace = (text: string, location: string): boolean => {
  const terms = startTerms(text);
  return terms.length > 0 ? hasTerms(toIndexWords(location), terms) : text.trim() === '';
};

type Words = Record<'name' | 'accessories' | 'body' | 'location' | 'title', string[]>;

const known = new WeakMap<Candidate, Words>();

/** The words of a product by where they stand. They do not change, and are looked at again and again. */
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

/** One way to find a term: of each of some lists, one word. */
type Way = { lists: string[][]; titled: string[]; rank: number; isNear: boolean };

/** The ways to find a term. Single words that count equally are one. */
function waysOf({ found, near }: QueryTerm): Way[] {
  const ways: Way[] = [];
  const add = (words: readonly string[], rank: number, isNear: boolean) => {
    const [first = ''] = words;
    const isSingle = words.length === 1 && !isTitled(first);
    const equal = ways.find((way) => {
      const isAlone = way.lists.length === 1 && way.titled.length === 0;
      return isSingle && isAlone && way.rank === rank && way.isNear === isNear;
    });
    if (equal) equal.lists[0]?.push(first);
    else {
      const lists = words.filter((word) => !isTitled(word)).map((word) => [word]);
      ways.push({ lists, titled: words.filter(isTitled), rank, isNear });
    }
  };
  const rankAt = (at: number) => (at === 0 ? 0 : at < 4 ? 1 : 2);
  for (const [at, words] of found.entries()) add(words, rankAt(at), false);
  for (const [at, words] of near.entries()) add(words, rankAt(at) + 1, true);
  return ways;
}

/** The places of a product in which all words of an alternative are, from the best on. */
const places = [
  { points: 2, in: ['name', 'title'] },
  { points: 3, in: ['name', 'title', 'accessories'] },
  { points: 3, in: ['name', 'title', 'location'] },
  { points: 6, in: ['name', 'title', 'accessories', 'location', 'body'] },
] as const;

type Found = { points: number; isNear: boolean; isMention: boolean };

/** How a product has a term; null where it doesn't. */
function findTerm(product: Candidate, term: QueryTerm): Found | null {
  const words = wordsOfCandidate(product);
  const found = waysOf(term).flatMap(({ lists, titled, rank, isNear }): Found[] => {
    if (!titled.every((word) => isIn(word.slice(1), words.title))) return [];
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
      !inName && / & /.test(product.categoryTitle) && words.name.some((one) => isKind(stemOf(one)));
    const points = place === places[0] && inName ? Number(!inTitle) : place.points;
    const isMention = (term.isKind && place === places[3]) || (place === places[0] && isOther);
    return [{ points: points + rank, isNear, isMention }];
  });
  const order = ({ points, isNear, isMention }: Found) =>
    100 * Number(isNear) + 50 * Number(isMention) + points;
  return found.sort((one, other) => order(one) - order(other))[0] ?? null;
}

/** How a product matches a query. */
function matchOf(query: Query, price: Price, product: Candidate) {
  const { resalePrice } = product;
  const terms = findableTerms(query.terms ?? []).map((term) => ({
    term,
    found: findTerm(product, term),
  }));
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
    lost,
    matched: weight - lost - mentioned,
    isMention: mentioned > 0,
    relevance:
      1 +
      100 * (lost + mentioned) +
      terms.reduce((sum, { found }) => sum + (found?.points ?? 7), 0),
    missing: [
      ...terms.filter((_, at) => (lostBy[at] ?? 0) > 0).map(({ term }) => term.text),
      ...(isInPrice ? [] : [price?.phrase ?? '']),
    ],
  };
}

type Price = { phrase: string; min: number; max: number } | null;
type Match = ReturnType<typeof matchOf>;

type Filter = (product: Candidate) => boolean;

/** What each filter leaves, as the facets name them; `others` have no facet. */
function filtersOf(search: Search, isFound: Filter): Record<string, Filter> {
  const { categoryIds = [], conditions = [], minPrice = 0, maxPrice = Number.MAX_VALUE } = search;
  const { maxYearsOfUse = Number.MAX_VALUE, location = '', verifiedSeller, advertised } = search;
  return {
    others: (product) =>
      isFound(product) &&
      product.yearsOfUsedProduct <= maxYearsOfUse &&
      isPlace(location, product.location) &&
      (advertised === undefined || product.advertisement === advertised),
    category: ({ categoryId }) => categoryIds.length === 0 || categoryIds.includes(categoryId),
    condition: ({ condition }) => conditions.length === 0 || conditions.includes(condition),
    seller: ({ isSellerVerified }) => verifiedSeller !== true || isSellerVerified,
    price: ({ resalePrice }) => resalePrice >= minPrice && resalePrice <= maxPrice,
  };
}

const byId = (a: Candidate, b: Candidate) => (a._id < b._id ? 1 : -1);

/**
 * What a search must give, found by looking at every product for sale.
 * @param query what its text asks for (`expectedQuery`)
 */
export function bruteForce(products: Candidate[], search: Search, sort: Sort, query: Query) {
  const price = query.price && {
    phrase: query.price.phrase,
    min: (query.price.min ?? 0) * 100,
    max: query.price.max === null ? Number.POSITIVE_INFINITY : query.price.max * 100,
  };
  const isAsked =
    Boolean(search.text?.trim()) && (query.terms === null || query.terms.length > 0 || price);
  const matches = new Map<Candidate, Match>();
  if (isAsked && query.terms !== null) {
    for (const product of products) matches.set(product, matchOf(query, price, product));
  }
  const others = filtersOf(search, () => true);
  const misses = (product: Candidate) =>
    Object.values(others).filter((fits) => !fits(product)).length;
  const isCandidate = (product: Candidate) =>
    others.others?.(product) && misses(product) <= 1 && (matches.get(product)?.matched ?? 0) > 0;
  const candidates = products.filter(isCandidate);
  const fitting = candidates.filter((product) => misses(product) === 0);
  const isFound = isAsked
    ? resultsAmong(fitting.length > 0 ? fitting : candidates, matches)
    : () => true;
  const filters = filtersOf(search, isFound);
  const without = (own: string) =>
    products.filter((product) =>
      Object.entries(filters).every(([name, fits]) => name === own || fits(product)),
    );
  const keys: Record<Sort, (product: Candidate) => number> = {
    NEWEST: () => 0,
    PRICE_ASC: (product) => product.resalePrice,
    PRICE_DESC: (product) => -product.resalePrice,
    SAVING_DESC: (product) => product.resalePrice - product.originalPrice,
    RELEVANCE: (product) => matches.get(product)?.relevance ?? 0,
  };
  const list = without('none').sort((a, b) => keys[sort](a) - keys[sort](b) || byId(a, b));
  const counts = new Map<string, number>();
  for (const { categoryTitle } of without('category')) {
    counts.set(categoryTitle, (counts.get(categoryTitle) ?? 0) + 1);
  }
  const prices = without('price').map(({ resalePrice }) => resalePrice);
  const inAnyCondition = without('condition');
  return {
    ids: list.map(({ _id }) => _id),
    missing: list.map((product) => matches.get(product)?.missing ?? []),
    advertised: list.filter(({ advertisement }) => advertisement).map(({ _id }) => _id),
    facets: {
      categories: [...counts]
        .sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
        .map(([title, count]) => ({ category: { title }, count })),
      conditions: ['Excellent', 'Good', 'Fair'].map((condition) => ({
        condition: condition.toUpperCase(),
        count: inAnyCondition.filter((product) => product.condition === condition).length,
      })),
      verifiedSellerCount: without('seller').filter((product) => product.isSellerVerified).length,
      priceRange:
        prices.length === 0
          ? null
          : { min: { amount: Math.min(...prices) }, max: { amount: Math.max(...prices) } },
    },
  };
}

/** Of the products that fit the filters, those that match best decide which are listed. */
function resultsAmong(
  fitting: readonly Candidate[],
  matches: ReadonlyMap<Candidate, Match>,
): Filter {
  const all = fitting.flatMap((product) => matches.get(product) ?? []);
  const whole = all.filter(({ lost }) => lost === 0);
  const isWhole = whole.some(({ isMention }) => !isMention);
  const most = Math.max(...all.map(({ matched }) => matched));
  const isMentioned = whole.some(({ matched }) => matched === most);
  return (product) => {
    const match = matches.get(product);
    if (!match || match.matched <= 0) return false;
    if (isWhole) return match.lost === 0 && !match.isMention;
    return isMentioned ? match.lost === 0 : 2 * match.matched >= most;
  };
}
