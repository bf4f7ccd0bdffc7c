import type { SearchEngine } from './search-engine.ts';

/** A write to a collection; null where it doesn't say to which records. */
export type Written = { collection: string; ids: readonly string[] | null };

/** Searches of products for sale as the database has them. */
export type ProductSearches = Pick<SearchEngine, 'search' | 'meets' | 'suggest' | 'close'> & {
  /** Resolves once searches are answered. */
  ready(): Promise<void>;
  /** Resolves if searches are answered now. */
  check(): Promise<void>;
  /** Takes note of a write, before it is answered. */
  written(write: Written, by: 'this process' | 'another process'): void;
  /** Takes note that a program other than the shop may have written anything to the embedded store. */
  othersWrote(): void;
};
