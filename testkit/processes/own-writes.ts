import type { Random } from '../reads/random-numbers.ts';

/** What all people may act on. */
export type Market = { categoryId: string; products: string[] };

/** What somebody acts on, and what chance decides. */
export type Given = { market: Market; random: Random };

/** Somebody who writes, and what they must find of their own writes; null where they find it, else what is wrong. */
export type Writer = {
  write(): Promise<void>;
  read(): Promise<string | null>;
};

/** How many products or entries somebody has at most, about. */
export const mostOwn = 12;

/** Says what was found and what was written, where they differ; else null. */
export const compared = (what: string, found: Iterable<string>, written: Iterable<string>) => {
  const [left, right] = [found, written].map((ids) => [...ids].toSorted().join(' '));
  return left === right ? null : `${what}: found [${left}], written [${right}]`;
};
