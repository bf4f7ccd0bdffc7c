import { BSONRegExp } from 'bson';
import { compare, isEqual, rankOf } from '../bson/key-string.ts';
import type { Value } from '../bson/values.ts';
import { unsupported } from '../errors.ts';

/** A missing value is undefined. */
export type Test = (value: Value | undefined) => boolean;

const orders: Record<string, (order: number) => boolean> = {
  $gt: (order) => order > 0,
  $gte: (order) => order >= 0,
  $lt: (order) => order < 0,
  $lte: (order) => order <= 0,
};

/** The test of `$eq`, `$gt`, `$gte`, `$lt` or `$lte`. A range only includes values of its own type. */
export function comparisonTest(operator: string, value: Value): Test {
  const holds = orders[operator];
  if (!holds) return equalityTest(value);
  checkComparable(value);
  const rank = rankOf(value);
  return (found) =>
    rankOf(found) === rank &&
    (Number.isNaN(found) ? operator.endsWith('e') && Number.isNaN(value) : holdsFor(found));

  function holdsFor(found: Value | undefined): boolean {
    return !Number.isNaN(value) && (holds?.(compare(found, value)) ?? false);
  }
}

/** The test of `$eq`; null also means missing. Raises 2 for a regular expression. */
export function equalityTest(value: Value): Test {
  checkComparable(value);
  if (typeof value === 'string') return (found) => found === value;
  if (value === null) return (found) => found === undefined || found === null;
  return (found) => found !== undefined && isEqual(found, value);
}

function checkComparable(value: Value): void {
  if (value instanceof BSONRegExp) throw unsupported('comparing with a regular expression');
}
