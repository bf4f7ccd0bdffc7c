import { BSONRegExp } from 'bson';
import { type Path, someValueAt } from '../bson/paths.ts';
import { type Doc, isDoc, typeName, type Value } from '../bson/values.ts';
import { StoreError, unsupported } from '../errors.ts';
import { comparisonTest, equalityTest, type Test } from './comparisons.ts';
import { type LiteralPattern, parseRegex, regexTest } from './regex.ts';

/** One condition on one path; the planner turns its operator and value into index bounds. */
export type Condition = {
  readonly kind: 'condition';
  readonly name: string;
  readonly path: Path;
  readonly operator: string;
  readonly value: Value;
  readonly regex?: LiteralPattern;
  readonly test: Test;
};

export type Filter =
  | Condition
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Filter[] }
  | { readonly kind: 'not'; readonly part: Filter };

const refuse = (message: string) => new StoreError(2, message);

export const everything: Filter = { kind: 'and', parts: [] };

/** Parses a filter document. Raises 2 if it is malformed or not supported. */
export function parseFilter(filter: Doc): Filter {
  if (filter.size === 0) return everything;
  const parts = [...filter].flatMap(([key, value]) => {
    if (key === '$and' || key === '$or') return [parseLogical(key, value)];
    if (key.startsWith('$')) throw unsupported(`the query operator ${key}`);
    return parseField(key, value);
  });
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'and', parts };
}

function parseLogical(key: '$and' | '$or', value: Value): Filter {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isDoc)) {
    throw refuse(`${key} must be a nonempty array of objects`);
  }
  return { kind: key === '$and' ? 'and' : 'or', parts: value.map(parseFilter) };
}

/** A document of operators: its first field begins with $. */
const isOperators = (value: Value | undefined): value is Doc =>
  isDoc(value) && value.keys().next().value?.startsWith('$') === true;

function parseField(name: string, value: Value): Filter[] {
  if (value instanceof BSONRegExp) return [regexCondition(name, parseRegex(value))];
  if (!isOperators(value)) return [comparison(name, '$eq', value)];
  return [...value].flatMap(([operator, operand]) =>
    operator === '$options' ? [] : [parseOperator(name, operator, operand, value)],
  );
}

function parseOperator(name: string, operator: string, value: Value, all: Doc): Filter {
  switch (operator) {
    case '$eq':
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return comparison(name, operator, value);
    case '$ne':
      return { kind: 'not', part: comparison(name, '$eq', value) };
    case '$in':
      return membership(name, value);
    case '$nin':
      return { kind: 'not', part: membership(name, value) };
    case '$regex':
      return regexCondition(name, parseRegex(value, all.get('$options')));
    default:
      throw unsupported(`the query operator ${operator}`);
  }
}

const conditionOf = (name: string, operator: string, value: Value, test: Test): Condition => ({
  kind: 'condition',
  name,
  path: name.split('.'),
  operator,
  value,
  test,
});

const comparison = (name: string, operator: string, value: Value): Condition =>
  conditionOf(name, operator, value, comparisonTest(operator, value));

const regexCondition = (name: string, regex: LiteralPattern): Condition => ({
  ...conditionOf(name, '$regex', regex.text, regexTest(regex)),
  regex,
});

function membership(name: string, value: Value): Condition {
  if (!Array.isArray(value)) throw refuse(`$in and $nin need an array, not ${typeName(value)}`);
  const tests = value.map((item) => {
    if (isOperators(item)) throw refuse('cannot nest $ under $in');
    return equalityTest(item);
  });
  const texts = value.every((item) => typeof item === 'string') ? new Set<unknown>(value) : null;
  return conditionOf(name, '$in', value, (found) =>
    texts ? texts.has(found) : tests.some((test) => test(found)),
  );
}

export function matches(filter: Filter, doc: Doc): boolean {
  switch (filter.kind) {
    case 'condition':
      return someValueAt(doc, filter.path, filter.test);
    case 'and':
      return filter.parts.every((part) => matches(part, doc));
    case 'or':
      return filter.parts.some((part) => matches(part, doc));
    case 'not':
      return !matches(filter.part, doc);
  }
}
