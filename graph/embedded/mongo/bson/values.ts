import { Binary, BSONRegExp, Int32, ObjectId } from 'bson';

/**
 * A BSON value in the store's form. A `number` is always a double and a `bigint` always a 64-bit integer, so that the
 * numeric types stay apart. A missing value is `undefined`.
 */
export type Value =
  | null
  | boolean
  | number
  | bigint
  | string
  | Date
  | Int32
  | ObjectId
  | Binary
  | BSONRegExp
  | Doc
  | Value[];

/** A BSON document: a Map keeps the order of every field, integer-like names included. */
// A type alias may not refer to itself in a class's type arguments.
export interface Doc extends Map<string, Value> {}

export type NumberValue = number | bigint | Int32;

export const isDoc = (value: unknown): value is Doc => value instanceof Map;

export const docOf = (fields: Record<string, Value>): Doc => new Map(Object.entries(fields));

export const isNumber = (value: unknown): value is NumberValue =>
  typeof value === 'number' || typeof value === 'bigint' || value instanceof Int32;

export const int = (value: number): Int32 => new Int32(value);

/** A BSON number as a double; exact, since larger 64-bit integers are refused. */
export const toDouble = (value: NumberValue): number =>
  value instanceof Int32 ? value.value : Number(value);

/** Undefined for a fraction and for anything but a number. */
export function integerOf(value: Value | undefined): number | undefined {
  const double = isNumber(value) ? toDouble(value) : undefined;
  return Number.isSafeInteger(double) ? double : undefined;
}

/** MongoDB's truth: everything except false, null, missing and any zero. */
export const isTruthy = (value: Value | undefined): boolean =>
  isNumber(value)
    ? toDouble(value) !== 0
    : value !== undefined && value !== null && value !== false;

/** The name of the value's BSON type, as MongoDB writes it in its messages. */
export function typeName(value: Value | undefined): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number') return 'double';
  if (typeof value === 'bigint') return 'long';
  if (typeof value === 'string') return 'string';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (value instanceof Int32) return 'int';
  if (value instanceof ObjectId) return 'objectId';
  if (value instanceof Binary) return 'binData';
  return value instanceof BSONRegExp ? 'regex' : 'object';
}

/** A deep copy; scalars are shared, since nothing changes them. */
export function clone<T extends Value>(value: T): T {
  if (Array.isArray(value)) return (value as Value[]).map(clone) as T;
  if (!isDoc(value)) return value;
  return new Map([...(value as Doc)].map(([key, inner]) => [key, clone(inner)])) as unknown as T;
}

/** A value as MongoDB shows it in the message of a duplicate key. */
export function describe(value: Value | undefined): string {
  if (value === undefined || value === null) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (Array.isArray(value)) return `[ ${value.map(describe).join(', ')} ]`;
  if (!isDoc(value)) return String(value);
  return `{ ${[...value].map(([key, inner]) => `${key}: ${describe(inner)}`).join(', ')} }`;
}
