import { StoreError, unsupported } from './errors.ts';
import { type Expression, parseExpression } from './expression.ts';
import { elementTest } from './filter.ts';
import { type Doc, integerOf, isDoc, isNumber, truthy, type Value } from './values.ts';

/** What happens to one field: kept, dropped, cut, computed, or looked at more closely. */
type Action =
  | { readonly kind: 'keep' | 'drop' }
  | { readonly kind: 'cut'; readonly cut: (value: Value) => Value }
  | { readonly kind: 'match'; readonly match: (value: Value) => Value | undefined }
  | { readonly kind: 'compute'; readonly expression: Expression }
  | { readonly kind: 'inside'; readonly tree: Tree };

type Tree = Map<string, Action>;

const bad = (code: number, message: string) => new StoreError(code, message);

class Parser {
  readonly tree: Tree = new Map();
  private readonly where: 'find' | 'stage';
  private inclusive: boolean | undefined;
  private idInclusive: boolean | undefined;
  private matchesElements = false;
  private computes = false;

  constructor(where: 'find' | 'stage') {
    this.where = where;
  }

  fields(spec: Doc, prefix: string[]): void {
    for (const [name, value] of spec) {
      const path = [...prefix, ...name.split('.')];
      if (path.at(-1) === '$') throw unsupported('the positional projection', 31276);
      if (path.includes(''))
        throw bad(40353, 'FieldPath must not end with a dot or have an empty part.');
      if (path.some((part) => part.startsWith('$'))) {
        throw bad(
          16410,
          `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
        );
      }
      this.field(path, value);
    }
  }

  private field(path: string[], value: Value): void {
    if (isNumber(value) || typeof value === 'boolean') this.flag(path, truthy(value));
    else if (isDoc(value) && !value.keys().next().value?.startsWith('$')) {
      if (value.size === 0)
        throw bad(
          51270,
          'An empty sub-projection is not a valid value. Found empty object at path',
        );
      this.fields(value, path);
    } else if (isDoc(value) && this.where === 'find' && value.has('$slice')) {
      this.add(path, { kind: 'cut', cut: sliceOf(value.get('$slice') ?? null) });
    } else if (isDoc(value) && this.where === 'find' && value.has('$elemMatch')) {
      if (path.length > 1) throw bad(31275, 'Cannot use $elemMatch projection on a nested field.');
      this.matchesElements = true;
      this.add(path, { kind: 'match', match: firstMatch(value.get('$elemMatch') ?? null) });
    } else if (isDoc(value) && value.has('$meta')) throw unsupported('the projection $meta', 31325);
    else {
      this.computes = true;
      this.add(path, { kind: 'compute', expression: parseExpression(value) });
    }
  }

  private flag(path: string[], keep: boolean): void {
    if (path.length === 1 && path[0] === '_id') this.idInclusive = keep;
    else {
      const name = path.join('.');
      if (this.inclusive === undefined) this.inclusive = keep;
      else if (this.inclusive && !keep)
        throw bad(31254, `Cannot do exclusion on field ${name} in inclusion projection`);
      else if (!this.inclusive && keep)
        throw bad(31253, `Cannot do inclusion on field ${name} in exclusion projection`);
    }
    this.add(path, { kind: keep ? 'keep' : 'drop' });
  }

  private add(path: string[], action: Action): void {
    let tree = this.tree;
    for (const [i, part] of path.entries()) {
      const current = tree.get(part);
      if (i === path.length - 1) {
        if (current) throw bad(31250, `Path collision at ${path.join('.')}`);
        tree.set(part, action);
      } else if (current === undefined) {
        const inner: Tree = new Map();
        tree.set(part, { kind: 'inside', tree: inner });
        tree = inner;
      } else if (current.kind === 'inside') tree = current.tree;
      else
        throw bad(
          31249,
          `Path collision at ${path.join('.')} remaining portion ${path.slice(i + 1).join('.')}`,
        );
    }
  }

  /** Whether only what is named is kept. */
  finish(): boolean {
    if (this.computes && this.inclusive === false) {
      throw bad(31252, 'Cannot use an expression in an exclusion projection');
    }
    const inclusive =
      this.inclusive ??
      (this.computes || this.matchesElements || (this.idInclusive === true && !this.cutsOnly()));
    if (inclusive && this.idInclusive === undefined) this.tree.set('_id', { kind: 'keep' });
    return inclusive;
  }

  private cutsOnly(): boolean {
    return [...this.tree.values()].some(({ kind }) => kind === 'cut');
  }
}

/**
 * Understands a projection of `find` (with `$slice` and `$elemMatch`) or of the stage `$project`.
 * The function makes the projected document and leaves its argument alone.
 */
export function parseProjection(spec: Doc, where: 'find' | 'stage'): (doc: Doc) => Doc {
  const parser = new Parser(where);
  parser.fields(spec, []);
  const inclusive = parser.finish();
  const { tree } = parser;
  return (doc) => (inclusive ? include(doc, tree, doc) : exclude(doc, tree));
}

function include(doc: Doc, tree: Tree, root: Doc): Doc {
  const result: Doc = new Map();
  for (const [key, value] of doc) {
    const action = tree.get(key);
    if (action?.kind === 'keep') result.set(key, value);
    else if (action?.kind === 'cut') result.set(key, action.cut(value));
    else if (action?.kind === 'inside')
      setDefined(result, key, includeInside(value, action.tree, root));
  }
  for (const [key, action] of tree) {
    const value = doc.get(key);
    if (action.kind === 'match') {
      // as in MongoDB, behind the fields that are merely kept
      if (value !== undefined) setDefined(result, key, action.match(value));
    } else if (action.kind === 'compute') setDefined(result, key, action.expression({ root }));
    else if (action.kind === 'inside' && !result.has(key) && computes(action.tree)) {
      result.set(key, include(new Map(), action.tree, root));
    }
  }
  return result;
}

const computes = (tree: Tree): boolean =>
  [...tree.values()].some(
    (one) => one.kind === 'compute' || (one.kind === 'inside' && computes(one.tree)),
  );

function setDefined(doc: Doc, key: string, value: Value | undefined): void {
  if (value !== undefined) doc.set(key, value);
}

function includeInside(value: Value, tree: Tree, root: Doc): Value | undefined {
  if (isDoc(value)) return include(value, tree, root);
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((item) => {
    const inner = includeInside(item, tree, root);
    return inner === undefined ? [] : [inner];
  });
}

function exclude(doc: Doc, tree: Tree): Doc {
  const result: Doc = new Map();
  for (const [key, value] of doc) {
    const action = tree.get(key);
    if (action === undefined || action.kind === 'keep') result.set(key, value);
    else if (action.kind === 'inside') result.set(key, excludeInside(value, action.tree));
    else if (action.kind === 'cut') result.set(key, action.cut(value));
  }
  return result;
}

function excludeInside(value: Value, tree: Tree): Value {
  if (isDoc(value)) return exclude(value, tree);
  return Array.isArray(value) ? value.map((item) => excludeInside(item, tree)) : value;
}

function sliceOf(argument: Value): (value: Value) => Value {
  const numbers = (Array.isArray(argument) ? argument : [argument]).map(integerOf);
  const [first, second] = numbers;
  if (first === undefined || numbers.length > 2 || numbers.includes(undefined)) {
    throw bad(28667, 'Invalid $slice syntax: it takes a number, or an array of two numbers');
  }
  if (!Array.isArray(argument)) {
    return (value) =>
      !Array.isArray(value) ? value : first < 0 ? value.slice(first) : value.slice(0, first);
  }
  if (second === undefined || second <= 0)
    throw bad(28729, 'Third argument to $slice must be positive');
  return (value) => {
    if (!Array.isArray(value)) return value;
    const from = first < 0 ? Math.max(0, value.length + first) : first;
    return value.slice(from, from + second);
  };
}

function firstMatch(condition: Value): (value: Value) => Value | undefined {
  const test = elementTest(condition);
  return (value) => {
    const found = Array.isArray(value) ? value.find((item) => test(item)) : undefined;
    return found === undefined ? undefined : [found];
  };
}
