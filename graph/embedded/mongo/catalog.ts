import { randomUUID } from 'node:crypto';
import { decode } from './decode.ts';
import { encode } from './encode.ts';
import { StoreError } from './errors.ts';
import { parseFilter } from './filter.ts';
import type { KeyField } from './keys.ts';
import type { Filter } from './match.ts';
import type { Storage } from './storage.ts';
import { type Doc, docOf, int, integerOf, isDoc, truthy } from './values.ts';

/** An index as the planner and the writers use it. */
export interface Index {
  readonly id: number;
  readonly name: string;
  readonly fields: readonly KeyField[];
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partial: Filter | undefined;
  readonly expireAfterSeconds: number | undefined;
  readonly spec: Doc;
  /** The fields, as bits, under which some document has an array. */
  multikey: number;
}

/** A collection; its documents have rows from `firstRow` up. */
export interface Collection {
  readonly id: number;
  readonly db: string;
  readonly name: string;
  readonly namespace: string;
  readonly uuid: Uint8Array;
  readonly firstRow: number;
  readonly indexes: Index[];
  nextRow: number;
}

/** Rows of one collection share the high bits of their number: so a scan is one range. */
export const ROWS = 2 ** 36;

/** The fields of an index or sort specification. */
export const fieldsOf = (key: Doc): KeyField[] =>
  [...key].map(([name, direction]) => ({
    name,
    path: name.split('.'),
    descending: (integerOf(direction) ?? Number(String(direction))) < 0,
  }));

function indexOf(id: number, spec: Doc, multikey: number): Index {
  const key = spec.get('key');
  const partial = spec.get('partialFilterExpression');
  return {
    id,
    name: String(spec.get('name')),
    fields: isDoc(key) ? fieldsOf(key) : [],
    unique: truthy(spec.get('unique')) || spec.get('name') === '_id_',
    sparse: truthy(spec.get('sparse')),
    partial: isDoc(partial) ? parseFilter(partial) : undefined,
    expireAfterSeconds: integerOf(spec.get('expireAfterSeconds')),
    spec,
    multikey,
  };
}

/** Raises 73 for a name that MongoDB refuses. */
export function checkNamespace(db: string, name: string): void {
  if (!/^[^/\\. "$*<>:|?\0]{1,63}$/.test(db)) {
    throw new StoreError(73, `Invalid namespace specified '${db}.${name}'`);
  }
  if (
    name === '' ||
    name.includes('\0') ||
    name.includes('$') ||
    name.startsWith('.') ||
    name.startsWith('system.') ||
    Buffer.byteLength(`${db}.${name}`) > 255
  ) {
    throw new StoreError(73, `Invalid namespace specified '${db}.${name}'`);
  }
}

/** The collections and indexes of the file, read once and kept in step. */
export class Catalog {
  private readonly storage: Storage;
  private collections: Map<string, Collection> | undefined;

  constructor(storage: Storage) {
    this.storage = storage;
    storage.onUndo(() => {
      this.collections = undefined;
    });
  }

  private all(): Map<string, Collection> {
    this.collections ??= this.load();
    return this.collections;
  }

  private load(): Map<string, Collection> {
    const found = new Map<string, Collection>();
    for (const row of this.storage.sql('SELECT * FROM collection').all()) {
      const indexes = this.storage
        .sql('SELECT * FROM "index" WHERE collection = ? ORDER BY id')
        .all(Number(row.id))
        .map((index) =>
          indexOf(Number(index.id), decode(index.spec as Uint8Array), Number(index.multikey)),
        );
      const one = this.collectionOf(
        Number(row.id),
        String(row.db),
        String(row.name),
        row.uuid as Uint8Array,
        indexes,
      );
      found.set(one.namespace, one);
    }
    return found;
  }

  private collectionOf(
    id: number,
    db: string,
    name: string,
    uuid: Uint8Array,
    indexes: Index[],
  ): Collection {
    const firstRow = id * ROWS;
    const last = this.storage
      .sql('SELECT max(row) AS last FROM document WHERE row >= ? AND row < ?')
      .get(firstRow, firstRow + ROWS);
    const nextRow = typeof last?.last === 'number' ? last.last + 1 : firstRow;
    return { id, db, name, namespace: `${db}.${name}`, uuid, firstRow, indexes, nextRow };
  }

  /** The collection, or undefined. */
  find(db: string, name: string): Collection | undefined {
    return this.all().get(`${db}.${name}`);
  }

  /** All collections of a database, or of all. */
  list(db?: string): Collection[] {
    return [...this.all().values()].filter((one) => db === undefined || one.db === db);
  }

  /** Finds the collection or makes it; called inside a write. Raises 73 for an impossible name. */
  ensure(db: string, name: string): Collection {
    const existing = this.find(db, name);
    if (existing) return existing;
    checkNamespace(db, name);
    const free = this.storage
      .sql(`SELECT coalesce(min(id) + 1, 1) AS id FROM (SELECT 0 AS id UNION ALL SELECT id FROM collection)
        WHERE id + 1 NOT IN (SELECT id FROM collection)`)
      .get();
    const id = Number(free?.id ?? 1);
    const uuid = Buffer.from(randomUUID().replaceAll('-', ''), 'hex');
    this.storage.sql('INSERT INTO collection VALUES (?, ?, ?, ?)').run(id, db, name, uuid);
    const made = this.collectionOf(id, db, name, uuid, []);
    this.all().set(made.namespace, made);
    this.addIndex(made, docOf({ v: int(2), key: docOf({ _id: int(1) }), name: '_id_' }));
    return made;
  }

  /** Records an index; its entries are the caller's business. */
  addIndex(collection: Collection, spec: Doc): Index {
    const { lastInsertRowid } = this.storage
      .sql('INSERT INTO "index" (collection, spec) VALUES (?, ?)')
      .run(collection.id, encode(spec));
    const index = indexOf(Number(lastInsertRowid), spec, 0);
    collection.indexes.push(index);
    return index;
  }

  /** Remembers that an index has arrays under these fields. */
  markMultikey(index: Index, multikey: number): void {
    if ((index.multikey | multikey) === index.multikey) return;
    index.multikey |= multikey;
    this.storage.sql('UPDATE "index" SET multikey = ? WHERE id = ?').run(index.multikey, index.id);
  }

  /** Removes an index and its entries. */
  dropIndex(collection: Collection, index: Index): void {
    this.storage.sql('DELETE FROM entry WHERE "index" = ?').run(index.id);
    this.storage.sql('DELETE FROM "index" WHERE id = ?').run(index.id);
    collection.indexes.splice(collection.indexes.indexOf(index), 1);
  }

  /** Removes a collection with all it holds. */
  drop(collection: Collection): void {
    for (const index of [...collection.indexes]) this.dropIndex(collection, index);
    this.storage
      .sql('DELETE FROM document WHERE row >= ? AND row < ?')
      .run(collection.firstRow, collection.firstRow + ROWS);
    this.storage.sql('DELETE FROM collection WHERE id = ?').run(collection.id);
    this.all().delete(collection.namespace);
  }
}
