import { isDoc, type Value } from '../bson/values.ts';
import { unsupported } from '../errors.ts';

/** One stage of a pipeline: its name, such as `$group`, and what it is given. */
export type Stage = { readonly name: string; readonly operand: Value };

/** Stages that run behind the query, over the documents it has found. */
const supportedStages = [
  ...['$group', '$unwind', '$project', '$addFields', '$set', '$unset', '$replaceRoot'],
  ...['$sort', '$skip', '$limit', '$count'],
];

/** Accumulators and expressions that give what MongoDB gives for the types that the store holds. */
const supportedOperators = new Set([
  ...['$sum', '$avg', '$min', '$max', '$first', '$last', '$push', '$addToSet', '$count'],
  ...['$add', '$subtract', '$multiply', '$divide', '$abs', '$ceil', '$floor', '$mod'],
  ...['$eq', '$ne', '$gt', '$gte', '$lt', '$lte', '$and', '$or', '$not', '$in'],
  ...['$cond', '$ifNull', '$switch', '$literal', '$concat', '$size'],
]);

/** Raises 40324 for a stage and 168 for an operator that isn't supported, by its name. */
export function checkStage({ name, operand }: Stage): void {
  if (name === '$match') throw unsupported('the stage $match at this place', 40324);
  if (!supportedStages.includes(name)) throw unsupported(`the stage ${name}`, 40324);
  checkOperators(operand);
}

function checkOperators(value: Value): void {
  if (Array.isArray(value)) {
    for (const item of value) checkOperators(item);
    return;
  }
  if (!isDoc(value)) return;
  for (const [key, inner] of value) {
    if (key.startsWith('$') && !supportedOperators.has(key)) {
      throw unsupported(`the operator ${key} of a pipeline`, 168);
    }
    if (key !== '$literal') checkOperators(inner);
  }
}
