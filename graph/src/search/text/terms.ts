import { fold } from '@fitness-zone/contract/search/words.ts';
import { joinMeasures, measuresIn } from './measures.ts';

/** Letters and digits, with the hyphens and apostrophes that join them. */
const compounds = /[\p{L}\p{N}]+(?:(?:['’‘‐‑‒–-]+|(?<=\d)[.:](?=\d))[\p{L}\p{N}]+)*/gu;
const joiners = /['’‘‐‑‒–-]+/u;

/** Scripts that put no spaces between words. */
const unspaced =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]+/u;
const scriptRuns = new RegExp(`${unspaced.source}|(?:(?!${unspaced.source}).)+`, 'gu');

/** Pairs of letters, so that parts of a text without spaces are found. The last letter also counts alone. */
const pairsOf = (run: string): string[] => {
  const letters = [...run];
  return letters.map((letter, at) => letter + (letters[at + 1] ?? ''));
};

const runsOf = (word: string): string[] =>
  unspaced.test(word) ? (word.match(scriptRuns) ?? []) : [word];

/** The words under which a text is indexed; see `startTerms` and `searchedWords` for the search side. */
export function toIndexWords(text: string): string[] {
  const folded = fold(text);
  const hasUnspaced = unspaced.test(folded);
  const words = new Set<string>();
  const add = (part: string) => {
    if (!hasUnspaced) words.add(part);
    else for (const run of runsOf(part)) for (const word of indexedOf(run)) words.add(word);
  };
  for (const compound of folded.match(compounds) ?? []) {
    if (joiners.test(compound)) compound.split(joiners).forEach(add);
    add(joinedWord(compound));
  }
  if (!/\d/.test(folded)) return [...words];
  for (const measure of measuresIn(folded)) {
    const [, number = '', unit = ''] = /^([\d.]+)(.+)$/.exec(measure) ?? [];
    words.add(number).add(unit).add(measure);
  }
  return [...words];
}

const indexedOf = (run: string): string[] => (unspaced.test(run) ? pairsOf(run) : [run]);

export const joinedWord = (compound: string): string =>
  joiners.test(compound) ? compound.split(joiners).join('') : compound;

/** The compounds of a search text, folded, with measures as one word: `pull-up`, `16kg`. */
export const compoundsOf = (text: string): string[] =>
  joinMeasures(fold(text)).match(compounds) ?? [];

/** The indexed words that find a word, whole or by their beginning. For scripts without spaces, pairs of letters. */
export const searchedWords = (word: string): string[] =>
  runsOf(word).flatMap((run) => {
    if (!unspaced.test(run)) return [run];
    const pairs = pairsOf(run);
    return pairs.length > 1 ? pairs.slice(0, -1) : pairs;
  });

/** A term for short texts: all words of one alternative begin words of the text. */
export type StartTerm = readonly (readonly string[])[];

/** Terms for names and places: `pull-up` finds `Pullup`, `Pull-up` and `pull up`. */
export const startTerms = (text: string): StartTerm[] =>
  [...new Set(compoundsOf(text))].map((compound) => {
    const parts = compound.split(joiners).flatMap(searchedWords);
    const whole = searchedWords(joinedWord(compound));
    return parts.length > 1 && whole.length === 1 ? [parts, whole] : [parts];
  });

/** Whether words have all terms. */
export const hasTerms = (words: readonly string[], terms: readonly StartTerm[]): boolean =>
  terms.every((anyOf) =>
    anyOf.some((all) => all.every((start) => words.some((word) => word.startsWith(start)))),
  );
