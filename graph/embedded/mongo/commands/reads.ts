import type { Arguments } from '../arguments.ts';
import type { Command } from '../engine.ts';
import { StoreError } from '../errors.ts';
import { keyOf } from '../order.ts';
import { walk } from '../paths.ts';
import { parseProjection } from '../projection.ts';
import { count as counted, readQuery, select, shape } from '../query.ts';
import { sessionOf } from '../retries.ts';
import { int, integerOf, type Value } from '../values.ts';

export const FIND_OPTIONS = [
  'find',
  'filter',
  'projection',
  'sort',
  'hint',
  'skip',
  'limit',
  'batchSize',
  'singleBatch',
  'let',
  'allowDiskUse',
  'noCursorTimeout',
];
const FIND_REFUSED = [
  'collation',
  'tailable',
  'awaitData',
  'max',
  'min',
  'returnKey',
  'showRecordId',
  'oplogReplay',
  'allowPartialResults',
  'mirrored',
];

const NONE: Iterator<never> = [][Symbol.iterator]();

export function checkLet(args: Arguments): void {
  const bound = args.document('let');
  if (bound && bound.size > 0) {
    throw new StoreError(
      72,
      'embedded store: the option let is not supported; set MONGODB_URI to use MongoDB',
    );
  }
}

/** A limit of `find`: 0 is none. */
const limitOf = (args: Arguments) => args.count('limit') || undefined;

const find: Command = (engine, args) => {
  args.allow(FIND_OPTIONS, FIND_REFUSED);
  checkLet(args);
  const name = args.collection();
  const namespace = `${args.db}.${name}`;
  const collection = engine.catalog.find(args.db, name);
  const projection = args.document('projection');
  const query = readQuery(args, args.document('filter'), args.document('sort'));
  const skip = args.count('skip') ?? 0;
  const limit = limitOf(args);
  const batchSize = args.count('batchSize');
  const single = args.boolean('singleBatch') ?? false;
  if (projection && projection.size > 0) parseProjection(projection, 'find');
  if (!collection) return engine.cursors.start(namespace, NONE, batchSize, true, undefined);
  const { found } = select(
    engine,
    collection,
    query,
    limit === undefined ? undefined : skip + limit,
  );
  const items = shape(found, projection, skip, limit);
  return engine.cursors.start(namespace, items, batchSize, single, sessionOf(args.doc), limit);
};

const getMore: Command = (engine, args) => {
  args.allow(['getMore', 'collection', 'batchSize', 'term', 'lastKnownCommittedOpTime']);
  const id = args.doc.get('getMore');
  if (typeof id !== 'bigint')
    throw new StoreError(
      14,
      "BSON field 'getMore.getMore' is the wrong type, expected type 'long'",
    );
  const batchSize = args.count('batchSize');
  const size = batchSize === 0 ? undefined : batchSize;
  return engine.cursors.more(id, `${args.db}.${args.string('collection') ?? ''}`, size);
};

const killCursors: Command = (engine, args) => {
  args.allow(['killCursors', 'cursors']);
  const killed: bigint[] = [];
  const missing: bigint[] = [];
  for (const id of args.array('cursors') ?? []) {
    if (typeof id !== 'bigint')
      throw new StoreError(14, "BSON field 'killCursors.cursors' must hold longs");
    (engine.cursors.kill(id) ? killed : missing).push(id);
  }
  return {
    cursorsKilled: killed,
    cursorsNotFound: missing,
    cursorsAlive: [],
    cursorsUnknown: [],
    ok: 1,
  };
};

const countCommand: Command = (engine, args) => {
  args.allow(['count', 'query', 'limit', 'skip', 'hint', 'fields'], ['collation']);
  const collection = engine.catalog.find(args.db, args.collection());
  const query = readQuery(args, args.document('query'), undefined);
  const skip = args.count('skip') ?? 0;
  const limit = Math.abs(integerOf(args.doc.get('limit')) ?? 0) || Number.POSITIVE_INFINITY;
  if (!collection) return { n: int(0), ok: 1 };
  const n = counted(engine, collection, query, skip + limit);
  return { n: int(Math.min(Math.max(0, n - skip), limit)), ok: 1 };
};

function keepFirst(values: Map<string, Value>, key: string, value: Value): void {
  if (!values.has(key)) values.set(key, value);
}

const distinct: Command = (engine, args) => {
  args.allow(['distinct', 'key', 'query', 'hint'], ['collation']);
  const key = args.string('key');
  if (key === undefined)
    throw new StoreError(40414, "BSON field 'distinct.key' is missing but a required field");
  const collection = engine.catalog.find(args.db, args.collection());
  const query = readQuery(args, args.document('query'), undefined);
  const values = new Map<string, Value>();
  if (collection) {
    const path = key.split('.');
    for (const { doc } of select(engine, collection, query).found) {
      walk(doc, path, false, (value) => {
        for (const one of Array.isArray(value) ? value : [value])
          if (one !== undefined) keepFirst(values, keyOf(one).toString('latin1'), one);
        return false;
      });
    }
  }
  const ordered = [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
  return { values: ordered, ok: 1 };
};

export const READS: Record<string, Command> = {
  find,
  getMore,
  killCursors,
  count: countCommand,
  distinct,
};
