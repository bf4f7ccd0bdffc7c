import type { Write } from '../shared/write.ts';
import type { SearchEngine } from './search-engine.ts';

/** The search engine, kept up to date with the database. */
export type ProductSearches = Pick<
  SearchEngine,
  'search' | 'meets' | 'mentions' | 'suggest' | 'close'
> & {
  /** Resolves once searches can be answered. */
  ready(): Promise<void>;
  /** Rejects if searches can't be answered now. */
  check(): Promise<void>;
  /** Call it for each write, before the writer gets its answer. */
  written(write: Write, by: 'this process' | 'another process'): void;
  /** Call it when another program may have written to the embedded store. */
  othersWrote(): void;
};
