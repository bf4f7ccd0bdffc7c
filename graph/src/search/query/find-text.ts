import { isAsked, wordsOf } from '@fitness-zone/contract/search/words.ts';
import { emptyBits, haveCommon } from '../bits.ts';
import type { TitledCategory } from '../indexed-product.ts';
import type { SearchIndex } from '../search-index.ts';
import { correctText } from './correct-text.ts';
import { TextMatcher, type TextMatches } from './match-text.ts';

/**
 * What a text finds: `matches` is null for a blank one; `correctedText` is what was searched for instead of it.
 */
export type FoundText = { matches: TextMatches | null; correctedText: string | null };

/** The products that match a text, or else what was meant by it. */
export function findText(
  index: SearchIndex,
  categories: readonly TitledCategory[],
  text: string,
): FoundText {
  const words = wordsOf(text);
  if (words.length === 0) {
    const none = emptyBits(index.capacity);
    const matches = isAsked(text) ? { all: none, ofTier: () => none } : null;
    return { matches, correctedText: null };
  }
  const matcher = new TextMatcher(index, categories);
  const matches = matcher.match(words);
  if (haveCommon(matches.all, index.live)) return { matches, correctedText: null };
  const correctedText = correctText(index, matcher, words);
  const meant = correctedText === null ? matches : matcher.match(wordsOf(correctedText));
  const isFound = haveCommon(meant.all, index.live);
  return isFound ? { matches: meant, correctedText } : { matches, correctedText: null };
}
