import { parsePipeline } from '../aggregation/pipeline.ts';
import { int } from '../bson/values.ts';
import { StoreError } from '../errors.ts';
import { countDocuments } from '../query/find-documents.ts';
import { Arguments } from './arguments.ts';
import { type Command, readQuery } from './command.ts';
import { documentsOf } from './find.ts';

const aggregate: Command = (engine, args) => {
  args.allow('pipeline cursor allowDiskUse hint');
  const { filter, sort, skip, limit, project, count } = parsePipeline(args.array('pipeline'));
  const cursor = args.document('cursor');
  if (!cursor) throw new StoreError(9, "The 'cursor' option is required");
  const query = { ...readQuery(args), filter, sort };
  const collection = engine.catalog.find(args.db, args.collection);
  if (!count) {
    const items = documentsOf(engine, collection, query, { skip, limit, project });
    return engine.cursors.start(
      args.namespace,
      items,
      new Arguments('cursor', cursor).count('batchSize'),
    );
  }
  const all = collection ? countDocuments(engine, collection, query, skip + limit) : 0;
  const n = Math.min(all - skip, limit);
  return engine.cursors.start(args.namespace, n > 0 ? [count(int(n))] : []);
};

export const aggregateCommands: Record<string, Command> = { aggregate };
