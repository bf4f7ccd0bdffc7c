import { BSONRegExp } from 'bson';
import {
  comparisonTest,
  equalityTest,
  modTest,
  regexOf,
  regexTest,
  sizeTest,
  typeTest,
} from './conditions.ts';
import { StoreError, unsupported } from './errors.ts';
import { parseExpression } from './expression.ts';
import { type Filter, type Leaf, matches } from './match.ts';
import { type Doc, isDoc, truthy, type Value } from './values.ts';

const bad = (message: string) => new StoreError(2, message);

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
