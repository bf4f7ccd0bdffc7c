import { clone, type Doc } from '../bson/values.ts';
import { StoreError } from '../errors.ts';
import type { Condition, Filter } from '../query/filter.ts';
import { changeAt, parseFieldPath } from './field-path.ts';

/** The document an upsert starts from: the filter's equalities. Raises 54 if two of them name one field. */
export function documentOfFilter(filter: Filter): Doc {
  const doc: Doc = new Map();
  for (const { name, value } of equalities(filter)) {
    changeAt(doc, parseFieldPath(name), (current) => {
      if (current === undefined) return clone(value);
      throw new StoreError(54, `cannot infer query fields to set, path '${name}' is matched twice`);
    });
  }
  return doc;
}

/** The filter's conditions of equality; `$in` with a single value counts as one. */
function equalities(filter: Filter): Pick<Condition, 'name' | 'value'>[] {
  if (filter.kind === 'and') return filter.parts.flatMap(equalities);
  if (filter.kind === 'or' && filter.parts.length === 1) return filter.parts.flatMap(equalities);
  if (filter.kind !== 'condition') return [];
  const { name, operator, value } = filter;
  if (operator === '$eq') return [{ name, value }];
  const [only] = operator === '$in' && Array.isArray(value) && value.length === 1 ? value : [];
  return only === undefined ? [] : [{ name, value: only }];
}
