import { randomBytes } from 'node:crypto';
import { type Encodable, encode, Raw } from './encode.ts';
import { StoreError } from './errors.ts';
import { isDoc, type Value } from './values.ts';

/** What a cursor yields: finished BSON, or values still to be encoded. */
export type Item = Raw | Value;

/** An answer in batches. */
interface Cursor {
  readonly namespace: string;
  readonly items: Iterator<Item>;
  readonly session: string | undefined;
  pending: Raw | undefined;
  used: number;
  /** How many more items the client may get, where it set a limit. */
  left: number;
}

const MAX_BATCH_BYTES = 16 * 1024 * 1024;
const IDLE = 10 * 60_000;
const FIRST_BATCH = 101;

/** The open cursors; those idle for ten minutes are forgotten. */
export class Cursors {
  private readonly open = new Map<bigint, Cursor>();

  /** Answers with the first batch (of `left` items at most), and keeps the cursor where more is to come. */
  start(
    namespace: string,
    items: Iterator<Item>,
    batchSize: number | undefined,
    single: boolean,
    session: string | undefined,
    left = Number.POSITIVE_INFINITY,
  ): Encodable {
    this.expire();
    const cursor: Cursor = {
      namespace,
      items,
      session,
      pending: undefined,
      used: Date.now(),
      left,
    };
    const { batch, done } = fill(cursor, batchSize ?? FIRST_BATCH);
    let id = 0n;
    if (!done && !single) {
      id = (randomBytes(8).readBigInt64LE() & 0x7fff_ffff_ffff_ffffn) | 1n;
      this.open.set(id, cursor);
    }
    return { cursor: { firstBatch: batch, id, ns: namespace }, ok: 1 };
  }

  /** The next batch. Raises 43 for a cursor that is not open, 13 for one of another session. */
  more(id: bigint, namespace: string, batchSize: number | undefined): Encodable {
    this.expire();
    const cursor = this.open.get(id);
    if (!cursor) throw new StoreError(43, `cursor id ${id} not found`);
    if (cursor.namespace !== namespace) {
      throw new StoreError(
        13,
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    }
    cursor.used = Date.now();
    let result: ReturnType<typeof fill>;
    try {
      result = fill(cursor, batchSize ?? Number.POSITIVE_INFINITY);
    } catch (error) {
      this.open.delete(id);
      throw error;
    }
    if (result.done) this.open.delete(id);
    return { cursor: { nextBatch: result.batch, id: result.done ? 0n : id, ns: namespace }, ok: 1 };
  }

  /** Forgets a cursor; tells whether there was one. */
  kill(id: bigint): boolean {
    return this.open.delete(id);
  }

  /** Forgets the cursors of a session that ended. */
  endSession(session: string): void {
    for (const [id, cursor] of this.open) if (cursor.session === session) this.open.delete(id);
  }

  /** Forgets the cursors on a namespace that was dropped. */
  endNamespace(namespace: string): void {
    for (const [id, cursor] of this.open) if (cursor.namespace === namespace) this.open.delete(id);
  }

  private expire(): void {
    const oldest = Date.now() - IDLE;
    for (const [id, { used }] of this.open) if (used < oldest) this.open.delete(id);
  }
}

function fill(cursor: Cursor, size: number): { batch: Raw[]; done: boolean } {
  const batch: Raw[] = [];
  let bytes = 0;
  while (batch.length < size) {
    const next = cursor.pending ?? pull(cursor);
    cursor.pending = undefined;
    if (!next) return { batch, done: true };
    bytes += next.bytes.length;
    if (bytes > MAX_BATCH_BYTES && batch.length > 0) {
      cursor.pending = next;
      return { batch, done: false };
    }
    batch.push(next);
  }
  return { batch, done: cursor.left === 0 && cursor.pending === undefined };
}

function pull(cursor: Cursor): Raw | undefined {
  const { value, done } = cursor.items.next();
  if (done === true) return undefined;
  cursor.left--;
  if (value instanceof Raw) return value;
  return new Raw(encode(isDoc(value) ? value : new Map([['value', value]])));
}
