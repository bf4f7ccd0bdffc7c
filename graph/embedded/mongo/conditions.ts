import { BSONRegExp, MaxKey, MinKey } from 'bson';
import { StoreError } from './errors.ts';
import type { Leaf } from './match.ts';
import { compare, equal, rankOf } from './order.ts';
import { checkRegexOptions, compileRegex } from './regex.ts';
import { integerOf, isNumber, TYPE_CODES, typeOf, type Value } from './values.ts';

const bad = (message: string) => new StoreError(2, message);

export function comparisonTest(op: string, value: Value): Leaf['test'] {
  if (op === '$eq') return equalityTest(value);
  const holds: (order: number) => boolean =
    op === '$gt'
      ? (order) => order > 0
      : op === '$gte'
        ? (order) => order >= 0
        : op === '$lt'
          ? (order) => order < 0
          : (order) => order <= 0;
  if (value instanceof MinKey || value instanceof MaxKey) {
    return (found) => holds(compare(found, value));
  }
  const rank = rankOf(value);
  const nan = isNaNValue(value);
  return (found) => {
    if (rankOf(found) !== rank) return false;
    if (nan || isNaNValue(found)) return op.endsWith('e') && nan && isNaNValue(found);
    return holds(compare(found, value));
  };
}

const isNaNValue = (value: Value | undefined) =>
  isNumber(value) && Number.isNaN(Number(value.toString()));

export function equalityTest(value: Value): Leaf['test'] {
  if (typeof value === 'string') return (found) => found === value;
  if (value === null) return (found) => found === undefined || found === null;
  return (found) => found !== undefined && equal(found, value);
}

export function typeTest(name: string, value: Value): Leaf['test'] {
  const wanted = new Set<number>();
  for (const one of Array.isArray(value) ? value : [value]) {
    if (one === 'number') for (const code of [1, 16, 18, 19]) wanted.add(code);
    else if (typeof one === 'string') {
      const code = TYPE_CODES.get(one);
      if (code === undefined) throw bad(`Unknown type name alias: ${one}`);
      wanted.add(code);
    } else {
      const code = integerOf(one);
      if (!isNumber(one))
        throw new StoreError(14, `type must be represented as a number or a string`);
      if (code === undefined || ![...TYPE_CODES.values()].includes(code)) {
        throw bad(`Invalid numerical type code: ${one}`);
      }
      wanted.add(code);
    }
  }
  if (wanted.size === 0) throw new StoreError(9, `${name} must match at least one type`);
  return (found) => found !== undefined && wanted.has(typeOf(found)[0]);
}

export function sizeTest(value: Value): Leaf['test'] {
  if (!isNumber(value))
    throw new StoreError(
      9,
      `Failed to parse $size. Expected a number in: $size: ${JSON.stringify(value)}`,
    );
  const size = integerOf(value);
  if (size === undefined)
    throw new StoreError(9, `Failed to parse $size. Expected an integer: $size: ${value}`);
  if (size < 0)
    throw new StoreError(
      9,
      `Failed to parse $size. Expected a non-negative number in: $size: ${size}`,
    );
  return (found) => Array.isArray(found) && found.length === size;
}

export function modTest(value: Value): Leaf['test'] {
  if (!Array.isArray(value)) throw bad('malformed mod, needs to be an array');
  if (value.length < 2) throw bad('malformed mod, not enough elements');
  if (value.length > 2) throw bad('malformed mod, too many elements');
  const [divisor, remainder] = value.map((part) => {
    if (!isNumber(part)) throw bad('malformed mod, divisor not a number');
    const whole = Math.trunc(Number(part.toString()));
    if (!Number.isSafeInteger(whole)) throw bad('malformed mod, divisor value is invalid');
    return BigInt(whole);
  });
  if (!divisor) throw bad('divisor cannot be 0');
  return (found) => {
    if (!isNumber(found)) return false;
    if (typeof found === 'bigint') return found % divisor === remainder;
    const whole = Math.trunc(Number(found.toString()));
    return Number.isSafeInteger(whole) && BigInt(whole) % divisor === remainder;
  };
}

export function regexOf(value: Value, options: Value | undefined): BSONRegExp {
  if (options !== undefined && typeof options !== 'string')
    throw bad('$options has to be a string');
  if (value instanceof BSONRegExp) {
    if (options !== undefined && value.options !== '') {
      throw new StoreError(51074, 'options set in both $regex and $options');
    }
    return options === undefined ? value : new BSONRegExp(value.pattern, options);
  }
  if (typeof value !== 'string') throw bad('$regex has to be a string');
  checkRegexOptions(options ?? '');
  return new BSONRegExp(value, options ?? '');
}

export function regexTest(regex: BSONRegExp): Leaf['test'] {
  const compiled = compileRegex(regex);
  return (found) =>
    typeof found === 'string'
      ? compiled.test(found)
      : found instanceof BSONRegExp &&
        found.pattern === regex.pattern &&
        found.options === regex.options;
}
