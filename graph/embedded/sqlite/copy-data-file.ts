import { existsSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';

/** Raised if a copy can't be made: there is no data, or the copy is damaged. */
class CopyError extends Error {}

/** Copies all pages in one step: SQLite restarts the copy if another process writes between two steps. */
const pagesPerStep = 2 ** 30;

/**
 * Copies a data file into a new one, whole and consistent, even while another process writes to it.
 * @throws CopyError, and SQLite's errors
 */
export async function copyDataFile(file: string, target: string): Promise<void> {
  if (!existsSync(file)) throw new CopyError(`there is no data at ${file}`);
  if (existsSync(target)) throw new CopyError(`${target} exists already`);
  const source = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  try {
    await backup(source, target, { rate: pagesPerStep });
  } finally {
    source.close();
  }
  check(target);
}

function check(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    copy.exec('PRAGMA journal_mode = DELETE');
    const result = copy.prepare('PRAGMA integrity_check').get();
    if (result?.integrity_check !== 'ok') throw new CopyError(`the copy ${file} is not sound`);
  } finally {
    copy.close();
  }
}
