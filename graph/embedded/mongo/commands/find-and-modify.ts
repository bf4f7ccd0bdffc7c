import { change, first, type Statement, upsert } from '../apply.ts';
import type { Command } from '../engine.ts';
import { StoreError } from '../errors.ts';
import { parseProjection } from '../projection.ts';
import { readQuery, select } from '../query.ts';
import { parseUpdate } from '../update.ts';
import { type Doc, int } from '../values.ts';
import { checkLet } from './reads.ts';

const findAndModify: Command = (engine, args) => {
  args.allow(
    [
      'query',
      'sort',
      'remove',
      'update',
      'new',
      'fields',
      'upsert',
      'arrayFilters',
      'hint',
      'let',
      'bypassDocumentValidation',
      'findAndModify',
      'findandmodify',
    ],
    ['collation'],
  );
  checkLet(args);
  const name = args.collection();
  const removing = args.boolean('remove') ?? false;
  const change_ = args.doc.get('update');
  const wantsNew = args.boolean('new') ?? false;
  const upserting = args.boolean('upsert') ?? false;
  if (removing && change_ !== undefined)
    throw new StoreError(9, "Cannot specify both an 'update' and 'remove'=true");
  if (removing && upserting)
    throw new StoreError(9, "Cannot specify both 'upsert'=true and 'remove'=true ");
  if (removing && wantsNew)
    throw new StoreError(
      9,
      "Cannot specify both 'new'=true and 'remove'=true; 'remove' always returns the deleted document",
    );
  if (!removing && change_ === undefined)
    throw new StoreError(9, "Either an 'update' or 'remove'=true must be specified");
  const q = args.document('query') ?? new Map();
  const query = readQuery(args, q, args.document('sort'));
  const fields = args.document('fields');
  const show = fields && fields.size > 0 ? parseProjection(fields, 'find') : (doc: Doc) => doc;
  const collection = engine.catalog.find(args.db, name);
  const [target] = collection ? first(select(engine, collection, query, 1).found) : [];
  if (removing) {
    if (collection && target) engine.storage.write(() => engine.records.remove(collection, target));
    return {
      lastErrorObject: { n: int(target ? 1 : 0) },
      value: target ? show(target.doc) : null,
      ok: 1,
    };
  }
  const parsed = parseUpdate(change_ ?? null, args.doc.get('arrayFilters'));
  const statement: Statement = { query, q, update: parsed, upsert: upserting };
  if (collection && target) {
    const before = target.doc;
    const { after } = change(engine, collection, statement, target);
    return {
      lastErrorObject: { n: int(1), updatedExisting: true },
      value: show(wantsNew ? after : before),
      ok: 1,
    };
  }
  if (!upserting)
    return { lastErrorObject: { n: int(0), updatedExisting: false }, value: null, ok: 1 };
  const made = upsert(engine, args.db, name, statement);
  return {
    lastErrorObject: { n: int(1), updatedExisting: false, upserted: made.get('_id') },
    value: wantsNew ? show(made) : null,
    ok: 1,
  };
};

export const FIND_AND_MODIFY: Record<string, Command> = {
  findAndModify,
  findandmodify: findAndModify,
};
