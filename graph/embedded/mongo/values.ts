import {
  type Binary,
  type BSONRegExp,
  type Code,
  Decimal128,
  Int32,
  type MaxKey,
  type MinKey,
  type ObjectId,
  type Timestamp,
} from 'bson';

/**
 * A BSON value as the store holds it. A `number` is always a double and a `bigint` always a 64-bit
 * integer, so that the four numeric types stay apart; a missing value is `undefined`.
 */
export type Value =
  | null
  | boolean
  | number
  | bigint
  | string
  | Date
  | Int32
  | Decimal128
  | ObjectId
  | Binary
  | BSONRegExp
  | Timestamp
  | MinKey
  | MaxKey
  | Code
  | Doc
  | Value[];

/** A BSON document: a Map keeps the order of every field, integer-like names included. */
export interface Doc extends Map<string, Value> {}

/** Is the value a document? */
export const isDoc = (value: unknown): value is Doc => value instanceof Map;

/** A document of these fields. */
export const docOf = (fields: Record<string, Value>): Doc => new Map(Object.entries(fields));

/** Is the value one of the four BSON number types? */
export const isNumber = (value: unknown): value is number | bigint | Int32 | Decimal128 =>
  typeof value === 'number' ||
  typeof value === 'bigint' ||
  value instanceof Int32 ||
  value instanceof Decimal128;

/** A 32-bit integer for replies. */
export const int = (value: number): Int32 => new Int32(value);

/** The integer in a BSON number, or undefined where it has a fraction or is no number. */
export function integerOf(value: Value | undefined): number | undefined {
  const plain =
    value instanceof Int32
      ? value.value
      : typeof value === 'bigint' || value instanceof Decimal128
        ? Number(value.toString())
        : value;
  return typeof plain === 'number' && Number.isSafeInteger(plain) ? plain : undefined;
}

/** Whether MongoDB takes the value for true: all but false, null, missing and any zero. */
export function truthy(value: Value | undefined): boolean {
  if (value === undefined || value === null || value === false) return false;
  if (isNumber(value)) return Number(value.toString()) !== 0;
  return true;
}

const NUMERIC_TYPES: Record<string, [number, string]> = {
  ObjectId: [7, 'objectId'],
  Binary: [5, 'binData'],
  BSONRegExp: [11, 'regex'],
  Timestamp: [17, 'timestamp'],
  MinKey: [-1, 'minKey'],
  MaxKey: [127, 'maxKey'],
  Code: [13, 'javascript'],
  Int32: [16, 'int'],
  Decimal128: [19, 'decimal'],
};

/** The BSON type of a value as MongoDB numbers and names it; missing is [0, 'missing']. */
export function typeOf(value: Value | undefined): [number, string] {
  if (value === undefined) return [0, 'missing'];
  if (value === null) return [10, 'null'];
  if (typeof value === 'string') return [2, 'string'];
  if (typeof value === 'number') return [1, 'double'];
  if (typeof value === 'bigint') return [18, 'long'];
  if (typeof value === 'boolean') return [8, 'bool'];
  if (Array.isArray(value)) return [4, 'array'];
  if (value instanceof Date) return [9, 'date'];
  if (isDoc(value)) return [3, 'object'];
  return NUMERIC_TYPES[value._bsontype] ?? [0, 'missing'];
}

/** The type names and numbers that `$type` knows. */
export const TYPE_CODES: ReadonlyMap<string, number> = new Map([
  ['double', 1],
  ['string', 2],
  ['object', 3],
  ['array', 4],
  ['binData', 5],
  ['undefined', 6],
  ['objectId', 7],
  ['bool', 8],
  ['date', 9],
  ['null', 10],
  ['regex', 11],
  ['dbPointer', 12],
  ['javascript', 13],
  ['symbol', 14],
  ['javascriptWithScope', 15],
  ['int', 16],
  ['timestamp', 17],
  ['long', 18],
  ['decimal', 19],
  ['minKey', -1],
  ['maxKey', 127],
]);

/** A deep copy; scalars are shared, since nothing changes them. */
export function clone<T extends Value>(value: T): T {
  if (Array.isArray(value)) return (value as Value[]).map(clone) as T;
  if (isDoc(value)) {
    const copy: Doc = new Map();
    for (const [key, inner] of value as Doc) copy.set(key, clone(inner));
    return copy as T;
  }
  return value;
}
