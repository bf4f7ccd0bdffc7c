import { Decimal128 } from 'bson';
import { difference, type Num, product, Sum, toDouble } from './arithmetic.ts';
import { StoreError, unsupported } from './errors.ts';
import { compare } from './order.ts';
import { type Doc, int, isDoc, isNumber, truthy, typeOf, type Value } from './values.ts';

/** What an expression sees: the document, and the variables `$lookup` or `$let` would bind. */
export interface Scope {
  readonly root: Doc;
}

/** A parsed aggregation expression; undefined is a missing value. */
export type Expression = (scope: Scope) => Value | undefined;

const bad = (code: number, message: string) => new StoreError(code, message);

/** The value at a path as aggregation reads it: through arrays, leaving out what is missing. */
export function readPath(
  value: Value | undefined,
  path: readonly string[],
  at = 0,
): Value | undefined {
  if (at === path.length) return value;
  if (Array.isArray(value)) {
    const found: Value[] = [];
    for (const item of value) {
      if (!isDoc(item) && !Array.isArray(item)) continue;
      const inner = readPath(item, path, at);
      if (inner !== undefined) found.push(inner);
    }
    return found;
  }
  return isDoc(value) ? readPath(value.get(path[at] ?? ''), path, at + 1) : undefined;
}

function parseReference(text: string): Expression {
  if (!text.startsWith('$$')) {
    const path = text.slice(1).split('.');
    if (path.some((part) => part === '')) {
      throw bad(
        16872,
        `'${text}' starts with an invalid character or has an empty part for a field path`,
      );
    }
    return ({ root }) => readPath(root, path);
  }
  const [name = '', ...path] = text.slice(2).split('.');
  if (name === 'ROOT' || name === 'CURRENT') return ({ root }) => readPath(root, path);
  if (name === 'NOW') return () => new Date();
  if (name === 'REMOVE') return () => undefined;
  throw bad(17276, `Use of undefined variable: ${name}`);
}

/** Understands an expression. Raises 168 for an operator that is unknown or not supported. */
export function parseExpression(value: Value): Expression {
  if (typeof value === 'string' && value.startsWith('$')) return parseReference(value);
  if (Array.isArray(value)) {
    const items = value.map(parseExpression);
    return (scope) => items.map((item) => item(scope) ?? null);
  }
  if (!isDoc(value)) return () => value;
  const first = value.keys().next().value;
  if (!first?.startsWith('$')) return parseObject(value);
  if (value.size > 1) {
    throw bad(
      15983,
      `An object representing an expression must have exactly one field: ${[...value.keys()].join(', ')}`,
    );
  }
  return parseOperator(first, value.get(first) ?? null);
}

function parseObject(doc: Doc): Expression {
  const fields = [...doc].map(([key, value]) => {
    if (key.includes('.')) throw bad(16410, `FieldPath field names may not contain '.'.`);
    if (key.startsWith('$')) throw bad(16410, `FieldPath field names may not start with '$'.`);
    return [key, parseExpression(value)] as const;
  });
  return (scope) => {
    const result: Doc = new Map();
    for (const [key, expression] of fields) {
      const value = expression(scope);
      if (value !== undefined) result.set(key, value);
    }
    return result;
  };
}

type Operator = (args: (Value | undefined)[]) => Value | undefined;

/** An operator of a fixed number of arguments, all evaluated beforehand. */
interface Fixed {
  readonly least: number;
  readonly most: number;
  readonly run: Operator;
}

const fixed = (least: number, most: number, run: Operator): Fixed => ({ least, most, run });
const missing = (value: Value | undefined): value is null | undefined =>
  value === null || value === undefined;

function numbers(name: string, args: (Value | undefined)[], code: number): Num[] | null {
  if (args.some(missing)) return null;
  return args.map((value) => {
    if (!isNumber(value)) {
      throw bad(code, `${name} only supports numeric types, not ${typeOf(value)[1]}`);
    }
    return value;
  });
}

function addition(args: (Value | undefined)[]): Value {
  if (args.some(missing)) return null;
  const dates = args.filter((value) => value instanceof Date);
  if (dates.length > 1) throw bad(16612, 'only one date allowed in an $add expression');
  const addends = args.filter((value) => !(value instanceof Date));
  const parts = numbers('$add', addends, 14) ?? [];
  const sum = new Sum();
  for (const part of parts) sum.add(part);
  const result = sum.result();
  const [date] = dates;
  return date ? new Date(date.getTime() + Math.round(toDouble(result))) : result;
}

function subtraction([a, b]: (Value | undefined)[]): Value {
  if (missing(a) || missing(b)) return null;
  if (a instanceof Date && b instanceof Date) return BigInt(a.getTime() - b.getTime());
  if (a instanceof Date && isNumber(b)) return new Date(a.getTime() - Math.round(toDouble(b)));
  if (!isNumber(a) || !isNumber(b)) {
    throw bad(14, `can't $subtract ${typeOf(b)[1]} from ${typeOf(a)[1]}`);
  }
  return difference(a, b);
}

function quotient(args: (Value | undefined)[]): Value {
  const pair = numbers('$divide', args, 14);
  if (!pair) return null;
  const [a = 0, b = 0] = pair;
  if (a instanceof Decimal128 || b instanceof Decimal128) throw unsupported('$divide of a decimal');
  if (toDouble(b) === 0) throw bad(2, "can't $divide by zero");
  return toDouble(a) / toDouble(b);
}

function concat(args: (Value | undefined)[]): Value {
  if (args.some(missing)) return null;
  return args
    .map((value) => {
      if (typeof value === 'string') return value;
      throw bad(16702, `$concat only supports strings, not ${typeOf(value)[1]}`);
    })
    .join('');
}

const extreme =
  (sign: 1 | -1): Operator =>
  (args) => {
    const only = args[0];
    const values = (args.length === 1 && Array.isArray(only) ? only : args).filter(
      (v) => !missing(v),
    );
    let best: Value | undefined;
    for (const value of values) {
      if (best === undefined || compare(value, best) * sign > 0) best = value;
    }
    return best ?? null;
  };

const comparing =
  (holds: (order: number) => boolean): Operator =>
  ([a, b]) =>
    holds(compareMissing(a, b));

/** As `compare`, but a missing value comes before null. */
function compareMissing(a: Value | undefined, b: Value | undefined): number {
  if (a === undefined || b === undefined) {
    return a === b ? 0 : a === undefined ? -1 : 1;
  }
  return Math.sign(compare(a, b));
}

const FIXED: Record<string, Fixed> = {
  $add: fixed(0, 99, addition),
  $subtract: fixed(2, 2, subtraction),
  $multiply: fixed(
    0,
    99,
    (args) => numbers('$multiply', args, 14)?.reduce(product, int(1)) ?? null,
  ),
  $divide: fixed(2, 2, quotient),
  $concat: fixed(0, 99, concat),
  $eq: fixed(
    2,
    2,
    comparing((order) => order === 0),
  ),
  $ne: fixed(
    2,
    2,
    comparing((order) => order !== 0),
  ),
  $gt: fixed(
    2,
    2,
    comparing((order) => order > 0),
  ),
  $gte: fixed(
    2,
    2,
    comparing((order) => order >= 0),
  ),
  $lt: fixed(
    2,
    2,
    comparing((order) => order < 0),
  ),
  $lte: fixed(
    2,
    2,
    comparing((order) => order <= 0),
  ),
  $cmp: fixed(2, 2, ([a, b]) => int(compareMissing(a, b))),
  $and: fixed(0, 99, (args) => args.every(truthy)),
  $or: fixed(0, 99, (args) => args.some(truthy)),
  $not: fixed(1, 1, ([value]) => !truthy(value)),
  $ifNull: fixed(2, 99, (args) => args.find((value) => !missing(value)) ?? args.at(-1)),
  $max: fixed(1, 99, extreme(1)),
  $min: fixed(1, 99, extreme(-1)),
  $isArray: fixed(1, 1, ([value]) => Array.isArray(value)),
  $type: fixed(1, 1, ([value]) => typeOf(value)[1]),
  $size: fixed(1, 1, ([value]) => {
    if (Array.isArray(value)) return int(value.length);
    throw bad(
      17124,
      `The argument to $size must be an array, but was of type: ${typeOf(value)[1]}`,
    );
  }),
  $in: fixed(2, 2, ([value, list]) => {
    if (!Array.isArray(list)) {
      throw bad(40081, `$in requires an array as a second argument, found: ${typeOf(list)[1]}`);
    }
    return list.some((item) => compareMissing(item, value) === 0);
  }),
  $arrayElemAt: fixed(2, 2, ([list, position]) => {
    if (missing(list) || missing(position)) return null;
    if (!Array.isArray(list)) {
      throw bad(28689, `$arrayElemAt's first argument must be an array, but is ${typeOf(list)[1]}`);
    }
    const at = isNumber(position) ? toDouble(position) : Number.NaN;
    if (!Number.isInteger(at))
      throw bad(28690, "$arrayElemAt's second argument must be an integer");
    return list.at(at);
  }),
};

function parseOperator(name: string, argument: Value): Expression {
  if (name === '$literal') return () => argument;
  if (name === '$cond') return parseCondition(argument);
  const operator = Object.hasOwn(FIXED, name) ? FIXED[name] : undefined;
  if (!operator) {
    throw bad(
      168,
      `Unrecognized expression '${name}' (embedded store: not supported; set MONGODB_URI to use MongoDB)`,
    );
  }
  const list = Array.isArray(argument) ? argument : [argument];
  if (list.length < operator.least || list.length > operator.most) {
    throw bad(
      16020,
      `Expression ${name} takes exactly ${operator.least} arguments. ${list.length} were passed in.`,
    );
  }
  const args = list.map(parseExpression);
  return (scope) => operator.run(args.map((arg) => arg(scope)));
}

function parseCondition(argument: Value): Expression {
  const parts = Array.isArray(argument)
    ? argument
    : isDoc(argument)
      ? ['if', 'then', 'else'].map((key) => {
          const part = argument.get(key);
          if (part === undefined) throw bad(17080, `Missing '${key}' parameter to $cond`);
          return part;
        })
      : [];
  if (isDoc(argument) && argument.size > 3) throw bad(17083, 'Unrecognized parameter to $cond');
  const [test, yes, no] = parts.map(parseExpression);
  if (!test || !yes || !no || parts.length !== 3) {
    throw bad(16020, `Expression $cond takes exactly 3 arguments. ${parts.length} were passed in.`);
  }
  return (scope) => (truthy(test(scope)) ? yes(scope) : no(scope));
}
