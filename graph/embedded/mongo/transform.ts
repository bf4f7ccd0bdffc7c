import { changeAt, REMOVE } from './change.ts';
import { StoreError } from './errors.ts';
import { type Expression, parseExpression } from './expression.ts';
import { parseProjection } from './projection.ts';
import { clone, type Doc, isDoc, typeOf, type Value } from './values.ts';

/** A stage that makes one document out of one. */
export type Transform = (doc: Doc) => Doc;

const bad = (code: number, message: string) => new StoreError(code, message);

/** The single operator of a stage and its operand. Raises 40323 where there is not exactly one. */
export function stageOf(stage: Value): [string, Value] {
  if (!isDoc(stage)) throw bad(14, "Each element of the 'pipeline' array must be an object");
  const [entry] = stage;
  if (!entry || stage.size !== 1) {
    throw bad(40323, 'A pipeline stage specification object must contain exactly one field.');
  }
  return entry;
}

/** Understands a stage that works document by document; `update` allows only those of updates. */
export function parseTransform(stage: Value, update: boolean): Transform {
  const [name, operand] = stageOf(stage);
  const transform = transformOf(name, operand);
  if (transform) return transform;
  throw update
    ? bad(72, `${name} is not allowed to be used within an update`)
    : bad(
        40324,
        `Unrecognized pipeline stage name: '${name}' (embedded store: not supported; set MONGODB_URI to use MongoDB)`,
      );
}

/** The transform of a stage by name, or undefined where the stage is not of this kind. */
export function transformOf(name: string, operand: Value): Transform | undefined {
  switch (name) {
    case '$set':
    case '$addFields':
      return setFields(name, operand);
    case '$unset':
      return unset(operand);
    case '$project':
      if (!isDoc(operand)) throw bad(15969, '$project specification must be an object');
      if (operand.size === 0)
        throw bad(
          51272,
          'Invalid $project :: caused by :: projection specification must have at least one field',
        );
      return parseProjection(operand, 'stage');
    case '$replaceRoot':
      if (!isDoc(operand) || !operand.has('newRoot'))
        throw bad(40229, 'expected an object as specification for $replaceRoot stage');
      return replaceRoot(parseExpression(operand.get('newRoot') ?? null));
    case '$replaceWith':
      return replaceRoot(parseExpression(operand));
    default:
      return undefined;
  }
}

function replaceRoot(expression: Expression): Transform {
  return (doc) => {
    const root = expression({ root: doc });
    if (isDoc(root)) return root;
    throw bad(
      40228,
      `'newRoot' expression must evaluate to an object, but resulting value was of type: '${typeOf(root)[1]}'`,
    );
  };
}

interface Assignment {
  readonly path: readonly string[];
  readonly expression: Expression;
}

function assignments(name: string, doc: Doc, prefix: string[]): Assignment[] {
  return [...doc].flatMap(([key, value]) => {
    if (key.startsWith('$'))
      throw bad(
        16410,
        `Invalid ${name} :: caused by :: FieldPath field names may not start with '$'.`,
      );
    const path = [...prefix, ...key.split('.')];
    if (path.includes(''))
      throw bad(40353, 'FieldPath must not end with a dot or have an empty part.');
    if (isDoc(value) && value.size > 0 && !value.keys().next().value?.startsWith('$'))
      return assignments(name, value, path);
    return [{ path, expression: parseExpression(value) }];
  });
}

function setFields(name: string, operand: Value): Transform {
  if (!isDoc(operand))
    throw bad(40272, `${name} specification stage must be an object, got ${typeOf(operand)[1]}`);
  if (operand.size === 0)
    throw bad(40177, `Invalid ${name} :: caused by :: specification must have at least one field`);
  const all = assignments(name, operand, []);
  return (doc) => {
    let result = doc;
    for (const { path, expression } of all)
      result = assign(result, path, 0, expression({ root: doc }));
    return result;
  };
}

/** A copy with the field set: arrays on the way are entered, scalars give way to documents. */
function assign(doc: Doc, path: readonly string[], at: number, value: Value | undefined): Doc {
  const key = path[at] ?? '';
  const copy: Doc = new Map(doc);
  if (at === path.length - 1) {
    if (value === undefined) copy.delete(key);
    else copy.set(key, value);
    return copy;
  }
  const inner = doc.get(key);
  const into = (item: Value | undefined): Value =>
    Array.isArray(item)
      ? item.map(into)
      : assign(isDoc(item) ? item : new Map(), path, at + 1, value);
  if (value !== undefined || isDoc(inner) || Array.isArray(inner)) copy.set(key, into(inner));
  return copy;
}

function unset(operand: Value): Transform {
  const names = Array.isArray(operand) ? operand : [operand];
  const paths = names.map((name) => {
    if (typeof name === 'string' && name !== '' && !name.startsWith('$')) return name.split('.');
    throw bad(31002, '$unset specification must be a string or an array of field names');
  });
  return (doc) => {
    const copy = clone(doc);
    for (const path of paths) removeAt(copy, path, 0);
    return copy;
  };
}

function removeAt(value: Value | undefined, path: readonly string[], at: number): void {
  if (Array.isArray(value)) for (const item of value) removeAt(item, path, at);
  else if (!isDoc(value)) return;
  else if (at === path.length - 1) changeAt(value, [path[at] ?? ''], false, () => REMOVE);
  else removeAt(value.get(path[at] ?? ''), path, at + 1);
}
