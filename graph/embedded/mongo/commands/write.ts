import type { Encodable } from '../bson/encode.ts';
import { type Doc, int } from '../bson/values.ts';
import type { Engine } from '../engine.ts';
import { StoreError } from '../errors.ts';
import { findDocuments, pageOf, type Query } from '../query/find-documents.ts';
import type { FoundDocument } from '../query/scan.ts';
import type { Collection } from '../storage/catalog.ts';
import { parseUpdate, type Update } from '../update/update.ts';
import { documentOfFilter } from '../update/upsert.ts';
import { Arguments } from './arguments.ts';
import { type Command, readQuery } from './command.ts';
import { writeEach } from './write-batch.ts';

const insert: Command = (engine, args) => {
  args.allow('documents ordered');
  let n = 0;
  const errors = writeEach(args, args.documents('documents'), (doc) => {
    engine.storage.write(() =>
      engine.records.insert(engine.catalog.ensure(args.db, args.collection), doc),
    );
    n++;
  });
  return { n: int(n), ...errors, ok: 1 };
};

/** Updates one found document; returns the new one, and whether it differs. */
export function updateFound(
  { storage, records }: Engine,
  collection: Collection,
  update: Update,
  found: FoundDocument,
): { after: Doc; modified: boolean } {
  const after = update(found.doc, { inserting: false });
  const modified = storage.write(() => records.replace(collection, found, found.doc, after));
  return { after, modified };
}

/** Makes an upsert's document from its filter and its update. */
export function insertUpsert(
  { storage, catalog, records }: Engine,
  { db, collection }: Pick<Arguments, 'db' | 'collection'>,
  { filter }: Query,
  update: Update,
): Doc {
  const made = update(documentOfFilter(filter), { inserting: true });
  return storage.write(() => records.insert(catalog.ensure(db, collection), made));
}

/** All matches, or the first one. Found before any is changed, since a change could bring one back. */
function targetsOf(
  engine: Engine,
  collection: Collection,
  query: Query,
  all: boolean,
): FoundDocument[] {
  const running = findDocuments(engine, collection, query);
  return [...pageOf(running, 0, all ? Number.POSITIVE_INFINITY : 1)];
}

const update: Command = (engine, args) => {
  args.allow('updates ordered');
  let n = 0;
  let nModified = 0;
  const upserted: Encodable[] = [];
  const errors = writeEach(args, args.documents('updates'), (item, index) => {
    const one = new Arguments('updates', item);
    one.allow('q u multi upsert');
    const query = { ...readQuery(one, required(one, 'q')), deadline: args.deadline };
    const change = parseUpdate(one.doc.get('u') ?? null);
    const collection = engine.catalog.find(args.db, args.collection);
    const targets = collection ? targetsOf(engine, collection, query, one.isTrue('multi')) : [];
    for (const target of targets) {
      n++;
      if (collection && updateFound(engine, collection, change, target).modified) nModified++;
    }
    if (targets.length > 0 || !one.isTrue('upsert')) return;
    n++;
    upserted.push({ index: int(index), _id: insertUpsert(engine, args, query, change).get('_id') });
  });
  const made = upserted.length > 0 ? { upserted } : {};
  return { n: int(n), nModified: int(nModified), ...made, ...errors, ok: 1 };
};

function required(one: Arguments, key: string): Doc {
  const doc = one.document(key);
  if (doc) return doc;
  throw new StoreError(40414, `BSON field '${one.command}.${key}' is missing but required`);
}

const remove: Command = (engine, args) => {
  args.allow('deletes ordered');
  let n = 0;
  const errors = writeEach(args, args.documents('deletes'), (item) => {
    const one = new Arguments('deletes', item);
    one.allow('q limit');
    const query = { ...readQuery(one, required(one, 'q')), deadline: args.deadline };
    const limit = one.count('limit');
    if (limit !== 0 && limit !== 1)
      throw new StoreError(9, `the limit of a delete is 0 or 1, not ${limit}`);
    const collection = engine.catalog.find(args.db, args.collection);
    if (!collection) return;
    for (const target of targetsOf(engine, collection, query, limit === 0)) {
      engine.storage.write(() => engine.records.remove(collection, target));
      n++;
    }
  });
  return { n: int(n), ...errors, ok: 1 };
};

export const writeCommands: Record<string, Command> = { insert, update, delete: remove };
