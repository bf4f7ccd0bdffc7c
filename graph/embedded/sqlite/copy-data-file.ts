import { existsSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';

/** Raised where a backup cannot be made: no data, or a file that would be overwritten. */
class BackupError extends Error {}

/**
 * Copies a data file into a new one, whole and consistent, also while a store has it open. Gives
 * the number of pages copied. Raises BackupError, and SQLite's errors where the copy is not sound.
 */
export async function backupStore(file: string, target: string): Promise<number> {
  if (!existsSync(file)) throw new BackupError(`there is no data at ${file}`);
  if (existsSync(target))
    throw new BackupError(`${target} exists already; name a file that does not`);
  const source = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  try {
    const pages = await backup(source, target);
    check(target);
    return pages;
  } finally {
    source.close();
  }
}

function check(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    copy.exec('PRAGMA journal_mode = DELETE');
    const result = copy.prepare('PRAGMA integrity_check').get();
    if (result?.integrity_check !== 'ok') throw new BackupError(`the copy ${file} is not sound`);
  } finally {
    copy.close();
  }
}
