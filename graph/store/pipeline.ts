import { BSONRegExp } from 'bson';
import { parseSort } from './arguments.ts';
import { Sum, toDouble } from './arithmetic.ts';
import { StoreError, unsupported } from './errors.ts';
import { type Expression, parseExpression, readPath } from './expression.ts';
import { type KeyField, keysOf, PARALLEL } from './keys.ts';
import { matches, parseFilter } from './match.ts';
import { compare, keyOf } from './order.ts';
import { stageOf, transformOf } from './transform.ts';
import { type Doc, int, integerOf, isDoc, isNumber, truthy, typeOf, type Value } from './values.ts';

const bad = (code: number, message: string) => new StoreError(code, message);

/** A stage: documents in, documents out, as they are asked for. */
export type Stage = (docs: Iterable<Doc>) => Iterable<Doc>;

/** Reads another collection of the same database, for `$lookup`. */
export type Lookup = (name: string, filter: Doc) => Iterable<Doc>;

/** Understands a pipeline. Raises 40324 for a stage that is unknown or not supported. */
export function parsePipeline(stages: readonly Value[], lookup: Lookup): Stage {
  const parsed = stages.map((stage) => parseStage(stage, lookup));
  return (docs) => parsed.reduce((stream, stage) => stage(stream), docs);
}

function parseStage(stage: Value, lookup: Lookup): Stage {
  const [name, operand] = stageOf(stage);
  const transform = transformOf(name, operand);
  if (transform) {
    return function* (docs) {
      for (const doc of docs) yield transform(doc);
    };
  }
  switch (name) {
    case '$match':
      return matchStage(operand);
    case '$sort':
      return sortStage(parseSort(operand, true));
    case '$limit':
      return limitStage(operand);
    case '$skip':
      return skipStage(operand);
    case '$count':
      return countStage(operand);
    case '$group':
      return groupStage(operand);
    case '$sortByCount': {
      const group = groupStage(
        new Map<string, Value>([
          ['_id', operand],
          ['count', new Map([['$sum', int(1)]])],
        ]),
      );
      const sort = sortStage([{ name: 'count', path: ['count'], descending: true }]);
      return (docs) => sort(group(docs));
    }
    case '$unwind':
      return unwindStage(operand);
    case '$facet':
      return facetStage(operand, lookup);
    case '$lookup':
      return lookupStage(operand, lookup);
    case '$changeStream':
      throw bad(40573, 'The $changeStream stage is only supported on replica sets');
    case '$out':
    case '$merge':
      throw unsupported(`the stage ${name}`, 40324);
    default:
      throw bad(
        40324,
        `Unrecognized pipeline stage name: '${name}' (embedded store: not supported; set MONGODB_URI to use MongoDB)`,
      );
  }
}

function matchStage(operand: Value): Stage {
  if (!isDoc(operand)) throw bad(15959, 'the match filter must be an expression in an object');
  const filter = parseFilter(operand);
  return function* (docs) {
    for (const doc of docs) if (matches(filter, doc)) yield doc;
  };
}

function sortStage(fields: readonly KeyField[]): Stage {
  return function* (docs) {
    const keyed = Array.from(docs, (doc) => ({ doc, key: sortKey(doc, fields) }));
    keyed.sort((a, b) => Buffer.compare(a.key, b.key));
    for (const { doc } of keyed) yield doc;
  };
}

/** The key by which a document is sorted: the first of its keys in the order of the sort. */
export function sortKey(doc: Doc, fields: readonly KeyField[]): Buffer {
  const { keys } = keysOf(doc, fields, PARALLEL.sort);
  let [least = Buffer.alloc(0)] = keys;
  for (const key of keys) if (Buffer.compare(key, least) < 0) least = key;
  return least;
}

function limitStage(operand: Value): Stage {
  const limit = integerOf(operand);
  if (limit === undefined)
    throw bad(5107201, `invalid argument to $limit stage: Expected an integer`);
  if (limit <= 0) throw bad(15958, 'the limit must be positive');
  return function* (docs) {
    let left = limit;
    for (const doc of docs) {
      yield doc;
      if (--left === 0) return;
    }
  };
}

function skipStage(operand: Value): Stage {
  const skip = integerOf(operand);
  if (skip === undefined || skip < 0) {
    throw bad(5107200, 'invalid argument to $skip stage: Expected a non-negative number');
  }
  return function* (docs) {
    let left = skip;
    for (const doc of docs) if (left-- <= 0) yield doc;
  };
}

function countStage(operand: Value): Stage {
  if (typeof operand !== 'string') throw bad(40156, 'the count field must be a non-empty string');
  if (operand === '') throw bad(40157, 'the count field must be a non-empty string');
  if (operand.startsWith('$')) throw bad(40158, 'the count field cannot be a $-prefixed path');
  if (operand.includes('.')) throw bad(40160, "the count field cannot contain '.'");
  return function* (docs) {
    let count = 0;
    for (const _ of docs) count++;
    if (count > 0) yield new Map([[operand, int(count)]]);
  };
}

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

function groupStage(operand: Value): Stage {
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

function unwindStage(operand: Value): Stage {
  const spec = isDoc(operand) ? operand : new Map<string, Value>([['path', operand]]);
  for (const key of spec.keys()) {
    if (!['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays'].includes(key)) {
      throw bad(28811, `unrecognized option to $unwind stage: ${key}`);
    }
  }
  const path = spec.get('path');
  if (path === undefined) throw bad(28812, 'no path specified to $unwind stage');
  if (typeof path !== 'string')
    throw bad(28808, `expected a string as the path for $unwind stage, got ${typeOf(path)[1]}`);
  if (!path.startsWith('$'))
    throw bad(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
  const parts = path.slice(1).split('.');
  const indexField = spec.get('includeArrayIndex');
  if (indexField !== undefined && (typeof indexField !== 'string' || indexField === '')) {
    throw bad(
      28810,
      'expected a non-empty string for the includeArrayIndex option to $unwind stage',
    );
  }
  if (typeof indexField === 'string' && indexField.startsWith('$'))
    throw bad(28822, 'includeArrayIndex option to $unwind stage should not be prefixed with a $');
  const preserve = truthy(spec.get('preserveNullAndEmptyArrays'));
  const make = (doc: Doc, value: Value | undefined, at: number | null) => {
    const result = setPath(doc, parts, value);
    if (typeof indexField !== 'string') return result;
    return setPath(result, indexField.split('.'), at === null ? null : BigInt(at));
  };
  return function* (docs) {
    for (const doc of docs) {
      const value = plainAt(doc, parts);
      if (Array.isArray(value)) {
        for (const [i, item] of value.entries()) yield make(doc, item, i);
        if (value.length === 0 && preserve) yield make(doc, undefined, null);
      } else if (value !== undefined && value !== null) yield make(doc, value, null);
      else if (preserve) yield make(doc, value, null);
    }
  };
}

function plainAt(doc: Doc, parts: readonly string[]): Value | undefined {
  let value: Value | undefined = doc;
  for (const part of parts) value = isDoc(value) ? value.get(part) : undefined;
  return value;
}

function setPath(doc: Doc, parts: readonly string[], value: Value | undefined): Doc {
  const [key = '', ...rest] = parts;
  const copy: Doc = new Map(doc);
  if (rest.length === 0) {
    if (value === undefined) copy.delete(key);
    else copy.set(key, value);
    return copy;
  }
  const inner = doc.get(key);
  if (isDoc(inner)) copy.set(key, setPath(inner, rest, value));
  else if (value !== undefined && value !== null) copy.set(key, setPath(new Map(), rest, value));
  return copy;
}

const NOT_IN_FACET = ['$facet', '$out', '$merge', '$collStats', '$indexStats', '$geoNear'];

function facetStage(operand: Value, lookup: Lookup): Stage {
  if (!isDoc(operand) || operand.size === 0)
    throw bad(40169, 'the $facet specification must be a non-empty object');
  const facets = [...operand].map(([name, stages]) => {
    if (name.includes('.') || name.startsWith('$'))
      throw bad(40170, `the field name '${name}' is not allowed in $facet`);
    if (!Array.isArray(stages))
      throw bad(40170, `arguments to $facet must be arrays, ${name} is type ${typeOf(stages)[1]}`);
    for (const stage of stages) {
      const [inner] = stageOf(stage);
      if (NOT_IN_FACET.includes(inner))
        throw bad(40600, `${inner} is not allowed to be used within a $facet stage`);
    }
    return [name, parsePipeline(stages, lookup)] as const;
  });
  return function* (docs) {
    const all = [...docs];
    yield new Map(facets.map(([name, run]) => [name, [...run(all)]]));
  };
}

function lookupStage(operand: Value, lookup: Lookup): Stage {
  if (!isDoc(operand)) throw bad(9, 'the $lookup specification must be an Object');
  for (const key of operand.keys()) {
    if (!['from', 'localField', 'foreignField', 'as'].includes(key))
      throw unsupported(`$lookup with ${key}`, 9);
  }
  const [from, local, foreign, as] = ['from', 'localField', 'foreignField', 'as'].map((key) => {
    const value = operand.get(key);
    if (typeof value !== 'string') throw bad(9, `$lookup argument '${key}' must be a string`);
    return value;
  });
  if (from === undefined || local === undefined || foreign === undefined || as === undefined)
    return (docs) => docs;
  return function* (docs) {
    for (const doc of docs) {
      const value = readPath(doc, local.split('.'));
      const wanted: Value[] = Array.isArray(value) ? [...value, value] : [value ?? null];
      if (wanted.some((one) => one instanceof BSONRegExp)) throw unsupported('$lookup by a regex');
      yield setPath(doc, as.split('.'), [
        ...lookup(from, new Map([[foreign, new Map([['$in', wanted]])]]) as Doc),
      ]);
    }
  };
}
