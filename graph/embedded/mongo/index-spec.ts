import type { Collection } from './catalog.ts';
import { StoreError, unsupported } from './errors.ts';
import { parseFilter } from './filter.ts';
import { equal } from './order.ts';
import { positionOf } from './paths.ts';
import { type Doc, int, isDoc, isNumber, truthy, typeOf, type Value } from './values.ts';

const bad = (code: number, message: string) => new StoreError(code, message);

const INDEX_FIELDS = [
  'key',
  'name',
  'v',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'background',
  'ns',
];

const INDEX_REFUSED = [
  'collation',
  'hidden',
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'bits',
  'min',
  'max',
  'wildcardProjection',
  'storageEngine',
  'clustered',
  'prepareUnique',
  'bucketSize',
  'dropDups',
];

/** Checks the specification of an index and gives it the form in which it is kept. */
export function indexSpec(spec: Value): Doc {
  if (!isDoc(spec)) throw bad(14, "BSON field 'createIndexes.indexes' must hold objects");
  const key = spec.get('key');
  const name = spec.get('name');
  if (!isDoc(key)) throw bad(9, "The 'key' field is a required property of an index specification");
  if (typeof name !== 'string')
    throw bad(9, "The 'name' field is a required property of an index specification");
  if (name === '') throw bad(67, 'index name cannot be empty');
  checkKey(key);
  const kept: Doc = new Map<string, Value>([
    ['v', int(2)],
    ['key', key],
    ['name', name],
  ]);
  for (const [field, value] of spec) {
    if (INDEX_REFUSED.includes(field)) {
      if (value === false || (isDoc(value) && value.get('locale') === 'simple' && value.size === 1))
        continue;
      throw unsupported(`the index option ${field}`, 67);
    }
    if (!INDEX_FIELDS.includes(field)) {
      throw bad(
        197,
        `The field '${field}' is not valid for an index specification. Specification: ${name}`,
      );
    }
    if (field === 'unique' || field === 'sparse') {
      if (typeof value !== 'boolean' && !isNumber(value))
        throw bad(
          14,
          `The field '${field}' has value of type ${typeOf(value)[1]}, which is not convertible to bool`,
        );
      if (truthy(value)) kept.set(field, true);
    } else if (field === 'expireAfterSeconds') kept.set(field, expiry(value, key));
    else if (field === 'partialFilterExpression') {
      if (!isDoc(value))
        throw bad(
          14,
          `The field 'partialFilterExpression' must be an object, but got ${typeOf(value)[1]}`,
        );
      parseFilter(value);
      checkPartial(value);
      kept.set(field, value);
    }
  }
  if (kept.has('sparse') && kept.has('partialFilterExpression'))
    throw bad(67, 'cannot mix "partialFilterExpression" and "sparse" options');
  return kept;
}

function checkKey(key: Doc): void {
  if (key.size === 0) throw bad(67, 'Index keys cannot be an empty field.');
  if (key.size > 31) throw bad(13103, 'too many compound keys');
  for (const [field, way] of key) {
    if (typeof way === 'string') throw unsupported(`an index of type ${way}`, 67);
    if (!isNumber(way) || Number(way.toString()) === 0 || Number.isNaN(Number(way.toString()))) {
      throw bad(
        67,
        `Values in v:2 index key pattern cannot be of type ${typeOf(way)[1]}. Only numbers > 0, numbers < 0, and strings are allowed.`,
      );
    }
    const parts = field.split('.');
    if (parts.includes(''))
      throw bad(67, 'Index key contains an illegal field name: a path has an empty part');
    if (field.includes('$**')) throw unsupported('a wildcard index', 67);
    if (parts.some((part) => part.startsWith('$')))
      throw bad(67, `Index key contains an illegal field name: field name starts with '$'.`);
    if (parts.slice(1).some((part) => positionOf(part) !== undefined))
      throw unsupported('an index on an array position', 67);
  }
}

function expiry(value: Value, key: Doc): Value {
  if (!isNumber(value))
    throw bad(
      14,
      `TTL index 'expireAfterSeconds' option must be numeric, but received a type of '${typeOf(value)[1]}'`,
    );
  const seconds = Number(value.toString());
  if (!(seconds >= 0 && seconds <= 2147483647))
    throw bad(
      67,
      `TTL index 'expireAfterSeconds' option must be within an acceptable range, try a different number than ${seconds}`,
    );
  if (key.size > 1 || key.has('_id'))
    throw bad(67, 'TTL indexes are single-field indexes, compound indexes do not support TTL');
  return int(Math.trunc(seconds));
}

const PARTIAL = new Set([
  '$eq',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$exists',
  '$type',
  '$in',
  '$and',
  '$or',
]);

function checkPartial(filter: Doc): void {
  for (const [key, value] of filter) {
    if (key.startsWith('$') && !PARTIAL.has(key))
      throw bad(67, `unsupported expression in partial index: ${key}`);
    for (const inner of Array.isArray(value) ? value : [value])
      if (isDoc(inner)) checkPartial(inner);
    if (key === '$exists' && !truthy(value))
      throw bad(67, 'unsupported expression in partial index: $not');
  }
}

const sameKey = (a: Doc, b: Value | undefined) =>
  isDoc(b) && equal(a, b) && [...a.keys()].join() === [...b.keys()].join();

/** Whether the index is there already. Raises 85 or 86 where another stands in its way. */
export function exists(collection: Collection | undefined, spec: Doc): boolean {
  for (const { name, spec: other } of collection?.indexes ?? []) {
    const key = other.get('key');
    if (isDoc(key) && key.size === 1 && key.has('_id') && sameKey(key, spec.get('key')))
      return true;
    const alike = sameKey(spec.get('key') as Doc, key);
    const rest = (doc: Doc) =>
      new Map([...doc].filter(([field]) => !['v', 'key', 'name'].includes(field)).sort());
    const same = equal(rest(spec), rest(other));
    if (name === spec.get('name')) {
      if (!alike)
        throw bad(
          86,
          `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${name}`,
        );
      if (!same)
        throw bad(
          85,
          `An equivalent index already exists with the same name but different options. Requested index: ${name}`,
        );
      return true;
    }
    const samePartial = equal(
      spec.get('partialFilterExpression') ?? null,
      other.get('partialFilterExpression') ?? null,
    );
    if (alike && samePartial) {
      if (same) throw bad(85, `Index already exists with a different name: ${name}`);
      throw bad(
        85,
        `An equivalent index already exists with a different name and options: ${name}`,
      );
    }
  }
  return false;
}
