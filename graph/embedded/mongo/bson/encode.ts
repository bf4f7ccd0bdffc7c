import { Binary, BSONRegExp, Int32, ObjectId } from 'bson';
import { unsupported } from '../errors.ts';
import { checkDepth } from './decode.ts';
import { type Doc, isDoc, type Value } from './values.ts';

/** A document in BSON, copied into a reply unchanged. */
export class RawDocument {
  readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

/** Values of the store, finished documents, and plain objects for replies. */
export type Encodable =
  | Value
  | RawDocument
  | undefined
  | readonly Encodable[]
  | { readonly [key: string]: Encodable };

class Writer {
  #buffer = Buffer.allocUnsafe(4096);
  #at = 0;

  /** Makes room for more bytes. This may replace the buffer, so read it only afterwards. */
  #room(count: number): number {
    const from = this.#at;
    const end = from + count;
    if (end > this.#buffer.length) {
      const grown = Buffer.allocUnsafe(Math.max(end, this.#buffer.length * 2));
      this.#buffer.copy(grown, 0, 0, from);
      this.#buffer = grown;
    }
    this.#at = end;
    return from;
  }

  #byte(byte: number): void {
    const at = this.#room(1);
    this.#buffer[at] = byte;
  }

  #bytes(bytes: Uint8Array): void {
    const at = this.#room(bytes.length);
    this.#buffer.set(bytes, at);
  }

  document(value: Encodable, depth: number): void {
    checkDepth(depth);
    if (value instanceof RawDocument) {
      this.#bytes(value.bytes);
      return;
    }
    const start = this.#room(4);
    if (isDoc(value)) for (const [key, inner] of value) this.#element(key, inner, depth);
    else {
      for (const [key, inner] of Object.entries(value as Record<string, Encodable>)) {
        this.#element(key, inner, depth);
      }
    }
    this.#byte(0);
    this.#buffer.writeInt32LE(this.#at - start, start);
  }

  #string(text: string): void {
    const size = Buffer.byteLength(text);
    const from = this.#room(size + 5);
    this.#buffer.writeInt32LE(size + 1, from);
    this.#buffer.write(text, from + 4);
    this.#buffer[from + 4 + size] = 0;
  }

  #head(type: number, key: string): void {
    const size = Buffer.byteLength(key);
    const from = this.#room(size + 2);
    this.#buffer[from] = type;
    this.#buffer.write(key, from + 1);
    this.#buffer[from + 1 + size] = 0;
  }

  #long(value: bigint): void {
    const at = this.#room(8);
    this.#buffer.writeBigInt64LE(value, at);
  }

  #element(key: string, value: Encodable, depth: number): void {
    if (value === undefined) return;
    if (value === null) this.#head(10, key);
    else if (typeof value === 'string') {
      this.#head(2, key);
      this.#string(value);
    } else if (typeof value === 'number') {
      this.#head(1, key);
      const at = this.#room(8);
      this.#buffer.writeDoubleLE(value, at);
    } else if (typeof value === 'bigint') {
      this.#head(18, key);
      this.#long(value);
    } else if (typeof value === 'boolean') {
      this.#head(8, key);
      this.#byte(value ? 1 : 0);
    } else this.#object(key, value, depth);
  }

  #object(key: string, value: object, depth: number): void {
    if (value instanceof Int32) {
      this.#head(16, key);
      const at = this.#room(4);
      this.#buffer.writeInt32LE(value.value, at);
    } else if (value instanceof ObjectId) {
      this.#head(7, key);
      this.#bytes(value.id);
    } else if (value instanceof Date) {
      this.#head(9, key);
      this.#long(BigInt(value.getTime()));
    } else if (value instanceof Binary) {
      this.#head(5, key);
      const from = this.#room(5);
      this.#buffer.writeInt32LE(value.position, from);
      this.#buffer[from + 4] = value.sub_type;
      this.#bytes(value.buffer.subarray(0, value.position));
    } else if (value instanceof BSONRegExp) throw unsupported('storing a regular expression');
    else {
      this.#head(Array.isArray(value) ? 4 : 3, key);
      this.document(value as Encodable, depth + 1);
    }
  }

  finish(): Buffer {
    const bytes = Buffer.from(this.#buffer.subarray(0, this.#at));
    this.#at = 0;
    if (this.#buffer.length > 1 << 20) this.#buffer = Buffer.allocUnsafe(4096);
    return bytes;
  }
}

const writer = new Writer();

/**
 * Encodes a document as BSON. Raises 15 if it is nested too deep, and 2 for a regular expression, which the store can't
 * hold.
 */
export function encode(value: Doc | RawDocument | { readonly [key: string]: Encodable }): Buffer {
  try {
    writer.document(value, 0);
  } catch (error) {
    writer.finish();
    throw error;
  }
  return writer.finish();
}
