import { emptyArrayKey, invert, keyStringOf } from '../bson/key-string.ts';
import type { Path } from '../bson/paths.ts';
import { type Doc, isDoc, type Value } from '../bson/values.ts';
import { StoreError, unsupported } from '../errors.ts';
import type { Index, KeyField } from './index.ts';

/** The keys of a document, and the fields (as bits) under which an array was found. */
type IndexKeys = {
  readonly keys: Buffer[];
  readonly multikey: number;
};

const none: IndexKeys = { keys: [], multikey: 0 };

/** The value at a path through documents. Raises 2 for an array on the way. */
function valueAt(doc: Doc, path: Path): Value | undefined {
  let value: Value | undefined = doc;
  for (const part of path) {
    if (Array.isArray(value)) throw unsupported('an index or a sort on a field inside an array');
    value = isDoc(value) ? value.get(part) : undefined;
  }
  return value;
}

/** The keys of a field's values, in the direction of the field. */
function partsOf(values: readonly (Value | undefined)[], descending: boolean): Buffer[] {
  const keys = values.length > 0 ? values.map(keyStringOf) : [emptyArrayKey];
  return descending ? keys.map(invert) : keys;
}

/**
 * The ordered keys of a document for the fields, as MongoDB makes them: one for each element of an array. Raises 171 if
 * two fields hold arrays.
 */
function keysOf(doc: Doc, fields: readonly KeyField[]): IndexKeys {
  let keys: Buffer[] | undefined;
  let multikey = 0;
  for (const [i, { path, descending }] of fields.entries()) {
    const value = valueAt(doc, path);
    const isArray = Array.isArray(value);
    if (isArray && multikey !== 0) throw new StoreError(171, 'cannot index parallel arrays');
    if (isArray) multikey = 1 << i;
    const parts = partsOf(isArray ? value : [value], descending);
    keys = keys?.flatMap((key) => parts.map((part) => Buffer.concat([key, part]))) ?? parts;
  }
  const unique = multikey && new Map(keys?.map((key) => [key.toString('latin1'), key]));
  return { keys: unique ? [...unique.values()] : (keys ?? []), multikey };
}

/** The keys of a document in an index; none if the index is sparse and skips the document. */
export function indexKeysOf({ fields, sparse }: Index, doc: Doc): IndexKeys {
  const present = !sparse || fields.some(({ path }) => valueAt(doc, path) !== undefined);
  return present ? keysOf(doc, fields) : none;
}

/** The key by which a document is sorted: the least of its keys. */
export function sortKeyOf(doc: Doc, fields: readonly KeyField[]): Buffer {
  const [first = Buffer.alloc(0), ...more] = keysOf(doc, fields).keys;
  return more.reduce((least, key) => (Buffer.compare(key, least) < 0 ? key : least), first);
}
