import { Binary, BSONRegExp, Code, Decimal128, Int32, MinKey, ObjectId, Timestamp } from 'bson';
import { type Decimal, floorDouble, readDecimal } from './decimal.ts';
import { isDoc, isNumber, type Value } from './values.ts';

/*
 * One order for everything: a value's key is a byte string, and keys compare as MongoDB compares
 * the values. Indexes, sorting, comparison operators and distinct all rest on it. A key is never
 * the beginning of another one, so keys can be joined, and inverted for descending fields.
 */

/** The first byte of a key: the value's place in the order of types. */
export const RANK = {
  end: 0x00,
  minKey: 0x04,
  undefined: 0x08,
  null: 0x0c,
  number: 0x10,
  string: 0x14,
  object: 0x18,
  array: 0x1c,
  binary: 0x20,
  objectId: 0x24,
  boolean: 0x28,
  date: 0x2c,
  timestamp: 0x30,
  regex: 0x34,
  code: 0x38,
  maxKey: 0xf0,
} as const;

/** The rank of a value: values of different rank are never equal, whatever their key. */
export function rankOf(value: Value | undefined): number {
  if (value === undefined || value === null) return RANK.null;
  if (typeof value === 'string') return RANK.string;
  if (typeof value === 'boolean') return RANK.boolean;
  if (isNumber(value)) return RANK.number;
  if (Array.isArray(value)) return RANK.array;
  if (isDoc(value)) return RANK.object;
  if (value instanceof Date) return RANK.date;
  if (value instanceof ObjectId) return RANK.objectId;
  if (value instanceof Binary) return RANK.binary;
  if (value instanceof Timestamp) return RANK.timestamp;
  if (value instanceof BSONRegExp) return RANK.regex;
  if (value instanceof MinKey) return RANK.minKey;
  return value instanceof Code ? RANK.code : RANK.maxKey;
}

let scratch = Buffer.allocUnsafe(1024);
let used = 0;

function room(count: number): number {
  const from = used;
  used += count;
  if (used > scratch.length) {
    const grown = Buffer.allocUnsafe(Math.max(used, scratch.length * 2));
    scratch.copy(grown, 0, 0, from);
    scratch = grown;
  }
  return from;
}

// `scratch` may change in room(): always take the room first
function putByte(byte: number): void {
  const at = room(1);
  scratch[at] = byte;
}

function putBytes(bytes: Uint8Array): void {
  const at = room(bytes.length);
  scratch.set(bytes, at);
}

function putText(text: string): void {
  const size = Buffer.byteLength(text);
  if (!text.includes('\0')) {
    const at = room(size);
    scratch.write(text, at);
  } else {
    for (const byte of Buffer.from(text)) {
      putByte(byte);
      if (byte === 0) putByte(0xff);
    }
  }
  const end = room(2);
  scratch[end] = 0;
  scratch[end + 1] = 0;
}

function putDouble(value: number): void {
  const from = room(8);
  scratch.writeDoubleBE(value === 0 ? 0 : value, from);
  const first = scratch[from] ?? 0;
  if (first & 0x80) for (let i = from; i < from + 8; i++) scratch[i] = ~(scratch[i] ?? 0);
  else scratch[from] = first | 0x80;
}

function plainOf(value: number | bigint | Int32 | Decimal128): number | bigint | Decimal {
  if (typeof value === 'number') return value;
  if (value instanceof Int32) return value.value;
  if (value instanceof Decimal128) return readDecimal(value);
  return BigInt.asIntN(54, value) === value ? Number(value) : value;
}

/** A number: the double just below or at it, then nothing, or the exact decimal where it differs. */
function putNumber(value: number | bigint | Int32 | Decimal128): void {
  putByte(RANK.number);
  const plain = plainOf(value);
  if (typeof plain === 'number') {
    if (Number.isNaN(plain)) putBytes(Buffer.alloc(8));
    else putDouble(plain);
    putByte(0);
    return;
  }
  const decimal = typeof plain === 'bigint' ? { digits: plain, exponent: 0 } : plain;
  const { floor, exact } = floorDouble(decimal);
  putDouble(floor);
  if (exact) putByte(0);
  else putExact(decimal);
}

function putExact({ digits, exponent }: Decimal): void {
  putByte(1);
  const start = used;
  const text = (digits < 0n ? -digits : digits).toString();
  const at = room(2);
  scratch.writeUInt16BE(text.length + exponent + 0x8000, at);
  for (const digit of text.replace(/0+$/, '')) putByte(digit.charCodeAt(0) - 0x2f);
  putByte(0);
  if (digits < 0n) for (let i = start; i < used; i++) scratch[i] = ~(scratch[i] ?? 0);
}

function putBinary(value: Binary): void {
  putByte(RANK.binary);
  const from = room(5 + value.position);
  scratch.writeUInt32BE(value.position, from);
  scratch[from + 4] = value.sub_type;
  scratch.set(value.buffer.subarray(0, value.position), from + 5);
}

function putValue(value: Value | undefined): void {
  if (value === undefined || value === null) putByte(RANK.null);
  else if (typeof value === 'string') {
    putByte(RANK.string);
    putText(value);
  } else if (isNumber(value)) putNumber(value);
  else if (typeof value === 'boolean') {
    putByte(RANK.boolean);
    putByte(value ? 1 : 0);
  } else if (Array.isArray(value)) {
    putByte(RANK.array);
    for (const item of value) putValue(item);
    putByte(RANK.end);
  } else if (isDoc(value)) {
    putByte(RANK.object);
    for (const [key, inner] of value) {
      putByte(rankOf(inner));
      putText(key);
      putValue(inner);
    }
    putByte(RANK.end);
  } else if (value instanceof ObjectId) {
    putByte(RANK.objectId);
    putBytes(value.id);
  } else if (value instanceof Date) {
    putByte(RANK.date);
    const at = room(8);
    scratch.writeBigInt64BE(BigInt(value.getTime()) ^ -0x8000_0000_0000_0000n, at);
  } else if (value instanceof Binary) putBinary(value);
  else if (value instanceof Timestamp) {
    putByte(RANK.timestamp);
    const at = room(8);
    scratch.writeBigUInt64BE(value.toBigInt(), at);
  } else if (value instanceof BSONRegExp) {
    putByte(RANK.regex);
    putText(value.pattern);
    putText(value.options);
  } else if (value instanceof Code) {
    putByte(RANK.code);
    putText(value.code);
  } else putByte(value instanceof MinKey ? RANK.minKey : RANK.maxKey);
}

/** The key of a value; missing counts as null. Fresh bytes, owned by the caller. */
export function keyOf(value: Value | undefined): Buffer {
  used = 0;
  putValue(value);
  return Buffer.from(scratch.subarray(0, used));
}

/** The key of an empty array inside an index or a sort: below null. */
export const EMPTY_ARRAY_KEY: Buffer = Buffer.from([RANK.undefined]);

/** The key for a descending field. */
export function invert(key: Uint8Array): Buffer {
  const inverted = Buffer.allocUnsafe(key.length);
  for (let i = 0; i < key.length; i++) inverted[i] = ~(key[i] ?? 0);
  return inverted;
}

/** Compares two values as MongoDB orders them: negative, zero or positive. */
export function compare(a: Value | undefined, b: Value | undefined): number {
  if (typeof a === 'number' && typeof b === 'number' && !Number.isNaN(a - b)) return a - b;
  if (a instanceof Int32 && b instanceof Int32) return a.value - b.value;
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  const ranks = rankOf(a) - rankOf(b);
  return ranks !== 0 ? ranks : Buffer.compare(keyOf(a), keyOf(b));
}

/** Whether two values are equal as MongoDB sees it: 1 equals 1.0, field order counts. */
export const equal = (a: Value | undefined, b: Value | undefined): boolean => compare(a, b) === 0;
