import { RawDocument } from '../bson/encode.ts';
import { type Doc, int, integerOf, type Value } from '../bson/values.ts';
import { StoreError } from '../errors.ts';
import type { CursorItems } from '../query/cursors.ts';
import {
  countDocuments,
  findDocuments,
  pageOf,
  type Query,
  type Source,
} from '../query/find-documents.ts';
import { type Projection, parseProjection } from '../query/projection.ts';
import type { Collection } from '../storage/catalog.ts';
import type { Arguments } from './arguments.ts';
import { type Command, readQuery } from './command.ts';

/** The part of a query's documents that a reply carries. */
type Page = {
  readonly skip: number;
  readonly limit: number;
  readonly project?: Projection | undefined;
};

/** The documents of a page, made on demand; none if the collection doesn't exist. */
function* documentsOf(
  source: Source,
  collection: Collection | undefined,
  query: Query,
  { skip, limit, project }: Page,
): CursorItems & Generator<RawDocument | Doc> {
  if (!collection) return;
  const running = findDocuments(source, collection, query, skip + limit);
  for (const found of pageOf(running, skip, limit)) {
    // Decodes a document only for a projection.
    yield project ? project(found.doc) : new RawDocument(found.body);
  }
}

/** 0 means no limit. */
export const limitOf = (args: Arguments): number => args.count('limit') || Number.POSITIVE_INFINITY;

const find: Command = (engine, args) => {
  args.allow(
    'filter projection sort skip limit batchSize singleBatch hint allowDiskUse noCursorTimeout',
  );
  const query = readQuery(args, args.document('filter'), args.document('sort'));
  const projection = args.document('projection');
  const limit = limitOf(args);
  const items = documentsOf(engine, engine.catalog.find(args.db, args.collection), query, {
    skip: args.count('skip') ?? 0,
    limit,
    project: projection?.size ? parseProjection(projection) : undefined,
  });
  const batchSize = args.count('batchSize');
  // Leaves no cursor open if the first batch can hold everything.
  const size = batchSize === undefined || limit > batchSize ? batchSize : limit + 1;
  return engine.cursors.start(args.namespace, items, size, args.isTrue('singleBatch'));
};

/** A cursor's id, which drivers may have turned into a double. Raises 14 for anything else. */
function cursorId(value: Value | undefined): bigint {
  const id = integerOf(value);
  if (id === undefined) throw new StoreError(14, "a cursor's id is of type long");
  return BigInt(id);
}

const getMore: Command = (engine, args) => {
  args.allow('collection batchSize');
  const namespace = `${args.db}.${args.doc.get('collection')}`;
  const id = cursorId(args.doc.get('getMore'));
  return engine.cursors.next(id, namespace, args.count('batchSize') || undefined);
};

const killCursors: Command = (engine, args) => {
  args.allow('cursors');
  const ids = args.array('cursors').map(cursorId);
  const cursorsKilled = ids.filter((id) => engine.cursors.kill(id));
  const cursorsNotFound = ids.filter((id) => !cursorsKilled.includes(id));
  return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
};

const count: Command = (engine, args) => {
  args.allow('query hint');
  const collection = engine.catalog.find(args.db, args.collection);
  const query = readQuery(args, args.document('query'));
  const n = collection
    ? countDocuments(engine, collection, query, Number.POSITIVE_INFINITY).count
    : 0;
  return { n: int(n), ok: 1 };
};

export const findCommands: Record<string, Command> = { find, getMore, killCursors, count };
