import { pointsOfNothing, type RankedWay } from '../text/term-ways.ts';

/**
 * How a row has a term, as one number: the greater, the better. An object for each term of each row would take much
 * longer. The highest part says that it isn't only something near, the next one that it isn't only mentioned, the rest
 * where it is.
 */
const [notNear, notMentioned, mostPoints] = [64, 32, 31];

/** The row doesn't have the term. All its bits are set. */
export const notFound = -1;

/** In the best place. */
export const foundBy = ({ isNear, rank }: RankedWay): number =>
  (isNear ? 0 : notNear) + notMentioned + mostPoints - rank;

/** @param best what `foundBy` gives */
export const foundAt = (best: number, place: number, isMention: boolean): number =>
  best - place - (isMention ? notMentioned : 0);

export const isOnlyNear = (found: number): boolean => (found & notNear) === 0;

/** Whether the term itself was found, and only as a mention. */
export const isOnlyMentioned = (found: number): boolean =>
  found >= notNear && (found & notMentioned) === 0;

export const pointsOf = (found: number): number =>
  found < 0 ? pointsOfNothing : mostPoints - (found & mostPoints);
