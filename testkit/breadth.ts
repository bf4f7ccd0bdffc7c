/** `npm run proof` tries everything, each night; `npm test` only what fits into minutes. */
export const isFull = process.env.BREADTH === 'full';

/**
 * Takes `count` of them, spread evenly from the first to the last; `npm run proof` takes all.
 * @param round of several samples each has other items
 */
export function sample<Item>(all: readonly Item[], count: number, round = 0): Item[] {
  if (isFull || all.length <= count) return [...all];
  const step = (all.length - 1) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => {
    const at = (Math.round(index * step) + round) % all.length;
    return all[at] as Item;
  });
}

/** Tests that fail each call in turn fail every n-th one; all of them in `npm run proof`. */
export const faultStride = isFull ? 1 : 7;

/** Of random runs `npm test` makes a few, with the same seed each time; `npm run proof` thirty times as many. */
export const runs = (count: number): number => (isFull ? 30 * count : count);

/** `SCHEDULE_SEED` repeats the schedules of a run that printed it. */
export const givenSeed = process.env.SCHEDULE_SEED ? Number(process.env.SCHEDULE_SEED) : undefined;

/** The seed of a proof's run: new each time, or `SCHEDULE_SEED`. */
export const proofSeed = (index: number): number => givenSeed ?? (Date.now() + index) % 2 ** 31;
