import { hasPrefix } from '@fitness-zone/contract/search/matches.ts';
import { wordsOf } from '@fitness-zone/contract/search/words.ts';
import { hasBit } from '../bits.ts';
import type { TitledCategory } from '../indexed-product.ts';
import type { SearchIndex } from '../search-index.ts';
import { TextMatcher, titleWords } from './match-text.ts';

/**
 * What somebody who has begun to type may be looking for.
 * @param limit how many of each kind at most
 */
export function suggest<Category extends TitledCategory>(
  index: SearchIndex,
  categories: readonly Category[],
  text: string,
  limit: number,
): { categories: Category[]; productNames: string[] } {
  const words = wordsOf(text);
  if (words.length === 0) return { categories: [], productNames: [] };
  const matcher = new TextMatcher(index, categories);
  const inName = matcher.inName(words);
  const names = new Set<string>();
  for (const number of index.orders.inOrder('NEWEST')) {
    if (names.size === limit) break;
    if (hasBit(inName, number)) names.add(index.entry(number).productName);
  }
  return {
    categories: categories
      .filter(({ title }) => words.every((word) => hasPrefix(titleWords(title), word)))
      .slice(0, limit),
    productNames: [...names],
  };
}
