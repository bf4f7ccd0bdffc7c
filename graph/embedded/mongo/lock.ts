import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';

/** Raised when another process has the data open; the message names it. */
export class StoreLocked extends Error {
  readonly code = 'STORE_LOCKED';
}

const BUSY = 5;

/** SQLite's own error number, without the extension bits, or undefined for other errors. */
export const sqliteCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;

function holder(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return 'another process';
  }
}

/**
 * Takes the one lock on a data file and gives the function that releases it. The lock is an
 * exclusive SQLite transaction on a file beside it, so that it dies with its process; a text file
 * names the holder. Raises StoreLocked where another process holds it.
 */
export function lock(file: string): () => void {
  const db = new DatabaseSync(`${file}.lock`, { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (sqliteCode(error) !== BUSY) throw error;
    throw new StoreLocked(`${file} is in use by ${holder(`${file}.holder`)}`);
  }
  const since = new Date().toISOString();
  writeFileSync(`${file}.holder`, `process ${process.pid} on ${hostname()} since ${since}\n`);
  return () => db.close();
}
