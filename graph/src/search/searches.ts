import type { Write } from '../shared/write.ts';
import type { SearchEngine } from './search-engine.ts';

/** Searches of products for sale as the database has them. */
export type ProductSearches = Pick<SearchEngine, 'search' | 'meets' | 'suggest' | 'close'> & {
  /** Resolves once searches are answered. */
  ready(): Promise<void>;
  /** Resolves if searches are answered now. */
  check(): Promise<void>;
  /** Takes note of a write, before it is answered. */
  written(write: Write, by: 'this process' | 'another process'): void;
  /** Takes note that a program other than the shop may have written anything to the embedded store. */
  othersWrote(): void;
};
