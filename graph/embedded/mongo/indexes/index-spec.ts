import { isEqual } from '../bson/key-string.ts';
import { checkPathComponent } from '../bson/paths.ts';
import {
  type Doc,
  docOf,
  int,
  isDoc,
  isNumber,
  isTruthy,
  toDouble,
  type Value,
} from '../bson/values.ts';
import { StoreError, unsupported } from '../errors.ts';
import type { Index } from './index.ts';

/** `v` and `background` come from drivers, have no effect here and aren't kept. */
const knownFields = ['key', 'name', 'v', 'unique', 'sparse', 'expireAfterSeconds', 'background'];

const refuse = (message: string, code = 67) => new StoreError(code, message);

/**
 * Checks the specification of an index and returns it in its stored form. Raises 9, 67 or 197 for what MongoDB refuses,
 * and 67 for what only this store does.
 */
export function indexSpecOf(spec: Value): Doc {
  const key = isDoc(spec) ? spec.get('key') : undefined;
  const name = isDoc(spec) ? spec.get('name') : undefined;
  if (!isDoc(spec) || !isDoc(key) || typeof name !== 'string' || name === '') {
    throw refuse('an index specification needs a key and a name', 9);
  }
  for (const field of spec.keys()) {
    if (!knownFields.includes(field)) throw unsupported(`the index option ${field}`, 197);
  }
  checkKey(key);
  const kept = docOf({ v: int(2), key, name });
  for (const flag of ['unique', 'sparse']) if (isTruthy(spec.get(flag))) kept.set(flag, true);
  const expiry = spec.get('expireAfterSeconds');
  if (expiry !== undefined) kept.set('expireAfterSeconds', secondsOf(expiry, key));
  return kept;
}

function checkKey(key: Doc): void {
  if (key.size === 0 || key.size > 31) throw refuse('An index key has from 1 to 31 fields.');
  for (const [field, direction] of key) {
    if (!isNumber(direction) || toDouble(direction) ** 2 !== 1) {
      throw unsupported(`an index of type ${String(direction)}`, 67);
    }
    for (const part of field.split('.')) {
      if (part === '' || part.startsWith('$')) throw unsupported(`an index on ${field}`, 67);
      checkPathComponent(part);
    }
  }
}

function secondsOf(value: Value, key: Doc): Value {
  const seconds = isNumber(value) ? toDouble(value) : -1;
  if (!(seconds >= 0 && seconds <= 2 ** 31 - 1)) {
    throw refuse(
      "TTL index 'expireAfterSeconds' option must be a number of seconds within 68 years",
    );
  }
  if (key.size > 1 || key.has('_id'))
    throw refuse('TTL indexes are single-field indexes, not on _id');
  return int(Math.trunc(seconds));
}

const optionsOf = (spec: Doc) =>
  ['unique', 'sparse', 'expireAfterSeconds'].map((option) => spec.get(option) ?? null);

/** Raises 85 or 86 for an index that conflicts. */
export function isMade(indexes: readonly Index[], spec: Doc): boolean {
  const key = spec.get('key');
  const name = spec.get('name');
  if (isEqual(key, docOf({ _id: int(1) }))) return true;
  for (const other of indexes) {
    const alike = isEqual(key, other.spec.get('key'));
    const same = isEqual(optionsOf(spec), optionsOf(other.spec));
    if (alike && same && other.name === name) return true;
    if (alike)
      throw refuse(`An equivalent index already exists: ${other.name}, asked for: ${name}`, 85);
    if (other.name === name) throw refuse(`An index named ${name} exists with another key`, 86);
  }
  return false;
}
