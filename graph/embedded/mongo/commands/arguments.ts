import {
  type Doc,
  isDoc,
  isNumber,
  isTruthy,
  toDouble,
  typeName,
  type Value,
} from '../bson/values.ts';
import { StoreError, unsupported } from '../errors.ts';

/** Fields that every command may carry. Some are read; the rest have no effect here. */
const commonFields = new Set([
  '$db',
  '$readPreference',
  '$clusterTime',
  'lsid',
  'txnNumber',
  'comment',
  'maxTimeMS',
  'readConcern',
  'writeConcern',
  'apiVersion',
]);

/** The fields of a command or of a part of it, read by name and type. */
export class Arguments {
  readonly doc: Doc;
  readonly command: string;

  constructor(command: string, doc: Doc) {
    this.command = command;
    this.doc = doc;
  }

  /** Raises 40415 for any other field. `fields` has the names, separated by spaces. */
  allow(fields: string): void {
    const known = fields.split(' ');
    for (const key of this.doc.keys()) {
      if (key === this.command || commonFields.has(key) || known.includes(key)) continue;
      throw unsupported(`the option ${key} of ${this.command}`, 40415);
    }
  }

  #wrongType(key: string, value: Value): StoreError {
    const text = `BSON field '${this.command}.${key}' is of the wrong type '${typeName(value)}'`;
    return new StoreError(14, text);
  }

  document(key: string): Doc | undefined {
    const value = this.doc.get(key);
    if (value === undefined || isDoc(value)) return value;
    throw this.#wrongType(key, value);
  }

  /** Raises 40414 if it is missing. */
  array(key: string): Value[] {
    const value = this.doc.get(key);
    if (Array.isArray(value)) return value;
    if (value !== undefined) throw this.#wrongType(key, value);
    throw new StoreError(40414, `BSON field '${this.command}.${key}' is missing but required`);
  }

  documents(key: string): Doc[] {
    return this.array(key).map((item) => {
      if (isDoc(item)) return item;
      throw this.#wrongType(key, item);
    });
  }

  /** A non-negative number. Like MongoDB, drops its fraction. */
  count(key: string): number | undefined {
    const value = this.doc.get(key);
    if (value === undefined) return undefined;
    if (!isNumber(value)) throw this.#wrongType(key, value);
    const count = Math.trunc(toDouble(value));
    if (count < 0)
      throw new StoreError(51024, `BSON field '${key}' value must be >= 0, not ${count}`);
    return count;
  }

  isTrue(key: string): boolean {
    const value = this.doc.get(key);
    if (value === undefined || typeof value === 'boolean' || isNumber(value))
      return isTruthy(value);
    throw this.#wrongType(key, value);
  }

  /** The command's collection. Raises 73 for an invalid name. */
  get collection(): string {
    const name = this.doc.get(this.command);
    if (typeof name === 'string' && name !== '') return name;
    throw new StoreError(73, `'${typeName(name)}' is no name of a collection`);
  }

  get db(): string {
    return String(this.doc.get('$db'));
  }

  get namespace(): string {
    return `${this.db}.${this.collection}`;
  }

  /** The end of `maxTimeMS`, in epoch milliseconds. */
  get deadline(): number {
    const limit = this.count('maxTimeMS');
    return limit ? Date.now() + limit : Number.POSITIVE_INFINITY;
  }
}
