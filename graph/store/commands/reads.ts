import { Int32 } from 'bson';
import { type Arguments, parseSort } from '../arguments.ts';
import type { Collection } from '../catalog.ts';
import type { Command, Engine } from '../engine.ts';
import { StoreError } from '../errors.ts';
import { parseFilter } from '../match.ts';
import { keyOf } from '../order.ts';
import { walk } from '../paths.ts';
import { parsePipeline } from '../pipeline.ts';
import { parseProjection } from '../projection.ts';
import { count as counted, type Query, readQuery, select, shape } from '../query.ts';
import { sessionOf } from '../retries.ts';
import { stageOf } from '../transform.ts';
import { type Doc, int, integerOf, isDoc, type Value } from '../values.ts';

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

/** The leading stages of a pipeline that the planner can answer, and the rest. */
export interface Split {
  readonly filter: Doc | undefined;
  readonly sort: Doc | undefined;
  readonly rest: Value[];
}

export function splitPipeline(stages: readonly Value[]): Split {
  let filter: Doc | undefined;
  let sort: Doc | undefined;
  let at = 0;
  for (; at < stages.length; at++) {
    const [name, operand] = stageOf(stages[at] ?? null);
    if (name === '$match' && isDoc(operand) && !sort) {
      filter = filter ? new Map([['$and', [filter, operand]]]) : operand;
    } else if (name === '$sort' && isDoc(operand) && operand.size > 0 && !sort) sort = operand;
    else break;
  }
  return { filter, sort, rest: stages.slice(at) };
}

const aggregate: Command = (engine, args) => {
  args.allow(
    ['aggregate', 'pipeline', 'cursor', 'allowDiskUse', 'hint', 'let', 'bypassDocumentValidation'],
    ['collation', 'explain'],
  );
  checkLet(args);
  const target = args.doc.get('aggregate');
  const stages = args.array('pipeline');
  if (!stages)
    throw new StoreError(40414, "BSON field 'aggregate.pipeline' is missing but a required field");
  const cursor = args.document('cursor');
  if (!cursor)
    throw new StoreError(
      9,
      "The 'cursor' option is required, except for aggregate with the explain argument",
    );
  const batchSize = integerOf(cursor.get('batchSize'));
  const docs = runPipeline(engine, args, stages);
  const namespace = `${args.db}.${typeof target === 'string' ? target : '$cmd.aggregate'}`;
  return engine.cursors.start(
    namespace,
    docs[Symbol.iterator](),
    batchSize,
    false,
    sessionOf(args.doc),
  );
};

function runPipeline(engine: Engine, args: Arguments, stages: readonly Value[]): Iterable<Doc> {
  const lookup = (name: string, filter: Doc) => lookUp(engine, args, name, filter);
  if (typeof args.doc.get('aggregate') !== 'string') {
    parsePipeline(stages, lookup);
    throw new StoreError(
      73,
      'embedded store: aggregate: 1 is not supported; set MONGODB_URI to use MongoDB',
    );
  }
  const { filter, sort, rest } = splitPipeline(stages);
  const query = readQuery(args, filter, sort && parseSort(sort, true) && sort);
  const run = parsePipeline(rest, lookup);
  const collection = engine.catalog.find(args.db, args.collection());
  if (!collection) return run([]);
  const total = countStages(rest);
  if (total && !sort) return countOnly(engine, collection, query, total);
  const limit = firstLimit(rest);
  const { found } = select(engine, collection, query, limit);
  return run(documents(found));
}

/** A pipeline that only counts, as drivers send it for `countDocuments`. */
interface CountStages {
  readonly id: Value;
  readonly name: string;
  readonly skip: number;
  readonly limit: number;
}

function countStages(rest: readonly Value[]): CountStages | undefined {
  let skip = 0;
  let limit = Number.POSITIVE_INFINITY;
  for (const [i, stage] of rest.slice(0, -1).entries()) {
    const [name, operand] = stageOf(stage);
    const number = integerOf(operand);
    if (number === undefined) return undefined;
    if (name === '$skip' && i === 0) skip = number;
    else if (name === '$limit' && i === rest.length - 2) limit = number;
    else return undefined;
  }
  const [name, group] = rest.length > 0 ? stageOf(rest.at(-1) ?? null) : [];
  if (name !== '$group' || !isDoc(group) || group.size !== 2) return undefined;
  const [[key, id = null] = [], [field, sum] = []] = group;
  const constant = key === '_id' && (id === null || integerOf(id) !== undefined);
  const one = isDoc(sum) && sum.size === 1 ? sum.get('$sum') : undefined;
  if (!constant || field === undefined || !(one instanceof Int32) || one.value !== 1)
    return undefined;
  return { id, name: field, skip, limit };
}

function countOnly(
  engine: Engine,
  collection: Collection,
  query: Query,
  { id, name, skip, limit }: CountStages,
): Doc[] {
  const n = Math.min(limit, counted(engine, collection, query, skip + limit) - skip);
  return n > 0
    ? [
        new Map<string, Value>([
          ['_id', id],
          [name, int(n)],
        ]),
      ]
    : [];
}

/** How many documents of a sort the rest of a pipeline looks at, where it says so first. */
export function firstLimit(rest: readonly Value[]): number | undefined {
  let skip = 0;
  for (const stage of rest) {
    const [name, operand] = stageOf(stage);
    const number = integerOf(operand);
    if (name === '$skip' && number !== undefined) skip += number;
    else return name === '$limit' && number !== undefined && number > 0 ? skip + number : undefined;
  }
  return undefined;
}

function* documents(found: Iterable<{ doc: Doc }>): Generator<Doc> {
  for (const { doc } of found) yield doc;
}

function* lookUp(engine: Engine, args: Arguments, name: string, filter: Doc): Generator<Doc> {
  const collection = engine.catalog.find(args.db, name);
  if (!collection) return;
  const query = {
    filter: parseFilter(filter),
    sort: [],
    hint: undefined,
    deadline: args.deadline(),
  };
  yield* documents(select(engine, collection, query).found);
}

export const READS: Record<string, Command> = {
  find,
  getMore,
  killCursors,
  count: countCommand,
  distinct,
  aggregate,
};
