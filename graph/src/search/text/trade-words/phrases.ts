import { wordsOf } from '@fitness-zone/contract/search/words.ts';
import { stemOf } from '../stem.ts';
import { brands } from './brands.ts';
import { equipment } from './equipment.ts';
import { purposes } from './purposes.ts';
import { ignored, preferences, traits } from './traits.ts';

/**
 * Words that a product must have together: as stems, `#` before one of its category's title, `*` behind the beginning
 * of a word.
 */
export type Alternative = readonly string[];

/** The meaning of a phrase. */
export type Meaning = {
  /** A kind counts most, a trait least; a preference only orders. */
  as: 'kind' | 'purpose' | 'brand' | 'trait' | 'preference' | 'ignored';
  /** Ways to find it, the best first, and ways to find something similar. */
  found: readonly Alternative[];
  near: readonly Alternative[];
};

/** Number of words in the longest phrase. */
export const mostWords = 5;

const phrasesOf = (text: string): string[] => text.split(',').map((phrase) => phrase.trim());
const alternativeOf = (phrase: string): Alternative =>
  phrase
    .split(' ')
    .map((word) => (word.startsWith('#') ? `#${stemOf(word.slice(1))}` : stemOf(word)));
const alternativesOf = (text: string | undefined): Alternative[] =>
  text ? phrasesOf(text).map(alternativeOf) : [];

/** A phrase's key: its words joined, so that `kettle bells`, `kettlebell` and `kettle-bell` are equal. */
const keyOf = (words: readonly string[]): string => words.map(stemOf).join('');
/** The same for words that were typed as one, whose parts aren't stems: `rowingmachines`. */
const joinedKeyOf = (words: readonly string[]): string => stemOf(words.join(''));

const meanings = new Map<string, Meaning>();
const words = new Set<string>();
const stems = new Set<string>();
const kindWords = new Set<string>();

function add(lines: readonly string[], as: Meaning['as']): void {
  for (const line of lines) {
    const [said = '', near] = line.split(' ~ ');
    const [typed = '', finds] = said.split(' = ');
    const isOneMeaning = as !== 'brand' && as !== 'preference';
    const all = alternativesOf(finds ?? (isOneMeaning ? typed : ''));
    for (const phrase of phrasesOf(typed)) {
      if (phrase.startsWith('#')) continue;
      const parts = wordsOf(phrase);
      const own = alternativeOf(phrase);
      const isFoundByItself = as !== 'purpose' && (finds === undefined || as === 'trait');
      const found = isFoundByItself
        ? [own, ...all.filter((one) => one.join() !== own.join())]
        : all;
      const meaning = { as, found, near: alternativesOf(near) };
      for (const key of [keyOf(parts), joinedKeyOf(parts)]) {
        if (!meanings.has(key)) meanings.set(key, meaning);
      }
      for (const part of parts) {
        words.add(part);
        stems.add(stemOf(part));
      }
      if (as === 'kind' && parts.length === 1) kindWords.add(stemOf(phrase));
    }
  }
}

add(equipment, 'kind');
add(purposes, 'purpose');
add(traits, 'trait');
add(preferences, 'preference');
add(ignored, 'ignored');
add(brands, 'brand');

/** The meaning of a phrase of these words; undefined for one that isn't of this trade. */
export const meaningOf = (phrase: readonly string[]): Meaning | undefined =>
  meanings.get(keyOf(phrase)) ?? meanings.get(joinedKeyOf(phrase));

/** All words of the phrases, folded. */
export const tradeWords: ReadonlySet<string> = words;

/** Whether a word or one with its stem is part of a phrase, or several that were typed as one are a phrase. */
export const isTradeWord = (word: string): boolean =>
  stems.has(stemOf(word)) || meaningOf([word]) !== undefined;

/** Whether a stem alone names a kind of equipment. */
export const isKind = (stem: string): boolean => kindWords.has(stem);
