import type { Index, KeyField } from '../indexes/index.ts';
import type { Condition, Filter } from './filter.ts';
import { type Interval, indexBoundsOf, joinIntervals } from './index-bounds.ts';
import { type SortOrder, sortOrderOf } from './sort-order.ts';

/** One walk through an index. */
export type IndexScan = SortOrder & {
  readonly index: Index;
  readonly intervals: readonly Interval[];
  /** Each interval is a single key, which at most one document has. */
  readonly ofKeys: boolean;
  /** Every document found matches, so none has to be checked. */
  readonly exact: boolean;
};

/** The scans that find a query's documents; `sorted` if they come in the requested order. */
export type QueryPlan = {
  /** One, or several in turn; none if the whole collection is read. */
  readonly scans: readonly IndexScan[];
  readonly sorted: boolean;
};

/** Counts the entries of a scan up to a limit, to rank candidates with equal bounds. */
type Estimate = (scan: IndexScan, limit: number) => number;

type Candidate = IndexScan & {
  /** The tightness of its bounds from the filter; 0 if the whole index is walked. */
  readonly bound: number;
  readonly score: number;
};

const maxBranches = 64;
/** Entries beyond this number aren't counted, and are read only as a last resort. */
const manyEntries = 2001;
/** Up to this many entries, reading in the order of the sort is better than sorting. */
const fewEntries = 200;

/** The filter as alternatives of conjunctions. `complete` if they cover the whole filter. */
type Alternatives = {
  readonly branches: Condition[][];
  readonly complete: boolean;
};

function alternativesOf(filter: Filter): Alternatives {
  if (filter.kind === 'condition') return { branches: [[filter]], complete: true };
  if (filter.kind === 'not') return { branches: [[]], complete: false };
  const parts = filter.parts.map(alternativesOf);
  if (filter.kind === 'or') {
    const branches = parts.flatMap((part) => part.branches);
    return { branches, complete: parts.every(({ complete }) => complete) };
  }
  return parts.reduce(conjunction, { branches: [[]], complete: true });
}

function conjunction(all: Alternatives, more: Alternatives): Alternatives {
  if (all.branches.length * more.branches.length > maxBranches) return { ...all, complete: false };
  return {
    branches: all.branches.flatMap((one) => more.branches.map((other) => [...one, ...other])),
    complete: all.complete && more.complete,
  };
}

/** A sparse index only serves conditions that a missing value doesn't meet. */
const isUsable = ({ sparse, fields }: Index, conditions: readonly Condition[]) =>
  !sparse ||
  conditions.some(
    ({ name, test }) => fields.some((field) => field.name === name) && !test(undefined),
  );

function candidateOf(
  index: Index,
  { branches, complete }: Alternatives,
  sort: readonly KeyField[],
): Candidate | undefined {
  if (!branches.every((conditions) => isUsable(index, conditions))) return undefined;
  const all = branches.map((conditions) => indexBoundsOf(index, conditions));
  const order = sortOrderOf(index, all, sort);
  const bound = Math.min(...all.map(({ points, ranged }) => points.length * 4 + (ranged ? 2 : 0)));
  const sorts = sort.length > 0 && order.sorted;
  if (bound === 0 && !sorts) return undefined;
  const ofKeys = index.unique && all.every(({ points }) => points.length === index.fields.length);
  return {
    ...order,
    index,
    ofKeys,
    intervals: joinIntervals(all.flatMap(({ intervals }) => intervals)),
    exact: complete && all.every(({ exact }) => exact),
    bound,
    score: (ofKeys ? 1000 : 0) + bound + (sorts ? 3 : 0),
  };
}

/** A key of one document, or a scan that finds exactly the matches, in order. */
const isIdeal = (candidate: Candidate, sort: readonly KeyField[]) =>
  candidate.ofKeys || (candidate.exact && (candidate.sorted || sort.length === 0));

/**
 * The candidate that reads least: an ideal one, or the one with the fewest entries. If all have many, a walk in the
 * order of the sort, which ends soon for a page.
 */
function best(
  candidates: readonly Candidate[],
  sort: readonly KeyField[],
  estimate: Estimate,
): Candidate | undefined {
  const ideal = candidates.filter((one) => isIdeal(one, sort));
  const leaders = ideal.length > 0 ? highest(ideal) : candidates;
  if (leaders.length < 2) return leaders[0];
  const costs = leaders.map((one) => {
    const entries = one.bound === 0 ? manyEntries : estimate(one, manyEntries);
    if (entries < manyEntries) return one.sorted ? Math.max(0, entries - fewEntries) / 10 : entries;
    return one.sorted ? manyEntries : Number.POSITIVE_INFINITY;
  });
  const least = Math.min(...costs);
  return highest(leaders.filter((_, i) => costs[i] === least))[0];
}

function highest(candidates: readonly Candidate[]): Candidate[] {
  const top = Math.max(...candidates.map(({ score }) => score));
  return candidates.filter(({ score }) => score === top);
}

/** Chooses how to find the documents of a filter in the order of a sort. */
export function planQuery(
  indexes: readonly Index[],
  { filter, sort }: { readonly filter: Filter; readonly sort: readonly KeyField[] },
  estimate: Estimate,
): QueryPlan {
  const alternatives = alternativesOf(filter);
  const bestFor = (asked: Alternatives, order: readonly KeyField[]) =>
    best(
      indexes.flatMap((index) => candidateOf(index, asked, order) ?? []),
      order,
      estimate,
    );
  const scan = bestFor(alternatives, sort);
  if (scan && (isIdeal(scan, sort) || estimate(scan, manyEntries) < manyEntries)) {
    return { scans: [scan], sorted: scan.sorted };
  }
  const { branches } = alternatives;
  const each = branches.map((branch) => bestFor({ branches: [branch], complete: false }, []));
  const scans = each.filter((one) => one !== undefined);
  // Sorting the branches' documents pays only if there are few.
  const isLess = !scan?.sorted || scans.every((one) => estimate(one, manyEntries) < manyEntries);
  if (branches.length > 1 && scans.length === branches.length && isLess) {
    return { scans, sorted: sort.length === 0 };
  }
  return scan ? { scans: [scan], sorted: scan.sorted } : { scans: [], sorted: sort.length === 0 };
}
