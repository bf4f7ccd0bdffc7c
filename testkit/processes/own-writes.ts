import type { Random } from '../reads/random-numbers.ts';

export type Market = { categoryId: string; products: string[] };

export type Given = { market: Market; random: Random };

/** Somebody who writes, and what they must find of their own writes; null where they find it, else what is wrong. */
export type Writer = {
  write(): Promise<void>;
  read(): Promise<string | null>;
};

/** Products or entries that somebody has at most, about. */
export const mostOwn = 12;

/** Says what was found and what was written, where they differ; else null. */
export const compared = (what: string, found: Iterable<string>, written: Iterable<string>) => {
  const [left, right] = [found, written].map((ids) => [...ids].toSorted().join(' '));
  return left === right ? null : `${what}: found [${left}], written [${right}]`;
};
