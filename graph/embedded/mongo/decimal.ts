import { Decimal128 } from 'bson';

/** A finite decimal: sign × digits × 10^exponent, exact. */
export interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

const DIGITS = 34;

/** Reads a Decimal128 as an exact decimal, or as the number NaN or ±Infinity where it is none. */
export function readDecimal(value: Decimal128): Decimal | number {
  const text = value.toString();
  if (text === 'NaN') return Number.NaN;
  if (text.endsWith('Infinity')) return text.startsWith('-') ? -Infinity : Infinity;
  const [mantissa = '0', exponent = '0'] = text.split('E');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}

/** Writes a decimal as a Decimal128, rounded half to even to 34 digits. */
export function writeDecimal({ digits, exponent }: Decimal): Decimal128 {
  let kept = digits;
  let power = exponent;
  const surplus = kept.toString().replace('-', '').length - DIGITS;
  if (surplus > 0) {
    const unit = 10n ** BigInt(surplus);
    const rest = kept % unit;
    const twice = (rest < 0n ? -rest : rest) * 2n;
    kept = kept / unit;
    if (twice > unit || (twice === unit && kept % 2n !== 0n)) kept += digits < 0n ? -1n : 1n;
    power += surplus;
  }
  return Decimal128.fromString(`${kept}E${power}`);
}

/** The two decimals brought to one exponent. */
function align(a: Decimal, b: Decimal): [bigint, bigint, number] {
  const exponent = Math.min(a.exponent, b.exponent);
  return [
    a.digits * 10n ** BigInt(a.exponent - exponent),
    b.digits * 10n ** BigInt(b.exponent - exponent),
    exponent,
  ];
}

/** The exact sum. */
export function addDecimals(a: Decimal, b: Decimal): Decimal {
  if (a.digits === 0n || b.digits === 0n) return a.digits === 0n ? b : a;
  const [left, right, exponent] = align(a, b);
  return { digits: left + right, exponent };
}

/** The exact product. */
export const multiplyDecimals = (a: Decimal, b: Decimal): Decimal => ({
  digits: a.digits * b.digits,
  exponent: a.exponent + b.exponent,
});

const bits = new DataView(new ArrayBuffer(8));

/** Compares a finite double with a decimal exactly: negative, zero or positive. */
function compareDouble(double: number, decimal: Decimal): number {
  bits.setFloat64(0, double);
  const raw = bits.getBigUint64(0);
  const field = Number((raw >> 52n) & 0x7ffn);
  const fraction = raw & 0xf_ffff_ffff_ffffn;
  const mantissa = field === 0 ? fraction : fraction | 0x10_0000_0000_0000n;
  const power = (field === 0 ? 1 : field) - 1075;
  let left = double < 0 ? -mantissa : mantissa;
  let right = decimal.digits;
  if (power > 0) left <<= BigInt(power);
  else right <<= BigInt(-power);
  if (decimal.exponent > 0) right *= 10n ** BigInt(decimal.exponent);
  else left *= 10n ** BigInt(-decimal.exponent);
  return left < right ? -1 : left > right ? 1 : 0;
}

function previousDouble(value: number): number {
  if (value === 0) return -Number.MIN_VALUE;
  if (value === Infinity) return Number.MAX_VALUE;
  bits.setFloat64(0, value);
  bits.setBigInt64(0, bits.getBigInt64(0) + (value > 0 ? -1n : 1n));
  return bits.getFloat64(0);
}

/** The greatest double that is not above the decimal, and whether it equals it. */
export function floorDouble(decimal: Decimal): { floor: number; exact: boolean } {
  let floor = Number(`${decimal.digits}e${decimal.exponent}`);
  if (floor === Infinity) floor = Number.MAX_VALUE;
  if (floor === -Infinity) return { floor, exact: false };
  let order = compareDouble(floor, decimal);
  if (order > 0) {
    floor = previousDouble(floor);
    if (floor === -Infinity) return { floor, exact: false };
    order = compareDouble(floor, decimal);
  }
  return { floor, exact: order === 0 };
}
