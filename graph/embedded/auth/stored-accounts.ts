import { DatabaseSync } from 'node:sqlite';
import { lockDataFile } from '../sqlite/lock.ts';

/** An account in the emulator's own format: password hash, salt and links included, nothing interpreted. */
export type EmulatorRecord = Record<string, unknown> & {
  localId: string;
  providerUserInfo?: { providerId: string }[];
};

/** Milliseconds that a start waits for a killed run's emulator, which ends on its own. */
const patienceMs = 10_000;

/**
 * The emulator's accounts in one SQLite file, a row each. `write` returns once its accounts are on disk. The emulator
 * keeps passwords in plain text, and so does the file: it is made for development.
 */
export class StoredAccounts {
  readonly #db: DatabaseSync;
  readonly #unlock: () => void;

  /**
   * Opens or creates the file.
   * @throws an error of one line when another process has it, or it is damaged
   */
  constructor(file: string) {
    this.#unlock = lockDataFile(file, patienceMs);
    this.#db = new DatabaseSync(file);
    try {
      this.#db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
        CREATE TABLE IF NOT EXISTS account (id TEXT PRIMARY KEY, record TEXT NOT NULL) STRICT`);
    } catch (error) {
      this.close();
      throw new Error(`${damaged(file)} (${error instanceof Error ? error.message : error})`);
    }
  }

  read(): EmulatorRecord[] {
    return this.#db
      .prepare('SELECT record FROM account')
      .all()
      .map(({ record }) => JSON.parse(String(record)));
  }

  /** Keeps accounts by their ids, all or none; null removes one. */
  write(accounts: Iterable<[id: string, EmulatorRecord | null]>): void {
    const put = this.#db.prepare('INSERT OR REPLACE INTO account VALUES (?, ?)');
    const remove = this.#db.prepare('DELETE FROM account WHERE id = ?');
    this.#db.exec('BEGIN IMMEDIATE');
    for (const [id, record] of accounts) {
      if (record) put.run(id, JSON.stringify(record));
      else remove.run(id);
    }
    this.#db.exec('COMMIT');
  }

  close(): void {
    this.#db.close();
    this.#unlock();
  }
}

const damaged = (file: string) =>
  `${file} is damaged: restore a backup, or remove it; accounts are then made anew from the database, without passwords`;
