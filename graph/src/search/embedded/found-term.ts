import { pointsOfNothing, type RankedWay } from '../text/match-points.ts';

/**
 * A row's match with a term, packed into one number: greater is better. An object for each term of each row would take
 * much longer. The highest part is set unless only something similar was found, the next unless the term is only
 * mentioned. The rest ranks the place.
 */
const [notNear, notMentioned, mostPoints] = [64, 32, 31];

/** The row doesn't have the term. All its bits are set. */
export const notFound = -1;

/** The match of a way in the best place. */
export const foundBy = ({ isNear, rank }: RankedWay): number =>
  (isNear ? 0 : notNear) + notMentioned + mostPoints - rank;

/** @param best the result of `foundBy` */
export const foundAt = (best: number, place: number, isMention: boolean): number =>
  best - place - (isMention ? notMentioned : 0);

export const isOnlyNear = (found: number): boolean => (found & notNear) === 0;

/** Whether the term itself was found, and only as a mention. */
export const isOnlyMentioned = (found: number): boolean =>
  found >= notNear && (found & notMentioned) === 0;

export const pointsOf = (found: number): number =>
  found < 0 ? pointsOfNothing : mostPoints - (found & mostPoints);
