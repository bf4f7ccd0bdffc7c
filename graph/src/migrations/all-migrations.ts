import { peopleTokens } from './2026-11-26-people-tokens.ts';
import { repliesOfBuyers } from './2026-11-29-replies-of-buyers.ts';
import { positionsOfThreads } from './2026-11-30-positions-of-threads.ts';
import type { Migration } from './migration.ts';

/** The order in which they run. */
export const allMigrations: readonly Migration[] = [
  peopleTokens,
  repliesOfBuyers,
  positionsOfThreads,
];
