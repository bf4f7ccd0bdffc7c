import { BSONRegExp } from 'bson';
import { parseSort } from './arguments.ts';
import { StoreError, unsupported } from './errors.ts';
import { readPath } from './expression.ts';
import { parseFilter } from './filter.ts';
import { groupStage } from './group.ts';
import { type KeyField, sortKey } from './keys.ts';
import { matches } from './match.ts';
import { stageOf, transformOf } from './transform.ts';
import { setPath, unwindStage } from './unwind.ts';
import { type Doc, int, integerOf, isDoc, typeOf, type Value } from './values.ts';

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
