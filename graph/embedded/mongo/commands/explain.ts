import { Arguments } from '../arguments.ts';
import type { Collection } from '../catalog.ts';
import type { Encodable } from '../encode.ts';
import type { Command, Engine } from '../engine.ts';
import { StoreError } from '../errors.ts';
import type { IndexScan } from '../plan.ts';
import { type Query, readQuery, type Selection, select } from '../query.ts';
import { type Doc, int, isDoc, type Value } from '../values.ts';
import { firstLimit, splitPipeline } from './aggregate.ts';

interface Explained {
  readonly query: Query;
  readonly most: number | undefined;
  readonly sort: Doc | undefined;
}

function queryOf(args: Arguments): Explained {
  switch (args.command) {
    case 'find': {
      const sort = args.document('sort');
      const limit = args.count('limit') || undefined;
      const most = limit === undefined ? undefined : limit + (args.count('skip') ?? 0);
      return { query: readQuery(args, args.document('filter'), sort), most, sort };
    }
    case 'aggregate': {
      const { filter, sort, rest } = splitPipeline(args.array('pipeline') ?? []);
      return { query: readQuery(args, filter, sort), most: firstLimit(rest), sort };
    }
    case 'count':
    case 'distinct':
      return {
        query: readQuery(args, args.document('query'), undefined),
        most: undefined,
        sort: undefined,
      };
    case 'findAndModify': {
      const sort = args.document('sort');
      return { query: readQuery(args, args.document('query'), sort), most: 1, sort };
    }
    case 'update':
    case 'delete': {
      const [one] = args.array(`${args.command}s`) ?? [];
      const part = new Arguments(args.command, isDoc(one) ? one : new Map());
      return {
        query: readQuery(part, part.document('q'), undefined),
        most: undefined,
        sort: undefined,
      };
    }
    default:
      throw new StoreError(59, `Explain failed due to unknown command: ${args.command}`);
  }
}

function fetchStage(scan: IndexScan, sort: Doc | undefined): Encodable {
  const inputStage = scan.merge
    ? {
        stage: 'SORT_MERGE',
        sortPattern: sort ?? null,
        inputStages: scan.merge.map(() => indexStage(scan)),
      }
    : indexStage(scan);
  return { stage: 'FETCH', inputStage };
}

function indexStage({ index, backward }: IndexScan): Encodable {
  return {
    stage: 'IXSCAN',
    keyPattern: index.spec.get('key') ?? null,
    indexName: index.name,
    isMultiKey: index.multikey !== 0,
    isUnique: index.unique,
    isSparse: index.sparse,
    isPartial: index.partial !== undefined,
    direction: backward ? 'backward' : 'forward',
  };
}

function accessStage({ plan: { scans, backward } }: Selection, sort: Doc | undefined): Encodable {
  if (!scans) return { stage: 'COLLSCAN', direction: backward ? 'backward' : 'forward' };
  const [only] = scans;
  if (scans.length === 1 && only) return fetchStage(only, sort);
  return { stage: 'OR', inputStages: scans.map((scan) => fetchStage(scan, sort)) };
}

function winningPlan(selection: Selection, { most, sort }: Explained): Encodable {
  const access = accessStage(selection, sort);
  const input: Encodable = selection.plan.sorted
    ? access
    : {
        stage: 'SORT',
        sortPattern: sort ?? null,
        ...(most ? { limitAmount: int(most) } : {}),
        inputStage: access,
      };
  return most !== undefined && selection.plan.sorted
    ? { stage: 'LIMIT', limitAmount: int(most), inputStage: input }
    : input;
}

function explainOn(
  engine: Engine,
  collection: Collection,
  explained: Explained,
  verbosity: Value | undefined,
): Record<string, Encodable> {
  const selection = select(engine, collection, explained.query, explained.most);
  const queryPlanner = {
    namespace: collection.namespace,
    indexFilterSet: false,
    winningPlan: winningPlan(selection, explained),
    rejectedPlans: [],
  };
  if (verbosity === 'queryPlanner') return { queryPlanner };
  const started = Date.now();
  let nReturned = 0;
  for (const _ of selection.found) if (++nReturned === explained.most) break;
  return {
    queryPlanner,
    executionStats: {
      executionSuccess: true,
      nReturned: int(nReturned),
      executionTimeMillis: int(Date.now() - started),
      totalKeysExamined: int(selection.work.keys),
      totalDocsExamined: int(selection.work.docs),
    },
  };
}

const explain: Command = (engine, args) => {
  args.allow(['explain', 'verbosity']);
  const inner = args.document('explain');
  if (!inner)
    throw new StoreError(
      14,
      "BSON field 'explain.explain' is the wrong type, expected type 'object'",
    );
  const verbosity = args.string('verbosity');
  if (
    verbosity !== undefined &&
    !['queryPlanner', 'executionStats', 'allPlansExecution'].includes(verbosity)
  ) {
    throw new StoreError(
      2,
      "verbosity string must be one of {'queryPlanner', 'executionStats', 'allPlansExecution'}",
    );
  }
  const [name = ''] = inner.keys();
  const command = new Arguments(name, new Map([...inner, ['$db', args.db]]));
  const explained = queryOf(command);
  const collection = engine.catalog.find(args.db, command.collection());
  const eof = {
    queryPlanner: {
      namespace: `${args.db}.${command.collection()}`,
      winningPlan: { stage: 'EOF' },
      rejectedPlans: [],
    },
  };
  const found = collection ? explainOn(engine, collection, explained, verbosity) : eof;
  return { explainVersion: '1', ...found, command: inner, serverInfo: { version: '7.0.0' }, ok: 1 };
};

export const EXPLAIN: Record<string, Command> = { explain };
