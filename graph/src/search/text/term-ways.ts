import type { Alternative } from '../synonyms/synonyms.ts';
import { isFact } from './fact-parts.ts';
import type { QueryTerm } from './read-query.ts';
import { stemOf } from './stem.ts';
import { toIndexWords } from './terms.ts';

/** Points for where a product has a term; fewer are better. */
export const places = {
  fact: 0,
  nameAndTitle: 0,
  name: 1,
  title: 2,
  accessory: 3,
  location: 3,
  body: 6,
} as const;

/** Points for a term that isn't found: one more than for the worst place and rank. */
export const pointsOfNothing = 11;

export const weightOfPrice = 2;
export const weightOfPlace = 2;

/**
 * Circles around a text's place, as multiples of its radius. A product loses points for each one it is outside of: more
 * than for the place of its words, less than for a missing word.
 */
export const circles = [1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128] as const;
export const pointsOfCircle = 6;

/** One way to find a term or something similar; the best has the lowest rank. */
export type RankedWay = { words: Alternative; isNear: boolean; rank: number };

export const rankedWays = ({ found, near }: QueryTerm): RankedWay[] => [
  ...allRanks(found, false),
  ...allRanks(near, true),
];

const allRanks = (one: readonly Alternative[], isNear: boolean): RankedWay[] =>
  one.map((words, at) => ({ words, isNear, rank: rankAt(at) + (isNear ? 1 : 0) }));
/** The first way uses the typed words. In a name, it ranks before all others. */
const rankAt = (at: number): number => (at === 0 ? 0 : at < 4 ? 2 : 3);

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
