import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { StoreError } from './errors.ts';
import { lock, sqliteCode } from './lock.ts';

/** Raised when the file is of another kind or of a later format than this code knows. */
export class StoreFormat extends Error {
  readonly code = 'STORE_FORMAT';
}

const FORMAT = 1;
const APPLICATION = 0x465a5354;
const FULL = 13;

const SCHEMA = `
  CREATE TABLE collection (id INTEGER PRIMARY KEY, db TEXT NOT NULL, name TEXT NOT NULL,
    uuid BLOB NOT NULL, UNIQUE (db, name));
  CREATE TABLE "index" (id INTEGER PRIMARY KEY, collection INTEGER NOT NULL,
    spec BLOB NOT NULL, multikey INTEGER NOT NULL DEFAULT 0);
  CREATE TABLE document (row INTEGER PRIMARY KEY, body BLOB NOT NULL);
  CREATE TABLE entry ("index" INTEGER NOT NULL, key BLOB NOT NULL, row INTEGER NOT NULL,
    PRIMARY KEY ("index", key, row)) WITHOUT ROWID;
  CREATE TABLE retry (session BLOB PRIMARY KEY, txn INTEGER NOT NULL, used INTEGER NOT NULL,
    reply BLOB NOT NULL) WITHOUT ROWID;
  PRAGMA application_id = ${APPLICATION};
  PRAGMA user_version = ${FORMAT};`;

type Settled = (failure?: StoreError) => void;

/** What the server does when a commit fails for another reason than a full disk: it must end. */
export type Fatal = (error: Error) => void;

/**
 * The SQLite file. Writes of one turn of the event loop share one transaction (group commit), and
 * what was to be answered in that turn is held until the commit is on the disk.
 */
export class Storage {
  readonly db: DatabaseSync;
  /** Counts changes, so that a scan can tell that its look-ahead is stale. */
  changes = 0;
  private readonly unlock: () => void;
  private readonly statements = new Map<string, StatementSync>();
  private held: Settled[] = [];
  private readonly undone: (() => void)[] = [];
  private readonly fatal: Fatal;

  constructor(file: string, fatal: Fatal) {
    this.fatal = fatal;
    this.unlock = file === ':memory:' ? () => undefined : lock(file);
    this.db = new DatabaseSync(file, { timeout: 5000 });
    try {
      this.open(file);
    } catch (error) {
      this.db.close();
      this.unlock();
      throw error;
    }
  }

  private open(file: string): void {
    const { user_version: format } = this.one('PRAGMA user_version');
    const { application_id: application } = this.one('PRAGMA application_id');
    const { tables } = this.one('SELECT count(*) AS tables FROM sqlite_schema');
    if (tables !== 0 && application !== APPLICATION) {
      throw new StoreFormat(`${file} is a database of another program`);
    }
    if (tables !== 0 && format !== FORMAT) {
      throw new StoreFormat(`${file} has format ${format}, this program reads format ${FORMAT}`);
    }
    this.db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
      PRAGMA cache_size = -32000; PRAGMA temp_store = MEMORY; PRAGMA trusted_schema = OFF;`);
    if (tables === 0) this.db.exec(`BEGIN; ${SCHEMA} COMMIT;`);
  }

  private one(sql: string): Record<string, unknown> {
    return this.db.prepare(sql).get() ?? {};
  }

  /** A prepared statement, prepared once. */
  sql(text: string): StatementSync {
    let statement = this.statements.get(text);
    if (!statement) {
      statement = this.db.prepare(text);
      this.statements.set(text, statement);
    }
    return statement;
  }

  /** Registers what must be forgotten when a transaction is undone. */
  onUndo(forget: () => void): void {
    this.undone.push(forget);
  }

  /**
   * Does one write, whole or not at all, inside the transaction of this turn. Raises what the work
   * raises, and 14031 where the disk is full.
   */
  write<T>(work: () => T): T {
    try {
      if (!this.db.isTransaction) this.begin();
      this.sql('SAVEPOINT write').run();
    } catch (error) {
      throw this.trouble(error);
    }
    this.changes++;
    try {
      const result = work();
      this.sql('RELEASE write').run();
      return result;
    } catch (error) {
      throw this.rollBackWrite(error);
    }
  }

  private begin(): void {
    this.sql('BEGIN IMMEDIATE').run();
    setImmediate(() => this.commit());
  }

  private rollBackWrite(error: unknown): unknown {
    if (!this.db.isTransaction) return this.undoAll(error);
    this.sql('ROLLBACK TO write').run();
    this.sql('RELEASE write').run();
    for (const forget of this.undone) forget();
    return this.trouble(error);
  }

  /** Calls back when all that was written so far is on the disk, or is known not to be. */
  settle(done: Settled): void {
    if (this.db.isTransaction) this.held.push(done);
    else done();
  }

  private commit(): void {
    if (!this.db.isTransaction) return;
    try {
      this.sql('COMMIT').run();
    } catch (error) {
      const failure = this.undoAll(error);
      if (!(failure instanceof StoreError)) {
        this.held = [];
        this.fatal(new Error('embedded store: a commit failed', { cause: error }));
      }
      return;
    }
    const held = this.held;
    this.held = [];
    for (const done of held) done();
  }

  /** Undoes the whole turn; everyone who waits for it is told, and nobody was told ok. */
  private undoAll(error: unknown): unknown {
    if (this.db.isTransaction) this.sql('ROLLBACK').run();
    for (const forget of this.undone) forget();
    const failure = this.trouble(error);
    if (failure instanceof StoreError) {
      const held = this.held;
      this.held = [];
      for (const done of held) done(failure);
    }
    return failure;
  }

  private trouble(error: unknown): unknown {
    if (sqliteCode(error) !== FULL) return error;
    return new StoreError(14031, 'embedded store: the disk is full, nothing was written');
  }

  /** Commits what is open and closes the file. */
  close(): void {
    this.commit();
    this.statements.clear();
    this.db.close();
    this.unlock();
  }
}
