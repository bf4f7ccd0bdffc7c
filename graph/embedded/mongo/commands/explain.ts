import { parsePipeline } from '../aggregation/pipeline.ts';
import type { Encodable } from '../bson/encode.ts';
import { type Doc, int } from '../bson/values.ts';
import type { Engine } from '../engine.ts';
import { unsupported } from '../errors.ts';
import { countDocuments, findDocuments, pageOf, type Query } from '../query/find-documents.ts';
import type { IndexScan, QueryPlan } from '../query/planner.ts';
import type { Collection } from '../storage/catalog.ts';
import { Arguments } from './arguments.ts';
import { type Command, readQuery } from './command.ts';
import { limitOf } from './find.ts';

type Explained = { readonly query: Query; readonly limit: number; readonly counts?: boolean };

function explained(args: Arguments): Explained {
  const all = Number.POSITIVE_INFINITY;
  switch (args.command) {
    case 'find': {
      const query = readQuery(args, args.document('filter'), args.document('sort'));
      return { query, limit: limitOf(args) + (args.count('skip') ?? 0) };
    }
    case 'aggregate': {
      const { filter, sort, skip, limit, count } = parsePipeline(args.array('pipeline'));
      const query = { ...readQuery(args), filter, sort };
      return { query, limit: skip + limit, counts: count !== null };
    }
    case 'count':
      return { query: readQuery(args, args.document('query')), limit: all, counts: true };
    case 'findAndModify':
      return { query: readQuery(args, args.document('query'), args.document('sort')), limit: 1 };
    case 'update':
    case 'delete': {
      const [first = new Map()] = args.documents(`${args.command}s`);
      const one = new Arguments(args.command, first);
      const isForAll = args.command === 'update' ? one.isTrue('multi') : !one.count('limit');
      return { query: readQuery(args, one.document('q')), limit: isForAll ? all : 1 };
    }
    default:
      throw unsupported(`explain of ${args.command}`, 59);
  }
}

const indexStage = ({ index, backward }: IndexScan): Encodable => ({
  stage: 'IXSCAN',
  keyPattern: index.spec.get('key'),
  indexName: index.name,
  direction: backward ? 'backward' : 'forward',
});

function accessOf([scan, ...more]: QueryPlan['scans']): Encodable {
  if (!scan) return { stage: 'COLLSCAN', direction: 'forward' };
  const inputStage =
    more.length === 0
      ? indexStage(scan)
      : { stage: 'OR', inputStages: [scan, ...more].map(indexStage) };
  return { stage: 'FETCH', inputStage };
}

function winningPlan({ scans, sorted }: QueryPlan, { query, limit }: Explained): Encodable {
  const sortPattern: Doc = new Map(
    query.sort.map((one) => [one.name, int(one.descending ? -1 : 1)]),
  );
  const access = accessOf(scans);
  const isMerged = sorted && scans.some(({ merged }) => merged.length > 0);
  const ordered =
    sorted && !isMerged
      ? access
      : { stage: isMerged ? 'SORT_MERGE' : 'SORT', sortPattern, inputStage: access };
  return Number.isFinite(limit)
    ? { stage: 'LIMIT', limitAmount: int(limit), inputStage: ordered }
    : ordered;
}

/** Runs the command without its writes. */
function executionStats(engine: Engine, collection: Collection, asked: Explained): Encodable {
  const { query, limit, counts } = asked;
  if (counts) {
    const { count, examined, keys } = countDocuments(engine, collection, query, limit);
    return statsOf(count, examined, keys);
  }
  const running = findDocuments(engine, collection, query, limit);
  const found = [...pageOf(running, 0, limit)].length;
  const { examined } = running.work;
  return statsOf(found, examined, running.plan.scans.length > 0 ? examined : 0);
}

const statsOf = (found: number, documents: number, keys: number): Encodable => ({
  executionSuccess: true,
  nReturned: int(found),
  totalKeysExamined: int(keys),
  totalDocsExamined: int(documents),
});

const explain: Command = (engine, args) => {
  args.allow('verbosity');
  const verbosity = args.doc.get('verbosity');
  if (verbosity !== 'queryPlanner' && verbosity !== 'executionStats') {
    throw unsupported(`explain with ${String(verbosity)}`);
  }
  const inner = args.document('explain') ?? new Map();
  const command = new Arguments(
    inner.keys().next().value ?? '',
    new Map([...inner, ['$db', args.db]]),
  );
  const asked = explained(command);
  const collection = engine.catalog.find(args.db, command.collection);
  const plan = collection
    ? winningPlan(findDocuments(engine, collection, asked.query).plan, asked)
    : { stage: 'EOF' };
  const queryPlanner = { namespace: command.namespace, winningPlan: plan, rejectedPlans: [] };
  if (verbosity === 'queryPlanner') return { explainVersion: '1', queryPlanner, ok: 1 };
  const stats = collection ? executionStats(engine, collection, asked) : statsOf(0, 0, 0);
  return { explainVersion: '1', queryPlanner, executionStats: stats, ok: 1 };
};

export const explainCommands: Record<string, Command> = { explain };
