import type { Collection } from './catalog.ts';
import { decode } from './decode.ts';
import type { Engine } from './engine.ts';
import { type Filter, matches } from './match.ts';
import type { Query } from './query.ts';
import { withId } from './records.ts';
import type { Found } from './scan.ts';
import { seedOf } from './seed.ts';
import type { Update } from './update.ts';
import type { Doc } from './values.ts';

/** One statement of an update command. */
export interface Statement {
  readonly query: Query;
  readonly q: Doc;
  readonly update: Update;
  readonly upsert: boolean;
}

function positionIn(filter: Filter, doc: Doc): number | undefined {
  let position: number | undefined;
  matches(filter, doc, (found) => {
    position ??= found;
  });
  return position;
}

/** Applies an update to a document that was found; gives the new document. */
export function change(
  engine: Engine,
  collection: Collection,
  { query, update }: Statement,
  found: Found,
): { after: Doc; modified: boolean } {
  const position = positionIn(query.filter, found.doc);
  const after = update.apply(found.doc, { position, insert: false });
  const modified = engine.storage.write(() =>
    engine.records.replace(collection, found, decode(found.body), after),
  );
  return { after, modified };
}

/** Makes the document of an upsert. */
export function upsert(engine: Engine, db: string, name: string, { q, update }: Statement): Doc {
  const seed = seedOf(q);
  const base = update.kind === 'replacement' ? idOnly(seed) : seed;
  const made = update.apply(base, { position: undefined, insert: true });
  return engine.storage.write(() =>
    engine.records.insert(engine.catalog.ensure(db, name), withId(made)),
  );
}

function idOnly(seed: Doc): Doc {
  const id = seed.get('_id');
  return id === undefined ? new Map() : new Map([['_id', id]]);
}

export function first(found: Generator<Found>): Found[] {
  const { value, done } = found.next();
  found.return(undefined);
  return done === true || value === undefined ? [] : [value];
}
