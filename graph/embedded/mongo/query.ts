import { type Arguments, parseSort } from './arguments.ts';
import type { Collection, Index } from './catalog.ts';
import { Raw } from './encode.ts';
import type { Engine } from './engine.ts';
import { parseFilter } from './filter.ts';
import type { KeyField } from './keys.ts';
import { sortKey } from './keys.ts';
import type { Filter } from './match.ts';
import { type IndexScan, type Plan, plan, WHOLE } from './plan.ts';
import { parseProjection } from './projection.ts';
import { countEntries, Found, isEverything, scan, type Work } from './scan.ts';
import type { Doc, Value } from './values.ts';

/** What is to be found, and in which order. */
export interface Query {
  readonly filter: Filter;
  readonly sort: readonly KeyField[];
  readonly hint: Value | undefined;
  readonly deadline: number;
}

/** A query on its way: how it is answered, and the documents as they are asked for. */
export interface Selection {
  readonly plan: Plan;
  readonly work: Work;
  readonly found: Generator<Found>;
}

const NATURAL = '$natural';

/** Reads filter, sort and hint out of a command. */
export function readQuery(
  args: Arguments,
  filter: Doc | undefined,
  sort: Value | undefined,
): Query {
  const fields = parseSort(sort);
  const natural = fields.find(({ name }) => name === NATURAL);
  const hint = args.doc.get('hint');
  return {
    filter: parseFilter(filter ?? new Map()),
    sort: natural ? [] : fields,
    hint: natural ? new Map([[NATURAL, natural.descending ? -1 : 1]]) : emptyHint(hint),
    deadline: args.deadline(),
  };
}

const emptyHint = (hint: Value | undefined) =>
  hint instanceof Map && hint.size === 0 ? undefined : hint;

/** Plans a query and starts to answer it; `most` is how many sorted documents will be asked for. */
export function select(
  engine: Engine,
  collection: Collection,
  query: Query,
  most?: number,
): Selection {
  const { storage } = engine;
  const chosen = plan(collection, query.filter, query.sort, query.hint, (one, limit) =>
    countEntries(storage, one, limit),
  );
  const work: Work = { keys: 0, docs: 0, deadline: query.deadline };
  const found = scan(storage, collection, chosen, query.filter, work);
  return {
    plan: chosen,
    work,
    found: chosen.sorted ? found : sorted(engine, found, query.sort, most),
  };
}

/** How many documents match, counted in the index alone where that is exact. */
export function count(engine: Engine, collection: Collection, query: Query, most: number): number {
  const { storage } = engine;
  const all: IndexScan = { index: idIndex(collection), intervals: [WHOLE], backward: false };
  if (isEverything(query.filter)) return countEntries(storage, all, most);
  const { plan: chosen, found } = select(engine, collection, query);
  const [only] = chosen.scans ?? [];
  if (chosen.exact && only && only.index.multikey === 0) return countEntries(storage, only, most);
  let counted = 0;
  for (const _ of found) if (++counted >= most) break;
  return counted;
}

function idIndex({ indexes }: Collection): Index {
  const [first] = indexes;
  if (!first) throw new Error('a collection has its index on _id');
  return first;
}

/** Sorts in memory: holds keys and rows, and reads each body again when its turn comes. */
function* sorted(
  engine: Engine,
  found: Iterable<Found>,
  sort: readonly KeyField[],
  most = Number.POSITIVE_INFINITY,
): Generator<Found> {
  let all: { key: Buffer; row: number }[] = [];
  const order = (a: { key: Buffer; row: number }, b: { key: Buffer; row: number }) =>
    Buffer.compare(a.key, b.key) || a.row - b.row;
  for (const { row, doc } of found) {
    all.push({ key: sortKey(doc, sort), row });
    if (all.length > most * 2 + 1000) all = all.sort(order).slice(0, most);
  }
  for (const { row } of all.sort(order).slice(0, most)) {
    const body = engine.records.read(row);
    if (body) yield new Found(row, body);
  }
}

/** The documents of a selection as a reply carries them: projected, or as they are stored. */
export function* shape(
  found: Iterable<Found>,
  projection: Doc | undefined,
  skip: number,
  limit: number | undefined,
): Generator<Raw | Doc> {
  const project =
    projection && projection.size > 0 ? parseProjection(projection, 'find') : undefined;
  let skipped = 0;
  let given = 0;
  for (const one of found) {
    if (skipped++ < skip) continue;
    yield project ? project(one.doc) : new Raw(one.body);
    if (limit !== undefined && ++given >= limit) return;
  }
}
