import { change, first, type Statement, upsert } from '../apply.ts';
import { Arguments } from '../arguments.ts';
import type { Encodable } from '../encode.ts';
import type { Command, Engine } from '../engine.ts';
import { StoreError } from '../errors.ts';
import { readQuery, select } from '../query.ts';
import type { Found } from '../scan.ts';
import { parseUpdate } from '../update.ts';
import { type Doc, int, integerOf, isDoc, type Value } from '../values.ts';
import { checkLet } from './reads.ts';

const MOST_WRITES = 100_000;

// a malformed command, or a disk that is full, is no matter of one write
const OF_COMMAND = new Set([14031, 40414, 40415]);

interface WriteError {
  readonly index: number;
  readonly error: StoreError;
}

/** Does the parts of a write one by one: an ordered one ends at the first error. */
function eachOf(
  items: readonly Value[] | undefined,
  args: Arguments,
  what: string,
  work: (item: Doc, index: number) => void,
): WriteError[] {
  if (!items)
    throw new StoreError(
      40414,
      `BSON field '${args.command}.${what}' is missing but a required field`,
    );
  if (items.length === 0 || items.length > MOST_WRITES) {
    throw new StoreError(
      16,
      `Write batch sizes must be between 1 and ${MOST_WRITES}. Got ${items.length} operations.`,
    );
  }
  const ordered = args.boolean('ordered') ?? true;
  const errors: WriteError[] = [];
  for (const [index, item] of items.entries()) {
    if (!isDoc(item))
      throw new StoreError(
        14,
        `BSON field '${args.command}.${what}.${index}' is the wrong type, expected type 'object'`,
      );
    try {
      work(item, index);
    } catch (error) {
      if (!(error instanceof StoreError) || OF_COMMAND.has(error.code)) throw error;
      errors.push({ index, error });
      if (ordered) break;
    }
  }
  return errors;
}

function reply(fields: Record<string, Encodable>, errors: readonly WriteError[]): Encodable {
  const writeErrors = errors.map(({ index, error }) => ({
    index: int(index),
    code: int(error.code),
    ...(error.extra as Record<string, Encodable>),
    errmsg: error.message,
  }));
  return { ...fields, ...(writeErrors.length > 0 ? { writeErrors } : {}), ok: 1 };
}

const insert: Command = (engine, args) => {
  args.allow(['insert', 'documents', 'ordered', 'bypassDocumentValidation']);
  const name = args.collection();
  let n = 0;
  const errors = eachOf(args.array('documents'), args, 'documents', (doc) => {
    engine.storage.write(() => engine.records.insert(engine.catalog.ensure(args.db, name), doc));
    n++;
  });
  return reply({ n: int(n) }, errors);
};

interface Outcome {
  matched: number;
  modified: number;
  upserted: Value | undefined;
}

function runUpdate(
  engine: Engine,
  db: string,
  name: string,
  statement: Statement,
  multi: boolean,
): Outcome {
  const collection = engine.catalog.find(db, name);
  const outcome: Outcome = { matched: 0, modified: 0, upserted: undefined };
  if (collection) {
    const { found } = select(engine, collection, statement.query, multi ? undefined : 1);
    const targets = multi ? [...rowsOf(found)] : first(found);
    for (const target of targets) {
      outcome.matched++;
      if (change(engine, collection, statement, target).modified) outcome.modified++;
    }
  }
  if (outcome.matched === 0 && statement.upsert) {
    outcome.upserted = upsert(engine, db, name, statement).get('_id');
  }
  return outcome;
}

// all targets are known before the first is changed, or a change could bring one back
function* rowsOf(found: Iterable<Found>): Generator<Found> {
  yield* [...found];
}

const update: Command = (engine, args) => {
  args.allow(['update', 'updates', 'ordered', 'bypassDocumentValidation', 'let']);
  checkLet(args);
  const name = args.collection();
  let n = 0;
  let nModified = 0;
  const upserted: Encodable[] = [];
  const errors = eachOf(args.array('updates'), args, 'updates', (item, index) => {
    const one = new Arguments('update.updates', item);
    one.allow(
      ['q', 'u', 'multi', 'upsert', 'hint', 'arrayFilters', 'c'],
      ['collation', 'upsertSupplied', 'sampleId'],
    );
    const { statement, multi } = statementOf(one, args);
    const outcome = runUpdate(engine, args.db, name, statement, multi);
    n += outcome.matched;
    nModified += outcome.modified;
    if (outcome.upserted !== undefined) {
      n++;
      upserted.push({ index: int(index), _id: outcome.upserted });
    }
  });
  return reply(
    { n: int(n), nModified: int(nModified), ...(upserted.length > 0 ? { upserted } : {}) },
    errors,
  );
};

function statementOf(one: Arguments, args: Arguments): { statement: Statement; multi: boolean } {
  const q = one.document('q');
  const u = one.doc.get('u');
  if (!q || u === undefined)
    throw new StoreError(
      40414,
      `BSON field 'update.updates.${q ? 'u' : 'q'}' is missing but a required field`,
    );
  const multi = one.boolean('multi') ?? false;
  const parsed = parseUpdate(u, one.doc.get('arrayFilters'));
  if (multi && parsed.kind === 'replacement')
    throw new StoreError(9, 'multi update is not supported for replacement-style update');
  if (one.doc.has('c'))
    throw new StoreError(
      72,
      'embedded store: the option c is not supported; set MONGODB_URI to use MongoDB',
    );
  const query = { ...readQuery(one, q, undefined), deadline: args.deadline() };
  return { statement: { query, q, update: parsed, upsert: one.boolean('upsert') ?? false }, multi };
}

const remove: Command = (engine, args) => {
  args.allow(['delete', 'deletes', 'ordered', 'let']);
  checkLet(args);
  const name = args.collection();
  let n = 0;
  const errors = eachOf(args.array('deletes'), args, 'deletes', (item) => {
    const one = new Arguments('delete.deletes', item);
    one.allow(['q', 'limit', 'hint'], ['collation', 'sampleId']);
    const q = one.document('q');
    const limit = integerOf(one.doc.get('limit'));
    if (!q || limit === undefined)
      throw new StoreError(
        40414,
        `BSON field 'delete.deletes.${q ? 'limit' : 'q'}' is missing but a required field`,
      );
    if (limit !== 0 && limit !== 1)
      throw new StoreError(9, `The limit field in delete objects must be 0 or 1. Got ${limit}`);
    const query = { ...readQuery(one, q, undefined), deadline: args.deadline() };
    const collection = engine.catalog.find(args.db, name);
    if (!collection) return;
    const { found } = select(engine, collection, query);
    for (const target of limit === 1 ? first(found) : [...found]) {
      engine.storage.write(() => engine.records.remove(collection, target));
      n++;
    }
  });
  return reply({ n: int(n) }, errors);
};

export const WRITES: Record<string, Command> = {
  insert,
  update,
  delete: remove,
};
