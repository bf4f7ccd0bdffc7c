import type { Place, ProductSort } from '@fitness-zone/contract/search/product-order.ts';
import { wordsOf } from '@fitness-zone/contract/search/words.ts';
import { countBits, haveCommon } from '../bits.ts';
import type { ProductConditions, TitledCategory } from '../indexed-product.ts';
import type { SearchIndex } from '../search-index.ts';
import { advertisementsOf } from './advertisements.ts';
import { correctText } from './correct-text.ts';
import { countFacets } from './facets.ts';
import { TextMatcher, type TextMatches } from './match-text.ts';
import { Narrowed } from './narrow.ts';
import { type Listed, listProducts } from './product-page.ts';

/** What is searched for. */
export type ProductSearch = ProductConditions & { text?: string | null | undefined };

/**
 * A list of products for sale that match a search. What it gives belongs to the moment, and to the numbers that the index
 * has then (`generation`).
 * @param categories by their titles
 */
export function searchProducts(
  index: SearchIndex,
  categories: readonly TitledCategory[],
  { text, ...conditions }: ProductSearch,
  sort: ProductSort,
) {
  const { matches, correctedText } = matchText(index, categories, wordsOf(text ?? ''));
  const narrowed = new Narrowed(index, matches?.all ?? index.live, conditions);
  const all = narrowed.all;
  let count: number | undefined;
  let facets: ReturnType<typeof countFacets> | undefined;
  return {
    /** What was searched for instead of the text, because no product for sale matches it. */
    correctedText,
    /** How many products the whole list has. */
    count: () => (count ??= countBits(all)),
    /** So many products, of all or of those after a place. */
    part: (limit: number, after: Place | null): Listed[] =>
      listProducts(index, all, { sort, matches }, limit, after),
    facets: () => (facets ??= countFacets(index, narrowed, categories)),
    /** The ids of the advertised products whose turn it is. */
    advertisements: (minute: number): string[] => advertisementsOf(index, all, minute),
  };
}

type Matched = { matches: TextMatches | null; correctedText: string | null };

/** The products that match a text, or else what was meant by it. */
function matchText(
  index: SearchIndex,
  categories: readonly TitledCategory[],
  words: readonly string[],
): Matched {
  if (words.length === 0) return { matches: null, correctedText: null };
  const matcher = new TextMatcher(index, categories);
  const matches = matcher.match(words);
  if (haveCommon(matches.all, index.live)) return { matches, correctedText: null };
  const correctedText = correctText(index, matcher, words);
  const meant = correctedText === null ? matches : matcher.match(wordsOf(correctedText));
  const isFound = haveCommon(meant.all, index.live);
  return isFound ? { matches: meant, correctedText } : { matches, correctedText: null };
}
