import type { DatabaseSync } from 'node:sqlite';

export type Audience = 'platform' | 'connect';

export type Delivery = {
  event: string;
  audience: Audience;
  attempts: number;
  body: string;
};

const sqlSchema = `
  CREATE TABLE IF NOT EXISTS delivery (
    event TEXT PRIMARY KEY, attempts INTEGER NOT NULL, due INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS delivery_due ON delivery (due);
`;

/** Undelivered events, in the ledger's file. */
export class Deliveries {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    db.exec(sqlSchema);
  }

  add(event: string, due: number): void {
    this.#db.prepare('INSERT INTO delivery VALUES (?, 0, ?)').run(event, due);
  }

  due(at: number, limit: number): Delivery[] {
    return this.#db
      .prepare(
        `SELECT event, attempts, body, kind = 'v2.core.event' OR body ->> 'account' IS NOT NULL AS connect
         FROM delivery JOIN object ON object.id = delivery.event
         WHERE due <= ? ORDER BY due, seq LIMIT ?`,
      )
      .all(at, limit)
      .map((row) => ({
        event: String(row.event),
        audience: row.connect ? 'connect' : 'platform',
        attempts: Number(row.attempts),
        body: String(row.body),
      }));
  }

  /** Plans the next attempt after a failure at `due` (epoch ms). */
  postpone(event: string, due: number): void {
    this.#db
      .prepare('UPDATE delivery SET attempts = attempts + 1, due = ? WHERE event = ?')
      .run(due, event);
  }

  remove(event: string): void {
    this.#db.prepare('DELETE FROM delivery WHERE event = ?').run(event);
  }
}
