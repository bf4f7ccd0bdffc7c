import { describe } from './describe.ts';
import { StoreError } from './errors.ts';
import { type Path, positionOf } from './paths.ts';
import { type Doc, isDoc, type Value } from './values.ts';

/** What an operator makes of the value at its path; REMOVE takes it away, KEEP leaves it. */
export type Change = (current: Value | undefined) => Value | typeof KEEP | typeof REMOVE;

export const KEEP = Symbol('keep');
export const REMOVE = Symbol('remove');

const MOST_PADDING = 1_500_000;

const notViable = (part: string, name: string, value: Value) =>
  new StoreError(28, `Cannot create field '${part}' in element {${name}: ${describe(value)}}`);

/** Applies a change at a path of a document that may be altered; `create` makes what is missing. */
export function changeAt(doc: Doc, path: Path, create: boolean, change: Change): void {
  let container: Doc | Value[] = doc;
  let name = '';
  for (const [i, part] of path.entries()) {
    if (Array.isArray(container) && positionOf(part) === undefined) {
      if (create) throw notViable(part, name, container);
      return;
    }
    const current = get(container, part);
    if (i === path.length - 1) {
      put(container, part, change(current));
      return;
    }
    name = part;
    if (isDoc(current) || Array.isArray(current)) container = current;
    else if (current === undefined) {
      if (!create) return;
      createAt(container, path, i, change);
      return;
    } else if (create) throw notViable(path[i + 1] ?? '', part, current);
    else return;
  }
}

// builds the missing branch first, so that a change that keeps nothing leaves no empty documents
function createAt(container: Doc | Value[], path: Path, at: number, change: Change): void {
  const value = change(undefined);
  if (value === KEEP || value === REMOVE) return;
  let branch: Value = value;
  for (let i = path.length - 1; i > at; i--) branch = new Map([[path[i] ?? '', branch]]);
  put(container, path[at] ?? '', branch);
}

function get(container: Doc | Value[], part: string): Value | undefined {
  return Array.isArray(container) ? container[Number(part)] : container.get(part);
}

function put(
  container: Doc | Value[],
  part: string,
  value: Value | typeof KEEP | typeof REMOVE,
): void {
  if (value === KEEP) return;
  if (!Array.isArray(container)) {
    if (value === REMOVE) container.delete(part);
    else container.set(part, value);
    return;
  }
  const position = Number(part);
  if (value === REMOVE) {
    if (position < container.length) container[position] = null;
    return;
  }
  if (position - container.length > MOST_PADDING) {
    throw new StoreError(
      2,
      `Can't add an element at position ${position}: too many elements to pad`,
    );
  }
  while (container.length < position) container.push(null);
  container[position] = value;
}
