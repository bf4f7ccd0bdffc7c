/** Random numbers that repeat for the same seed. */
export function seededRandom(seed: number): {
  int: (below: number) => number;
  pick: <T>(items: readonly T[]) => T;
} {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    int,
    pick: (items) => {
      const item = items[int(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}

/** A new seed, printed, so that a failure can be repeated with `seededRandom`. */
export function newSeed(what: string): number {
  const seed = Math.floor(Math.random() * 2 ** 32);
  process.stdout.write(`${what}: seed ${seed}\n`);
  return seed;
}
