import { type Doc, isNumber, isTruthy } from '../bson/values.ts';
import { StoreError, unsupported } from '../errors.ts';

/** Makes the projected document without changing its argument. */
export type Projection = (doc: Doc) => Doc;

/**
 * Parses a projection, which either names the fields to show or the fields to leave out. Raises 31253 or 31254 if it
 * mixes both (except for `_id`), and 2 for unsupported ones.
 */
export function parseProjection(spec: Doc): Projection {
  for (const [name, value] of spec) {
    const plain = isNumber(value) || typeof value === 'boolean';
    if (!plain) throw unsupported(`a projection of ${name} but by 0 or 1`);
    if (/[.$]/.test(name)) throw unsupported(`a projection of the nested field ${name}`);
  }
  const fields = [...spec].filter(([name]) => name !== '_id');
  const shown = fields.map(([, value]) => isTruthy(value));
  const inclusive = shown[0] ?? isTruthy(spec.get('_id'));
  if (shown.includes(!inclusive)) {
    throw new StoreError(inclusive ? 31254 : 31253, 'a projection cannot both show and leave out');
  }
  const names = new Set(fields.map(([name]) => name));
  const id = spec.has('_id') ? isTruthy(spec.get('_id')) : true;
  if (id === inclusive) names.add('_id');
  return (doc) => new Map([...doc].filter(([name]) => names.has(name) === inclusive));
}
