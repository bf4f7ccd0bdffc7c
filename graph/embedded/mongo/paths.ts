import { isDoc, type Value } from './values.ts';

/** A field path, split at its dots. */
export type Path = readonly string[];

const INDEX = /^(0|[1-9]\d{0,9})$/;

/** The array position a path component names, or undefined. */
export const positionOf = (part: string): number | undefined =>
  INDEX.test(part) ? Number(part) : undefined;

/** What a visitor is told: a value (undefined: missing) and the array position it was found under. */
export type Visit = (value: Value | undefined, position: number | undefined) => boolean;

/**
 * Walks a query path through a value as MongoDB does: arrays on the way are entered by element and
 * by position; at the end, `leaves` also offers each element of an array before the array itself.
 * Stops and gives true as soon as the visitor does.
 */
export function walk(
  root: Value | undefined,
  path: Path,
  leaves: boolean,
  visit: Visit,
  from = 0,
  outer?: number,
): boolean {
  let value = root;
  for (let at = from; at < path.length; at++) {
    if (isDoc(value)) value = value.get(path[at] ?? '');
    else if (Array.isArray(value)) return walkArray(value, path, leaves, visit, at, outer);
    else return visit(undefined, outer);
  }
  if (leaves && Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (visit(value[i], outer ?? i)) return true;
  }
  return visit(value, outer);
}

function walkArray(
  items: Value[],
  path: Path,
  leaves: boolean,
  visit: Visit,
  at: number,
  outer: number | undefined,
): boolean {
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (isDoc(item) && walk(item, path, leaves, visit, at, outer ?? i)) return true;
  }
  const position = positionOf(path[at] ?? '');
  if (position === undefined || position >= items.length) return false;
  const item = items[position];
  if (at + 1 === path.length) return visit(item, outer ?? position);
  if (!isDoc(item) && !Array.isArray(item)) return false;
  return walk(item, path, leaves, visit, at + 1, outer ?? position);
}

/** The value at a path without entering arrays, or undefined. */
export function valueAt(root: Value | undefined, path: Path): Value | undefined {
  let value = root;
  for (const part of path) {
    if (!isDoc(value)) return undefined;
    value = value.get(part);
  }
  return value;
}
