import { createRequire } from 'node:module';
import type { Int32 } from 'bson';
import type { Aggregator } from 'mingo/aggregator';
import type * as Mingo from 'mingo/core';
import { encode } from '../bson/encode.ts';
import { type Doc, docOf, int, isDoc, isNumber, toDouble, type Value } from '../bson/values.ts';
import { StoreError } from '../errors.ts';
import type { Stage } from './stages.ts';

/** A document as mingo reads it: a plain object, with plain numbers. */
type Plain = Record<string, unknown>;

const require = createRequire(import.meta.url);

type Engine = { Aggregator: typeof Aggregator; context: Mingo.Context };
let engine: Engine | undefined;

/** A shop without aggregations doesn't pay for mingo in memory. */
function openEngine(): Engine {
  const operators = (name: string) => require(`mingo/operators/${name}`) as Record<string, never>;
  const { Context } = require('mingo/core') as typeof Mingo;
  const context = Context.init({
    accumulator: operators('accumulator'),
    expression: { ...operators('expression'), ...(mendedExpressions as object) },
    pipeline: operators('pipeline'),
  });
  const { Aggregator } = require('mingo/aggregator') as Pick<Engine, 'Aggregator'>;
  return { Aggregator, context };
}

/** Runs stages over documents. Raises 17053 if mingo can't compute one. */
export function runStages(documents: Iterable<Doc>, stages: readonly Stage[]): Doc[] {
  engine ??= openEngine();
  const { Aggregator, context } = engine;
  const options = { scriptEnabled: false, context };
  try {
    let found = Array.from(documents, (document) => plainOf(document) as Plain);
    for (const { name, operand } of stages) {
      // For no documents, mingo counts 0; MongoDB returns no document.
      if (name === '$count' && found.length === 0) continue;
      found = new Aggregator([{ [name]: plainOf(operand) }], options).run<Plain>(found);
      if (name === '$project') found = found.map(idFirst);
    }
    return found.map((one) => storedOf(one) as Doc);
  } catch (error) {
    const { message } = error as Error;
    throw new StoreError(17053, `embedded store: ${message}`);
  }
}

function idFirst(document: Plain): Plain {
  const { _id, ...rest } = document;
  return '_id' in document ? { _id, ...rest } : document;
}

type Evaluate = (
  document: Plain,
  operand: unknown,
  options: Parameters<typeof Mingo.evalExpr>[2],
) => unknown;

const evaluate: Evaluate = (...given) =>
  (require('mingo/core') as { evalExpr: Evaluate }).evalExpr(...given);

/**
 * A value's identity by type, number and order of fields, as MongoDB compares for equality. A missing value has none.
 */
const identityOf = (value: unknown): string => {
  const stored = storedOf(value);
  return stored === undefined ? '' : encode(docOf({ stored })).toString('latin1');
};

const isSame: Evaluate = (document, operand, options) => {
  const values = evaluate(document, operand, options);
  if (!Array.isArray(values) || values.length !== 2)
    throw new Error('the comparison takes exactly 2 arguments');
  return identityOf(values[0]) === identityOf(values[1]);
};

/** Replaces expressions in which mingo takes a missing value for null, or an array for its elements. */
const mendedExpressions = {
  $eq: isSame,
  $ne: ((...given) => !isSame(...given)) satisfies Evaluate,
};

function plainOf(value: Value): unknown {
  if (Array.isArray(value)) return value.map(plainOf);
  if (isNumber(value)) return toDouble(value);
  if (!isDoc(value)) return value;
  return Object.fromEntries([...value].map(([key, inner]) => [key, plainOf(inner)]));
}

/** Turns whole numbers into ints or longs, like MongoDB's sums. */
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
