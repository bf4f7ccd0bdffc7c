import { MaxKey, MinKey } from 'bson';
import { type Bounds, boundsOf, type Interval, union } from './bounds.ts';
import type { Collection, Index } from './catalog.ts';
import { StoreError } from './errors.ts';
import { implies } from './implies.ts';
import type { KeyField } from './keys.ts';
import type { Filter, Leaf } from './match.ts';
import { equal } from './order.ts';
import { type Doc, isDoc, type Value } from './values.ts';

/** One walk through an index. */
export interface IndexScan {
  readonly index: Index;
  readonly intervals: readonly Interval[];
  readonly backward: boolean;
  /** Beginnings of keys: behind each the order is the one asked for, and the parts are merged. */
  readonly merge?: readonly Buffer[] | undefined;
}

/** How the documents of a query are found, and whether they come in the order asked for. */
export interface Plan {
  /** Undefined where the whole collection is read. */
  readonly scans: readonly IndexScan[] | undefined;
  readonly sorted: boolean;
  readonly backward: boolean;
  /** Whether everything found this way matches, so that no document need be looked at. */
  readonly exact: boolean;
}

/** Counts the entries in intervals up to a limit: how candidates that look alike are told apart. */
export type Estimate = (scan: IndexScan, limit: number) => number;

interface Candidate extends IndexScan {
  readonly sorted: boolean;
  readonly bound: number;
  readonly unique: boolean;
  readonly exact: boolean;
}

const MOST_BRANCHES = 64;
const MOST_MERGED = 50;
const ESTIMATE = 500;

/** The filter as alternatives of conjunctions. */
interface Alternatives {
  readonly branches: Leaf[][];
  /** Whether they say all that the filter says; the rest is left to the matcher. */
  readonly complete: boolean;
}

const UNKNOWN: Alternatives = { branches: [[]], complete: false };

function alternativesOf(filter: Filter): Alternatives {
  if (filter.kind === 'leaf') return { branches: [[filter]], complete: true };
  if (filter.kind === 'or') {
    const parts = filter.parts.map(alternativesOf);
    return {
      branches: parts.flatMap(({ branches }) => branches),
      complete: parts.every(({ complete }) => complete),
    };
  }
  if (filter.kind !== 'and') return UNKNOWN;
  let branches: Leaf[][] = [[]];
  let complete = true;
  for (const part of filter.parts) {
    const more = alternativesOf(part);
    const fits = branches.length * more.branches.length <= MOST_BRANCHES;
    complete &&= fits && more.complete;
    if (fits) {
      branches = branches.flatMap((one) => more.branches.map((other) => [...one, ...other]));
    }
  }
  return { branches, complete };
}

function usable(index: Index, leaves: readonly Leaf[]): boolean {
  if (index.partial && !implies(leaves, index.partial)) return false;
  if (!index.sparse) return true;
  return index.fields.some(({ name }) =>
    leaves.some((leaf) => leaf.name === name && impliesPresence(leaf)),
  );
}

const impliesPresence = ({ op, value }: Leaf) =>
  op === '$in' ? Array.isArray(value) && !value.includes(null) : value !== null && !isEnd(value);

// what is compared with an end of the order may be missing
const isEnd = (value: Value) => value instanceof MinKey || value instanceof MaxKey;

/** How an index that is bound so gives the order of a sort, if at all. */
interface Order {
  readonly sorted: boolean;
  readonly backward: boolean;
  /** The field of the index with which the order of the sort begins. */
  readonly from: number;
}

const hasOne = (points: readonly Buffer[] | undefined, key: Buffer) =>
  points?.length === 1 && points[0]?.equals(key) === true;

/**
 * Matches the fields of a sort with those of an index. Fields bound to one value may be left out;
 * `loose` also leaves out leading fields bound to several values, whose parts must then be merged.
 */
function orderOf(
  index: Index,
  all: readonly Bounds[],
  sort: readonly KeyField[],
  loose = false,
): Order {
  const isArray = (i: number) => (index.multikey & (1 << i)) !== 0;
  const fixed = index.fields.map((_, i) => {
    const only = all[0]?.points[i]?.[0];
    return only !== undefined && all.every(({ points }) => hasOne(points[i], only));
  });
  const constant = new Set(
    index.fields.filter((_, i) => fixed[i] && !isArray(i)).map(({ name }) => name),
  );
  const wanted = sort.filter(({ name }) => !constant.has(name));
  let met = 0;
  let from = 0;
  let backward: boolean | undefined;
  for (const [i, field] of index.fields.entries()) {
    const next = wanted[met];
    if (!next) break;
    if (field.name !== next.name) {
      const several = loose && met === 0 && all.every(({ points }) => points.length > i);
      if (fixed[i] || several) continue;
      break;
    }
    const bound = all.some(({ points, ranged }) => i < points.length + (ranged ? 1 : 0));
    if (isArray(i) && (bound || index.fields.some((_, j) => j < i && isArray(j)))) break;
    const reversed = field.descending !== next.descending;
    if (backward !== undefined && backward !== reversed) break;
    if (backward === undefined) from = i;
    backward = reversed;
    met++;
  }
  return { sorted: met === wanted.length, backward: backward ?? false, from };
}

/** The beginnings of keys that the leading fields are bound to; undefined where they are too many. */
function beginnings(all: readonly Bounds[], fields: number): Buffer[] | undefined {
  const found = new Map<string, Buffer>();
  for (const { points } of all) {
    let keys = [Buffer.alloc(0)];
    for (const own of points.slice(0, fields)) {
      if (keys.length * own.length > MOST_MERGED) return undefined;
      keys = keys.flatMap((key) => own.map((one) => Buffer.concat([key, one])));
    }
    for (const key of keys) found.set(key.toString('latin1'), key);
  }
  return found.size > MOST_MERGED ? undefined : [...found.values()];
}

function candidateOf(
  index: Index,
  branches: Leaf[][],
  sort: readonly KeyField[],
): Candidate | undefined {
  if (!branches.every((leaves) => usable(index, leaves))) return undefined;
  const all = branches.map((leaves) => boundsOf(index, leaves));
  const bound = Math.min(...all.map(({ points, ranged }) => points.length * 4 + (ranged ? 2 : 0)));
  let order = orderOf(index, all, sort);
  let merge: Buffer[] | undefined;
  if (!order.sorted) {
    const loose = orderOf(index, all, sort, true);
    merge = loose.sorted ? beginnings(all, loose.from) : undefined;
    if (merge) order = loose;
  }
  if (bound === 0 && !(sort.length > 0 && order.sorted)) return undefined;
  return {
    index,
    intervals: union(all.flatMap(({ intervals }) => intervals)),
    backward: order.backward,
    sorted: order.sorted,
    merge,
    bound,
    exact: all.every(({ exact }) => exact),
    unique: index.unique && all.every(({ points }) => points.length === index.fields.length),
  };
}

function best(
  candidates: Candidate[],
  sort: readonly KeyField[],
  estimate: Estimate,
): Candidate | undefined {
  const score = (one: Candidate) =>
    (one.unique ? 1000 : 0) + one.bound + (sort.length > 0 && one.sorted ? 3 : 0);
  const top = Math.max(...candidates.map(score));
  const leaders = candidates.filter((one) => score(one) === top);
  if (leaders.length < 2) return leaders[0];
  const sizes = leaders.map((one) => estimate(one, ESTIMATE));
  return leaders[sizes.indexOf(Math.min(...sizes))];
}

/** The index a hint names. Raises 2 where there is none. */
export function hinted(collection: Collection, hint: Value): Index | 'forward' | 'backward' {
  if (isDoc(hint) && hint.has('$natural')) {
    return equal(hint.get('$natural'), -1) ? 'backward' : 'forward';
  }
  const index = collection.indexes.find((one) =>
    typeof hint === 'string'
      ? one.name === hint
      : isDoc(hint) && equal(one.spec.get('key'), hint) && sameOrder(one, hint),
  );
  if (!index) {
    throw new StoreError(
      2,
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
  }
  return index;
}

const sameOrder = (index: Index, hint: Doc) =>
  [...hint.keys()].join() === index.fields.map(({ name }) => name).join();

/** All keys of an index. */
export const WHOLE: Interval = { low: Buffer.alloc(0), high: Buffer.alloc(8, 0xff) };

/** Chooses how to find the documents of a filter in the order of a sort. */
export function plan(
  collection: Collection,
  filter: Filter,
  sort: readonly KeyField[],
  hint: Value | undefined,
  estimate: Estimate,
): Plan {
  const { branches, complete } = alternativesOf(filter);
  const forced = hint === undefined ? undefined : hinted(collection, hint);
  if (forced === 'forward' || forced === 'backward') {
    return {
      scans: undefined,
      sorted: sort.length === 0,
      backward: forced === 'backward',
      exact: false,
    };
  }
  if (forced) return useHint(forced, branches, sort);
  const candidates = collection.indexes.flatMap((index) => {
    const candidate = candidateOf(index, branches, sort);
    return candidate ? [candidate] : [];
  });
  const chosen = candidates.length > 0 ? best(candidates, sort, estimate) : undefined;
  if (chosen && (chosen.bound > 0 || branches.length === 1)) {
    return {
      scans: [chosen],
      sorted: chosen.sorted,
      backward: chosen.backward,
      exact: complete && chosen.exact,
    };
  }
  const scans = eachBranch(collection, branches, estimate);
  if (scans) return { scans, sorted: sort.length === 0, backward: false, exact: false };
  if (chosen) return { scans: [chosen], sorted: true, backward: chosen.backward, exact: false };
  return { scans: undefined, sorted: sort.length === 0, backward: false, exact: false };
}

function useHint(index: Index, branches: Leaf[][], sort: readonly KeyField[]): Plan {
  const candidate = candidateOf(index, branches, sort);
  if (candidate)
    return {
      scans: [candidate],
      sorted: candidate.sorted,
      backward: candidate.backward,
      exact: false,
    };
  const { sorted, backward } = orderOf(index, [], sort);
  return { scans: [{ index, intervals: [WHOLE], backward }], sorted, backward, exact: false };
}

/** Alternatives that need different indexes: one scan each, or none where one has no index. */
function eachBranch(
  collection: Collection,
  branches: Leaf[][],
  estimate: Estimate,
): IndexScan[] | undefined {
  if (branches.length < 2) return undefined;
  const scans: IndexScan[] = [];
  for (const branch of branches) {
    const candidates = collection.indexes.flatMap((index) => {
      const candidate = candidateOf(index, [branch], []);
      return candidate && candidate.bound > 0 ? [candidate] : [];
    });
    const chosen = candidates.length > 0 ? best(candidates, [], estimate) : undefined;
    if (!chosen) return undefined;
    scans.push({ index: chosen.index, intervals: chosen.intervals, backward: false });
  }
  return scans;
}
