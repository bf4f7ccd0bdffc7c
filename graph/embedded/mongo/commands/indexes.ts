import type { Collection, Index } from '../catalog.ts';
import type { Encodable } from '../encode.ts';
import type { Command, Engine } from '../engine.ts';
import { StoreError } from '../errors.ts';
import { parseFilter } from '../filter.ts';
import { exists, indexSpec } from '../index-spec.ts';
import { hinted } from '../plan.ts';
import { select } from '../query.ts';
import { type Doc, int, integerOf, isDoc, type Value } from '../values.ts';

const bad = (code: number, message: string) => new StoreError(code, message);

const everything = () => ({
  filter: parseFilter(new Map()),
  sort: [],
  hint: undefined,
  deadline: Number.POSITIVE_INFINITY,
});

const listIndexes: Command = (engine, args) => {
  args.allow(['listIndexes', 'cursor']);
  const name = args.collection();
  const collection = engine.catalog.find(args.db, name);
  if (!collection) throw bad(26, `ns does not exist: ${args.db}.${name}`);
  const batchSize = integerOf(args.document('cursor')?.get('batchSize'));
  const specs = collection.indexes.map(({ spec }) => spec);
  return engine.cursors.start(
    collection.namespace,
    specs[Symbol.iterator](),
    batchSize,
    false,
    undefined,
  );
};

const createIndexes: Command = (engine, args) => {
  args.allow(['createIndexes', 'indexes', 'commitQuorum', 'ignoreUnknownIndexOptions', 'v']);
  const name = args.collection();
  const specs = args.array('indexes');
  if (!specs)
    throw bad(40414, "BSON field 'createIndexes.indexes' is missing but a required field");
  if (specs.length === 0) throw bad(2, 'Must specify at least one index to create');
  const wanted = specs.map(indexSpec);
  const before = engine.catalog.find(args.db, name);
  const numIndexesBefore = int(before?.indexes.length ?? 1);
  const made = wanted.filter((spec) => !exists(before, spec));
  engine.storage.write(() => {
    const collection = engine.catalog.ensure(args.db, name);
    for (const spec of made) if (!exists(collection, spec)) build(engine, collection, spec);
  });
  const after = engine.catalog.find(args.db, name);
  const result: Record<string, Encodable> = {
    numIndexesBefore,
    numIndexesAfter: int(after?.indexes.length ?? 1),
    ...(before ? {} : { createdCollectionAutomatically: true }),
  };
  if (made.length === 0) result.note = 'all indexes already exist';
  return { ...result, ok: 1 };
};

function build(engine: Engine, collection: Collection, spec: Doc): void {
  const index = engine.catalog.addIndex(collection, spec);
  const { found } = select(engine, collection, {
    ...everything(),
    hint: new Map([['$natural', 1]]),
  });
  for (const { doc, row } of found) engine.records.addEntries(collection, index, doc, row);
}

const dropIndexes: Command = (engine, args) => {
  args.allow(['dropIndexes', 'deleteIndexes', 'index']);
  const name = args.collection();
  const collection = engine.catalog.find(args.db, name);
  if (!collection) throw bad(26, `ns not found ${args.db}.${name}`);
  const nIndexesWas = int(collection.indexes.length);
  const wanted = args.doc.get('index');
  if (wanted === undefined)
    throw bad(40414, "BSON field 'dropIndexes.index' is missing but a required field");
  const targets =
    wanted === '*'
      ? collection.indexes.slice(1)
      : (Array.isArray(wanted) ? wanted : [wanted]).map((one) => indexNamed(collection, one));
  for (const { name: gone } of targets) if (gone === '_id_') throw bad(72, 'cannot drop _id index');
  engine.storage.write(() => {
    for (const index of targets) engine.catalog.dropIndex(collection, index);
  });
  return {
    nIndexesWas,
    ...(wanted === '*' ? { msg: 'non-_id indexes dropped for collection' } : {}),
    ok: 1,
  };
};

function indexNamed(collection: Collection, wanted: Value): Index {
  if (typeof wanted !== 'string' && !isDoc(wanted))
    throw bad(14, "BSON field 'dropIndexes.index' is the wrong type");
  try {
    const index = hinted(collection, wanted);
    if (typeof index === 'object') return index;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
  }
  throw bad(
    27,
    typeof wanted === 'string'
      ? `index not found with name [${wanted}]`
      : `can't find index with key: ${[...wanted].join()}`,
  );
}

export const INDEXES: Record<string, Command> = { listIndexes, createIndexes, dropIndexes };
