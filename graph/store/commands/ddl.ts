import { Binary } from 'bson';
import type { Encodable } from '../bson.ts';
import { type Collection, checkNamespace, type Index } from '../catalog.ts';
import type { Command, Engine } from '../engine.ts';
import { StoreError, unsupported } from '../errors.ts';
import { matches, parseFilter } from '../match.ts';
import { equal } from '../order.ts';
import { positionOf } from '../paths.ts';
import { hinted } from '../plan.ts';
import { select } from '../query.ts';
import {
  type Doc,
  int,
  integerOf,
  isDoc,
  isNumber,
  truthy,
  typeOf,
  type Value,
} from '../values.ts';

const bad = (code: number, message: string) => new StoreError(code, message);
const everything = () => ({
  filter: parseFilter(new Map()),
  sort: [],
  hint: undefined,
  deadline: Number.POSITIVE_INFINITY,
});

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

const INDEX_FIELDS = [
  'key',
  'name',
  'v',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'background',
  'ns',
];
const INDEX_REFUSED = [
  'collation',
  'hidden',
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'bits',
  'min',
  'max',
  'wildcardProjection',
  'storageEngine',
  'clustered',
  'prepareUnique',
  'bucketSize',
  'dropDups',
];

/** Checks the specification of an index and gives it the form in which it is kept. */
function indexSpec(spec: Value): Doc {
  if (!isDoc(spec)) throw bad(14, "BSON field 'createIndexes.indexes' must hold objects");
  const key = spec.get('key');
  const name = spec.get('name');
  if (!isDoc(key)) throw bad(9, "The 'key' field is a required property of an index specification");
  if (typeof name !== 'string')
    throw bad(9, "The 'name' field is a required property of an index specification");
  if (name === '') throw bad(67, 'index name cannot be empty');
  checkKey(key);
  const kept: Doc = new Map<string, Value>([
    ['v', int(2)],
    ['key', key],
    ['name', name],
  ]);
  for (const [field, value] of spec) {
    if (INDEX_REFUSED.includes(field)) {
      if (value === false || (isDoc(value) && value.get('locale') === 'simple' && value.size === 1))
        continue;
      throw unsupported(`the index option ${field}`, 67);
    }
    if (!INDEX_FIELDS.includes(field)) {
      throw bad(
        197,
        `The field '${field}' is not valid for an index specification. Specification: ${name}`,
      );
    }
    if (field === 'unique' || field === 'sparse') {
      if (typeof value !== 'boolean' && !isNumber(value))
        throw bad(
          14,
          `The field '${field}' has value of type ${typeOf(value)[1]}, which is not convertible to bool`,
        );
      if (truthy(value)) kept.set(field, true);
    } else if (field === 'expireAfterSeconds') kept.set(field, expiry(value, key));
    else if (field === 'partialFilterExpression') {
      if (!isDoc(value))
        throw bad(
          14,
          `The field 'partialFilterExpression' must be an object, but got ${typeOf(value)[1]}`,
        );
      parseFilter(value);
      checkPartial(value);
      kept.set(field, value);
    }
  }
  if (kept.has('sparse') && kept.has('partialFilterExpression'))
    throw bad(67, 'cannot mix "partialFilterExpression" and "sparse" options');
  return kept;
}

function checkKey(key: Doc): void {
  if (key.size === 0) throw bad(67, 'Index keys cannot be an empty field.');
  if (key.size > 31) throw bad(13103, 'too many compound keys');
  for (const [field, way] of key) {
    if (typeof way === 'string') throw unsupported(`an index of type ${way}`, 67);
    if (!isNumber(way) || Number(way.toString()) === 0 || Number.isNaN(Number(way.toString()))) {
      throw bad(
        67,
        `Values in v:2 index key pattern cannot be of type ${typeOf(way)[1]}. Only numbers > 0, numbers < 0, and strings are allowed.`,
      );
    }
    const parts = field.split('.');
    if (parts.includes(''))
      throw bad(67, 'Index key contains an illegal field name: a path has an empty part');
    if (field.includes('$**')) throw unsupported('a wildcard index', 67);
    if (parts.some((part) => part.startsWith('$')))
      throw bad(67, `Index key contains an illegal field name: field name starts with '$'.`);
    if (parts.slice(1).some((part) => positionOf(part) !== undefined))
      throw unsupported('an index on an array position', 67);
  }
}

function expiry(value: Value, key: Doc): Value {
  if (!isNumber(value))
    throw bad(
      14,
      `TTL index 'expireAfterSeconds' option must be numeric, but received a type of '${typeOf(value)[1]}'`,
    );
  const seconds = Number(value.toString());
  if (!(seconds >= 0 && seconds <= 2147483647))
    throw bad(
      67,
      `TTL index 'expireAfterSeconds' option must be within an acceptable range, try a different number than ${seconds}`,
    );
  if (key.size > 1 || key.has('_id'))
    throw bad(67, 'TTL indexes are single-field indexes, compound indexes do not support TTL');
  return int(Math.trunc(seconds));
}

const PARTIAL = new Set([
  '$eq',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$exists',
  '$type',
  '$in',
  '$and',
  '$or',
]);

function checkPartial(filter: Doc): void {
  for (const [key, value] of filter) {
    if (key.startsWith('$') && !PARTIAL.has(key))
      throw bad(67, `unsupported expression in partial index: ${key}`);
    for (const inner of Array.isArray(value) ? value : [value])
      if (isDoc(inner)) checkPartial(inner);
    if (key === '$exists' && !truthy(value))
      throw bad(67, 'unsupported expression in partial index: $not');
  }
}

const sameKey = (a: Doc, b: Value | undefined) =>
  isDoc(b) && equal(a, b) && [...a.keys()].join() === [...b.keys()].join();

/** Whether the index is there already. Raises 85 or 86 where another stands in its way. */
function exists(collection: Collection | undefined, spec: Doc): boolean {
  for (const { name, spec: other } of collection?.indexes ?? []) {
    const key = other.get('key');
    if (isDoc(key) && key.size === 1 && key.has('_id') && sameKey(key, spec.get('key')))
      return true;
    const alike = sameKey(spec.get('key') as Doc, key);
    const rest = (doc: Doc) =>
      new Map([...doc].filter(([field]) => !['v', 'key', 'name'].includes(field)).sort());
    const same = equal(rest(spec), rest(other));
    if (name === spec.get('name')) {
      if (!alike)
        throw bad(
          86,
          `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${name}`,
        );
      if (!same)
        throw bad(
          85,
          `An equivalent index already exists with the same name but different options. Requested index: ${name}`,
        );
      return true;
    }
    const samePartial = equal(
      spec.get('partialFilterExpression') ?? null,
      other.get('partialFilterExpression') ?? null,
    );
    if (alike && samePartial) {
      if (same) throw bad(85, `Index already exists with a different name: ${name}`);
      throw bad(
        85,
        `An equivalent index already exists with a different name and options: ${name}`,
      );
    }
  }
  return false;
}

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

export const DDL: Record<string, Command> = {
  create,
  drop,
  dropDatabase,
  listCollections,
  listDatabases,
  listIndexes,
  createIndexes,
  dropIndexes,
};
