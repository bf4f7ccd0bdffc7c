import { ObjectId } from 'bson';
import { decode } from '../bson/decode.ts';
import { encode } from '../bson/encode.ts';
import { type Doc, describe, isDoc, type Value } from '../bson/values.ts';
import { StoreError } from '../errors.ts';
import type { Index } from '../indexes/index.ts';
import { indexKeysOf } from '../indexes/index-keys.ts';
import type { Catalog, Collection } from './catalog.ts';
import type { SqliteStorage } from './sqlite-storage.ts';

type StoredDocument = {
  readonly row: number;
  readonly body: Uint8Array;
};

const maxDocumentSize = 16 * 1024 * 1024;

/** Reads and writes documents together with the entries of their indexes. */
export class RecordStore {
  readonly #storage: SqliteStorage;
  readonly #catalog: Catalog;

  constructor(storage: SqliteStorage, catalog: Catalog) {
    this.#storage = storage;
    this.#catalog = catalog;
  }

  /** The stored bytes of a row, or undefined once it is deleted. */
  read(row: number): Uint8Array | undefined {
    const found = this.#storage.sql('SELECT body FROM document WHERE row = ?').get(row);
    return found?.body as Uint8Array | undefined;
  }

  /** Stores a document. Raises 11000, 53, 17419, and the errors of its index keys. */
  insert(collection: Collection, doc: Doc): Doc {
    const complete = withId(doc);
    const body = encodeBody(complete);
    const row = collection.nextRow;
    for (const index of collection.indexes) this.addEntries(collection, index, complete, row);
    this.#storage.sql('INSERT INTO document VALUES (?, ?)').run(row, body);
    collection.nextRow = row + 1;
    if (collection.documentCount !== undefined) collection.documentCount += 1;
    return complete;
  }

  /** Replaces a stored document; false if the bytes are the same. */
  replace(collection: Collection, stored: StoredDocument, before: Doc, after: Doc): boolean {
    const body = encodeBody(after);
    if (body.equals(stored.body)) return false;
    for (const index of collection.indexes) {
      const old = entriesOf(index, before).keys;
      const { keys, multikey } = entriesOf(index, after);
      for (const [text, key] of old) if (!keys.has(text)) this.#remove(index, key, stored.row);
      for (const [text, key] of keys) {
        if (!old.has(text)) this.#add(collection, index, after, key, stored.row);
      }
      this.#catalog.markMultikey(index, multikey);
    }
    this.#storage.sql('UPDATE document SET body = ? WHERE row = ?').run(body, stored.row);
    return true;
  }

  /** Deletes a stored document and its entries. */
  remove(collection: Collection, { row, body }: StoredDocument): void {
    const doc = decode(body);
    for (const index of collection.indexes) {
      for (const key of indexKeysOf(index, doc).keys) this.#remove(index, key, row);
    }
    this.#storage.sql('DELETE FROM document WHERE row = ?').run(row);
    if (collection.documentCount !== undefined) collection.documentCount -= 1;
  }

  /** Adds one document to one index. Raises 11000 if the index is unique and has the key. */
  addEntries(collection: Collection, index: Index, doc: Doc, row: number): void {
    const { keys, multikey } = indexKeysOf(index, doc);
    for (const key of keys) this.#add(collection, index, doc, key, row);
    this.#catalog.markMultikey(index, multikey);
  }

  #add(collection: Collection, index: Index, doc: Doc, key: Buffer, row: number): void {
    const taken =
      index.unique &&
      this.#storage
        .sql('SELECT row FROM entry WHERE "index" = ? AND key = ? AND row <> ? LIMIT 1')
        .get(index.id, key, row);
    if (taken) throw duplicateKey(collection, index, doc);
    this.#storage.sql('INSERT INTO entry VALUES (?, ?, ?)').run(index.id, key, row);
  }

  #remove(index: Index, key: Buffer, row: number): void {
    this.#storage
      .sql('DELETE FROM entry WHERE "index" = ? AND key = ? AND row = ?')
      .run(index.id, key, row);
  }
}

/** The index keys of a document, by their bytes as text. */
function entriesOf(index: Index, doc: Doc): { keys: Map<string, Buffer>; multikey: number } {
  const { keys, multikey } = indexKeysOf(index, doc);
  return { keys: new Map(keys.map((key) => [key.toString('latin1'), key])), multikey };
}

function encodeBody(doc: Doc): Buffer {
  const body = encode(doc);
  if (body.length <= maxDocumentSize) return body;
  throw new StoreError(17419, `the document is larger than ${maxDocumentSize} bytes`);
}

/** Raises 52 for a field of an `_id` that begins with `$`, as MongoDB does. */
function requireStorable(id: Value): void {
  if (Array.isArray(id)) for (const item of id) requireStorable(item);
  if (!isDoc(id)) return;
  for (const [field, value] of id) {
    if (field.startsWith('$'))
      throw new StoreError(52, `_id fields may not contain '$'-prefixed fields: ${field}`);
    requireStorable(value);
  }
}

/** The document with an `_id`, and with it first. Raises 53 for an array. */
function withId(doc: Doc): Doc {
  const id = doc.get('_id') ?? (doc.has('_id') ? null : new ObjectId());
  if (Array.isArray(id)) throw new StoreError(53, "The '_id' value cannot be of type array");
  requireStorable(id);
  return doc.keys().next().value === '_id' ? doc : new Map([['_id', id], ...doc, ['_id', id]]);
}

/** MongoDB's duplicate key error, with the values of the refused document. */
function duplicateKey({ namespace }: Collection, index: Index, doc: Doc): StoreError {
  const valueAt = (path: readonly string[]) =>
    path.reduce<Value | undefined>(
      (value, part) => (isDoc(value) ? value.get(part) : undefined),
      doc,
    );
  const values: Doc = new Map(index.fields.map(({ name, path }) => [name, valueAt(path) ?? null]));
  return new StoreError(
    11000,
    `E11000 duplicate key error collection: ${namespace} index: ${index.name} dup key: ${describe(values)}`,
    { keyPattern: index.spec.get('key') ?? null, keyValue: values },
  );
}
