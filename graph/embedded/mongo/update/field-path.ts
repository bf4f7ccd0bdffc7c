import { checkPathComponent, type Path } from '../bson/paths.ts';
import { type Doc, isDoc, typeName, type Value } from '../bson/values.ts';
import { StoreError, unsupported } from '../errors.ts';

/** Undefined means a missing value. */
export type Change = (current: Value | undefined) => Value | undefined;

/** Splits the path of an update. Raises 52 or 56 for what MongoDB refuses, and 2 for unsupported paths. */
export function parseFieldPath(name: string): Path {
  const path = name.split('.');
  for (const part of path) {
    if (part === '') throw new StoreError(56, `'${name}' contains an empty field name`);
    if (/^\$($|\[)/.test(part)) throw unsupported(`the array position ${part} in ${name}`);
    if (part.startsWith('$'))
      throw new StoreError(52, `'${part}' in '${name}' is not valid for storage`);
    checkPathComponent(part);
  }
  return path;
}

/**
 * Changes the value at a path of a document, in place. Makes missing documents on the way if the change gives a value.
 * Raises 28 if the path leads through a value without fields, and 2 if it leads through an array.
 */
export function changeAt(doc: Doc, path: Path, change: Change): void {
  const [part = '', ...rest] = path;
  const current = doc.get(part);
  if (rest.length === 0) {
    const value = change(current);
    if (value === undefined) doc.delete(part);
    else doc.set(part, value);
    return;
  }
  if (isDoc(current)) {
    changeAt(current, rest, change);
    return;
  }
  if (Array.isArray(current)) throw unsupported('an update inside an array');
  const made: Doc = new Map();
  changeAt(made, rest, change);
  if (made.size === 0) return;
  if (current !== undefined) {
    throw new StoreError(
      28,
      `Cannot create field '${rest[0]}' in '${part}' of type ${typeName(current)}`,
    );
  }
  doc.set(part, made);
}
