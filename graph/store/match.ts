import { BSONRegExp, MaxKey, MinKey } from 'bson';
import { StoreError, unsupported } from './errors.ts';
import { type Expression, parseExpression } from './expression.ts';
import { compare, equal, rankOf } from './order.ts';
import { type Path, walk } from './paths.ts';
import { checkRegexOptions, compileRegex } from './regex.ts';
import {
  type Doc,
  integerOf,
  isDoc,
  isNumber,
  TYPE_CODES,
  truthy,
  typeOf,
  type Value,
} from './values.ts';

/** One condition on one path. `value` is what the planner may turn into the bounds of an index. */
export interface Leaf {
  readonly kind: 'leaf';
  readonly name: string;
  readonly path: Path;
  readonly op: string;
  readonly value: Value;
  /** Whether arrays at the path's end are also offered element by element. */
  readonly leaves: boolean;
  readonly test: (value: Value | undefined) => boolean;
  /** What an element must meet, where the condition is one on elements. */
  readonly element?: (item: Value) => boolean;
}

/** A filter, understood. */
export type Filter =
  | Leaf
  | { readonly kind: 'and' | 'or' | 'nor'; readonly parts: readonly Filter[] }
  | { readonly kind: 'not'; readonly part: Filter }
  | { readonly kind: 'expr'; readonly expression: Expression };

const bad = (message: string) => new StoreError(2, message);

/** Whether a document matches. `found` is told the array position of the first match of a leaf. */
export function matches(filter: Filter, doc: Value, found?: (position: number) => void): boolean {
  switch (filter.kind) {
    case 'leaf':
      return walk(doc, filter.path, filter.leaves, (value, position) => {
        if (!filter.test(value)) return false;
        const { element } = filter;
        const inner = element && Array.isArray(value) ? value.findIndex(element) : position;
        if (found && inner !== undefined) found(position ?? inner);
        return true;
      });
    case 'and':
      return filter.parts.every((part) => matches(part, doc, found));
    case 'or':
      return filter.parts.some((part) => matches(part, doc, found));
    case 'nor':
      return !filter.parts.some((part) => matches(part, doc));
    case 'not':
      return !matches(filter.part, doc);
    case 'expr':
      return truthy(filter.expression({ root: isDoc(doc) ? doc : new Map() }));
  }
}

/** Understands a filter document. Raises MongoDB's codes for what is malformed or not supported. */
export function parseFilter(filter: Doc): Filter {
  const parts: Filter[] = [];
  for (const [key, value] of filter) {
    if (!key.startsWith('$')) parts.push(...parseField(key, value));
    else {
      const part = parseTop(key, value);
      if (part) parts.push(part);
    }
  }
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'and', parts };
}

function parseTop(key: string, value: Value): Filter | undefined {
  if (key === '$and' || key === '$or' || key === '$nor') {
    if (!Array.isArray(value)) throw bad(`${key} argument must be an array`);
    if (value.length === 0) throw bad(`$and/$or/$nor must be a nonempty array`);
    const parts = value.map((part) => {
      if (!isDoc(part)) throw bad(`$or/$and/$nor entries need to be full objects`);
      return parseFilter(part);
    });
    return { kind: key === '$and' ? 'and' : key === '$or' ? 'or' : 'nor', parts };
  }
  if (key === '$expr') return { kind: 'expr', expression: parseExpression(value) };
  if (key === '$comment') return undefined;
  if (
    ['$where', '$text', '$jsonSchema', '$sampleRate', '$alwaysTrue', '$alwaysFalse'].includes(key)
  ) {
    throw unsupported(`the query operator ${key}`);
  }
  throw bad(
    `unknown top level operator: ${key}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
  );
}

/** Whether a value is a document of operators; a first field with $ decides. */
export function isOperators(value: Value | undefined): value is Doc {
  if (!isDoc(value)) return false;
  const first = value.keys().next().value;
  return first?.startsWith('$') === true && !['$ref', '$id', '$db'].includes(first);
}

function parseField(name: string, value: Value): Filter[] {
  if (value instanceof BSONRegExp) return [leafOf(name, '$regex', value, regexTest(value))];
  if (!isOperators(value)) return [comparison(name, '$eq', value)];
  return parseOperators(name, value);
}

function parseOperators(name: string, operators: Doc): Filter[] {
  const parts: Filter[] = [];
  for (const [op, value] of operators) {
    if (op === '$options') {
      if (!operators.has('$regex')) throw bad('$options needs a $regex');
    } else parts.push(parseOperator(name, op, value, operators));
  }
  return parts;
}

const not = (part: Filter): Filter => ({ kind: 'not', part });

function leafOf(name: string, op: string, value: Value, test: Leaf['test'], leaves = true): Leaf {
  return { kind: 'leaf', name, path: name.split('.'), op, value, leaves, test };
}

function parseOperator(name: string, op: string, value: Value, all: Doc): Filter {
  switch (op) {
    case '$eq':
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return comparison(name, op, value);
    case '$ne':
      if (value instanceof BSONRegExp) throw bad("Can't have regex as arg to $ne.");
      return not(comparison(name, '$eq', value));
    case '$in':
      return membership(name, op, value);
    case '$nin':
      return not(membership(name, op, value));
    case '$not':
      return negation(name, value);
    case '$exists': {
      const present = leafOf(name, '$exists', true, (found) => found !== undefined, false);
      return truthy(value) ? present : not(present);
    }
    case '$type':
      return leafOf(name, op, value, typeTest(name, value));
    case '$size':
      return leafOf(name, op, value, sizeTest(value), false);
    case '$mod':
      return leafOf(name, op, value, modTest(value));
    case '$regex': {
      const regex = regexOf(value, all.get('$options'));
      return leafOf(name, op, regex, regexTest(regex));
    }
    case '$all':
      return all_(name, value);
    case '$elemMatch':
      return elemMatch(name, value);
    default:
      if (/^\$(geo|near|bits|jsonSchema|within|maxDistance|minDistance|box|center)/.test(op)) {
        throw unsupported(`the query operator ${op}`);
      }
      throw bad(`unknown operator: ${op}`);
  }
}

/** A comparison holds between values of one type only, but for null and the two ends of the order. */
function comparison(name: string, op: string, value: Value): Leaf {
  if (value instanceof BSONRegExp && op !== '$eq') {
    throw bad(`Can't have RegEx as arg to predicate over field '${name}'.`);
  }
  return leafOf(name, op, value, comparisonTest(op, value));
}

function comparisonTest(op: string, value: Value): Leaf['test'] {
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

function equalityTest(value: Value): Leaf['test'] {
  if (typeof value === 'string') return (found) => found === value;
  if (value === null) return (found) => found === undefined || found === null;
  return (found) => found !== undefined && equal(found, value);
}

function membership(name: string, op: string, value: Value): Leaf {
  if (!Array.isArray(value)) throw bad(`${op} needs an array`);
  const tests = value.map((item) => {
    if (item instanceof BSONRegExp) {
      const regex = regexTest(item);
      return regex;
    }
    if (isOperators(item)) throw bad(`cannot nest $ under ${op}`);
    return equalityTest(item);
  });
  const plain = value.every((item) => typeof item === 'string') ? new Set<unknown>(value) : null;
  const test: Leaf['test'] = plain
    ? (found) => plain.has(found)
    : (found) => tests.some((one) => one(found));
  return leafOf(name, '$in', value, test);
}

function negation(name: string, value: Value): Filter {
  if (value instanceof BSONRegExp) return not(leafOf(name, '$regex', value, regexTest(value)));
  if (!isDoc(value)) throw bad('$not needs a regex or a document');
  if (value.size === 0) throw bad('$not cannot be empty');
  if (!isOperators(value)) {
    throw bad('$not needs a document of operators');
  }
  return not({ kind: 'and', parts: parseOperators(name, value) });
}

function typeTest(name: string, value: Value): Leaf['test'] {
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

function sizeTest(value: Value): Leaf['test'] {
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

function modTest(value: Value): Leaf['test'] {
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

function regexOf(value: Value, options: Value | undefined): BSONRegExp {
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

function regexTest(regex: BSONRegExp): Leaf['test'] {
  const compiled = compileRegex(regex);
  return (found) =>
    typeof found === 'string'
      ? compiled.test(found)
      : found instanceof BSONRegExp &&
        found.pattern === regex.pattern &&
        found.options === regex.options;
}

function all_(name: string, value: Value): Filter {
  if (!Array.isArray(value)) throw bad('$all needs an array');
  if (value.length === 0) return leafOf(name, '$all', value, () => false);
  const elements = value.filter((item) => isDoc(item) && item.has('$elemMatch'));
  if (elements.length > 0 && elements.length < value.length) {
    throw bad('$all/$elemMatch has to be consistent');
  }
  return {
    kind: 'and',
    parts: value.map((item) => {
      if (item instanceof BSONRegExp) return leafOf(name, '$regex', item, regexTest(item));
      if (!isOperators(item)) return comparison(name, '$eq', item);
      const element = item.get('$elemMatch');
      if (element === undefined || item.size > 1) throw bad('no $ expressions in $all');
      return elemMatch(name, element);
    }),
  };
}

const LOGICAL = new Set(['$and', '$or', '$nor', '$expr', '$where', '$comment']);

/** Whether one element of an array meets a condition: as a value, or as a document. */
export function elementTest(value: Value): (item: Value) => boolean {
  if (!isDoc(value)) throw bad('$elemMatch needs an Object');
  const first = value.keys().next().value ?? '';
  if (isOperators(value) && !LOGICAL.has(first)) {
    return elementOnly({ kind: 'and', parts: parseOperators('', value) });
  }
  const filter = parseFilter(value);
  return (item) => (isDoc(item) || Array.isArray(item)) && matches(filter, item);
}

function elemMatch(name: string, value: Value): Leaf {
  const element = elementTest(value);
  const test: Leaf['test'] = (found) => Array.isArray(found) && found.some(element);
  return { ...leafOf(name, '$elemMatch', value, test, false), element };
}

/** Applies conditions on the nameless path to an element itself. */
function elementOnly(filter: Filter): (item: Value) => boolean {
  switch (filter.kind) {
    case 'leaf':
      return filter.test;
    case 'not': {
      const inner = elementOnly(filter.part);
      return (item) => !inner(item);
    }
    case 'and': {
      const inner = filter.parts.map(elementOnly);
      return (item) => inner.every((test) => test(item));
    }
    default:
      throw bad('logical operators are not allowed inside an $elemMatch on values');
  }
}
