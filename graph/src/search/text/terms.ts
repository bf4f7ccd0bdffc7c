import { fold } from '@fitness-zone/contract/search/words.ts';

/** Letters and digits, with the hyphens and apostrophes that join them. */
const compounds = /[\p{L}\p{N}]+(?:['’‘‐‑‒–-]+[\p{L}\p{N}]+)*/gu;
const joiners = /['’‘‐‑‒–-]+/u;

/** Scripts that put no spaces between words. */
const unspaced =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]+/u;
const scriptRuns = new RegExp(`${unspaced.source}|(?:(?!${unspaced.source}).)+`, 'gu');

/** A number and its unit, such as `16kg`, `16 kg` and `16-kgs`. */
const measures =
  /(?<![\p{L}\p{N}])(\d+)[\s‐‑‒–-]*(kg|g|lb|oz|km|m|cm|mm|inch|in|ft|w|hp|mph|l)(?:s|es)?(?![\p{L}\p{N}])/gu;

/** Two letters each, so that a part of a text without spaces is found; the last letter stands alone, too. */
const pairsOf = (run: string): string[] => {
  const letters = [...run];
  return letters.map((letter, at) => letter + (letters[at + 1] ?? ''));
};

const runsOf = (word: string): string[] =>
  unspaced.test(word) ? (word.match(scriptRuns) ?? []) : [word];

/** The words under which a text is indexed; `toSearchTerms` says which of them a search looks for. */
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
    add(joined(compound));
  }
  if (!/\d/.test(folded)) return [...words];
  for (const [, number = '', unit = ''] of folded.matchAll(measures)) {
    words.add(number).add(unit).add(`${number}${unit}`);
  }
  return [...words];
}

const indexedOf = (run: string): string[] => (unspaced.test(run) ? pairsOf(run) : [run]);

const joined = (compound: string): string =>
  joiners.test(compound) ? compound.split(joiners).join('') : compound;

/** One of the words that are searched for, and what finds it: all words of one of the alternatives. */
export type SearchTerm = { text: string; anyOf: readonly (readonly string[])[] };

/**
 * What a text searches for. Each term is found where the words of one of its alternatives begin indexed words
 * (`toIndexWords`): `pull-up` finds `Pullup`, `Pull-up` and `pull up`, and `16 kg` finds `16kg`.
 */
export function toSearchTerms(text: string): SearchTerm[] {
  const folded = fold(text).replace(measures, '$1$2');
  return [...new Set(folded.match(compounds))].map((compound) => {
    const parts = compound.split(joiners).flatMap(searchedWords);
    const whole = searchedWords(joined(compound));
    return {
      text: compound,
      anyOf: parts.length > 1 && whole.length === 1 ? [parts, whole] : [parts],
    };
  });
}

/** `toIndexWords` without single letters at the ends of longer runs. */
const searchedWords = (word: string): string[] =>
  runsOf(word).flatMap((run) => {
    if (!unspaced.test(run)) return [run];
    const pairs = pairsOf(run);
    return pairs.length > 1 ? pairs.slice(0, -1) : pairs;
  });

/** Whether words have all terms. */
export const hasTerms = (words: readonly string[], terms: readonly SearchTerm[]): boolean =>
  terms.every(({ anyOf }) =>
    anyOf.some((all) => all.every((start) => words.some((word) => word.startsWith(start)))),
  );
