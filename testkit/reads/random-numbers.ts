/** A whole number from 0, below the given one. */
export type Random = (below: number) => number;

/** Pseudo-random numbers from a seed (a linear congruential generator). */
export function randomNumbers(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const oneOf = <Item>(random: Random, items: readonly Item[]): Item =>
  items[random(items.length)] as Item;
