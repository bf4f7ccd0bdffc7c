import { findableWords } from '../../graph/src/search/text/synonyms.ts';
import { hasTerms, toIndexWords, toSearchTerms } from '../../graph/src/search/text/terms.ts';

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

/** Whether words have all terms of a text; blank text has none to look for. */
export const matchesText = (text: string, words: readonly string[]): boolean => {
  const terms = toSearchTerms(text);
  return terms.length > 0 ? hasTerms(words, terms) : text.trim() === '';
};

const known = new WeakMap<Candidate, { name: string[]; title: string[]; others: string[][] }>();

/** The words of a product by where they stand. They do not change, and are looked at again and again. */
function wordsIn(product: Candidate) {
  const before = known.get(product);
  if (before) return before;
  const words = {
    name: findableWords(product.productName),
    title: findableWords(product.categoryTitle),
    others: [
      findableWords(product.body),
      toIndexWords(product.condition),
      toIndexWords(product.location),
    ],
  };
  known.set(product, words);
  return words;
}

/** 1 to 3 by how a product matches the words; 0 where it does not. */
function relevance(text: string, product: Candidate): number {
  const { name, title, others } = wordsIn(product);
  if (matchesText(text, name)) return 1;
  if (matchesText(text, [...name, ...title])) return 2;
  return matchesText(text, [...name, ...title, ...others.flat()]) ? 3 : 0;
}

/** All words by which a product is found. */
export function wordsOfProduct(product: Candidate): string[] {
  const { name, title, others } = wordsIn(product);
  return [...name, ...title, ...others.flat()];
}

type Filter = (product: Candidate) => boolean;

/** What each filter leaves, as the facets name them; `others` have no facet. */
function filtersOf(search: Search, text: string): Record<string, Filter> {
  const { categoryIds = [], conditions = [], minPrice = 0, maxPrice = Number.MAX_VALUE } = search;
  const { maxYearsOfUse = Number.MAX_VALUE, location = '', verifiedSeller, advertised } = search;
  return {
    others: (product) =>
      relevance(text, product) > 0 &&
      product.yearsOfUsedProduct <= maxYearsOfUse &&
      matchesText(location, toIndexWords(product.location)) &&
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
 * @param text what to look for, the search's own text or what was meant by it
 */
export function bruteForce(products: Candidate[], search: Search, sort: Sort, text: string) {
  const filters = filtersOf(search, text);
  const without = (own: string) =>
    products.filter((product) =>
      Object.entries(filters).every(([name, matches]) => name === own || matches(product)),
    );
  const keys: Record<Sort, (product: Candidate) => number> = {
    NEWEST: () => 0,
    PRICE_ASC: (product) => product.resalePrice,
    PRICE_DESC: (product) => -product.resalePrice,
    SAVING_DESC: (product) => product.resalePrice - product.originalPrice,
    RELEVANCE: (product) => relevance(text, product),
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
