import { editsBetween } from '@fitness-zone/contract/search/edits-between.ts';
import { fold } from '@fitness-zone/contract/search/words.ts';
import { synonymWords } from '../synonyms/synonyms.ts';
import { compoundsOf } from './terms.ts';

const leastForTypo = 4;

/** Less than one edit: the word begins with the typed letters. */
function editsToBeginning(typed: string, word: string): number {
  if (word.startsWith(typed)) return 0;
  const beginnings = [-1, 0, 1].map((more) => word.slice(0, typed.length + more));
  return Math.min(...beginnings.map((beginning) => editsBetween(typed, beginning, 1)));
}

/**
 * Texts that an unfinished text may become. Its last word becomes a word of the trade or of `words` that begins with
 * it, exactly or with one wrong letter. Likeliest first: the fewest letters to change, then to type.
 */
export function completeText(text: string, words: Iterable<string>): string[] {
  const last = compoundsOf(text).at(-1) ?? '';
  const start = fold(text).lastIndexOf(last);
  if (last.length < leastForTypo || /\d/.test(last)) return [];
  const found = new Map<string, number>();
  for (const word of [...synonymWords, ...words]) {
    const edits = editsToBeginning(last, word);
    if (edits <= 1 && word !== last && word.length > 2) found.set(word, edits);
  }
  return [...found]
    .sort(([one, edits], [other, more]) => edits - more || one.length - other.length)
    .map(([word]) => fold(text).slice(0, start) + word);
}
