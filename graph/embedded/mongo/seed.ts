import { changeAt } from './change.ts';
import { StoreError } from './errors.ts';
import { clone, type Doc, isDoc, typeOf, type Value } from './values.ts';

const bad = (code: number, message: string) => new StoreError(code, message);

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
