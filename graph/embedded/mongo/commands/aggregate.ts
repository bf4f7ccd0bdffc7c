import { Int32 } from 'bson';
import { type Arguments, parseSort } from '../arguments.ts';
import type { Collection } from '../catalog.ts';
import type { Command, Engine } from '../engine.ts';
import { StoreError } from '../errors.ts';
import { parseFilter } from '../filter.ts';
import { parsePipeline } from '../pipeline.ts';
import { count as counted, type Query, readQuery, select } from '../query.ts';
import { sessionOf } from '../retries.ts';
import { stageOf } from '../transform.ts';
import { type Doc, int, integerOf, isDoc, type Value } from '../values.ts';
import { checkLet } from './reads.ts';

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

export const AGGREGATE: Record<string, Command> = { aggregate };
