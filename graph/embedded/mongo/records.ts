import { BSONRegExp, ObjectId, Timestamp } from 'bson';
import type { Catalog, Collection, Index } from './catalog.ts';
import { decode } from './decode.ts';
import { describe } from './describe.ts';
import { encode } from './encode.ts';
import { StoreError } from './errors.ts';
import { keysOf } from './keys.ts';
import { matches } from './match.ts';
import { walk } from './paths.ts';
import type { Storage } from './storage.ts';
import { type Doc, isDoc, type Value } from './values.ts';

/** A document's place and what is stored there. */
export interface Stored {
  readonly row: number;
  readonly body: Uint8Array;
}

const MAX_SIZE = 16 * 1024 * 1024;

/** Reads and writes documents together with the entries of their indexes. */
export class Records {
  private readonly storage: Storage;
  private readonly catalog: Catalog;

  constructor(storage: Storage, catalog: Catalog) {
    this.storage = storage;
    this.catalog = catalog;
  }

  /** The stored bytes of a row, or undefined once it is deleted. */
  read(row: number): Uint8Array | undefined {
    const found = this.storage.sql('SELECT body FROM document WHERE row = ?').get(row);
    return found?.body as Uint8Array | undefined;
  }

  /** Stores a document. Raises 11000, 2, 52, 53 and what its index keys raise. */
  insert(collection: Collection, doc: Doc): Doc {
    const complete = stampTimes(withId(doc));
    checkId(complete.get('_id'));
    const body = encodeBody(complete, tooLargeToInsert);
    const row = collection.nextRow;
    for (const index of collection.indexes) this.addEntries(collection, index, complete, row);
    this.storage.sql('INSERT INTO document VALUES (?, ?)').run(row, body);
    collection.nextRow = row + 1;
    return complete;
  }

  /** Replaces a stored document; gives false where the bytes are the same. */
  replace(collection: Collection, stored: Stored, before: Doc, after: Doc): boolean {
    const body = encodeBody(after, tooLargeToUpdate);
    if (body.equals(stored.body)) return false;
    for (const index of collection.indexes) {
      const old = indexedKeys(index, before);
      const now = indexedKeys(index, after);
      const kept = new Set(now.keys.map((key) => key.toString('latin1')));
      const had = new Set(old.keys.map((key) => key.toString('latin1')));
      for (const key of old.keys) {
        if (!kept.has(key.toString('latin1'))) this.removeEntry(index, key, stored.row);
      }
      for (const key of now.keys) {
        if (!had.has(key.toString('latin1')))
          this.addEntry(collection, index, after, key, stored.row);
      }
      this.catalog.markMultikey(index, now.multikey);
    }
    this.storage.sql('UPDATE document SET body = ? WHERE row = ?').run(body, stored.row);
    return true;
  }

  /** Deletes a stored document and its entries. */
  remove(collection: Collection, stored: Stored): void {
    const doc = decode(stored.body);
    for (const index of collection.indexes) {
      for (const key of indexedKeys(index, doc).keys) this.removeEntry(index, key, stored.row);
    }
    this.storage.sql('DELETE FROM document WHERE row = ?').run(stored.row);
  }

  /** Adds one document to one index. Raises 11000 where the index is unique and the key taken. */
  addEntries(collection: Collection, index: Index, doc: Doc, row: number): void {
    const { keys, multikey } = indexedKeys(index, doc);
    for (const key of keys) this.addEntry(collection, index, doc, key, row);
    this.catalog.markMultikey(index, multikey);
  }

  private addEntry(collection: Collection, index: Index, doc: Doc, key: Buffer, row: number): void {
    if (index.unique) {
      const taken = this.storage
        .sql('SELECT row FROM entry WHERE "index" = ? AND key = ? AND row <> ? LIMIT 1')
        .get(index.id, key, row);
      if (taken) throw duplicate(collection, index, doc, key);
    }
    this.storage.sql('INSERT INTO entry VALUES (?, ?, ?)').run(index.id, key, row);
  }

  private removeEntry(index: Index, key: Buffer, row: number): void {
    this.storage
      .sql('DELETE FROM entry WHERE "index" = ? AND key = ? AND row = ?')
      .run(index.id, key, row);
  }
}

function encodeBody(doc: Doc, tooLarge: (size: number) => StoreError): Buffer {
  const body = encode(doc);
  if (body.length > MAX_SIZE) throw tooLarge(body.length);
  return body;
}

const tooLargeToInsert = (size: number) =>
  new StoreError(2, `object to insert too large. size in bytes: ${size}, max size: ${MAX_SIZE}`);

const tooLargeToUpdate = () =>
  new StoreError(17419, `Resulting document after update is larger than ${MAX_SIZE}`);

/** The document with an `_id`, and with it first. */
export function withId(doc: Doc): Doc {
  if (doc.keys().next().value === '_id') return doc;
  const id = doc.get('_id') ?? (doc.has('_id') ? null : new ObjectId());
  const complete: Doc = new Map([['_id', id]]);
  for (const [key, value] of doc) complete.set(key, value);
  return complete;
}

/** An empty timestamp at the top of a new document stands for now, as in MongoDB. */
export function stampTimes(doc: Doc): Doc {
  for (const [key, value] of doc) {
    if (value instanceof Timestamp && value.toBigInt() === 0n && key !== '_id') {
      doc.set(key, now());
    }
  }
  return doc;
}

let last = 0n;

/** The present as a timestamp; no two are the same. */
export function now(): Timestamp {
  const second = BigInt(Math.floor(Date.now() / 1000)) << 32n;
  last = second > last ? second + 1n : last + 1n;
  return new Timestamp(last);
}

/** Raises for what MongoDB refuses as an `_id`. */
export function checkId(id: Value | undefined): void {
  if (Array.isArray(id)) throw new StoreError(53, "The '_id' value cannot be of type array");
  if (id instanceof BSONRegExp) throw new StoreError(53, "The '_id' value cannot be of type regex");
  if (!isDoc(id)) return;
  for (const key of id.keys()) {
    if (key.startsWith('$')) {
      throw new StoreError(
        52,
        `_id fields may not contain '$'-prefixed fields: ${key} is not valid for storage.`,
      );
    }
  }
}

const NONE = { keys: [], multikey: 0 };

/** The keys an index holds of a document; none where it is sparse or partial and leaves it out. */
export function indexedKeys(index: Index, doc: Doc): { keys: Buffer[]; multikey: number } {
  if (index.partial && !matches(index.partial, doc)) return NONE;
  if (index.sparse) {
    const present = index.fields.some(({ path }) => walk(doc, path, false, (v) => v !== undefined));
    if (!present) return NONE;
  }
  return keysOf(doc, index.fields);
}

/** MongoDB's duplicate key error, with the values that collide. */
function duplicate(collection: Collection, index: Index, doc: Doc, key: Buffer): StoreError {
  const values: Doc = new Map();
  for (const { name, path } of index.fields) {
    let shown: Value | undefined;
    walk(doc, path, true, (value) => {
      if (shown === undefined || !Array.isArray(value)) shown = value;
      const alone = keysOf(new Map([[name, value ?? null]]), [
        { name, path: [name], descending: false },
      ]).keys[0];
      return alone !== undefined && key.includes(alone);
    });
    values.set(name, shown ?? null);
  }
  return new StoreError(
    11000,
    `E11000 duplicate key error collection: ${collection.namespace} index: ${index.name} dup key: ${describe(values)}`,
    { keyPattern: index.spec.get('key') ?? null, keyValue: values },
  );
}
