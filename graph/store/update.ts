import { changeAt, REMOVE } from './change.ts';
import { describe } from './describe.ts';
import { StoreError } from './errors.ts';
import { type Filter, matches, parseFilter } from './match.ts';
import { CREATES, type Operator, parseOperator } from './operators.ts';
import { equal } from './order.ts';
import { type Path, positionOf, valueAt } from './paths.ts';
import { stampTimes } from './records.ts';
import { parseTransform } from './transform.ts';
import { clone, type Doc, isDoc, typeOf, type Value } from './values.ts';

/** What an update needs to know of the document it is applied to. */
export interface Occasion {
  /** The position in an array at which the filter matched, for the positional `$`. */
  readonly position: number | undefined;
  /** Whether the document is being made by an upsert. */
  readonly insert: boolean;
}

/** An understood update: makes the new document out of the old one, which it leaves alone. */
export interface Update {
  readonly kind: 'operators' | 'replacement' | 'pipeline';
  apply(doc: Doc, occasion: Occasion): Doc;
}

interface Modification {
  readonly op: string;
  readonly path: Path;
  readonly name: string;
  readonly operator: Operator;
}

interface Rename {
  readonly from: Path;
  readonly to: Path;
}

const bad = (code: number, message: string) => new StoreError(code, message);

/** Understands an update: operators, a replacement document, or a pipeline. */
export function parseUpdate(update: Value, arrayFilters: Value | undefined): Update {
  if (Array.isArray(update)) {
    if (arrayFilters !== undefined)
      throw bad(9, 'Cannot specify arrayFilters and a pipeline update');
    return pipeline(update);
  }
  if (!isDoc(update)) throw bad(9, 'Update argument must be either an object or an array');
  const first = update.keys().next().value;
  if (first?.startsWith('$')) return operators(update, parseArrayFilters(arrayFilters));
  for (const key of update.keys()) {
    if (key.startsWith('$')) {
      throw bad(
        52,
        `The dollar ($) prefixed field '${key}' in '${key}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
      );
    }
  }
  if (arrayFilters !== undefined && Array.isArray(arrayFilters) && arrayFilters.length > 0) {
    throw bad(9, 'Cannot use arrayFilters with a replacement-style update');
  }
  return { kind: 'replacement', apply: (doc) => keepId(doc, stampTimes(clone(update))) };
}

function keepId(before: Doc, after: Doc): Doc {
  const id = before.get('_id');
  const replaced: Doc = new Map();
  const own = after.get('_id');
  if (id !== undefined || own !== undefined) replaced.set('_id', own ?? id ?? null);
  for (const [key, value] of after) if (key !== '_id') replaced.set(key, value);
  checkSameId(before, replaced);
  return replaced;
}

function checkSameId(before: Doc, after: Doc): void {
  const id = before.get('_id');
  if (id === undefined) return;
  if (!equal(id, after.get('_id')) || !after.has('_id')) {
    throw bad(66, `Performing an update on the path '_id' would modify the immutable field '_id'`);
  }
}

function pipeline(stages: Value[]): Update {
  const transforms = stages.map((stage) => parseTransform(stage, true));
  return {
    kind: 'pipeline',
    apply: (doc) => {
      const result = transforms.reduce((current, transform) => transform(current), doc);
      return keepId(doc, result === doc ? clone(doc) : result);
    },
  };
}

function parsePath(name: string): Path {
  const path = name.split('.');
  if (path.includes('')) {
    throw bad(56, `The update path '${name}' contains an empty field name, which is not allowed.`);
  }
  for (const part of path) {
    if (part.startsWith('$') && part !== '$' && !part.startsWith('$[')) {
      throw bad(
        52,
        `The dollar ($) prefixed field '${part}' in '${name}' is not valid for storage.`,
      );
    }
  }
  return path;
}

function operators(update: Doc, arrayFilters: ReadonlyMap<string, Filter>): Update {
  const modifications: Modification[] = [];
  const renames: Rename[] = [];
  for (const [op, fields] of update) {
    if (!op.startsWith('$')) {
      throw bad(
        9,
        `Unknown modifier: ${op}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    }
    if (!isDoc(fields)) {
      parseOperator(op, '', new Map());
      throw bad(
        9,
        `Modifiers operate on fields but we found type ${typeOf(fields)[1]} instead. For example: {$mod: {<field>: ...}} not {${op}: ${describe(fields)}}`,
      );
    }
    if (op !== '$rename' && fields.size === 0) parseUnused(op);
    for (const [name, value] of fields) {
      const path = parsePath(name);
      if (op === '$rename') renames.push({ from: path, to: renameTarget(name, value) });
      else modifications.push({ op, path, name, operator: parseOperator(op, name, value) });
    }
  }
  checkConflicts([
    ...modifications.map(({ path }) => path),
    ...renames.flatMap(({ from, to }) => [from, to]),
  ]);
  checkArrayFilters(modifications, arrayFilters, update);
  modifications.sort((a, b) => comparePaths(a.path, b.path));
  return {
    kind: 'operators',
    apply: (doc, occasion) => {
      const result = clone(doc);
      const id = doc.get('_id') ?? null;
      for (const one of modifications) {
        if (one.op === '$setOnInsert' && !occasion.insert) continue;
        const change = one.operator(id);
        for (const path of expand(result, one, occasion.position, arrayFilters)) {
          changeAt(result, path, CREATES.has(one.op), change);
        }
      }
      for (const rename of renames) applyRename(result, rename);
      checkSameId(doc, result);
      return result;
    },
  };
}

function parseUnused(op: string): void {
  const harmless: Record<string, Value> = {
    $inc: 1,
    $mul: 1,
    $pop: 1,
    $pullAll: [],
    $currentDate: true,
  };
  parseOperator(op, '', harmless[op] ?? null);
}

function renameTarget(name: string, value: Value): Path {
  if (typeof value !== 'string')
    throw bad(2, `The 'to' field for $rename must be a string: ${name}: ${describe(value)}`);
  if (name.includes('$') || value.includes('$'))
    throw bad(2, `The source and target field for $rename may not be dynamic: ${name}`);
  if (value === name)
    throw bad(2, `The source and target field for $rename must differ: ${name}: "${value}"`);
  return parsePath(value);
}

function applyRename(doc: Doc, { from, to }: Rename): void {
  for (const path of [from, to]) {
    for (let i = 1; i < path.length; i++) {
      if (Array.isArray(valueAt(doc, path.slice(0, i)))) {
        throw bad(
          2,
          `The source and target field for $rename must not be inside an array: ${path.join('.')}`,
        );
      }
    }
  }
  const value = valueAt(doc, from);
  if (value === undefined) return;
  changeAt(doc, from, false, () => REMOVE);
  changeAt(doc, to, true, () => value);
}

function comparePaths(a: Path, b: Path): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const [left = '', right = ''] = [a[i], b[i]];
    if (left === right) continue;
    const [x, y] = [positionOf(left), positionOf(right)];
    if (x !== undefined && y !== undefined) return x - y;
    return Buffer.compare(Buffer.from(left), Buffer.from(right));
  }
  return a.length - b.length;
}

function checkConflicts(paths: readonly Path[]): void {
  const sorted = [...paths].sort(comparePaths);
  for (let i = 1; i < sorted.length; i++) {
    const [shorter = [], longer = []] = [sorted[i - 1], sorted[i]];
    if (shorter.every((part, at) => part === longer[at])) {
      throw bad(
        40,
        `Updating the path '${longer.join('.')}' would create a conflict at '${shorter.join('.')}'`,
      );
    }
  }
}

function parseArrayFilters(list: Value | undefined): ReadonlyMap<string, Filter> {
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

function checkArrayFilters(
  all: readonly Modification[],
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
function expand(
  doc: Doc,
  { path, name }: Modification,
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

/** The document an upsert starts from: what the filter says must be equal. */
export function seedOf(filter: Doc): Doc {
  const seed: Doc = new Map();
  const taken: string[] = [];
  const put = (name: string, value: Value) => {
    if (
      taken.some(
        (other) => other === name || other.startsWith(`${name}.`) || name.startsWith(`${other}.`),
      )
    ) {
      throw bad(54, `cannot infer query fields to set, path '${name}' is matched twice`);
    }
    taken.push(name);
    changeAt(seed, name.split('.'), true, () => clone(value));
  };
  const collect = (part: Doc) => {
    for (const [key, value] of part) {
      if (key === '$and' && Array.isArray(value)) {
        for (const inner of value) if (isDoc(inner)) collect(inner);
      } else if (key === '$or' && Array.isArray(value) && value.length === 1) {
        if (isDoc(value[0])) collect(value[0]);
      } else if (!key.startsWith('$')) seedField(key, value, put);
    }
  };
  collect(filter);
  return seed;
}

function seedField(key: string, value: Value, put: (name: string, value: Value) => void): void {
  if (typeOf(value)[1] === 'regex') return;
  if (!isDoc(value) || !value.keys().next().value?.startsWith('$')) {
    put(key, value);
    return;
  }
  for (const [op, operand] of value) {
    if (op === '$eq') put(key, operand);
    const [only] = Array.isArray(operand) ? operand : [];
    const single = Array.isArray(operand) && operand.length === 1 && only !== undefined;
    if ((op === '$all' || op === '$in') && single && typeOf(only)[1] !== 'regex') put(key, only);
  }
}
