import { parsePipeline } from '../aggregation/pipeline.ts';
import type { Encodable } from '../bson/encode.ts';
import { type Doc, int } from '../bson/values.ts';
import { unsupported } from '../errors.ts';
import { findDocuments, type Query } from '../query/find-documents.ts';
import type { IndexScan, QueryPlan } from '../query/planner.ts';
import { Arguments } from './arguments.ts';
import { type Command, readQuery } from './command.ts';
import { limitOf } from './find.ts';

/** What a command looks for, and how many documents it needs. */
type Explained = { readonly query: Query; readonly limit: number };

function explained(args: Arguments): Explained {
  const all = Number.POSITIVE_INFINITY;
  switch (args.command) {
    case 'find': {
      const query = readQuery(args, args.document('filter'), args.document('sort'));
      return { query, limit: limitOf(args) + (args.count('skip') ?? 0) };
    }
    case 'aggregate': {
      const { filter, skip, limit } = parsePipeline(args.array('pipeline'));
      return { query: { ...readQuery(args), filter }, limit: skip + limit };
    }
    case 'count':
      return { query: readQuery(args, args.document('query')), limit: all };
    case 'findAndModify':
      return { query: readQuery(args, args.document('query'), args.document('sort')), limit: 1 };
    case 'update':
    case 'delete': {
      const [first] = args.documents(`${args.command}s`);
      return {
        query: readQuery(args, new Arguments('q', first ?? new Map()).document('q')),
        limit: all,
      };
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

function winningPlan({ scan, sorted }: QueryPlan, { query, limit }: Explained): Encodable {
  const sortPattern: Doc = new Map(
    query.sort.map((one) => [one.name, int(one.descending ? -1 : 1)]),
  );
  const access = scan
    ? { stage: 'FETCH', inputStage: indexStage(scan) }
    : { stage: 'COLLSCAN', direction: 'forward' };
  const ordered = sorted ? access : { stage: 'SORT', sortPattern, inputStage: access };
  return Number.isFinite(limit)
    ? { stage: 'LIMIT', limitAmount: int(limit), inputStage: ordered }
    : ordered;
}

const explain: Command = (engine, args) => {
  args.allow('verbosity');
  const verbosity = args.doc.get('verbosity');
  if (verbosity !== 'queryPlanner') throw unsupported(`explain with ${String(verbosity)}`);
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
  return { explainVersion: '1', queryPlanner, ok: 1 };
};

export const explainCommands: Record<string, Command> = { explain };
