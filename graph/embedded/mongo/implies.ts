import { MaxKey, MinKey } from 'bson';
import type { Filter, Leaf } from './match.ts';
import { compare, equal, rankOf } from './order.ts';

/** Whether documents that meet all conditions surely meet the filter of a partial index. */
export function implies(leaves: readonly Leaf[], wanted: Filter): boolean {
  if (wanted.kind === 'and') return wanted.parts.every((part) => implies(leaves, part));
  if (wanted.kind === 'or') return wanted.parts.some((part) => implies(leaves, part));
  if (wanted.kind !== 'leaf') return false;
  return leaves.some((leaf) => leaf.name === wanted.name && impliesLeaf(leaf, wanted));
}

function impliesLeaf(given: Leaf, wanted: Leaf): boolean {
  if (given.op === wanted.op && equal(given.value, wanted.value)) return true;
  if (given.value === null || Array.isArray(given.value) !== (given.op === '$in')) return false;
  const values = given.op === '$in' && Array.isArray(given.value) ? given.value : [given.value];
  if (given.op === '$eq' || given.op === '$in') {
    return values.every((value) => value !== null && !Array.isArray(value) && wanted.test(value));
  }
  if (given.value instanceof MinKey || given.value instanceof MaxKey) return false;
  const up = given.op === '$gt' || given.op === '$gte';
  if (!up && given.op !== '$lt' && given.op !== '$lte') return false;
  if (wanted.op === '$exists') return true;
  if (rankOf(given.value) !== rankOf(wanted.value)) return false;
  const order = compare(given.value, wanted.value) * (up ? 1 : -1);
  if (wanted.op === (up ? '$gte' : '$lte')) return order >= 0;
  return (
    wanted.op === (up ? '$gt' : '$lt') && (order > 0 || (order === 0 && given.op === wanted.op))
  );
}
