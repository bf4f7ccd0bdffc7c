import { DatabaseSync } from 'node:sqlite';
import { lockDataFile } from '../sqlite/lock.ts';
import { AccountTasks } from './account-tasks.ts';
import { BankReports } from './bank-reports.ts';
import type { ThinEvent } from './connect.objects.ts';
import { Deliveries } from './deliveries.ts';
import type { Event, StripeObject } from './objects.ts';
import { StoredAnswers } from './stored-answers.ts';

type ListQuery = {
  /** The connected account of these objects; absent for the platform's own. */
  account?: string | null;
  parent?: string | undefined;
  /** Values that fields of the objects must have; an undefined one allows any. */
  where?: Record<string, string | null | undefined>;
  limit: number;
  startingAfter?: string | undefined;
  createdFrom?: number | undefined;
  createdTo?: number | undefined;
};

/** The events to deliver: the platform's of these types (all if absent), and those of connected accounts. */
export type WantedEvents = { platform?: readonly string[] | undefined; connect: boolean };

const sqlSchema = `
  CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS object (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL,
    parent TEXT, created INTEGER NOT NULL, body TEXT NOT NULL, hidden TEXT) STRICT;
  CREATE INDEX IF NOT EXISTS object_of_parent ON object (kind, parent, seq);
`;

/** The card sandbox's books, in one SQLite file. Every answer is on disk before it leaves. */
export class Ledger {
  readonly answers: StoredAnswers;
  readonly deliveries: Deliveries;
  readonly bankReports: BankReports;
  /** Later steps of connected accounts. */
  readonly accountTasks: AccountTasks;

  readonly #db: DatabaseSync;
  readonly #unlock: () => void;
  readonly #wanted: WantedEvents;

  /** Opens or creates the file. Two sandboxes can't share one: the second fails at once. */
  constructor(file: string, wanted: WantedEvents) {
    this.#wanted = wanted;
    // A lock beside the file, which others may still read, such as a backup.
    this.#unlock = file === ':memory:' ? () => undefined : lockDataFile(file, 2_000);
    this.#db = new DatabaseSync(file, { timeout: 2_000 });
    this.#db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;');
    this.#db.exec(sqlSchema);
    this.#addAccountColumn();
    this.answers = new StoredAnswers(this.#db);
    this.deliveries = new Deliveries(this.#db);
    this.bankReports = new BankReports(this.#db);
    this.accountTasks = new AccountTasks(this.#db);
  }

  close(): void {
    this.#db.close();
    this.#unlock();
  }

  /** Runs the work in one transaction: keeps all of its writes or none. */
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

  /** A value made once and kept for the life of the file, such as a key. */
  setting(name: string, make: () => string): string {
    this.#db
      .prepare('INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING')
      .run(name, make());
    return String(this.#db.prepare('SELECT value FROM setting WHERE name = ?').get(name)?.value);
  }

  /** Books from before Connect only have the platform's objects. */
  #addAccountColumn(): void {
    const columns = this.#db.prepare("SELECT name FROM pragma_table_info('object')").all();
    if (!columns.some(({ name }) => name === 'account'))
      this.#db.exec('ALTER TABLE object ADD COLUMN account TEXT');
    this.#db.exec('CREATE INDEX IF NOT EXISTS object_of_account ON object (kind, account, seq)');
  }

  insert(
    object: StripeObject,
    more: { account?: string | null; parent?: string | null; hidden?: string } = {},
  ): void {
    const { created } = object;
    this.#db
      .prepare(
        'INSERT INTO object (id, kind, account, parent, created, body, hidden) VALUES (?, ?, ?, ?, ?, ?, ?)',
      )
      .run(
        object.id,
        object.object,
        more.account ?? null,
        more.parent ?? null,
        typeof created === 'number' ? created : Math.floor(Date.parse(created) / 1000),
        JSON.stringify(object),
        more.hidden ?? null,
      );
  }

  save(object: StripeObject): void {
    this.#db
      .prepare('UPDATE object SET body = ? WHERE id = ?')
      .run(JSON.stringify(object), object.id);
  }

  /** An object of the platform, or of a connected account. */
  find<T extends StripeObject>(
    kind: T['object'],
    id: string,
    account: string | null = null,
  ): T | undefined {
    const row = this.#db
      .prepare('SELECT body FROM object WHERE id = ? AND kind = ? AND account IS ?')
      .get(id, kind, account);
    return row && JSON.parse(String(row.body));
  }

  /** An object of any kind, on any account. */
  findAny(id: string): StripeObject | undefined {
    const row = this.#db.prepare('SELECT body FROM object WHERE id = ?').get(id);
    return row && JSON.parse(String(row.body));
  }

  /** Stored with an object without being part of it. */
  hidden(id: string): string | undefined {
    const value = this.#db.prepare('SELECT hidden FROM object WHERE id = ?').get(id)?.hidden;
    return typeof value === 'string' ? value : undefined;
  }

  /** The connected account that has an object; undefined for the platform's own. */
  accountOf(id: string): string | undefined {
    const account = this.#db.prepare('SELECT account FROM object WHERE id = ?').get(id)?.account;
    return typeof account === 'string' ? account : undefined;
  }

  hide(id: string, value: string): void {
    this.#db.prepare('UPDATE object SET hidden = ? WHERE id = ?').run(value, id);
  }

  /** Puts balance transactions that no payout has into one. */
  assignToPayout(payout: string, account: string, currency: string): void {
    this.#db
      .prepare(
        `UPDATE object SET parent = ? WHERE kind = 'balance_transaction' AND account = ?
           AND parent IS NULL AND body ->> 'currency' = ?`,
      )
      .run(payout, account, currency);
  }

  /** An account's balance by currency: the sum of its balance transactions. */
  balances(account: string | null): { currency: string; amount: number }[] {
    return this.#db
      .prepare(
        `SELECT body ->> 'currency' AS currency, sum(body ->> 'amount') AS amount FROM object
         WHERE kind = 'balance_transaction' AND account IS ? GROUP BY 1 ORDER BY 1`,
      )
      .all(account)
      .map((row) => ({ currency: String(row.currency), amount: Number(row.amount) }));
  }

  /** One page of the objects of a kind, newest first, and whether more follow. */
  list<T extends StripeObject>(kind: T['object'], query: ListQuery) {
    const wanted = Object.entries(query.where ?? {}).filter(([, value]) => value !== undefined);
    const rows = this.#db
      .prepare(
        `SELECT body FROM object WHERE kind = :kind AND account IS :account
           AND NOT EXISTS (SELECT 1 FROM json_each(:wanted) AS wish
             WHERE CAST(body ->> wish.key AS TEXT) IS NOT wish.value)
           AND (:parent IS NULL OR parent = :parent)
           AND seq < coalesce((SELECT seq FROM object WHERE id = :after), 9e15)
           AND created >= :from AND created <= :to
         ORDER BY seq DESC LIMIT :limit`,
      )
      .all({
        kind,
        account: query.account ?? null,
        wanted: JSON.stringify(Object.fromEntries(wanted)),
        parent: query.parent ?? null,
        after: query.startingAfter ?? null,
        from: query.createdFrom ?? 0,
        to: query.createdTo ?? Number.MAX_SAFE_INTEGER,
        limit: query.limit + 1,
      });
    const data: T[] = rows.slice(0, query.limit).map((row) => JSON.parse(String(row.body)));
    return { data, hasMore: rows.length > query.limit };
  }

  /** Stores an event in the transaction of its change; delivers it afterwards. */
  announce(event: Event | ThinEvent, at: number): void {
    const isPlatforms = event.object === 'event' && event.account === undefined;
    const { platform, connect } = this.#wanted;
    const isWanted = isPlatforms ? (platform?.includes(event.type) ?? true) : connect;
    if (!isWanted) return;
    this.insert(event);
    this.deliveries.add(event.id, at);
  }

  /** The epoch milliseconds when the next delivery, refund, dispute or task is due; undefined if none waits. */
  nextDue(): number | undefined {
    const row = this.#db
      .prepare(
        `SELECT min(due) AS due FROM (SELECT due FROM delivery
           UNION ALL SELECT due FROM pending_refund UNION ALL SELECT due FROM coming_dispute
           UNION ALL SELECT due FROM account_task)`,
      )
      .get();
    return row?.due === null ? undefined : Number(row?.due);
  }
}
