import { Binary, BSONRegExp, Code, Decimal128, Int32, ObjectId, Timestamp } from 'bson';
import { isDoc, type Value } from './values.ts';

function double(value: number): string {
  if (Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value < 0 ? '-inf' : 'inf';
  return Number.isInteger(value) ? value.toFixed(1) : String(value);
}

/** A value as MongoDB prints it in its messages. */
export function describe(value: Value | undefined): string {
  if (value === undefined || value === null) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return double(value);
  if (typeof value === 'bigint' || typeof value === 'boolean') return String(value);
  if (value instanceof Int32) return String(value.value);
  if (value instanceof Decimal128) return value.toString();
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof Timestamp) return `Timestamp(${value.getHighBits()}, ${value.getLowBits()})`;
  if (value instanceof BSONRegExp) return `/${value.pattern}/${value.options}`;
  if (value instanceof Binary) {
    return `BinData(${value.sub_type}, ${value.toString('hex').toUpperCase()})`;
  }
  if (value instanceof Code) return value.code;
  if (Array.isArray(value)) {
    return value.length === 0 ? '[]' : `[ ${value.map(describe).join(', ')} ]`;
  }
  if (!isDoc(value)) return value._bsontype;
  if (value.size === 0) return '{}';
  return `{ ${[...value].map(([key, inner]) => `${key}: ${describe(inner)}`).join(', ')} }`;
}
