import { describe } from './describe.ts';
import { StoreError } from './errors.ts';
import { parseFilter } from './filter.ts';
import { type Filter, matches } from './match.ts';
import type { Path } from './paths.ts';
import { type Doc, isDoc, typeOf, type Value } from './values.ts';

/** A path of an update, as it is written and split. */
export interface Target {
  readonly path: Path;
  readonly name: string;
}

const bad = (code: number, message: string) => new StoreError(code, message);

export function parseArrayFilters(list: Value | undefined): ReadonlyMap<string, Filter> {
  const found = new Map<string, Filter>();
  if (list === undefined) return found;
  if (!Array.isArray(list))
    throw bad(
      14,
      `BSON field 'arrayFilters' is the wrong type '${typeOf(list)[1]}', expected type 'array'`,
    );
  for (const item of list) {
    if (!isDoc(item)) throw bad(14, "BSON field 'arrayFilters' must hold objects");
    const filter = parseFilter(item);
    const names = new Set(namesOf(item));
    const [name] = names;
    if (name === undefined)
      throw bad(9, 'Cannot use an expression without a top-level field name in arrayFilters');
    if (names.size > 1)
      throw bad(
        9,
        `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${[...names].join("' and '")}'`,
      );
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) {
      throw bad(
        2,
        `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
      );
    }
    if (found.has(name))
      throw bad(9, `Found multiple array filters with the same top-level field name ${name}`);
    found.set(name, filter);
  }
  return found;
}

const namesOf = (filter: Doc): string[] =>
  [...filter].flatMap(([key, value]) =>
    key.startsWith('$')
      ? (Array.isArray(value) ? value : []).flatMap((part) => (isDoc(part) ? namesOf(part) : []))
      : [key.split('.')[0] ?? ''],
  );

const identifier = (part: string) => /^\$\[(.*)\]$/.exec(part)?.[1];

export function checkArrayFilters(
  all: readonly Target[],
  filters: ReadonlyMap<string, Filter>,
  update: Doc,
): void {
  const used = new Set(all.flatMap(({ path }) => path.map(identifier)));
  for (const { path, name } of all) {
    for (const wanted of path.map(identifier)) {
      if (wanted && !filters.has(wanted)) {
        throw bad(2, `No array filter found for identifier '${wanted}' in path '${name}'`);
      }
    }
    const [first = ''] = path;
    if (first === '$' || first.startsWith('$[')) {
      throw bad(
        2,
        `Cannot have positional (i.e. '$') element in the first position in path '${name}'`,
      );
    }
  }
  for (const name of filters.keys()) {
    if (!used.has(name)) {
      throw bad(
        9,
        `The array filter for identifier '${name}' was not used in the update ${describe(update)}`,
      );
    }
  }
}

/** The plain paths a path with positional parts stands for. */
export function expand(
  doc: Doc,
  { path, name }: Target,
  position: number | undefined,
  filters: ReadonlyMap<string, Filter>,
): Path[] {
  let paths: string[][] = [[]];
  for (const part of path) {
    if (part === '$') {
      if (position === undefined) {
        throw bad(2, 'The positional operator did not find the match needed from the query.');
      }
      paths = paths.map((one) => [...one, String(position)]);
      continue;
    }
    const wanted = identifier(part);
    if (wanted === undefined) {
      for (const one of paths) one.push(part);
      continue;
    }
    const filter = filters.get(wanted);
    paths = paths.flatMap((one) => {
      const items = plainValueAt(doc, one);
      if (items === undefined)
        throw bad(
          2,
          `The path '${one.join('.')}' must exist in the document in order to apply array updates.`,
        );
      if (!Array.isArray(items))
        throw bad(
          2,
          `Cannot apply array updates to non-array element ${one.at(-1) ?? name}: ${describe(items)}`,
        );
      return items.flatMap((item, i) =>
        !filter || matches(filter, new Map([[wanted, item]])) ? [[...one, String(i)]] : [],
      );
    });
  }
  return paths;
}

function plainValueAt(doc: Doc, path: Path): Value | undefined {
  let value: Value | undefined = doc;
  for (const part of path) {
    value = Array.isArray(value) ? value[Number(part)] : isDoc(value) ? value.get(part) : undefined;
  }
  return value;
}
