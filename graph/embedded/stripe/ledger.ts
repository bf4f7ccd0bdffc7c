import { DatabaseSync } from 'node:sqlite';
import { lockDataFile } from '../sqlite/lock.ts';
import { BankReports } from './bank-reports.ts';
import { Deliveries } from './deliveries.ts';
import { KeptAnswers } from './kept-answers.ts';
import { makeId, type StripeObject } from './objects.ts';

type ListQuery = {
  parent?: string | undefined;
  limit: number;
  startingAfter?: string | undefined;
  createdFrom?: number | undefined;
  createdTo?: number | undefined;
};

const sqlSchema = `
  CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS object (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL,
    parent TEXT, created INTEGER NOT NULL, body TEXT NOT NULL, hidden TEXT) STRICT;
  CREATE INDEX IF NOT EXISTS object_of_parent ON object (kind, parent, seq);
`;

/** The card sandbox's books, in one SQLite file: whatever was answered is on disk before the answer leaves. */
export class Ledger {
  /** What requests with an idempotency key were answered. */
  readonly answers: KeptAnswers;
  /** The events that are still to be delivered. */
  readonly deliveries: Deliveries;
  /** What cardholders' banks will report later. */
  readonly bankReports: BankReports;

  readonly #db: DatabaseSync;
  readonly #unlock: () => void;

  readonly #wanted: ReadonlySet<string> | undefined;

  /**
   * Opens or creates the file. Two sandboxes cannot share one: the second fails at once.
   * `wanted` names the types of events to deliver; all when absent.
   */
  constructor(file: string, wanted?: readonly string[]) {
    this.#wanted = wanted && new Set(wanted);
    // A lock beside the file, which others may still read: a backup does.
    this.#unlock = file === ':memory:' ? () => undefined : lockDataFile(file, 2_000);
    this.#db = new DatabaseSync(file, { timeout: 2_000 });
    this.#db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;');
    this.#db.exec(sqlSchema);
    this.answers = new KeptAnswers(this.#db);
    this.deliveries = new Deliveries(this.#db);
    this.bankReports = new BankReports(this.#db);
  }

  close(): void {
    this.#db.close();
    this.#unlock();
  }

  /** Runs the work in one transaction: all of its writes are kept, or none. */
  transaction<T>(work: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  /** A value that is made once and stays the same for the life of the file, such as a key. */
  setting(name: string, make: () => string): string {
    this.#db
      .prepare('INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING')
      .run(name, make());
    return String(this.#db.prepare('SELECT value FROM setting WHERE name = ?').get(name)?.value);
  }

  insert(object: StripeObject, more: { parent?: string; hidden?: string } = {}): void {
    this.#db
      .prepare(
        'INSERT INTO object (id, kind, parent, created, body, hidden) VALUES (?, ?, ?, ?, ?, ?)',
      )
      .run(
        object.id,
        object.object,
        more.parent ?? null,
        object.created,
        JSON.stringify(object),
        more.hidden ?? null,
      );
  }

  save(object: StripeObject): void {
    this.#db
      .prepare('UPDATE object SET body = ? WHERE id = ?')
      .run(JSON.stringify(object), object.id);
  }

  find<T extends StripeObject>(kind: T['object'], id: string): T | undefined {
    const row = this.#db.prepare('SELECT body FROM object WHERE id = ? AND kind = ?').get(id, kind);
    return row && JSON.parse(String(row.body));
  }

  /** What is stored with an object but is not part of it. */
  hidden(id: string): string | undefined {
    const value = this.#db.prepare('SELECT hidden FROM object WHERE id = ?').get(id)?.hidden;
    return typeof value === 'string' ? value : undefined;
  }

  /** The newest objects of a kind first, one page, and whether there are more behind it. */
  list<T extends StripeObject>(kind: T['object'], query: ListQuery) {
    const rows = this.#db
      .prepare(
        `SELECT body FROM object WHERE kind = :kind
           AND (:parent IS NULL OR parent = :parent)
           AND seq < coalesce((SELECT seq FROM object WHERE id = :after), 9e15)
           AND created >= :from AND created <= :to
         ORDER BY seq DESC LIMIT :limit`,
      )
      .all({
        kind,
        parent: query.parent ?? null,
        after: query.startingAfter ?? null,
        from: query.createdFrom ?? 0,
        to: query.createdTo ?? Number.MAX_SAFE_INTEGER,
        limit: query.limit + 1,
      });
    const data: T[] = rows.slice(0, query.limit).map((row) => JSON.parse(String(row.body)));
    return { data, hasMore: rows.length > query.limit };
  }

  /** Announces a change: kept with it in one transaction, delivered afterwards. */
  announce(
    type: string,
    object: Extract<StripeObject, { object: 'payment_intent' | 'charge' | 'refund' | 'dispute' }>,
    at: number,
    request: { id: string | null; idempotency_key: string | null },
  ): void {
    if (this.#wanted && !this.#wanted.has(type)) return;
    const id = makeId('evt_');
    this.insert({
      id,
      object: 'event',
      api_version: '2026-10-28.endive',
      created: Math.floor(at / 1000),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request,
      type,
    });
    this.deliveries.add(id, at);
  }

  /** When the next delivery, refund or dispute is due (epoch ms), or undefined when nothing waits. */
  nextDue(): number | undefined {
    const row = this.#db
      .prepare(
        `SELECT min(due) AS due FROM (SELECT due FROM delivery
           UNION ALL SELECT due FROM pending_refund UNION ALL SELECT due FROM coming_dispute)`,
      )
      .get();
    return row?.due === null ? undefined : Number(row?.due);
  }
}
