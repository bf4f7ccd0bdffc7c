import type { Path } from '../bson/paths.ts';
import { type Doc, integerOf, isDoc, isNumber, isTruthy, toDouble } from '../bson/values.ts';

export type KeyField = {
  readonly name: string;
  readonly path: Path;
  readonly descending: boolean;
};

/** An index as the planner and the writers use it. */
export type Index = {
  readonly id: number;
  readonly name: string;
  readonly fields: readonly KeyField[];
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly expireAfterSeconds: number | undefined;
  /** The form that `listIndexes` shows. */
  readonly spec: Doc;
  /** The fields, as bits, under which some document has an array. */
  multikey: number;
};

/** The fields of a key pattern or of a sort, such as `{ sellerId: 1, _id: -1 }`. */
export const fieldsOf = (key: Doc): KeyField[] =>
  [...key].map(([name, direction]) => ({
    name,
    path: name.split('.'),
    descending: isNumber(direction) && toDouble(direction) < 0,
  }));

/** An index by its specification as `createIndexes` checked it. */
export function indexOf(id: number, spec: Doc, multikey: number): Index {
  const key = spec.get('key');
  return {
    id,
    name: String(spec.get('name')),
    fields: isDoc(key) ? fieldsOf(key) : [],
    unique: isTruthy(spec.get('unique')) || spec.get('name') === '_id_',
    sparse: isTruthy(spec.get('sparse')),
    expireAfterSeconds: integerOf(spec.get('expireAfterSeconds')),
    spec,
    multikey,
  };
}
