import { isFact } from './fact-parts.ts';
import { stemOf } from './stem.ts';
import { toIndexWords } from './terms.ts';

/** Whether a word of an alternative must be in the category's title. */
export const isOfTitle = (word: string): boolean => word.startsWith('#');

/** Whether a part of an alternative is a word of the product. */
export const isPlain = (part: string): boolean => !isOfTitle(part) && !isFact(part);

/** The words of a category's title. A mixed title names several kinds of equipment. */
export type Title = {
  words: readonly string[];
  stems: ReadonlySet<string>;
  isMixed: boolean;
};

const titles = new Map<string, Title>();
/** More than the number of categories in a shop. */
const mostTitles = 1_000;

export function titleOf(title: string): Title {
  const known = titles.get(title);
  if (known) return known;
  const words = toIndexWords(title);
  const read = { words, stems: new Set(words.map(stemOf)), isMixed: severalKinds.test(title) };
  if (titles.size === mostTitles) titles.clear();
  titles.set(title, read);
  return read;
}

/** Separators of several kinds in a category's title. */
const severalKinds = /&|,|\/|\+|\band\b/i;
