import { type Doc, integerOf } from '../bson/values.ts';
import { StoreError, unsupported } from '../errors.ts';
import { fieldsOf, type KeyField } from '../indexes/index.ts';

/** Parses a sort. Raises 15975 for a direction other than 1 and -1, and 2 for unsupported ones. */
export function parseSort(spec: Doc = new Map()): KeyField[] {
  for (const [name, direction] of spec) {
    if (Math.abs(integerOf(direction) ?? 0) !== 1)
      throw new StoreError(15975, `$sort key ordering must be 1 or -1: ${name}`);
    if (name === '' || name.startsWith('$')) throw unsupported(`a sort by '${name}'`);
  }
  return fieldsOf(spec);
}
