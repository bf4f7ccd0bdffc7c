import { BSONRegExp } from 'bson';
import { add, multiply, type Num } from './arithmetic.ts';
import { fieldsOf } from './catalog.ts';
import { type Change, KEEP, REMOVE } from './change.ts';
import { describe } from './describe.ts';
import { StoreError, unsupported } from './errors.ts';
import { elementTest, isOperators } from './filter.ts';
import { keysOf } from './keys.ts';
import { compare, equal } from './order.ts';
import { now } from './records.ts';
import { clone, type Doc, int, integerOf, isDoc, isNumber, typeOf, type Value } from './values.ts';

/** An update operator given its operand: a change for the document with this `_id`. */
export type Operator = (id: Value) => Change;

/** Whether an operator makes the path where it is missing. */
export const CREATES = new Set([
  '$set',
  '$setOnInsert',
  '$inc',
  '$mul',
  '$min',
  '$max',
  '$currentDate',
  '$push',
  '$addToSet',
]);

const bad = (code: number, message: string) => new StoreError(code, message);

/** Understands one operator on one path. Raises 9, 2 or 14 for operands MongoDB refuses. */
export function parseOperator(op: string, name: string, value: Value): Operator {
  switch (op) {
    case '$set':
    case '$setOnInsert':
      return () => () => clone(value);
    case '$unset':
      return () => (current) => (current === undefined ? KEEP : REMOVE);
    case '$inc':
      return arithmetic(op, name, value, add, 'increment', (operand) => operand);
    case '$mul':
      return arithmetic(
        op,
        name,
        value,
        multiply,
        'multiply',
        (operand) => multiply(operand, int(0)) ?? 0,
      );
    case '$min':
      return () => (current) =>
        current === undefined || compare(value, current) < 0 ? value : KEEP;
    case '$max':
      return () => (current) =>
        current === undefined || compare(value, current) > 0 ? value : KEEP;
    case '$currentDate':
      return currentDate(value);
    case '$push':
      return push(name, value);
    case '$addToSet':
      return addToSet(name, value);
    case '$pop':
      return pop(name, value);
    case '$pull':
      return pull(op, pullTest(value));
    case '$pullAll':
      if (!Array.isArray(value))
        throw bad(2, `$pullAll requires an array argument but was given a ${typeOf(value)[1]}`);
      return pull(op, (item) => value.some((one) => equal(item, one)));
    case '$bit':
      throw unsupported('the update operator $bit', 9);
    default:
      throw bad(
        9,
        `Unknown modifier: ${op}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
  }
}

function arithmetic(
  op: string,
  name: string,
  operand: Value,
  combine: (a: Num, b: Num) => Num | undefined,
  verb: string,
  initial: (operand: Num) => Num,
): Operator {
  if (!isNumber(operand)) {
    throw bad(14, `Cannot ${verb} with non-numeric argument: {${name}: ${describe(operand)}}`);
  }
  return (id) => (current) => {
    if (current === undefined) return initial(operand);
    if (!isNumber(current)) {
      throw bad(
        14,
        `Cannot apply ${op} to a value of non-numeric type. {_id: ${describe(id)}} has the field '${name.split('.').at(-1)}' of non-numeric type ${typeOf(current)[1]}`,
      );
    }
    const result = combine(current, operand);
    if (result === undefined) {
      throw bad(
        2,
        `Failed to apply ${op} operations to current value ((NumberLong)${current}) for document {_id: ${describe(id)}}`,
      );
    }
    return result;
  };
}

function currentDate(value: Value): Operator {
  const kind = isDoc(value) ? value.get('$type') : value;
  if (isDoc(value) && (value.size !== 1 || (kind !== 'date' && kind !== 'timestamp'))) {
    throw bad(
      2,
      "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}",
    );
  }
  if (!isDoc(value) && typeof value !== 'boolean') {
    throw bad(
      2,
      `${typeOf(value)[1]} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
    );
  }
  return () => () => (kind === 'timestamp' ? now() : new Date());
}

interface Push {
  readonly each: readonly Value[];
  readonly slice: number | undefined;
  readonly position: number | undefined;
  readonly sort: ((a: Value, b: Value) => number) | undefined;
}

function modifier(spec: Doc, key: string): number | undefined {
  const value = spec.get(key);
  if (value === undefined) return undefined;
  const number = integerOf(value);
  if (number === undefined) {
    throw bad(
      2,
      `The value for ${key} must be an integer value but was given type: ${typeOf(value)[1]}`,
    );
  }
  return number;
}

function parsePush(value: Value): Push {
  if (!isDoc(value) || !value.has('$each')) {
    return { each: [value], slice: undefined, position: undefined, sort: undefined };
  }
  const each = value.get('$each');
  if (!Array.isArray(each)) {
    throw bad(
      2,
      `The argument to $each in $push must be an array but it was of type: ${typeOf(each)[1]}`,
    );
  }
  for (const key of value.keys()) {
    if (!['$each', '$slice', '$position', '$sort'].includes(key)) {
      throw bad(2, `Unrecognized clause in $push: ${key}`);
    }
  }
  return {
    each,
    slice: modifier(value, '$slice'),
    position: modifier(value, '$position'),
    sort: sorter(value.get('$sort')),
  };
}

function sorter(spec: Value | undefined): Push['sort'] {
  if (spec === undefined) return undefined;
  const direction = integerOf(spec);
  if (direction === 1 || direction === -1) return (a, b) => compare(a, b) * direction;
  if (!isDoc(spec))
    throw bad(
      2,
      'The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields',
    );
  for (const way of spec.values()) {
    if (Math.abs(integerOf(way) ?? 0) !== 1)
      throw bad(2, 'The $sort element value must be either 1 or -1');
  }
  const fields = fieldsOf(spec);
  const keyOf = (value: Value) =>
    keysOf(isDoc(value) ? value : new Map(), fields).keys.sort(Buffer.compare)[0] ??
    Buffer.alloc(0);
  return (a, b) => Buffer.compare(keyOf(a), keyOf(b));
}

function push(name: string, value: Value): Operator {
  const { each, slice, position, sort } = parsePush(value);
  return (id) => (current) => {
    if (current !== undefined && !Array.isArray(current)) {
      throw bad(
        2,
        `The field '${name}' must be an array but is of type ${typeOf(current)[1]} in document {_id: ${describe(id)}}`,
      );
    }
    const items = [...(current ?? [])];
    const at =
      position === undefined
        ? items.length
        : position < 0
          ? Math.max(0, items.length + position)
          : position;
    items.splice(at, 0, ...each.map(clone));
    if (sort) items.sort(sort);
    if (slice === undefined) return items;
    return slice === 0 ? [] : slice > 0 ? items.slice(0, slice) : items.slice(slice);
  };
}

function addToSet(name: string, value: Value): Operator {
  let each: readonly Value[] = [value];
  if (isDoc(value) && value.keys().next().value === '$each') {
    const list = value.get('$each');
    if (!Array.isArray(list)) {
      throw bad(
        14,
        `The argument to $each in $addToSet must be an array but it was of type ${typeOf(list)[1]}`,
      );
    }
    if (value.size > 1)
      throw bad(2, `Found unexpected fields after $each in $addToSet: ${describe(value)}`);
    each = list;
  }
  return () => (current) => {
    if (current !== undefined && !Array.isArray(current)) {
      throw bad(
        2,
        `Cannot apply $addToSet to non-array field. Field named '${name}' has non-array type ${typeOf(current)[1]}`,
      );
    }
    const items = [...(current ?? [])];
    for (const one of each) if (!items.some((item) => equal(item, one))) items.push(clone(one));
    return items;
  };
}

function pop(name: string, value: Value): Operator {
  const end = integerOf(value);
  if (end === undefined) throw bad(9, `Expected a number in: ${name}: ${describe(value)}`);
  if (end !== 1 && end !== -1) throw bad(9, `$pop expects 1 or -1, found: ${end}`);
  return () => (current) => {
    if (current === undefined) return KEEP;
    if (!Array.isArray(current)) {
      throw bad(14, `Path '${name}' contains an element of non-array type '${typeOf(current)[1]}'`);
    }
    return end === 1 ? current.slice(0, -1) : current.slice(1);
  };
}

function pullTest(value: Value): (item: Value) => boolean {
  if (value instanceof BSONRegExp) return elementTest(new Map([['$regex', value]]));
  if (!isDoc(value)) return (item) => equal(item, value);
  const test = elementTest(value);
  return isOperators(value) ? test : (item) => isDoc(item) && test(item);
}

function pull(op: string, test: (item: Value) => boolean): Operator {
  return () => (current) => {
    if (current === undefined) return KEEP;
    if (!Array.isArray(current)) throw bad(2, `Cannot apply ${op} to a non-array value`);
    const kept = current.filter((item) => !test(item));
    return kept.length === current.length ? KEEP : kept;
  };
}
