import { BSONRegExp, MaxKey, MinKey } from 'bson';
import type { Index } from './catalog.ts';
import type { Leaf } from './match.ts';
import { EMPTY_ARRAY_KEY, invert, keyOf, RANK, rankOf } from './order.ts';
import { literalPrefix } from './regex.ts';
import { isDoc, isNumber, type Value } from './values.ts';

/** A range of keys: from `low` up to, not including, `high`. */
export interface Interval {
  readonly low: Buffer;
  readonly high: Buffer;
}

/** What a conjunction of conditions says of an index: its ranges, and how well it is bound. */
export interface Bounds {
  readonly intervals: readonly Interval[];
  /** For each leading field bound to values: their keys. */
  readonly points: readonly (readonly Buffer[])[];
  /** Whether a range follows the points. */
  readonly ranged: boolean;
  /** Whether the bounds say all that the conditions say: then nothing is left to check. */
  readonly exact: boolean;
}

/** An end of a range of values: just below a key, or just above everything that begins with it. */
interface Edge {
  readonly key: Buffer;
  readonly above: boolean;
}

interface Range {
  readonly low: Edge;
  readonly high: Edge;
}

const MOST_POINTS = 5000;
// longer than any end of a string key, which is two such bytes once inverted
const ABOVE = Buffer.from([0xff, 0xff, 0xff]);
const NULL = keyOf(null);
const NAN = keyOf(Number.NaN);
const above = (key: Buffer) => Buffer.concat([key, ABOVE]);
const bytesOf = (edge: Edge) => (edge.above ? above(edge.key) : edge.key);
const below = (...bytes: number[]): Edge => ({ key: Buffer.from(bytes), above: false });

/** The keys one of which every match of the condition has, or undefined where it names none. */
function pointsOf(leaf: Leaf): Buffer[] | undefined {
  if (leaf.op === '$eq') return pointsOfValue(leaf.value);
  if (leaf.op !== '$in' || !Array.isArray(leaf.value) || leaf.value.length > MOST_POINTS) {
    return undefined;
  }
  if (leaf.value.some((value) => value instanceof BSONRegExp)) return undefined;
  return leaf.value.flatMap(pointsOfValue);
}

function pointsOfValue(value: Value): Buffer[] {
  if (value === null) return [EMPTY_ARRAY_KEY, NULL];
  if (!Array.isArray(value)) return [keyOf(value)];
  const [first] = value;
  return [keyOf(value), first === undefined ? EMPTY_ARRAY_KEY : keyOf(first)];
}

/** The ranges one of which every match of the condition has a key in, or undefined. */
function rangeOf({ op, value }: Leaf): Range[] | undefined {
  if (op === '$regex' && value instanceof BSONRegExp) return rangesOfRegex(value);
  if (!['$gt', '$gte', '$lt', '$lte'].includes(op)) return undefined;
  if (value === null || Array.isArray(value) || isDoc(value)) return undefined;
  if (value instanceof MinKey || value instanceof MaxKey) return undefined;
  if (isNumber(value) && Number.isNaN(Number(value.toString()))) return undefined;
  const rank = rankOf(value);
  const edge = { key: keyOf(value), above: op === '$gt' || op === '$lte' };
  if (op === '$gt' || op === '$gte') return [{ low: edge, high: below(rank + 1) }];
  // NaN comes first among the numbers, and is less than none of them
  const low = isNumber(value) ? { key: NAN, above: true } : below(rank);
  return [{ low, high: edge }];
}

function rangesOfRegex(regex: BSONRegExp): Range[] {
  const prefix = literalPrefix(regex);
  const key = prefix === undefined ? Buffer.from([RANK.string]) : keyOf(prefix).subarray(0, -2);
  const itself = keyOf(regex);
  return [
    { low: { key, above: false }, high: { key, above: true } },
    { low: { key: itself, above: false }, high: { key: itself, above: true } },
  ];
}

const intersect = (a: Range, b: Range): Range => ({
  low: Buffer.compare(bytesOf(a.low), bytesOf(b.low)) > 0 ? a.low : b.low,
  high: Buffer.compare(bytesOf(a.high), bytesOf(b.high)) < 0 ? a.high : b.high,
});

function rangesOf(leaves: readonly Leaf[], multikey: boolean): Range[] | undefined {
  let found: Range[] | undefined;
  for (const leaf of leaves) {
    const ranges = rangeOf(leaf);
    if (!ranges) continue;
    if (!found) found = ranges;
    else if (!multikey) {
      found = found.flatMap((one) => ranges.map((other) => intersect(one, other)));
    }
  }
  return found;
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

/** The bounds that a conjunction of conditions puts on an index. */
export function boundsOf(index: Index, leaves: readonly Leaf[]): Bounds {
  let prefixes: Buffer[] = [Buffer.alloc(0)];
  const points: Buffer[][] = [];
  let arrayBound = false;
  let met = 0;
  for (const [i, field] of index.fields.entries()) {
    const multikey = (index.multikey & (1 << i)) !== 0;
    if (multikey && arrayBound) break;
    const own = leaves.filter((leaf) => leaf.name === field.name);
    const values = own.map(pointsOf).find((keys) => keys !== undefined);
    if (values && values.length * prefixes.length <= MOST_POINTS) {
      const possible = multikey ? values : values.filter((key) => key !== EMPTY_ARRAY_KEY);
      const keys = distinct(possible).map((key) => (field.descending ? invert(key) : key));
      prefixes = prefixes.flatMap((prefix) => keys.map((key) => Buffer.concat([prefix, key])));
      points.push(keys);
      arrayBound ||= multikey;
      if (!multikey && own.length === 1 && own.every(isExactPoint)) met++;
      continue;
    }
    const ranges = rangesOf(own, multikey);
    if (!ranges) break;
    const placed = prefixes.flatMap((prefix) =>
      ranges.map((range) => place(prefix, range, field.descending)),
    );
    if (!multikey && own.every(isExactRange)) met += own.length;
    return { intervals: union(placed), points, ranged: true, exact: met === leaves.length };
  }
  const whole = prefixes.map((prefix) => ({ low: prefix, high: above(prefix) }));
  return { intervals: union(whole), points, ranged: false, exact: met === leaves.length };
}

const isPlain = (value: Value) =>
  value !== null && !Array.isArray(value) && !(value instanceof BSONRegExp);

const isExactPoint = ({ op, value }: Leaf) =>
  op === '$in' && Array.isArray(value) ? value.every(isPlain) : isPlain(value);

const isExactRange = (leaf: Leaf) => leaf.op !== '$regex' && rangeOf(leaf) !== undefined;

function distinct(keys: readonly Buffer[]): Buffer[] {
  return [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()];
}

/** The intervals in order, overlapping ones joined, empty ones left out. */
export function union(intervals: readonly Interval[]): Interval[] {
  const ordered = intervals
    .filter(({ low, high }) => Buffer.compare(low, high) < 0)
    .sort((a, b) => Buffer.compare(a.low, b.low));
  const joined: Interval[] = [];
  for (const interval of ordered) {
    const last = joined.at(-1);
    if (!last || Buffer.compare(interval.low, last.high) > 0) joined.push(interval);
    else if (Buffer.compare(interval.high, last.high) > 0) {
      joined[joined.length - 1] = { low: last.low, high: interval.high };
    }
  }
  return joined;
}
