import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { lockDataFile, sqliteCode } from '../../sqlite/lock.ts';
import { StoreError } from '../errors.ts';

/** Raised when the file is of another kind or of a later format than this code knows. */
class StoreFormatError extends Error {
  readonly code = 'STORE_FORMAT';
}

const format = 1;
const applicationId = 0x465a5354;
const sqliteFull = 13;

const schema = `
  CREATE TABLE collection (id INTEGER PRIMARY KEY, db TEXT NOT NULL, name TEXT NOT NULL,
    uuid BLOB NOT NULL, UNIQUE (db, name));
  CREATE TABLE "index" (id INTEGER PRIMARY KEY, collection INTEGER NOT NULL,
    spec BLOB NOT NULL, multikey INTEGER NOT NULL DEFAULT 0);
  CREATE TABLE document (row INTEGER PRIMARY KEY, body BLOB NOT NULL);
  CREATE TABLE entry ("index" INTEGER NOT NULL, key BLOB NOT NULL, row INTEGER NOT NULL,
    PRIMARY KEY ("index", key, row)) WITHOUT ROWID;
  CREATE TABLE retry (session BLOB PRIMARY KEY, txn INTEGER NOT NULL, used INTEGER NOT NULL,
    reply BLOB NOT NULL) WITHOUT ROWID;
  PRAGMA application_id = ${applicationId};
  PRAGMA user_version = ${format};`;

/** Called once a turn's writes are on disk, or with the reason if they aren't. */
type OnCommitted = (failure?: StoreError) => void;

type OnFatal = (error: Error) => void;

/**
 * The SQLite file. Writes of one turn of the event loop share one transaction (group commit). Answers of that turn wait
 * until the commit is on disk.
 */
export class SqliteStorage {
  readonly db: DatabaseSync;
  /** Counts changes, so that a scan notices when its prefetched entries are stale. */
  changes = 0;
  readonly #unlock: () => void;
  readonly #statements = new Map<string, StatementSync>();
  #waiting: OnCommitted[] = [];
  readonly #onRollback: (() => void)[] = [];
  readonly #onFatal: OnFatal;

  constructor(file: string, onFatal: OnFatal) {
    this.#onFatal = onFatal;
    this.#unlock = file === ':memory:' ? () => undefined : lockDataFile(file);
    this.db = new DatabaseSync(file, { timeout: 5000 });
    try {
      this.#open(file);
    } catch (error) {
      this.db.close();
      this.#unlock();
      throw error;
    }
  }

  #open(file: string): void {
    const found = this.db
      .prepare(`SELECT (SELECT count(*) FROM sqlite_schema) AS tables, user_version, application_id
        FROM pragma_user_version, pragma_application_id`)
      .get();
    if (found?.tables === 0) this.db.exec(`BEGIN; ${schema} COMMIT;`);
    else if (found?.application_id !== applicationId) {
      throw new StoreFormatError(`${file} is a database of another program`);
    } else if (found.user_version !== format) {
      const other = `has format ${found.user_version}, this program reads format ${format}`;
      throw new StoreFormatError(`${file} ${other}`);
    }
    this.db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
      PRAGMA cache_size = -32000; PRAGMA temp_store = MEMORY; PRAGMA trusted_schema = OFF;`);
  }

  /** A prepared statement, from the cache. */
  sql(text: string): StatementSync {
    let statement = this.#statements.get(text);
    if (!statement) {
      statement = this.db.prepare(text);
      this.#statements.set(text, statement);
    }
    return statement;
  }

  /** Registers a function that forgets cached data when a transaction is rolled back. */
  onRollback(forget: () => void): void {
    this.#onRollback.push(forget);
  }

  /**
   * Does one write, whole or not at all, inside the transaction of this turn. Raises the errors of the work, and 14031
   * if the disk is full.
   */
  write<T>(work: () => T): T {
    try {
      if (!this.db.isTransaction) this.#begin();
      this.sql('SAVEPOINT write').run();
    } catch (error) {
      throw asStoreError(error);
    }
    this.changes++;
    try {
      const result = work();
      this.sql('RELEASE write').run();
      return result;
    } catch (error) {
      throw this.#rollBackWrite(error);
    }
  }

  #begin(): void {
    this.sql('BEGIN IMMEDIATE').run();
    setImmediate(() => this.#commit());
  }

  #rollBackWrite(error: unknown): unknown {
    // SQLite itself rolls back the whole transaction when the disk is full.
    if (!this.db.isTransaction) return this.#rollBackAll(error);
    this.sql('ROLLBACK TO write').run();
    this.sql('RELEASE write').run();
    for (const forget of this.#onRollback) forget();
    return asStoreError(error);
  }

  /** Calls back when all writes so far are on disk or have failed. */
  whenCommitted(done: OnCommitted): void {
    if (this.db.isTransaction) this.#waiting.push(done);
    else done();
  }

  #commit(): void {
    if (!this.db.isOpen || !this.db.isTransaction) return;
    try {
      this.sql('COMMIT').run();
    } catch (error) {
      if (this.#rollBackAll(error) instanceof StoreError) return;
      this.#waiting = [];
      this.#onFatal(new Error('embedded store: a commit failed', { cause: error }));
      return;
    }
    this.#answer();
  }

  /** Rolls the whole turn back. Every command that waits for it fails; none was acknowledged. */
  #rollBackAll(error: unknown): unknown {
    if (this.db.isTransaction) this.sql('ROLLBACK').run();
    for (const forget of this.#onRollback) forget();
    const failure = asStoreError(error);
    if (failure instanceof StoreError) this.#answer(failure);
    return failure;
  }

  #answer(failure?: StoreError): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const done of waiting) done(failure);
  }

  /** Commits the open transaction and closes the file. */
  close(): void {
    this.#commit();
    this.#statements.clear();
    this.db.close();
    this.#unlock();
  }
}

/** The client hears about a full disk; other errors pass unchanged. */
function asStoreError(error: unknown): unknown {
  if (sqliteCode(error) !== sqliteFull) return error;
  return new StoreError(14031, 'embedded store: the disk is full, nothing was written');
}
