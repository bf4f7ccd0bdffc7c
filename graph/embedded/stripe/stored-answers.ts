import type { DatabaseSync } from 'node:sqlite';

type KeptAnswer = {
  fingerprint: string;
  status: number;
  body: string;
  request: string;
};

const sqlSchema = `
  CREATE TABLE IF NOT EXISTS answer (
    key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, status INTEGER NOT NULL,
    body TEXT NOT NULL, request TEXT NOT NULL, kept_at INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS answer_age ON answer (kept_at);
`;

/** The answers to requests with an idempotency key, in the ledger's file. */
export class StoredAnswers {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    db.exec(sqlSchema);
  }

  find(key: string): KeptAnswer | undefined {
    const row = this.#db.prepare('SELECT * FROM answer WHERE key = ?').get(key);
    return (
      row && {
        fingerprint: String(row.fingerprint),
        status: Number(row.status),
        body: String(row.body),
        request: String(row.request),
      }
    );
  }

  keep(key: string, answer: KeptAnswer, at: number): void {
    this.#db
      .prepare('INSERT INTO answer VALUES (?, ?, ?, ?, ?, ?)')
      .run(key, answer.fingerprint, answer.status, answer.body, answer.request, at);
  }

  /** Removes the answers kept before a time (epoch ms). */
  forgetBefore(time: number): void {
    this.#db.prepare('DELETE FROM answer WHERE kept_at < ?').run(time);
  }
}
