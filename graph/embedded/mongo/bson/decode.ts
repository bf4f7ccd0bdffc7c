import { Binary, BSONRegExp, Int32, ObjectId } from 'bson';
import { StoreError, unsupported } from '../errors.ts';
import type { Doc, Value } from './values.ts';

/** Documents nested deeper than this are refused, as MongoDB does. */
const maxDepth = 180;

/** BSON types that the store can't hold, by their first byte. */
const unsupportedTypes: Record<number, string> = {
  6: 'undefined',
  12: 'dbPointer',
  13: 'javascript',
  14: 'symbol',
  15: 'javascriptWithScope',
  17: 'timestamp',
  19: 'decimal',
  127: 'maxKey',
  255: 'minKey',
};

const malformed = (why: string) => new StoreError(22, `invalid BSON: ${why}`);

/** Raises 15 for a nesting that MongoDB refuses. */
export function checkDepth(depth: number): void {
  if (depth > maxDepth) throw new StoreError(15, `nested deeper than the maximum of ${maxDepth}`);
}

class Reader {
  #at = 0;
  readonly #bytes: Buffer;

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  document(limit: number, depth: number): Doc {
    const doc: Doc = new Map();
    this.#elements(limit, depth, (name, value) => doc.set(name, value));
    return doc;
  }

  #array(limit: number, depth: number): Value[] {
    const items: Value[] = [];
    this.#elements(limit, depth, (_name, value) => items.push(value));
    return items;
  }

  #elements(limit: number, depth: number, add: (name: string, value: Value) => void): void {
    checkDepth(depth);
    const start = this.#at;
    const end = start + this.#int32(limit);
    if (end < start + 5 || end > limit) throw malformed('a document of impossible length');
    for (let type = this.#byte(end); type !== 0; type = this.#byte(end)) {
      add(this.#cstring(end), this.#value(type, end, depth));
    }
    if (this.#at !== end) throw malformed('a document ends before its length');
  }

  #take(count: number, end: number): number {
    const from = this.#at;
    if (count < 0 || from + count > end) throw malformed('a value overruns its document');
    this.#at = from + count;
    return from;
  }

  #byte(end: number): number {
    return this.#bytes[this.#take(1, end)] ?? 0;
  }

  #int32(end: number): number {
    return this.#bytes.readInt32LE(this.#take(4, end));
  }

  #int64(end: number): bigint {
    return this.#bytes.readBigInt64LE(this.#take(8, end));
  }

  #text(from: number, to: number): string {
    const text = this.#bytes.toString('utf8', from, to);
    if (text.includes('\ufffd') && !Buffer.from(text).equals(this.#bytes.subarray(from, to))) {
      throw malformed('a string is not UTF-8');
    }
    return text;
  }

  #cstring(end: number): string {
    const stop = this.#bytes.indexOf(0, this.#at);
    if (stop < 0 || stop >= end) throw malformed('a name without an end');
    const text = this.#text(this.#at, stop);
    this.#at = stop + 1;
    return text;
  }

  #string(end: number): string {
    const length = this.#int32(end);
    if (length < 1) throw malformed('a string of impossible length');
    const from = this.#take(length, end);
    if (this.#bytes[from + length - 1] !== 0) throw malformed('a string without an end');
    return this.#text(from, from + length - 1);
  }

  #slice(count: number, end: number): Buffer {
    const from = this.#take(count, end);
    return Buffer.from(this.#bytes.subarray(from, from + count));
  }

  #binary(end: number): Binary {
    const length = this.#int32(end);
    const subtype = this.#byte(end);
    return new Binary(this.#slice(length, end), subtype);
  }

  #date(end: number): Date {
    const date = new Date(Number(this.#int64(end)));
    if (Number.isNaN(date.getTime())) throw unsupported('a date beyond the year 275760');
    return date;
  }

  #long(end: number): bigint {
    const long = this.#int64(end);
    if (BigInt.asIntN(54, long) !== long) throw unsupported('a 64-bit integer beyond 2^53');
    return long;
  }

  #boolean(end: number): boolean {
    const byte = this.#byte(end);
    if (byte > 1) throw malformed('a boolean that is neither 0 nor 1');
    return byte === 1;
  }

  #value(type: number, end: number, depth: number): Value {
    switch (type) {
      case 1:
        return this.#bytes.readDoubleLE(this.#take(8, end));
      case 2:
        return this.#string(end);
      case 3:
        return this.document(end, depth + 1);
      case 4:
        return this.#array(end, depth + 1);
      case 5:
        return this.#binary(end);
      case 7:
        return new ObjectId(this.#slice(12, end));
      case 8:
        return this.#boolean(end);
      case 9:
        return this.#date(end);
      case 10:
        return null;
      case 11:
        return new BSONRegExp(this.#cstring(end), this.#cstring(end));
      case 16:
        return new Int32(this.#int32(end));
      case 18:
        return this.#long(end);
    }
    const name = unsupportedTypes[type];
    throw name ? unsupported(`the BSON type ${name}`) : malformed(`unknown type ${type}`);
  }
}

/**
 * Decodes one BSON document that fills the bytes exactly. Raises 22 for malformed bytes, 15 for too deep a nesting, and
 * 2 for types that the store can't hold.
 */
export function decode(bytes: Uint8Array): Doc {
  return new Reader(bytes).document(bytes.length, 0);
}
