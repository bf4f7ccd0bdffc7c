import { Binary } from 'bson';
import { decode } from '../bson/decode.ts';
import { type Encodable, encode } from '../bson/encode.ts';
import { type Doc, integerOf, isDoc } from '../bson/values.ts';
import { StoreError } from '../errors.ts';
import type { SqliteStorage } from './sqlite-storage.ts';

const sessionTimeoutMs = 30 * 60_000;
const sweepMs = 60_000;

/**
 * Retryable writes: the last reply of each session is written in the same commit as its writes. A driver that repeats a
 * command, even after a crash, gets the reply without a second write.
 */
export class RetryableWrites {
  readonly #storage: SqliteStorage;
  #swept = 0;

  constructor(storage: SqliteStorage) {
    this.#storage = storage;
  }

  /** Does a write, or returns its earlier reply. Raises 225 for a write older than the last one. */
  once(command: Doc, write: () => Encodable): Encodable {
    const txn = integerOf(command.get('txnNumber'));
    const lsid = command.get('lsid');
    const id = isDoc(lsid) ? lsid.get('id') : undefined;
    if (txn === undefined || !(id instanceof Binary)) return write();
    const session = id.value();
    const last = this.#storage.sql('SELECT txn, reply FROM retry WHERE session = ?').get(session);
    const lastTxn = Number(last?.txn ?? -1);
    if (last && lastTxn === txn) return decode(last.reply as Uint8Array);
    if (lastTxn > txn) throw new StoreError(225, `transaction ${txn} is older than ${lastTxn}`);
    const reply = write();
    this.#storage.write(() => {
      this.#storage
        .sql('INSERT OR REPLACE INTO retry VALUES (?, ?, ?, ?)')
        .run(session, txn, Date.now(), encode(reply as Doc));
      this.#sweep();
    });
    return reply;
  }

  #sweep(): void {
    const now = Date.now();
    if (now - this.#swept < sweepMs) return;
    this.#swept = now;
    this.#storage.sql('DELETE FROM retry WHERE used < ?').run(now - sessionTimeoutMs);
  }
}
