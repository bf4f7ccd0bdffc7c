import { createRequire } from 'node:module';
import type { Int32 } from 'bson';
import type * as Mingo from 'mingo';
import { type Doc, int, isDoc, isNumber, toDouble, type Value } from '../bson/values.ts';
import { StoreError } from '../errors.ts';
import type { Stage } from './stages.ts';

/** A document as mingo reads it: a plain object, with plain numbers. */
type Plain = Record<string, unknown>;

const require = createRequire(import.meta.url);
let mingo: typeof Mingo | undefined;

/** Runs stages over documents. Raises 17053 for what mingo can't compute. */
export function runStages(documents: Iterable<Doc>, stages: readonly Stage[]): Doc[] {
  // A shop without aggregations doesn't pay for it in memory.
  mingo ??= require('mingo') as typeof Mingo;
  const pipeline = stages.map(({ name, operand }) => ({ [name]: plainOf(operand) }));
  const options = { scriptEnabled: false };
  try {
    const found = Array.from(documents, (document) => plainOf(document) as Plain);
    const made = new mingo.Aggregator(pipeline, options).run<Plain>(found);
    return made.map((one) => storedOf(one) as Doc);
  } catch (error) {
    const { message } = error as Error;
    throw new StoreError(17053, `embedded store: ${message}`);
  }
}

function plainOf(value: Value): unknown {
  if (Array.isArray(value)) return value.map(plainOf);
  if (isNumber(value)) return toDouble(value);
  if (!isDoc(value)) return value;
  return Object.fromEntries([...value].map(([key, inner]) => [key, plainOf(inner)]));
}

/** Whole numbers become ints or longs, as sums of them are in MongoDB. */
function storedOf(plain: unknown): Value | undefined {
  if (typeof plain === 'number') return numberOf(plain);
  if (Array.isArray(plain)) return plain.map((item) => storedOf(item) ?? null);
  if (
    plain === null ||
    typeof plain !== 'object' ||
    Object.getPrototypeOf(plain) !== Object.prototype
  ) {
    return plain as Value | undefined;
  }
  const fields = Object.entries(plain).flatMap(([key, inner]): [string, Value][] => {
    const value = storedOf(inner);
    return value === undefined ? [] : [[key, value]];
  });
  return new Map(fields);
}

function numberOf(number: number): Int32 | bigint | number {
  if (!Number.isSafeInteger(number) || Object.is(number, -0)) return number;
  return number === (number | 0) ? int(number) : BigInt(number);
}
