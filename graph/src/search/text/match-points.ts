import type { Alternative } from '../synonyms/synonyms.ts';
import type { QueryTerm } from './read-query.ts';

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
