import {
  Binary,
  BSONRegExp,
  Code,
  Decimal128,
  Int32,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { StoreError } from './errors.ts';
import { type Doc, isDoc, type Value } from './values.ts';

/** Documents nested deeper than this are refused, as MongoDB does. */
export const MAX_DEPTH = 180;

/** A document that is already BSON, to be copied into a reply as it is. */
export class Raw {
  readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

/** What `encode` takes: values of the store, finished documents, and plain objects for replies. */
export type Encodable =
  | Value
  | Raw
  | undefined
  | readonly Encodable[]
  | { readonly [key: string]: Encodable };

class Writer {
  private buffer = Buffer.allocUnsafe(4096);
  private at = 0;

  private room(count: number): number {
    const from = this.at;
    const end = from + count;
    if (end > this.buffer.length) {
      const grown = Buffer.allocUnsafe(Math.max(end, this.buffer.length * 2));
      this.buffer.copy(grown, 0, 0, from);
      this.buffer = grown;
    }
    this.at = end;
    return from;
  }

  private byte(byte: number): void {
    const at = this.room(1);
    this.buffer[at] = byte;
  }

  private put(bytes: Uint8Array): void {
    const at = this.room(bytes.length);
    this.buffer.set(bytes, at);
  }

  document(value: Encodable, depth: number): void {
    if (depth > MAX_DEPTH) {
      throw new StoreError(15, `document exceeds the maximum nesting depth of ${MAX_DEPTH}`);
    }
    if (value instanceof Raw) {
      this.put(value.bytes);
      return;
    }
    const start = this.room(4);
    if (isDoc(value)) for (const [key, inner] of value) this.element(key, inner, depth);
    else if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++) this.element(String(i), value[i], depth);
    } else {
      for (const [key, inner] of Object.entries(value as Record<string, Encodable>)) {
        this.element(key, inner, depth);
      }
    }
    this.byte(0);
    this.buffer.writeInt32LE(this.at - start, start);
  }

  private cstring(text: string): void {
    const size = Buffer.byteLength(text);
    const from = this.room(size + 1);
    this.buffer.write(text, from);
    this.buffer[from + size] = 0;
  }

  private string(text: string): void {
    const size = Buffer.byteLength(text);
    const from = this.room(size + 5);
    this.buffer.writeInt32LE(size + 1, from);
    this.buffer.write(text, from + 4);
    this.buffer[from + 4 + size] = 0;
  }

  private head(type: number, key: string): void {
    this.byte(type);
    this.cstring(key);
  }

  private element(key: string, value: Encodable, depth: number): void {
    if (value === undefined) return;
    if (value === null) this.head(0x0a, key);
    else if (typeof value === 'string') {
      this.head(0x02, key);
      this.string(value);
    } else if (typeof value === 'number') {
      this.head(0x01, key);
      const at = this.room(8);
      this.buffer.writeDoubleLE(value, at);
    } else if (typeof value === 'bigint') {
      this.head(0x12, key);
      const at = this.room(8);
      this.buffer.writeBigInt64LE(value, at);
    } else if (typeof value === 'boolean') {
      this.head(0x08, key);
      this.byte(value ? 1 : 0);
    } else this.complex(key, value, depth);
  }

  private complex(key: string, value: object, depth: number): void {
    if (value instanceof Int32) {
      this.head(0x10, key);
      const at = this.room(4);
      this.buffer.writeInt32LE(value.value, at);
    } else if (value instanceof ObjectId) {
      this.head(0x07, key);
      this.put(value.id);
    } else if (value instanceof Date) {
      this.head(0x09, key);
      const at = this.room(8);
      this.buffer.writeBigInt64LE(BigInt(value.getTime()), at);
    } else if (Array.isArray(value)) {
      this.head(0x04, key);
      this.document(value, depth + 1);
    } else if (value instanceof Binary) {
      this.head(0x05, key);
      const from = this.room(5 + value.position);
      this.buffer.writeInt32LE(value.position, from);
      this.buffer[from + 4] = value.sub_type;
      this.buffer.set(value.buffer.subarray(0, value.position), from + 5);
    } else if (value instanceof Decimal128) {
      this.head(0x13, key);
      this.put(value.bytes);
    } else if (value instanceof BSONRegExp) {
      this.head(0x0b, key);
      this.cstring(value.pattern);
      this.cstring(value.options);
    } else if (value instanceof Timestamp) {
      this.head(0x11, key);
      const at = this.room(8);
      this.buffer.writeBigUInt64LE(value.toBigInt(), at);
    } else if (value instanceof Code) {
      this.head(0x0d, key);
      this.string(value.code);
    } else if (value instanceof MinKey) this.head(0xff, key);
    else if (value instanceof MaxKey) this.head(0x7f, key);
    else {
      this.head(0x03, key);
      this.document(value as Encodable, depth + 1);
    }
  }

  finish(): Buffer {
    const bytes = Buffer.from(this.buffer.subarray(0, this.at));
    this.at = 0;
    if (this.buffer.length > 1 << 20) this.buffer = Buffer.allocUnsafe(4096);
    return bytes;
  }
}

const writer = new Writer();

/** Encodes a document as BSON. Raises 15 where it is nested too deep. */
export function encode(value: Doc | Raw | { readonly [key: string]: Encodable }): Buffer {
  try {
    writer.document(value, 0);
  } catch (error) {
    writer.finish();
    throw error;
  }
  return writer.finish();
}
