/**
 * `npm run proof`, each night, sets BREADTH=full and tries everything; `npm test` tries only what fits into minutes.
 */
export const isFull = process.env.BREADTH === 'full';

/**
 * Takes `count` items, spread evenly from first to last; `npm run proof` takes all.
 * @param round several samples of one list take different items
 */
export function sample<Item>(all: readonly Item[], count: number, round = 0): Item[] {
  if (isFull || all.length <= count) return [...all];
  const step = (all.length - 1) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => {
    const at = (Math.round(index * step) + round) % all.length;
    return all[at] as Item;
  });
}

/** Tests that fail each call in turn fail every nth one; all of them in `npm run proof`. */
export const faultStride = isFull ? 1 : 7;

/** The number of random runs: few in `npm test`, with a fixed seed; thirty times as many in `npm run proof`. */
export const runs = (count: number): number => (isFull ? 30 * count : count);

/** `SCHEDULE_SEED` repeats the schedules of a run that printed it. */
export const givenSeed = process.env.SCHEDULE_SEED ? Number(process.env.SCHEDULE_SEED) : undefined;

/** The seed of a proof's run: new each time, or `SCHEDULE_SEED`. */
export const proofSeed = (index: number): number => givenSeed ?? (Date.now() + index) % 2 ** 31;
