import { parsePipeline } from '../aggregation/pipeline.ts';
import { int } from '../bson/values.ts';
import { StoreError } from '../errors.ts';
import { countDocuments } from '../query/find-documents.ts';
import { type Command, readQuery } from './command.ts';

const aggregate: Command = (engine, args) => {
  args.allow('pipeline cursor allowDiskUse hint');
  if (!args.document('cursor')) throw new StoreError(9, "The 'cursor' option is required");
  const collection = engine.catalog.find(args.db, args.collection);
  const { filter, skip, limit, count } = parsePipeline(args.array('pipeline'));
  const query = { ...readQuery(args), filter };
  const all = collection ? countDocuments(engine, collection, query, skip + limit) : 0;
  const n = Math.min(all - skip, limit);
  return engine.cursors.start(args.namespace, n > 0 ? [count(int(n))] : []);
};

export const aggregateCommands: Record<string, Command> = { aggregate };
