import { invert, keyStringOf, rankOf, typeRank } from '../bson/key-string.ts';
import { isDoc, isNumber, type Value } from '../bson/values.ts';
import type { Index } from '../indexes/index.ts';
import type { Condition } from './filter.ts';

/** A range of keys: from `low` up to, not including, `high`. */
export type Interval = {
  readonly low: Buffer;
  readonly high: Buffer;
};

/** The ranges of an index that a conjunction of conditions needs, and how tightly they bind it. */
export type IndexBounds = {
  readonly intervals: readonly Interval[];
  /** For each leading field bound to values: their keys. */
  readonly points: readonly (readonly Buffer[])[];
  /** Whether a range follows the points. */
  readonly ranged: boolean;
  /** The ranges cover the conditions fully, so that no document needs another check. */
  readonly exact: boolean;
};

const maxPoints = 5000;
const nanKey = keyStringOf(Number.NaN);
const isNaNValue = (value: Value) => isNumber(value) && Number.isNaN(value);

/** Comes after all keys, since none begins with such a byte. */
const afterAll = Buffer.alloc(8, 0xff);

export const allKeys: Interval = { low: Buffer.alloc(0), high: afterAll };

/** The end of all keys that begin with this one: the next one that doesn't. */
export function endOf(key: Buffer): Buffer {
  let last = key.length - 1;
  while (key[last] === 0xff) last -= 1;
  if (last < 0) return afterAll;
  const end = Buffer.from(key.subarray(0, last + 1));
  end[last] = (end[last] ?? 0) + 1;
  return end;
}

/** The keys of `$eq` or `$in`: each match of the condition has one of them. Undefined for other operators. */
function pointsOf({ operator, value }: Condition): Buffer[] | undefined {
  const values = operator === '$in' && Array.isArray(value) ? value : [value];
  if ((operator !== '$eq' && operator !== '$in') || values.length > maxPoints) return undefined;
  if (values.some((one) => Array.isArray(one))) return undefined;
  return values.map(keyStringOf);
}

/** An end of a range: just below a key, or just above everything that begins with it. */
type Edge = {
  readonly key: Buffer;
  readonly above: boolean;
};

type Range = {
  readonly low: Edge;
  readonly high: Edge;
};

const bytesOf = ({ key, above }: Edge) => (above ? endOf(key) : key);
const below = (rank: number): Edge => ({ key: Buffer.of(rank), above: false });

/** The keys that a match of the condition may have; undefined if the condition sets no range. */
function rangeOf({ operator, value, regex }: Condition): Range | undefined {
  if (regex?.anchored && !regex.ignoreCase) {
    const key = keyStringOf(regex.text).subarray(0, -2);
    return { low: { key, above: false }, high: { key, above: true } };
  }
  if (!['$gt', '$gte', '$lt', '$lte'].includes(operator)) return undefined;
  if (value === null || Array.isArray(value) || isDoc(value) || isNaNValue(value)) return undefined;
  const edge = { key: keyStringOf(value), above: operator === '$gt' || operator === '$lte' };
  const rank = rankOf(value);
  if (operator === '$gt' || operator === '$gte') return { low: edge, high: below(rank + 1) };
  // NaN sorts first among the numbers, but is less than none of them.
  return { low: rank === typeRank.number ? { key: nanKey, above: true } : below(rank), high: edge };
}

const intersect = (a: Range, b: Range): Range => ({
  low: Buffer.compare(bytesOf(a.low), bytesOf(b.low)) > 0 ? a.low : b.low,
  high: Buffer.compare(bytesOf(a.high), bytesOf(b.high)) < 0 ? a.high : b.high,
});

/** The range that meets all conditions on a field; for a field with arrays, that of one condition. */
function rangeOfAll(all: readonly Condition[], multikey: boolean): Range | undefined {
  const [first, ...more] = all.flatMap((one) => rangeOf(one) ?? []);
  return first && !multikey ? more.reduce(intersect, first) : first;
}

const flip = ({ key, above }: Edge): Edge => ({ key: invert(key), above: !above });

/** A field's range behind a prefix of points, in the direction of the field. */
function place(prefix: Buffer, { low, high }: Range, descending: boolean): Interval {
  const [from, to] = descending ? [flip(high), flip(low)] : [low, high];
  return {
    low: Buffer.concat([prefix, bytesOf(from)]),
    high: Buffer.concat([prefix, bytesOf(to)]),
  };
}

/** The keys of a field that is bound to values, unless there are too many. */
function fieldPoints(
  own: readonly Condition[],
  descending: boolean,
  most: number,
): Buffer[] | undefined {
  const values = own.map(pointsOf).find((keys) => keys !== undefined);
  if (!values || values.length > most) return undefined;
  const keys = distinct(values);
  return descending ? keys.map(invert) : keys;
}

/** The bounds that a conjunction of conditions puts on an index. */
export function indexBoundsOf(index: Index, conditions: readonly Condition[]): IndexBounds {
  let prefixes: Buffer[] = [Buffer.alloc(0)];
  const points: Buffer[][] = [];
  let met = 0;
  // In an array, two elements may meet two conditions that no single element meets.
  const isAlone = conditions.length === 1;
  for (const [i, { name, descending }] of index.fields.entries()) {
    const multikey = (index.multikey & (1 << i)) !== 0;
    const own = conditions.filter((condition) => condition.name === name);
    const keys = fieldPoints(own, descending, maxPoints / prefixes.length);
    if (keys) {
      prefixes = prefixes.flatMap((prefix) => keys.map((key) => Buffer.concat([prefix, key])));
      points.push(keys);
      const isExact = own.length === 1 && (!multikey || (isAlone && own.every(isExactInArrays)));
      if (isExact) met++;
      continue;
    }
    const range = rangeOfAll(own, multikey);
    if (!range) break;
    const placed = prefixes.map((prefix) => place(prefix, range, descending));
    if ((!multikey || isAlone) && own.every((one) => rangeOf(one))) met += own.length;
    const exact = met === conditions.length;
    return { intervals: joinIntervals(placed), points, ranged: true, exact };
  }
  const whole = prefixes.map((prefix) => ({ low: prefix, high: endOf(prefix) }));
  const exact = met === conditions.length;
  return { intervals: joinIntervals(whole), points, ranged: false, exact };
}

/** Null also matches a missing value, which an element of an array never is. */
const isExactInArrays = ({ value }: Condition) =>
  Array.isArray(value) ? !value.includes(null) : value !== null;

const distinct = (keys: readonly Buffer[]): Buffer[] => [
  ...new Map(keys.map((key) => [key.toString('latin1'), key])).values(),
];

/** The intervals in order. Joins overlapping ones and leaves out empty ones. Adjacent ones stay separate keys. */
export function joinIntervals(intervals: readonly Interval[]): Interval[] {
  const joined: Interval[] = [];
  const ordered = intervals
    .filter(({ low, high }) => Buffer.compare(low, high) < 0)
    .sort((a, b) => Buffer.compare(a.low, b.low));
  for (const interval of ordered) {
    const last = joined.at(-1);
    if (!last || Buffer.compare(interval.low, last.high) >= 0) joined.push(interval);
    else if (Buffer.compare(interval.high, last.high) > 0) {
      joined[joined.length - 1] = { low: last.low, high: interval.high };
    }
  }
  return joined;
}
