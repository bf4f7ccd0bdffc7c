import { parsePipeline, stageOf } from '../aggregation/pipeline.ts';
import { runStages } from '../aggregation/run-stages.ts';
import { isOfCollection } from '../aggregation/stages.ts';
import { RawDocument } from '../bson/encode.ts';
import { int, isNumber, type Value } from '../bson/values.ts';
import { StoreError, unsupported } from '../errors.ts';
import { countDocuments, findDocuments, pageOf } from '../query/find-documents.ts';
import type { FoundDocument } from '../query/scan.ts';
import { type Command, readQuery } from './command.ts';

const aggregate: Command = (engine, args) => {
  args.allow('pipeline cursor allowDiskUse hint');
  if (!args.document('cursor')) throw new StoreError(9, "The 'cursor' option is required");
  if (isNumber(args.doc.get('aggregate') ?? null)) refuseDatabase(args.array('pipeline'));
  const collection = engine.catalog.find(args.db, args.collection);
  const { filter, sort, skip, limit, count, stages } = parsePipeline(args.array('pipeline'));
  const query = { ...readQuery(args), filter, sort };
  if (count) {
    const all = collection ? countDocuments(engine, collection, query, skip + limit).count : 0;
    const n = Math.min(all - skip, limit);
    return engine.cursors.start(args.namespace, n > 0 ? [count(int(n))] : []);
  }
  const found = collection
    ? pageOf(findDocuments(engine, collection, query, skip + limit), skip, limit)
    : [];
  const documents = stages.length === 0 ? bodiesOf(found) : runStages(decoded(found), stages);
  return engine.cursors.start(args.namespace, documents);
};

/** Refuses an aggregate on the database itself, as MongoDB does if a stage needs a collection. */
function refuseDatabase(pipeline: readonly Value[]): never {
  const [first] = pipeline.map(stageOf);
  if (first && !isOfCollection(first.name)) throw unsupported(`the stage ${first.name}`, 40324);
  const what = first ? `'${first.name}'; a collection is required` : 'an empty pipeline';
  throw new StoreError(73, `{aggregate: 1} is not valid for ${what}.`);
}

function* bodiesOf(found: Iterable<FoundDocument>) {
  for (const { body } of found) yield new RawDocument(body);
}

function* decoded(found: Iterable<FoundDocument>) {
  for (const { doc } of found) yield doc;
}

export const aggregateCommands: Record<string, Command> = { aggregate };
