import type { Index, KeyField } from '../indexes/index.ts';
import type { IndexBounds } from './index-bounds.ts';

/** Whether an index that is bound so gives the order of a sort. */
export type SortOrder = {
  readonly sorted: boolean;
  readonly backward: boolean;
};

/** Matches the fields of a sort with those of an index; fields bound to one value may be left out. */
export function sortOrderOf(
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
    // A document sorts by its least key, which bounds on an array may leave out.
    if ((isArray(i) && bound) || (backward ?? opposite) !== opposite) break;
    backward = opposite;
    met++;
  }
  return { sorted: met === wanted.length, backward: backward ?? false };
}

const isOnly = (points: readonly Buffer[] | undefined, key: Buffer) =>
  points?.length === 1 && points[0]?.equals(key) === true;
