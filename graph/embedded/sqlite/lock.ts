import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';

/** Raised when another process has the data open; the message names it. */
class StoreLockedError extends Error {
  readonly code = 'STORE_LOCKED';
}

const sqliteBusy = 5;

/** SQLite's own error number, without the extension bits, or undefined for other errors. */
export const sqliteCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;

/**
 * Takes the lock on a data file and returns the function that releases it. The lock is an exclusive SQLite transaction
 * on a second file, so that it ends with its process; a text file names the holder. Raises StoreLockedError if another
 * process holds it.
 * @param patienceMs how long to wait for a holder that is ending
 */
export function lockDataFile(file: string, patienceMs = 0): () => void {
  const db = new DatabaseSync(`${file}.lock`, { timeout: patienceMs });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (sqliteCode(error) !== sqliteBusy) throw error;
    throw new StoreLockedError(`${file} is in use by ${holderOf(file)}`);
  }
  const since = new Date().toISOString();
  writeFileSync(`${file}.holder`, `process ${process.pid} on ${hostname()} since ${since}\n`);
  return () => db.close();
}

function holderOf(file: string): string {
  try {
    return readFileSync(`${file}.holder`, 'utf8').trim();
  } catch {
    return 'another process';
  }
}
