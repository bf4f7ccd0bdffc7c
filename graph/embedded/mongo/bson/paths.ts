import { unsupported } from '../errors.ts';
import { isDoc, type Value } from './values.ts';

/** A field path, split at its dots. */
export type Path = readonly string[];

/** Raises 2 for a path component that names a position in an array. */
export function checkPathComponent(part: string): void {
  if (/^\d+$/.test(part)) throw unsupported(`the array position ${part} in a path`);
}

/**
 * Tests the values at a path as a query sees them. Enters arrays on the way element by element. At the path's end,
 * tests each element of an array before the array itself. A missing value is undefined. Stops with true at the first
 * value that passes.
 */
export function someValueAt(
  root: Value | undefined,
  path: Path,
  passes: (value: Value | undefined) => boolean,
  from = 0,
): boolean {
  let value = root;
  for (let at = from; at < path.length; at++) {
    const part = path[at] ?? '';
    if (isDoc(value)) value = value.get(part);
    else if (Array.isArray(value)) {
      checkPathComponent(part);
      return value.some((item) => isDoc(item) && someValueAt(item, path, passes, at));
    } else return passes(undefined);
  }
  return (Array.isArray(value) && value.some(passes)) || passes(value);
}
