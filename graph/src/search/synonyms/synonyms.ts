import { factOf, isFact, unlessNotPart } from '../text/fact-parts.ts';
import { stemOf } from '../text/stem.ts';
import { brands } from './brands.ts';
import { equipment } from './equipment.ts';
import { purposes } from './purposes.ts';
import { ignored, negation, preferences, traits } from './traits.ts';

/**
 * Conditions that a product must meet together. A part is a stem; `#` begins one from its category's title, `*` ends
 * the beginning of a word, and `:` begins a fact (`fact-parts.ts`).
 */
export type Alternative = readonly string[];

export type Meaning = {
  /** The query that the entry exists for. */
  example: string;
  /** The first phrase of its entry. */
  calledInTrade: string;
  /** A kind counts most, a trait least. A preference only affects the order. */
  as: 'kind' | 'purpose' | 'brand' | 'trait' | 'preference' | 'ignored';
  /** Ways to find it, best first, and ways to find something similar. */
  found: readonly Alternative[];
  near: readonly Alternative[];
};

/** Number of words in the longest phrase. */
export const mostWords = 5;

const phrasesOf = (text: string): string[] => text.split(',').map((phrase) => phrase.trim());
const alternativeOf = (phrase: string): Alternative =>
  phrase.split(' ').map((word) => {
    if (isFact(word)) return word;
    return word.startsWith('#') ? `#${stemOf(word.slice(1))}` : stemOf(word);
  });
const alternativesOf = (text: string | undefined): Alternative[] =>
  text ? phrasesOf(text).map(alternativeOf) : [];

/** A phrase's key: its words joined, so that `kettle bells`, `kettlebell` and `kettle-bell` are equal. */
const keyOf = (words: readonly string[]): string => words.map(stemOf).join('');
/** The key of words typed as one, whose parts aren't stems: `rowingmachines`. */
const joinedKeyOf = (words: readonly string[]): string => stemOf(words.join(''));

const meanings = new Map<string, Meaning>();
const words = new Set<string>();
const stems = new Set<string>();
const kindWords = new Set<string>();

/** The parts of an entry: shoppers' phrases, the ways to find them, and those to find something similar. */
function readEntry(entry: string) {
  const [said = '', near] = entry.split(' ~ ');
  const [typed = '', finds] = said.split(' = ');
  const found = alternativesOf(finds);
  // In an entry about a yes or no, a stated "no" outweighs a word.
  const [[first = '', ...more] = []] = found;
  const fact = more.length === 0 && isFact(first) ? factOf(first) : null;
  const yesNo = fact?.is === true ? [unlessNotPart(fact.name)] : [];
  const unlessNo = (parts: Alternative): Alternative =>
    parts.some(isFact) ? parts : [...parts, ...yesNo];
  return {
    phrases: phrasesOf(typed),
    finds: finds === undefined ? null : found.map(unlessNo),
    unlessNo,
    near: alternativesOf(near),
  };
}

/** The ways to find a phrase. The typed words come first. */
function waysToFind(phrase: string, as: Meaning['as'], entry: ReturnType<typeof readEntry>) {
  const { phrases, finds, unlessNo } = entry;
  const isSaid = (parts: Alternative) => parts.join('') === keyOf(phrase.split(' '));
  const own = unlessNo(alternativeOf(phrase));
  if (finds === null) {
    const others = as === 'brand' || as === 'preference' ? [] : phrases.map(alternativeOf);
    return [own, ...others.filter((one) => !isSaid(one))];
  }
  const isFoundByItself = as === 'trait' || finds.some(isSaid);
  return isFoundByItself
    ? [own, ...finds.filter((one) => one.join() !== own.join() && !isSaid(one))]
    : finds;
}

function add(entries: Readonly<Record<string, string>>, as: Meaning['as']): void {
  for (const [example, written] of Object.entries(entries)) {
    const entry = readEntry(written);
    const calledInTrade = entry.phrases[0] ?? '';
    for (const phrase of entry.phrases) {
      const found = waysToFind(phrase, as, entry);
      addPhrase(phrase, { example, calledInTrade, as, found, near: entry.near });
    }
  }
}

/** A phrase that already has a meaning keeps it. */
function addPhrase(phrase: string, meaning: Meaning): void {
  const parts = phrase.split(' ');
  for (const key of [keyOf(parts), joinedKeyOf(parts)]) {
    if (!meanings.has(key)) meanings.set(key, meaning);
  }
  for (const part of parts) {
    words.add(part);
    stems.add(stemOf(part));
  }
  if (meaning.as === 'kind' && parts.length === 1) kindWords.add(stemOf(phrase));
}

add(equipment, 'kind');
add(purposes, 'purpose');
add(traits, 'trait');
add(preferences, 'preference');
add(ignored, 'ignored');
add(brands, 'brand');
add({ 'bench not adjustable': negation }, 'ignored');

/** Words that exclude the following ones. */
export const negations: ReadonlySet<string> = new Set(phrasesOf(negation));

/** The meaning of a phrase of these words; undefined if it isn't a phrase of this trade. */
export const meaningOf = (phrase: readonly string[]): Meaning | undefined =>
  meanings.get(keyOf(phrase)) ?? meanings.get(joinedKeyOf(phrase));

/** All words of the phrases, folded. */
export const synonymWords: ReadonlySet<string> = words;

/** Whether a word, or one with its stem, is part of a phrase, or is a phrase typed as one word. */
export const isSynonymWord = (word: string): boolean =>
  stems.has(stemOf(word)) || meaningOf([word]) !== undefined;

/** Whether a stem alone names a kind of equipment. */
export const isKind = (stem: string): boolean => kindWords.has(stem);
