import { randomBytes } from 'node:crypto';
import { type Encodable, encode, RawDocument } from '../bson/encode.ts';
import type { Doc } from '../bson/values.ts';
import { StoreError } from '../errors.ts';

/** The documents of an answer, stored or computed. */
export type CursorItems = Iterable<RawDocument | Doc>;

/** An answer in batches. */
type Cursor = {
  readonly namespace: string;
  readonly items: Iterator<RawDocument | Doc>;
  /** A document that did not fit into the last batch. */
  pending: RawDocument | undefined;
  usedAt: number;
};

type Batch = { readonly documents: RawDocument[]; readonly done: boolean };

const maxBatchBytes = 16 * 1024 * 1024;
const idleMs = 10 * 60_000;
const firstBatchSize = 101;

/** The open cursors. Forgets those idle for ten minutes. */
export class Cursors {
  readonly #open = new Map<bigint, Cursor>();

  /** Replies with the first batch. Keeps the cursor if there is more, unless it is `single`. */
  start(
    namespace: string,
    documents: CursorItems,
    batchSize = firstBatchSize,
    single = false,
  ): Encodable {
    const oldest = Date.now() - idleMs;
    for (const [id, { usedAt }] of this.#open) if (usedAt < oldest) this.#open.delete(id);
    const items = documents[Symbol.iterator]();
    const cursor: Cursor = { namespace, items, pending: undefined, usedAt: Date.now() };
    const batch = nextBatch(cursor, batchSize);
    // 48 bits, so that a double holds it exactly.
    const id = batch.done || single ? 0n : BigInt(randomBytes(6).readUIntBE(0, 6) + 1);
    if (id !== 0n) this.#open.set(id, cursor);
    return { cursor: { firstBatch: batch.documents, id, ns: namespace }, ok: 1 };
  }

  /** The next batch. Raises 43 for a cursor that is not open on this namespace. */
  next(id: bigint, namespace: string, batchSize = Number.POSITIVE_INFINITY): Encodable {
    const cursor = this.#open.get(id);
    if (cursor?.namespace !== namespace) throw new StoreError(43, `cursor id ${id} not found`);
    // Removes the cursor while it works; if that fails, it stays removed.
    this.#open.delete(id);
    const { documents, done } = nextBatch(cursor, batchSize);
    cursor.usedAt = Date.now();
    if (!done) this.#open.set(id, cursor);
    return { cursor: { nextBatch: documents, id: done ? 0n : id, ns: namespace }, ok: 1 };
  }

  /** Removes a cursor; returns whether it existed. */
  kill(id: bigint): boolean {
    return this.#open.delete(id);
  }

  /** Forgets the cursors on a namespace that is dropped. */
  killAll(namespace: string): void {
    for (const [id, cursor] of this.#open)
      if (cursor.namespace === namespace) this.#open.delete(id);
  }
}

function nextBatch(cursor: Cursor, size: number): Batch {
  const documents: RawDocument[] = [];
  let bytes = 0;
  while (documents.length < size) {
    const next = cursor.pending ?? pull(cursor);
    if (!next) return { documents, done: true };
    bytes += next.bytes.length;
    cursor.pending = bytes > maxBatchBytes && documents.length > 0 ? next : undefined;
    if (cursor.pending) break;
    documents.push(next);
  }
  return { documents, done: false };
}

function pull({ items }: Cursor): RawDocument | undefined {
  const { value, done } = items.next();
  if (done === true) return undefined;
  return value instanceof RawDocument ? value : new RawDocument(encode(value));
}
