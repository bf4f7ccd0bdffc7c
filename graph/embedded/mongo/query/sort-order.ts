import type { Index, KeyField } from '../indexes/index.ts';
import type { IndexBounds } from './index-bounds.ts';

export type SortOrder = {
  readonly sorted: boolean;
  readonly backward: boolean;
  /** Keys of the leading fields behind which entries are in order; several of them have to be merged. */
  readonly merged: readonly Buffer[];
};

const maxMerged = 256;

/** Finds out whether an index gives the order of a sort: on its own, or by merging several of its ranges. */
export function sortOrderOf(
  index: Index,
  bounds: readonly IndexBounds[],
  sort: readonly KeyField[],
): SortOrder {
  const order = ownOrderOf(index, bounds, sort);
  return order.sorted || sort.length === 0 ? order : mergedOrderOf(index, bounds, sort);
}

/** Ranges behind several values of the leading fields, such as those of an `$in`. Each range is in order. */
function mergedOrderOf(
  { fields, multikey }: Index,
  bounds: readonly IndexBounds[],
  sort: readonly KeyField[],
): SortOrder {
  const none: SortOrder = { sorted: false, backward: false, merged: [] };
  const start = fields.findIndex(({ name }) => name === sort[0]?.name);
  const suffix = fields.slice(start, start + sort.length);
  const [first] = suffix;
  if (start < 1 || !first || multikey >> start !== 0) return none;
  const backward = first.descending !== sort[0]?.descending;
  const isOrder = sort.every(
    ({ name, descending }, i) =>
      suffix[i]?.name === name && (suffix[i].descending !== descending) === backward,
  );
  if (!isOrder || bounds.some(({ points }) => points.length < start)) return none;
  const merged = new Map<string, Buffer>();
  for (const { points } of bounds) {
    const size = points.slice(0, start).reduce((product, { length }) => product * length, 1);
    if (size > maxMerged) return none;
    for (const key of joined(points.slice(0, start))) merged.set(key.toString('latin1'), key);
  }
  if (merged.size > maxMerged) return none;
  return { sorted: true, backward, merged: [...merged.values()] };
}

/** All combinations with one key from each place. */
const joined = (points: readonly (readonly Buffer[])[]): Buffer[] =>
  points.reduce<Buffer[]>(
    (heads, keys) => heads.flatMap((head) => keys.map((key) => Buffer.concat([head, key]))),
    [Buffer.alloc(0)],
  );

/** Matches the fields of a sort with those of an index; fields bound to one value may be left out. */
function ownOrderOf(
  { fields, multikey }: Index,
  bounds: readonly IndexBounds[],
  sort: readonly KeyField[],
): SortOrder {
  const isArray = (i: number) => (multikey & (1 << i)) !== 0;
  const isFixed = (i: number) => {
    const only = bounds[0]?.points[i]?.[0];
    return only !== undefined && bounds.every(({ points }) => isOnly(points[i], only));
  };
  const constant = fields.filter((_, i) => isFixed(i) && !isArray(i)).map(({ name }) => name);
  const wanted = sort.filter(({ name }) => !constant.includes(name));
  let met = 0;
  let backward: boolean | undefined;
  for (const [i, { name, descending }] of fields.entries()) {
    const next = wanted[met];
    if (!next) break;
    if (name !== next.name) {
      if (isFixed(i)) continue;
      break;
    }
    const bound = bounds.some(({ points, ranged }) => i < points.length + (ranged ? 1 : 0));
    const opposite = descending !== next.descending;
    // A document sorts by its least key, which bounds on an array may exclude.
    if ((isArray(i) && bound) || (backward ?? opposite) !== opposite) break;
    backward = opposite;
    met++;
  }
  return { sorted: met === wanted.length, backward: backward ?? false, merged: [] };
}

const isOnly = (points: readonly Buffer[] | undefined, key: Buffer) =>
  points?.length === 1 && points[0]?.equals(key) === true;
