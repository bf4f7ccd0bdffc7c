import { isEqual } from '../bson/key-string.ts';
import type { Path } from '../bson/paths.ts';
import { clone, type Doc, isDoc, typeName, type Value } from '../bson/values.ts';
import { StoreError, unsupported } from '../errors.ts';
import { type Change, changeAt, parseFieldPath } from './field-path.ts';
import { updateOperators } from './update-operators.ts';

/** Makes the new document without changing the old one. */
export type Update = (doc: Doc, options: { readonly inserting: boolean }) => Doc;

type Modification = {
  readonly operator: string;
  readonly path: Path;
  readonly change: Change;
};

/**
 * Parses an update by operators. Raises 9 for unknown and unsupported operators, for replacements and pipelines, and 40
 * for conflicting paths; the update itself raises 14, 28 and 66.
 */
export function parseUpdate(update: Value): Update {
  const first = isDoc(update) ? update.keys().next().value : undefined;
  if (!isDoc(update) || !first?.startsWith('$')) {
    throw unsupported('an update by a pipeline or a replacement', 9);
  }
  const modifications = [...update].flatMap(([operator, fields]) =>
    parseModifications(operator, fields),
  );
  modifications.sort((a, b) => comparePaths(a.path, b.path));
  checkConflicts(modifications);
  return (doc, { inserting }) => {
    const result = clone(doc);
    for (const { operator, path, change } of modifications) {
      if (operator !== '$setOnInsert' || inserting) changeAt(result, path, change);
    }
    const id = doc.get('_id');
    if (id !== undefined && !(result.has('_id') && isEqual(id, result.get('_id')))) {
      throw new StoreError(66, "an update would modify the immutable field '_id'");
    }
    return result;
  };
}

function parseModifications(operator: string, fields: Value): Modification[] {
  const parse = Object.hasOwn(updateOperators, operator) ? updateOperators[operator] : undefined;
  if (!parse) throw unsupported(`the update operator ${operator}`, 9);
  if (!isDoc(fields)) throw new StoreError(9, `${operator} needs fields, not ${typeName(fields)}`);
  return [...fields].map(([name, operand]) => ({
    operator,
    path: parseFieldPath(name),
    change: parse(operand, name),
  }));
}

/** Sorts new fields by name, as MongoDB does. */
function comparePaths(a: Path, b: Path): number {
  const at = a.findIndex((part, i) => part !== b[i]);
  const [left, right] = [a[at], b[at]];
  if (left === undefined || right === undefined) return a.length - b.length;
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}

function checkConflicts(sorted: readonly Modification[]): void {
  for (const [i, { path }] of sorted.slice(1).entries()) {
    const before = sorted[i]?.path ?? [];
    if (before.every((part, at) => part === path[at])) {
      const [longer, shorter] = [path.join('.'), before.join('.')];
      throw new StoreError(40, `Updating '${longer}' would create a conflict at '${shorter}'`);
    }
  }
}
