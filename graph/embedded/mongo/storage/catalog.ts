import { randomUUID } from 'node:crypto';
import { decode } from '../bson/decode.ts';
import { encode } from '../bson/encode.ts';
import { type Doc, docOf, int } from '../bson/values.ts';
import { StoreError } from '../errors.ts';
import { type Index, indexOf } from '../indexes/index.ts';
import type { SqliteStorage } from './sqlite-storage.ts';

/** A collection; its documents have rows from `firstRow` up to, not including, `endRow`. */
export type Collection = {
  readonly id: number;
  readonly db: string;
  readonly name: string;
  readonly namespace: string;
  readonly uuid: Uint8Array;
  readonly firstRow: number;
  readonly endRow: number;
  readonly indexes: Index[];
  nextRow: number;
  /** Undefined until first needed. */
  documentCount?: number;
};

/** Rows of one collection share the high bits of their number, so that a scan is one range. */
const rowsOfCollection = 2 ** 36;

/** Raises 73 for a name that MongoDB refuses. */
function checkNamespace(db: string, name: string): void {
  const possible =
    /^[^/\\. "$*<>:|?\0]{1,63}$/.test(db) &&
    /^(?!\.|system\.)[^$\0]+$/.test(name) &&
    Buffer.byteLength(`${db}.${name}`) <= 255;
  if (!possible) throw new StoreError(73, `Invalid namespace specified '${db}.${name}'`);
}

/** The collections and indexes of the file, read once and kept up to date. */
export class Catalog {
  readonly #storage: SqliteStorage;
  #collections: Map<string, Collection> | undefined;

  constructor(storage: SqliteStorage) {
    this.#storage = storage;
    storage.onRollback(() => {
      this.#collections = undefined;
    });
  }

  #all(): Map<string, Collection> {
    this.#collections ??= this.#load();
    return this.#collections;
  }

  #load(): Map<string, Collection> {
    const rows = this.#storage.sql('SELECT * FROM collection').all();
    const all = rows.map(({ id, db, name, uuid }) =>
      this.#collectionOf(Number(id), String(db), String(name), uuid as Uint8Array),
    );
    return new Map(all.map((one) => [one.namespace, one]));
  }

  #collectionOf(id: number, db: string, name: string, uuid: Uint8Array): Collection {
    const firstRow = id * rowsOfCollection;
    const endRow = firstRow + rowsOfCollection;
    const last = this.#storage
      .sql('SELECT max(row) AS row FROM document WHERE row >= ? AND row < ?')
      .get(firstRow, endRow);
    const nextRow = typeof last?.row === 'number' ? last.row + 1 : firstRow;
    const indexes = this.#storage
      .sql('SELECT * FROM "index" WHERE collection = ? ORDER BY id')
      .all(id)
      .map((row) => indexOf(Number(row.id), decode(row.spec as Uint8Array), Number(row.multikey)));
    return { id, db, name, namespace: `${db}.${name}`, uuid, firstRow, endRow, indexes, nextRow };
  }

  find(db: string, name: string): Collection | undefined {
    return this.#all().get(`${db}.${name}`);
  }

  /** All collections of a database, or of all. */
  list(db?: string): Collection[] {
    return [...this.#all().values()].filter((one) => db === undefined || one.db === db);
  }

  /** Finds or creates the collection; called inside a write. Raises 73 for an invalid name. */
  ensure(db: string, name: string): Collection {
    const existing = this.find(db, name);
    if (existing) return existing;
    checkNamespace(db, name);
    const uuid = Buffer.from(randomUUID().replaceAll('-', ''), 'hex');
    const { lastInsertRowid } = this.#storage
      .sql('INSERT INTO collection (db, name, uuid) VALUES (?, ?, ?)')
      .run(db, name, uuid);
    const made = this.#collectionOf(Number(lastInsertRowid), db, name, uuid);
    this.#all().set(made.namespace, made);
    this.addIndex(made, docOf({ v: int(2), key: docOf({ _id: int(1) }), name: '_id_' }));
    return made;
  }

  /** Records an index; its entries are the caller's business. */
  addIndex(collection: Collection, spec: Doc): Index {
    const { lastInsertRowid } = this.#storage
      .sql('INSERT INTO "index" (collection, spec) VALUES (?, ?)')
      .run(collection.id, encode(spec));
    const index = indexOf(Number(lastInsertRowid), spec, 0);
    collection.indexes.push(index);
    return index;
  }

  /** Records that an index has arrays under these fields. */
  markMultikey(index: Index, multikey: number): void {
    if ((index.multikey | multikey) === index.multikey) return;
    index.multikey |= multikey;
    this.#storage.sql('UPDATE "index" SET multikey = ? WHERE id = ?').run(index.multikey, index.id);
  }

  /** Removes a collection and its contents; called inside a write. */
  drop({ id, namespace, firstRow, endRow, indexes }: Collection): void {
    for (const index of indexes)
      this.#storage.sql('DELETE FROM entry WHERE "index" = ?').run(index.id);
    this.#storage.sql('DELETE FROM "index" WHERE collection = ?').run(id);
    this.#storage.sql('DELETE FROM document WHERE row >= ? AND row < ?').run(firstRow, endRow);
    this.#storage.sql('DELETE FROM collection WHERE id = ?').run(id);
    this.#all().delete(namespace);
  }
}
