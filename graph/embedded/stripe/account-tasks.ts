import type { DatabaseSync } from 'node:sqlite';

/** A later step of the sandbox: a change of a connected account, or of one of its payouts. */
type Task = 'end_review' | 'restrict' | 'pay_out' | 'end_payout';

const sqlSchema = `
  CREATE TABLE IF NOT EXISTS account_task (
    task TEXT NOT NULL, subject TEXT NOT NULL, due INTEGER NOT NULL,
    PRIMARY KEY (task, subject)) STRICT;
`;

/** The open later steps, in the ledger's file. */
export class AccountTasks {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    db.exec(sqlSchema);
  }

  /** Plans a task. A task that is already planned keeps its time. */
  plan(task: Task, subject: string, due: number): void {
    this.#db
      .prepare('INSERT INTO account_task VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
      .run(task, subject, due);
  }

  cancel(task: Task, subject: string): void {
    this.#db.prepare('DELETE FROM account_task WHERE task = ? AND subject = ?').run(task, subject);
  }

  takeDue(task: Task, at: number): { subject: string; due: number }[] {
    return this.#db
      .prepare('DELETE FROM account_task WHERE task = ? AND due <= ? RETURNING subject, due')
      .all(task, at)
      .map((row) => ({ subject: String(row.subject), due: Number(row.due) }));
  }
}
