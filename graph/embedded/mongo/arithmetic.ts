import { Decimal128, Int32 } from 'bson';
import {
  addDecimals,
  type Decimal,
  multiplyDecimals,
  readDecimal,
  writeDecimal,
} from './decimal.ts';

/** A BSON number of any of the four types. */
export type Num = number | bigint | Int32 | Decimal128;

const INT = 0x8000_0000n;
const LONG = 0x8000_0000_0000_0000n;

/** A whole result in the narrowest type that holds it, no narrower than a long where one came in. */
function whole(value: bigint, long: boolean): Num | undefined {
  if (!long && value >= -INT && value < INT) return new Int32(Number(value));
  return value >= -LONG && value < LONG ? value : undefined;
}

const toDouble = (value: Num): number =>
  value instanceof Int32 ? value.value : Number(value.toString());

const toBig = (value: bigint | Int32): bigint =>
  typeof value === 'bigint' ? value : BigInt(value.value);

function toDecimal(value: Num): Decimal | number {
  if (value instanceof Decimal128) return readDecimal(value);
  if (typeof value !== 'number') return { digits: toBig(value), exponent: 0 };
  if (!Number.isFinite(value)) return value;
  // a double joins decimals with 15 significant digits
  return readDecimal(Decimal128.fromString(value.toPrecision(15)));
}

interface Operation {
  readonly whole: (a: bigint, b: bigint) => bigint;
  readonly double: (a: number, b: number) => number;
  readonly decimal: (a: Decimal, b: Decimal) => Decimal;
}

/** Combines two numbers in the wider of their types; undefined where a 64-bit result overflows. */
function combine(a: Num, b: Num, operation: Operation): Num | undefined {
  if (a instanceof Decimal128 || b instanceof Decimal128) {
    const left = toDecimal(a);
    const right = toDecimal(b);
    if (typeof left !== 'number' && typeof right !== 'number') {
      return writeDecimal(operation.decimal(left, right));
    }
    const sum = operation.double(toDouble(a), toDouble(b));
    return Decimal128.fromString(String(sum));
  }
  if (typeof a === 'number' || typeof b === 'number') {
    return operation.double(toDouble(a), toDouble(b));
  }
  return whole(operation.whole(toBig(a), toBig(b)), typeof a === 'bigint' || typeof b === 'bigint');
}

const ADD: Operation = { whole: (a, b) => a + b, double: (a, b) => a + b, decimal: addDecimals };
const MULTIPLY: Operation = {
  whole: (a, b) => a * b,
  double: (a, b) => a * b,
  decimal: multiplyDecimals,
};

/** The sum in the wider type; undefined where it overflows 64 bits. */
export const add = (a: Num, b: Num): Num | undefined => combine(a, b, ADD);

/** The product in the wider type; undefined where it overflows 64 bits. */
export const multiply = (a: Num, b: Num): Num | undefined => combine(a, b, MULTIPLY);

/**
 * A running sum as aggregation makes it: whole numbers exactly, doubles with the rounding errors
 * carried along, and a sum of whole numbers beyond 64 bits as a double.
 */
export class Sum {
  private whole = 0n;
  private long = false;
  private doubles = false;
  private double = 0;
  private carry = 0;
  private plain = 0;
  private decimal: Num | undefined;

  add(value: Num): void {
    if (value instanceof Decimal128) this.decimal = this.decimal ? add(this.decimal, value) : value;
    else if (typeof value === 'number') {
      this.doubles = true;
      this.addDouble(value);
    } else {
      this.long ||= typeof value === 'bigint';
      this.whole += toBig(value);
    }
  }

  private addDouble(value: number): void {
    const sum = this.double + value;
    const part = sum - this.double;
    this.carry += this.double - (sum - part) + (value - part);
    this.double = sum;
    this.plain += value;
  }

  result(): Num {
    const exact = whole(this.whole, this.long);
    if (!this.doubles && this.decimal === undefined && exact !== undefined) return exact;
    const high = Number(this.whole);
    this.addDouble(high);
    // what a double cannot hold of a huge whole sum is carried, too
    if (Number.isFinite(high)) this.carry += Number(this.whole - BigInt(high));
    const double = Number.isFinite(this.double) ? this.double + this.carry : this.plain;
    if (this.decimal === undefined) return double;
    return add(this.decimal, this.doubles ? double : (exact ?? double)) ?? double;
  }
}

/** The difference for aggregations, where an overflowing one becomes a double. */
export const difference = (a: Num, b: Num): Num =>
  add(a, multiply(b, new Int32(-1)) ?? -toDouble(b)) ?? toDouble(a) - toDouble(b);

/** The product for aggregations, where an overflowing one becomes a double. */
export const product = (a: Num, b: Num): Num => multiply(a, b) ?? toDouble(a) * toDouble(b);

export { toDouble };
