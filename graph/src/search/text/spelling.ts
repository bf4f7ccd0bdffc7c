import { editsBetween } from '@fitness-zone/contract/search/edits-between.ts';

/** Maximum edit distance between an unmatched word and its correction. */
export const maxEdits = (word: string): 0 | 1 | 2 => {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
};

/** Whether a word that only occurs in products may be meant: few people mistype the first letter. */
export const isLikelyTypo = (typed: string, meant: string): boolean => typed[0] === meant[0];

/**
 * Corrections of an unknown word: the nearest in spelling, among these the one with the greatest weight, then by the
 * alphabet.
 * @param weigh returns the weights of some words
 */
export function closestWords(
  word: string,
  known: Iterable<string>,
  weigh: (words: readonly string[]) => readonly number[],
): string[] {
  const nearest = nearestWords(word, known);
  if (nearest.length < 2) return nearest;
  const counts = weigh(nearest);
  return nearest
    .map((one, at) => ({ one, count: counts[at] ?? 0 }))
    .sort((a, b) => b.count - a.count || (a.one < b.one ? -1 : 1))
    .map(({ one }) => one);
}

function nearestWords(word: string, known: Iterable<string>): string[] {
  let least: number = maxEdits(word);
  const letters = lettersOf(word);
  let nearest = new Set<string>();
  for (const one of least === 0 ? [] : known) {
    // Each edit adds and removes at most one letter, which rules out most words without counting edits.
    const isFar = Math.abs(one.length - word.length) > least;
    if (isFar || bitsOf(lettersOf(one) ^ letters) > 2 * least) continue;
    const edits = editsBetween(word, one, least);
    if (edits > least) continue;
    if (edits < least) nearest = new Set();
    least = edits;
    nearest.add(one);
  }
  return [...nearest];
}

/** A word's letters as bits; several letters share one. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function bitsOf(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
