import { changeAt, REMOVE } from './change.ts';
import { describe } from './describe.ts';
import { StoreError } from './errors.ts';
import type { Filter } from './match.ts';
import { CREATES, type Operator, parseOperator } from './operators.ts';
import { equal } from './order.ts';
import { type Path, positionOf, valueAt } from './paths.ts';
import { checkArrayFilters, expand, parseArrayFilters, type Target } from './positions.ts';
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

interface Modification extends Target {
  readonly op: string;
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
