import type { Random } from '../reads/random-numbers.ts';

export type Market = { categoryId: string; products: string[] };

export type Given = { market: Market; random: Random };

/** Somebody who writes, and checks that their writes are visible: null if they are, otherwise what is wrong. */
export type Writer = {
  write(): Promise<void>;
  read(): Promise<string | null>;
};

/** The approximate maximum of products or entries per person. */
export const mostOwn = 12;

/** Describes how found and written differ; null if they don't. */
export const compared = (what: string, found: Iterable<string>, written: Iterable<string>) => {
  const [left, right] = [found, written].map((ids) => [...ids].toSorted().join(' '));
  return left === right ? null : `${what}: found [${left}], written [${right}]`;
};
