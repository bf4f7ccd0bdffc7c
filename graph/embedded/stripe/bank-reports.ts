import type { DatabaseSync } from 'node:sqlite';

const sqlSchema = `
  CREATE TABLE IF NOT EXISTS coming_dispute (
    charge TEXT PRIMARY KEY, reason TEXT NOT NULL, due INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS pending_refund (
    refund TEXT PRIMARY KEY, status TEXT NOT NULL, due INTEGER NOT NULL) STRICT;
`;

/** Later reports of cardholders' banks, in the ledger's file: the ends of refunds, and disputes. */
export class BankReports {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    db.exec(sqlSchema);
  }

  /** Notes that a refund changes to this status later. */
  scheduleRefund(refund: string, status: string, due: number): void {
    this.#db.prepare('INSERT INTO pending_refund VALUES (?, ?, ?)').run(refund, status, due);
  }

  /** Notes that the cardholder's bank will dispute a charge, and why. */
  scheduleDispute(charge: string, reason: string, due: number): void {
    this.#db.prepare('INSERT INTO coming_dispute VALUES (?, ?, ?)').run(charge, reason, due);
  }

  takeDueRefunds(at: number): { refund: string; status: string }[] {
    return this.#db
      .prepare('DELETE FROM pending_refund WHERE due <= ? RETURNING refund, status')
      .all(at)
      .map((row) => ({ refund: String(row.refund), status: String(row.status) }));
  }

  takeDueDisputes(at: number): { charge: string; reason: string }[] {
    return this.#db
      .prepare('DELETE FROM coming_dispute WHERE due <= ? RETURNING charge, reason')
      .all(at)
      .map((row) => ({ charge: String(row.charge), reason: String(row.reason) }));
  }
}
