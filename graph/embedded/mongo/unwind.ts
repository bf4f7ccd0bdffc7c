import { StoreError } from './errors.ts';
import type { Stage } from './pipeline.ts';
import { type Doc, isDoc, truthy, typeOf, type Value } from './values.ts';

const bad = (code: number, message: string) => new StoreError(code, message);

export function unwindStage(operand: Value): Stage {
  const spec = isDoc(operand) ? operand : new Map<string, Value>([['path', operand]]);
  for (const key of spec.keys()) {
    if (!['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays'].includes(key)) {
      throw bad(28811, `unrecognized option to $unwind stage: ${key}`);
    }
  }
  const path = spec.get('path');
  if (path === undefined) throw bad(28812, 'no path specified to $unwind stage');
  if (typeof path !== 'string')
    throw bad(28808, `expected a string as the path for $unwind stage, got ${typeOf(path)[1]}`);
  if (!path.startsWith('$'))
    throw bad(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
  const parts = path.slice(1).split('.');
  const indexField = spec.get('includeArrayIndex');
  if (indexField !== undefined && (typeof indexField !== 'string' || indexField === '')) {
    throw bad(
      28810,
      'expected a non-empty string for the includeArrayIndex option to $unwind stage',
    );
  }
  if (typeof indexField === 'string' && indexField.startsWith('$'))
    throw bad(28822, 'includeArrayIndex option to $unwind stage should not be prefixed with a $');
  const preserve = truthy(spec.get('preserveNullAndEmptyArrays'));
  const make = (doc: Doc, value: Value | undefined, at: number | null) => {
    const result = setPath(doc, parts, value);
    if (typeof indexField !== 'string') return result;
    return setPath(result, indexField.split('.'), at === null ? null : BigInt(at));
  };
  return function* (docs) {
    for (const doc of docs) {
      const value = plainAt(doc, parts);
      if (Array.isArray(value)) {
        for (const [i, item] of value.entries()) yield make(doc, item, i);
        if (value.length === 0 && preserve) yield make(doc, undefined, null);
      } else if (value !== undefined && value !== null) yield make(doc, value, null);
      else if (preserve) yield make(doc, value, null);
    }
  };
}

function plainAt(doc: Doc, parts: readonly string[]): Value | undefined {
  let value: Value | undefined = doc;
  for (const part of parts) value = isDoc(value) ? value.get(part) : undefined;
  return value;
}

export function setPath(doc: Doc, parts: readonly string[], value: Value | undefined): Doc {
  const [key = '', ...rest] = parts;
  const copy: Doc = new Map(doc);
  if (rest.length === 0) {
    if (value === undefined) copy.delete(key);
    else copy.set(key, value);
    return copy;
  }
  const inner = doc.get(key);
  if (isDoc(inner)) copy.set(key, setPath(inner, rest, value));
  else if (value !== undefined && value !== null) copy.set(key, setPath(new Map(), rest, value));
  return copy;
}
