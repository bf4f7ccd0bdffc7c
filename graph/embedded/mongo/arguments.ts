import { fieldsOf } from './catalog.ts';
import { StoreError, unsupported } from './errors.ts';
import type { KeyField } from './keys.ts';
import { type Doc, isDoc, isNumber, truthy, typeOf, type Value } from './values.ts';

/** Options every command may carry; the server reads some, and the rest change nothing here. */
const GENERIC = new Set([
  '$db',
  '$readPreference',
  '$clusterTime',
  'lsid',
  'txnNumber',
  'autocommit',
  'startTransaction',
  'stmtId',
  'comment',
  'maxTimeMS',
  'readConcern',
  'writeConcern',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
  '$audit',
  '$client',
  '$configServerState',
  'allowImplicitCollectionCreation',
  'help',
]);

/** The arguments of a command, read by name and type; the first field is the command itself. */
export class Arguments {
  readonly doc: Doc;
  readonly command: string;

  constructor(command: string, doc: Doc) {
    this.command = command;
    this.doc = doc;
  }

  /** Raises 40415 for a field that MongoDB does not know, 2 for one only this store does not. */
  allow(known: readonly string[], refused: readonly string[] = []): void {
    const first = this.doc.keys().next().value;
    for (const [key, value] of this.doc) {
      if (key === first || GENERIC.has(key) || known.includes(key)) continue;
      if (refused.includes(key)) {
        if (isHarmless(value)) continue;
        throw unsupported(`the option ${key} of ${this.command}`, 72);
      }
      throw new StoreError(40415, `BSON field '${this.command}.${key}' is an unknown field.`);
    }
  }

  private wrong(key: string, value: Value, wanted: string): StoreError {
    return new StoreError(
      14,
      `BSON field '${this.command}.${key}' is the wrong type '${typeOf(value)[1]}', expected type '${wanted}'`,
    );
  }

  document(key: string): Doc | undefined {
    const value = this.doc.get(key);
    if (value === undefined || isDoc(value)) return value;
    throw this.wrong(key, value, 'object');
  }

  string(key: string): string | undefined {
    const value = this.doc.get(key);
    if (value === undefined || typeof value === 'string') return value;
    throw this.wrong(key, value, 'string');
  }

  array(key: string): Value[] | undefined {
    const value = this.doc.get(key);
    if (value === undefined || Array.isArray(value)) return value;
    throw this.wrong(key, value, 'array');
  }

  /** A whole number that is not negative. */
  count(key: string): number | undefined {
    const value = this.doc.get(key);
    if (value === undefined || value === null) return undefined;
    if (!isNumber(value)) throw this.wrong(key, value, 'long');
    const number = Math.trunc(Number(value.toString()));
    if (number < 0) {
      throw new StoreError(
        51024,
        `BSON field '${key}' value must be >= 0, actual value '${number}'`,
      );
    }
    return number;
  }

  boolean(key: string): boolean | undefined {
    const value = this.doc.get(key);
    if (value === undefined) return undefined;
    if (typeof value !== 'boolean' && !isNumber(value)) throw this.wrong(key, value, 'bool');
    return truthy(value);
  }

  /** The collection the command names. Raises 73 where it is no name. */
  collection(): string {
    const value = this.doc.get(this.command);
    if (typeof value !== 'string') {
      throw new StoreError(73, `collection name has invalid type ${typeOf(value)[1]}`);
    }
    if (value === '') throw new StoreError(73, `Invalid namespace specified '${this.db}.'`);
    return value;
  }

  get db(): string {
    return String(this.doc.get('$db'));
  }

  /** The moment after which the operation must end, from `maxTimeMS`. */
  deadline(): number {
    const limit = this.count('maxTimeMS');
    return limit === undefined || limit === 0 ? Number.POSITIVE_INFINITY : Date.now() + limit;
  }
}

/** An option that asks for nothing may be given to a store that has not got it. */
function isHarmless(value: Value): boolean {
  if (value === false || value === null) return true;
  return (
    isDoc(value) && (value.size === 0 || (value.size === 1 && value.get('locale') === 'simple'))
  );
}

/** Understands a sort; a stage needs at least one field. */
export function parseSort(spec: Value | undefined, stage = false): KeyField[] {
  if (spec === undefined) return [];
  if (!isDoc(spec)) {
    throw stage
      ? new StoreError(15973, 'the $sort key specification must be an object')
      : new StoreError(14, `Expected field sort to be of type object`);
  }
  if (stage && spec.size === 0)
    throw new StoreError(15976, '$sort stage must have at least one sort key');
  for (const [name, direction] of spec) {
    if (isDoc(direction)) throw unsupported('a sort by $meta');
    const way = isNumber(direction) ? Number(direction.toString()) : undefined;
    if (way === undefined)
      throw new StoreError(
        15974,
        `Illegal key in $sort specification: ${name}: ${String(direction)}`,
      );
    if (way !== 1 && way !== -1)
      throw new StoreError(
        15975,
        '$sort key ordering must be 1 (for ascending) or -1 (for descending)',
      );
    if (name === '')
      throw new StoreError(40352, 'FieldPath cannot be constructed with empty string');
    if (name.startsWith('$') && name !== '$natural')
      throw new StoreError(16410, `FieldPath field names may not start with '$'.`);
    if (name.endsWith('.')) throw new StoreError(40353, "FieldPath must not end with a '.'.");
  }
  return fieldsOf(spec);
}
