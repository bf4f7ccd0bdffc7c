import type { Index, KeyField } from '../indexes/index.ts';
import type { IndexBounds } from './index-bounds.ts';

const maxPrefixes = 50;

/** Whether an index that is bound so gives the order of a sort. */
export type SortOrder = {
  readonly sorted: boolean;
  readonly backward: boolean;
  /** Key prefixes: behind each of them the order is the one asked for, and the parts are merged. */
  readonly prefixes?: readonly Buffer[];
};

/**
 * Matches the fields of a sort with those of an index. Fields bound to one value may be left out.
 * Leading fields bound to several values may be, too, where the parts are merged.
 */
export function sortOrderOf(
  index: Index,
  bounds: readonly IndexBounds[],
  sort: readonly KeyField[],
): SortOrder {
  const plain = matchFields(index, bounds, sort, false);
  if (plain.sorted) return plain;
  const merged = matchFields(index, bounds, sort, true);
  const prefixes = merged.sorted ? prefixesOf(bounds, merged.from) : undefined;
  return prefixes ? { sorted: true, backward: merged.backward, prefixes } : plain;
}

function matchFields(
  { fields, multikey }: Index,
  bounds: readonly IndexBounds[],
  sort: readonly KeyField[],
  merging: boolean,
): { sorted: boolean; backward: boolean; from: number } {
  const isArray = (i: number) => (multikey & (1 << i)) !== 0;
  const isFixed = (i: number) => {
    const only = bounds[0]?.points[i]?.[0];
    return only !== undefined && bounds.every(({ points }) => isOnly(points[i], only));
  };
  const constant = fields.filter((_, i) => isFixed(i) && !isArray(i)).map(({ name }) => name);
  const wanted = sort.filter(({ name }) => !constant.includes(name));
  let met = 0;
  let from = 0;
  let backward: boolean | undefined;
  for (const [i, { name, descending }] of fields.entries()) {
    const next = wanted[met];
    if (!next) break;
    if (name !== next.name) {
      const several = merging && met === 0 && bounds.every(({ points }) => points.length > i);
      if (isFixed(i) || several) continue;
      break;
    }
    const bound = bounds.some(({ points, ranged }) => i < points.length + (ranged ? 1 : 0));
    const opposite = descending !== next.descending;
    // A document sorts by its least key, which bounds on an array may leave out.
    if ((isArray(i) && bound) || (backward ?? opposite) !== opposite) break;
    if (backward === undefined) from = i;
    backward = opposite;
    met++;
  }
  return { sorted: met === wanted.length, backward: backward ?? false, from };
}

const isOnly = (points: readonly Buffer[] | undefined, key: Buffer) =>
  points?.length === 1 && points[0]?.equals(key) === true;

/** The key prefixes that the leading fields are bound to; undefined where they are too many. */
function prefixesOf(bounds: readonly IndexBounds[], fields: number): Buffer[] | undefined {
  const found = new Map<string, Buffer>();
  for (const { points } of bounds) {
    let keys = [Buffer.alloc(0)];
    for (const own of points.slice(0, fields)) {
      if (keys.length * own.length > maxPrefixes) return undefined;
      keys = keys.flatMap((key) => own.map((one) => Buffer.concat([key, one])));
    }
    for (const key of keys) found.set(key.toString('latin1'), key);
  }
  return found.size > maxPrefixes ? undefined : [...found.values()];
}
