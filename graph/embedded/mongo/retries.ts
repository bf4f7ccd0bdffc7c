import { Binary } from 'bson';
import { decode } from './decode.ts';
import { type Encodable, encode } from './encode.ts';
import { StoreError } from './errors.ts';
import type { Storage } from './storage.ts';
import { type Doc, integerOf, isDoc } from './values.ts';

const KEPT = 30 * 60_000;

/** The name of the session a command belongs to, or undefined. */
export function sessionOf(doc: Doc): string | undefined {
  const lsid = doc.get('lsid');
  const id = isDoc(lsid) ? lsid.get('id') : undefined;
  return id instanceof Binary ? id.toString('hex') : undefined;
}

/**
 * Retryable writes: the last reply of each session is written in the same commit as its writes, so
 * that a driver which repeats a command, even after a crash, gets the reply and not a second write.
 */
export class Retries {
  private readonly storage: Storage;
  private swept = 0;

  constructor(storage: Storage) {
    this.storage = storage;
  }

  /** Does a write, or gives the reply it had. Raises 225 for a write older than the last one. */
  once(doc: Doc, work: () => Encodable): Encodable {
    const txn = integerOf(doc.get('txnNumber'));
    const session = sessionOf(doc);
    if (txn === undefined) return work();
    if (session === undefined)
      throw new StoreError(72, 'Transaction number requires a session ID to also be specified');
    const key = Buffer.from(session, 'hex');
    const last = this.storage.sql('SELECT txn, reply FROM retry WHERE session = ?').get(key);
    if (last && Number(last.txn) === txn) return decode(last.reply as Uint8Array);
    if (last && Number(last.txn) > txn) {
      throw new StoreError(
        225,
        `Cannot start transaction ${txn} on session because a newer transaction ${last.txn} has already started`,
      );
    }
    const reply = work();
    this.storage.write(() => {
      this.storage
        .sql('INSERT OR REPLACE INTO retry VALUES (?, ?, ?, ?)')
        .run(key, txn, Date.now(), encode(reply as Doc));
      this.sweep();
    });
    return reply;
  }

  private sweep(): void {
    const now = Date.now();
    if (now - this.swept < 60_000) return;
    this.swept = now;
    this.storage.sql('DELETE FROM retry WHERE used < ?').run(now - KEPT);
  }
}
