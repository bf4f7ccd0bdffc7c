import { closestWord, correctSpelling, maxEdits } from '@fitness-zone/contract/search/spelling.ts';
import { countCommon, popCount } from '../bits.ts';
import type { SearchIndex } from '../search-index.ts';
import type { TextMatcher } from './match-text.ts';

/**
 * A text with the words that were meant in place of those that no product for sale has; null where there is nothing to
 * correct, or no way to.
 * @param words the words of the text (`wordsOf`)
 */
export function correctText(
  { live }: SearchIndex,
  matcher: TextMatcher,
  words: readonly string[],
): string | null {
  const productsWith = (word: string) => countCommon(live, matcher.withWord(word));
  return correctSpelling(
    words,
    (word) => matcher.isKnown(word),
    (word) => closestWord(word, similarWords(word, matcher.knownWords()), productsWith),
  );
}

/** The words that may be near in spelling, each once: most are not, and that is told by their letters. */
function* similarWords(word: string, known: Iterable<string>): Iterable<string> {
  const most = maxEdits(word);
  const letters = lettersOf(word);
  const seen = new Set<string>();
  for (const one of known) {
    if (Math.abs(one.length - word.length) > most || seen.has(one)) continue;
    // Each edit adds and takes away one letter at most.
    if (popCount(lettersOf(one) ^ letters) > 2 * most) continue;
    seen.add(one);
    yield one;
  }
}

/** Which letters a word has, as bits; several letters share one. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}
