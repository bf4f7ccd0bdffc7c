import { type Doc, int, type Value } from '../bson/values.ts';
import { StoreError } from '../errors.ts';
import { findDocuments, firstOf } from '../query/find-documents.ts';
import { parseUpdate } from '../update/update.ts';
import { type Command, readQuery } from './command.ts';
import { insertUpsert, updateFound } from './write.ts';

const findAndModify: Command = (engine, args) => {
  args.allow('query sort remove update new upsert');
  const [remove, after, upsert] = ['remove', 'new', 'upsert'].map((key) => args.isTrue(key));
  const change = args.doc.get('update');
  if (remove === (change !== undefined) || (remove && (after || upsert))) {
    throw new StoreError(
      9,
      "findAndModify takes either 'update' or 'remove', which excludes 'new' and 'upsert'",
    );
  }
  const query = readQuery(args, args.document('query'), args.document('sort'));
  const collection = engine.catalog.find(args.db, args.collection);
  const target = collection && firstOf(findDocuments(engine, collection, query, 1));
  if (change === undefined) {
    if (target) engine.storage.write(() => engine.records.remove(collection, target));
    return answer({ n: int(target ? 1 : 0) }, target?.doc);
  }
  const update = parseUpdate(change);
  if (target) {
    const updated = updateFound(engine, collection, update, target);
    return answer({ n: int(1), updatedExisting: true }, after ? updated.after : target.doc);
  }
  const made = upsert ? insertUpsert(engine, args, query, update) : undefined;
  return upsertAnswer(made, after ? made : undefined);
};

const upsertAnswer = (made: Doc | undefined, value: Doc | undefined) =>
  answer({ n: int(made ? 1 : 0), updatedExisting: false, upserted: made?.get('_id') }, value);

const answer = (lastErrorObject: Readonly<Record<string, Value | undefined>>, value?: Value) => ({
  lastErrorObject,
  value: value ?? null,
  ok: 1,
});

export const findAndModifyCommands: Record<string, Command> = { findAndModify };
