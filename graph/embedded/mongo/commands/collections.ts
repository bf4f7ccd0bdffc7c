import { Binary } from 'bson';
import { type Collection, checkNamespace } from '../catalog.ts';
import type { Command, Engine } from '../engine.ts';
import { StoreError } from '../errors.ts';
import { parseFilter } from '../filter.ts';
import { matches } from '../match.ts';
import { type Doc, int, integerOf, type Value } from '../values.ts';

const bad = (code: number, message: string) => new StoreError(code, message);

const create: Command = (engine, args) => {
  args.allow(
    ['create', 'autoIndexId', 'idIndex'],
    [
      'capped',
      'size',
      'max',
      'validator',
      'validationLevel',
      'validationAction',
      'viewOn',
      'pipeline',
      'collation',
      'timeseries',
      'expireAfterSeconds',
      'clusteredIndex',
      'changeStreamPreAndPostImages',
      'encryptedFields',
      'storageEngine',
      'indexOptionDefaults',
    ],
  );
  const name = args.collection();
  checkNamespace(args.db, name);
  if (!engine.catalog.find(args.db, name)) {
    engine.storage.write(() => engine.catalog.ensure(args.db, name));
  }
  return { ok: 1 };
};

const drop: Command = (engine, args) => {
  args.allow(['drop']);
  const collection = engine.catalog.find(args.db, args.collection());
  if (!collection) return { ok: 1 };
  const nIndexesWas = int(collection.indexes.length);
  dropWhole(engine, collection);
  return { nIndexesWas, ns: collection.namespace, ok: 1 };
};

function dropWhole(engine: Engine, collection: Collection): void {
  engine.storage.write(() => engine.catalog.drop(collection));
  engine.cursors.endNamespace(collection.namespace);
}

const dropDatabase: Command = (engine, args) => {
  args.allow(['dropDatabase']);
  const all = engine.catalog.list(args.db);
  for (const collection of all) dropWhole(engine, collection);
  return { ...(all.length > 0 ? { dropped: args.db } : {}), ok: 1 };
};

const listCollections: Command = (engine, args) => {
  args.allow(['listCollections', 'filter', 'nameOnly', 'authorizedCollections', 'cursor']);
  const filter = parseFilter(args.document('filter') ?? new Map());
  const nameOnly = args.boolean('nameOnly') ?? false;
  const docs = engine.catalog.list(args.db).map((one): Doc => {
    const doc: Doc = new Map<string, Value>([
      ['name', one.name],
      ['type', 'collection'],
    ]);
    if (nameOnly) return doc;
    doc.set('options', new Map());
    doc.set(
      'info',
      new Map<string, Value>([
        ['readOnly', false],
        ['uuid', new Binary(one.uuid, 4)],
      ]),
    );
    doc.set('idIndex', one.indexes[0]?.spec ?? null);
    return doc;
  });
  const shown = docs.filter((doc) => matches(filter, doc));
  const batchSize = integerOf(args.document('cursor')?.get('batchSize'));
  return engine.cursors.start(
    `${args.db}.$cmd.listCollections`,
    shown[Symbol.iterator](),
    batchSize,
    false,
    undefined,
  );
};

const listDatabases: Command = (engine, args) => {
  args.allow(['listDatabases', 'filter', 'nameOnly', 'authorizedDatabases']);
  if (args.db !== 'admin')
    throw bad(13, 'listDatabases may only be run against the admin database.');
  const filter = parseFilter(args.document('filter') ?? new Map());
  const nameOnly = args.boolean('nameOnly') ?? false;
  const names = [...new Set(engine.catalog.list().map(({ db }) => db))].sort();
  const docs = names.map((name): Doc => {
    const doc: Doc = new Map<string, Value>([['name', name]]);
    if (!nameOnly) doc.set('sizeOnDisk', sizeOf(engine, name)).set('empty', false);
    return doc;
  });
  const databases = docs.filter((doc) => matches(filter, doc));
  const totalSize = databases.reduce((sum, doc) => sum + Number(doc.get('sizeOnDisk') ?? 0), 0);
  return {
    databases,
    ...(nameOnly ? {} : { totalSize: BigInt(totalSize), totalSizeMb: BigInt(totalSize >> 20) }),
    ok: 1,
  };
};

function sizeOf({ storage, catalog }: Engine, db: string): bigint {
  let size = 0;
  for (const { firstRow, nextRow } of catalog.list(db)) {
    const row = storage
      .sql('SELECT sum(length(body)) AS n FROM document WHERE row >= ? AND row < ?')
      .get(firstRow, nextRow);
    size += Number(row?.n ?? 0);
  }
  return BigInt(size);
}

export const COLLECTIONS: Record<string, Command> = {
  create,
  drop,
  dropDatabase,
  listCollections,
  listDatabases,
};
