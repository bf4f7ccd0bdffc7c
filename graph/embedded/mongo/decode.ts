import {
  Binary,
  BSONRegExp,
  Code,
  Decimal128,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { MAX_DEPTH } from './encode.ts';
import { StoreError, unsupported } from './errors.ts';
import { checkRegexOptions } from './regex.ts';
import type { Doc, Value } from './values.ts';

const broken = (why: string) => new StoreError(22, `invalid BSON: ${why}`);

class Reader {
  private at = 0;
  private readonly bytes: Buffer;

  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  document(limit: number, depth: number): Doc {
    const end = this.enter(limit, depth);
    const doc: Doc = new Map();
    for (let type = this.byte(end); type !== 0; type = this.byte(end)) {
      doc.set(this.cstring(end), this.value(type, end, depth));
    }
    this.leave(end);
    return doc;
  }

  private array(limit: number, depth: number): Value[] {
    const end = this.enter(limit, depth);
    const items: Value[] = [];
    for (let type = this.byte(end); type !== 0; type = this.byte(end)) {
      this.cstring(end);
      items.push(this.value(type, end, depth));
    }
    this.leave(end);
    return items;
  }

  private enter(limit: number, depth: number): number {
    if (depth > MAX_DEPTH) {
      throw new StoreError(15, `document exceeds the maximum nesting depth of ${MAX_DEPTH}`);
    }
    const start = this.at;
    const end = start + this.int32(limit);
    if (end < start + 5 || end > limit) throw broken('a document of impossible length');
    return end;
  }

  private leave(end: number): void {
    if (this.at !== end) throw broken('a document ends before its length');
  }

  private take(count: number, end: number): number {
    const from = this.at;
    if (count < 0 || from + count > end) throw broken('a value overruns its document');
    this.at = from + count;
    return from;
  }

  private byte(end: number): number {
    return this.bytes[this.take(1, end)] ?? 0;
  }

  private int32(end: number): number {
    return this.bytes.readInt32LE(this.take(4, end));
  }

  private int64(end: number): bigint {
    return this.bytes.readBigInt64LE(this.take(8, end));
  }

  private text(from: number, to: number): string {
    const text = this.bytes.toString('utf8', from, to);
    if (text.includes('\ufffd') && !Buffer.from(text).equals(this.bytes.subarray(from, to))) {
      throw broken('a string is not UTF-8');
    }
    return text;
  }

  private cstring(end: number): string {
    const stop = this.bytes.indexOf(0, this.at);
    if (stop < 0 || stop >= end) throw broken('a name without an end');
    const text = this.text(this.at, stop);
    this.at = stop + 1;
    return text;
  }

  private string(end: number): string {
    const length = this.int32(end);
    if (length < 1) throw broken('a string of impossible length');
    const from = this.take(length, end);
    if (this.bytes[from + length - 1] !== 0) throw broken('a string without an end');
    return this.text(from, from + length - 1);
  }

  private slice(count: number, end: number): Buffer {
    const from = this.take(count, end);
    return Buffer.from(this.bytes.subarray(from, from + count));
  }

  private binary(end: number): Binary {
    const length = this.int32(end);
    const subtype = this.byte(end);
    return new Binary(this.slice(length, end), subtype);
  }

  private date(end: number): Date {
    const date = new Date(Number(this.int64(end)));
    if (Number.isNaN(date.getTime())) throw unsupported('a date beyond the year 275760');
    return date;
  }

  private regex(end: number): BSONRegExp {
    const pattern = this.cstring(end);
    const options = this.cstring(end);
    checkRegexOptions(options);
    return new BSONRegExp(pattern, options);
  }

  private boolean(end: number): boolean {
    const byte = this.byte(end);
    if (byte > 1) throw broken('a boolean that is neither 0 nor 1');
    return byte === 1;
  }

  private value(type: number, end: number, depth: number): Value {
    switch (type) {
      case 0x01:
        return this.bytes.readDoubleLE(this.take(8, end));
      case 0x02:
        return this.string(end);
      case 0x03:
        return this.document(end, depth + 1);
      case 0x04:
        return this.array(end, depth + 1);
      case 0x05:
        return this.binary(end);
      case 0x07:
        return new ObjectId(this.slice(12, end));
      case 0x08:
        return this.boolean(end);
      case 0x09:
        return this.date(end);
      case 0x0a:
        return null;
      case 0x0b:
        return this.regex(end);
      case 0x0d:
        return new Code(this.string(end));
      case 0x10:
        return new Int32(this.int32(end));
      case 0x11:
        return new Timestamp(Long.fromBigInt(this.int64(end), true));
      case 0x12:
        return this.int64(end);
      case 0x13:
        return new Decimal128(this.slice(16, end));
      case 0xff:
        return new MinKey();
      case 0x7f:
        return new MaxKey();
      case 0x06:
      case 0x0c:
      case 0x0e:
      case 0x0f:
        throw unsupported(`the deprecated BSON type ${type}`);
      default:
        throw broken(`unknown type ${type}`);
    }
  }
}

/**
 * Decodes one BSON document that fills the bytes exactly. Raises 22 for malformed bytes, 15 for
 * too deep a nesting, 2 for deprecated types.
 */
export function decode(bytes: Uint8Array): Doc {
  return new Reader(bytes).document(bytes.length, 0);
}
