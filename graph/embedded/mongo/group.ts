import { Sum, toDouble } from './arithmetic.ts';
import { StoreError, unsupported } from './errors.ts';
import { type Expression, parseExpression } from './expression.ts';
import { compare, keyOf } from './order.ts';
import type { Stage } from './pipeline.ts';
import { type Doc, int, isDoc, isNumber, typeOf, type Value } from './values.ts';

const bad = (code: number, message: string) => new StoreError(code, message);

type Accumulator = { add(value: Value | undefined): void; result(): Value };

const ACCUMULATORS: Record<string, () => Accumulator> = {
  $sum: () => {
    const sum = new Sum();
    return {
      add: (value) => {
        if (isNumber(value)) sum.add(value);
      },
      result: () => sum.result(),
    };
  },
  $avg: () => {
    const sum = new Sum();
    let count = 0;
    return {
      add: (value) => {
        if (!isNumber(value)) return;
        if (typeOf(value)[1] === 'decimal') throw unsupported('$avg of a decimal');
        sum.add(value);
        count++;
      },
      result: () => (count === 0 ? null : toDouble(sum.result()) / count),
    };
  },
  $min: () => extreme(-1),
  $max: () => extreme(1),
  $first: () => {
    let first: Value | undefined;
    let any = false;
    return {
      add: (value) => {
        if (!any) first = value;
        any = true;
      },
      result: () => first ?? null,
    };
  },
  $last: () => {
    let last: Value | undefined;
    return {
      add: (value) => {
        last = value;
      },
      result: () => last ?? null,
    };
  },
  $push: () => {
    const items: Value[] = [];
    return {
      add: (value) => {
        if (value !== undefined) items.push(value);
      },
      result: () => items,
    };
  },
  $addToSet: () => {
    const items = new Map<string, Value>();
    return {
      add: (value) => {
        if (value === undefined) return;
        const key = keyOf(value).toString('latin1');
        if (!items.has(key)) items.set(key, value);
      },
      result: () => [...items.values()],
    };
  },
};

function extreme(sign: 1 | -1): Accumulator {
  let best: Value | undefined;
  return {
    add: (value) => {
      if (value === undefined || value === null) return;
      if (best === undefined || compare(value, best) * sign > 0) best = value;
    },
    result: () => best ?? null,
  };
}

interface Field {
  readonly name: string;
  readonly make: () => Accumulator;
  readonly expression: Expression;
}

function parseAccumulator(name: string, spec: Value): Field {
  if (name.includes('.')) throw bad(40235, `The field name '${name}' cannot contain '.'`);
  if (name.startsWith('$')) throw bad(40236, `The field name '${name}' cannot be an operator name`);
  const [entry] = isDoc(spec) ? spec : [];
  if (!entry || !isDoc(spec)) throw bad(40234, `The field '${name}' must be an accumulator object`);
  if (spec.size !== 1) throw bad(40238, `The field '${name}' must specify one accumulator`);
  const [op, operand] = entry;
  if (op === '$count') {
    if (!isDoc(operand) || operand.size > 0)
      throw bad(9, '$count takes no arguments, i.e. $count:{}');
    return { name, make: ACCUMULATORS.$sum ?? (() => extreme(1)), expression: () => int(1) };
  }
  const make = Object.hasOwn(ACCUMULATORS, op) ? ACCUMULATORS[op] : undefined;
  if (!make)
    throw bad(
      15952,
      `unknown group operator '${op}' (embedded store: not supported; set MONGODB_URI to use MongoDB)`,
    );
  if (Array.isArray(operand) && operand.length !== 1)
    throw bad(40237, `The ${op} accumulator is a unary operator`);
  const [only] = Array.isArray(operand) ? operand : [operand];
  return { name, make, expression: parseExpression(only ?? null) };
}

export function groupStage(operand: Value): Stage {
  if (!isDoc(operand)) throw bad(15947, "a group's fields must be specified in an object");
  const id = operand.get('_id');
  if (id === undefined) throw bad(15955, 'a group specification must include an _id');
  const key = parseExpression(id);
  const fields = [...operand].flatMap(([name, spec]) =>
    name === '_id' ? [] : [parseAccumulator(name, spec)],
  );
  return function* (docs) {
    const groups = new Map<string, { id: Value; all: Accumulator[] }>();
    for (const doc of docs) {
      const value = key({ root: doc }) ?? null;
      const name = keyOf(value).toString('latin1');
      let group = groups.get(name);
      if (!group) {
        group = { id: value, all: fields.map(({ make }) => make()) };
        groups.set(name, group);
      }
      group.all.forEach((one, i) => {
        one.add(fields[i]?.expression({ root: doc }));
      });
    }
    for (const { id: value, all } of groups.values()) {
      const result: Doc = new Map([['_id', value]]);
      all.forEach((one, i) => {
        result.set(fields[i]?.name ?? '', one.result());
      });
      yield result;
    }
  };
}
