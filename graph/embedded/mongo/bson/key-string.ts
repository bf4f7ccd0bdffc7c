import { Binary, Int32, ObjectId } from 'bson';
import { unsupported } from '../errors.ts';
import { type Doc, isDoc, isNumber, toDouble, typeName, type Value } from './values.ts';

/*
 * One order for everything: a value's key string is a sequence of bytes, and key strings compare as MongoDB compares
 * the values. Indexes, sorts and comparisons all rely on it. No key string begins with another one, so they can be
 * joined, and inverted for descending fields.
 */

/** The first byte of a key string: the value's place in the order of types. */
export const typeRank = {
  end: 0x00,
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
  regex: 0x34,
} as const;

/** The rank of a value: values of different rank are never equal, even if their key strings are. */
export function rankOf(value: Value | undefined): number {
  if (value === undefined || value === null) return typeRank.null;
  if (typeof value === 'string') return typeRank.string;
  if (typeof value === 'boolean') return typeRank.boolean;
  if (isNumber(value)) return typeRank.number;
  if (Array.isArray(value)) return typeRank.array;
  if (isDoc(value)) return typeRank.object;
  if (value instanceof Date) return typeRank.date;
  if (value instanceof ObjectId) return typeRank.objectId;
  return value instanceof Binary ? typeRank.binary : typeRank.regex;
}

let scratch = Buffer.allocUnsafe(1024);
let used = 0;

/** Makes room for more bytes. This may replace `scratch`, so read it only afterwards. */
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

function putByte(byte: number): void {
  const at = room(1);
  scratch[at] = byte;
}

function putBytes(bytes: Uint8Array): void {
  const at = room(bytes.length);
  scratch.set(bytes, at);
}

function putText(text: string): void {
  if (text.includes('\0')) putBytes(escapeZeros(text));
  else {
    const at = room(Buffer.byteLength(text));
    scratch.write(text, at);
  }
  const end = room(2);
  scratch.fill(0, end, end + 2);
}

/** Escapes a zero byte inside a text, since two zero bytes end it. */
const escapeZeros = (text: string) =>
  Buffer.from(Buffer.from(text).toString('latin1').replaceAll('\0', '\0\xff'), 'latin1');

function putNumber(value: number): void {
  const from = room(9);
  scratch.writeDoubleBE(value === 0 ? 0 : value, from);
  const first = scratch[from] ?? 0;
  if (Number.isNaN(value)) scratch.fill(0, from, from + 8);
  else if (first & 0x80) for (let i = from; i < from + 8; i++) scratch[i] = ~(scratch[i] ?? 0);
  else scratch[from] = first | 0x80;
  scratch[from + 8] = 0;
}

function putDate(value: Date): void {
  const at = room(8);
  scratch.writeBigInt64BE(BigInt(value.getTime()) ^ -0x8000_0000_0000_0000n, at);
}

function putValue(value: Value | undefined): void {
  putByte(rankOf(value));
  if (value === undefined || value === null) return;
  if (typeof value === 'string') putText(value);
  else if (typeof value === 'boolean') putByte(value ? 1 : 0);
  else if (isNumber(value)) putNumber(toDouble(value));
  else if (value instanceof ObjectId) putBytes(value.id);
  else if (value instanceof Date) putDate(value);
  else if (Array.isArray(value)) putItems(value);
  else if (isDoc(value)) putFields(value);
  else throw unsupported(`comparing values of type ${typeName(value)}`);
}

function putItems(items: readonly Value[]): void {
  for (const item of items) putValue(item);
  putByte(typeRank.end);
}

function putFields(doc: Doc): void {
  for (const [key, inner] of doc) {
    putByte(rankOf(inner));
    putText(key);
    putValue(inner);
  }
  putByte(typeRank.end);
}

/**
 * The key string of a value; missing counts as null. Returns new bytes, which the caller owns. Raises 2 for binary data
 * and regular expressions.
 */
export function keyStringOf(value: Value | undefined): Buffer {
  used = 0;
  putValue(value);
  return Buffer.from(scratch.subarray(0, used));
}

/** The key string of an empty array inside an index or a sort: below null. */
export const emptyArrayKey: Buffer = Buffer.from([typeRank.undefined]);

/** The key string for a descending field. */
export function invert(key: Uint8Array): Buffer {
  const inverted = Buffer.allocUnsafe(key.length);
  for (let i = 0; i < key.length; i++) inverted[i] = ~(key[i] ?? 0);
  return inverted;
}

/** Compares two values as MongoDB orders them: negative, zero or positive. */
export function compare(a: Value | undefined, b: Value | undefined): number {
  if (a instanceof Int32 && b instanceof Int32) return a.value - b.value;
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  const ranks = rankOf(a) - rankOf(b);
  return ranks !== 0 ? ranks : Buffer.compare(keyStringOf(a), keyStringOf(b));
}

/** Equality by MongoDB's rules: 1 equals 1.0, and the order of fields counts. */
export const isEqual = (a: Value | undefined, b: Value | undefined): boolean => compare(a, b) === 0;
