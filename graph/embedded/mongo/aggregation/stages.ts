import { type Doc, integerOf, isDoc, typeName, type Value } from '../bson/values.ts';
import { StoreError, unsupported } from '../errors.ts';
import { parseSort } from '../query/sort.ts';

/** One stage of a pipeline: its name, such as `$group`, and its operand. */
export type Stage = { readonly name: string; readonly operand: Value };

/** Accumulators of `$group` whose results equal MongoDB's for all types in the store. */
const accumulators = new Set(['$sum', '$avg', '$min', '$max', '$first', '$last', '$count']);

/** Expressions whose results equal MongoDB's, also for missing values and other types. */
const expressions = new Set([
  ...['$add', '$subtract', '$multiply', '$divide', '$abs', '$ceil', '$floor'],
  ...['$eq', '$ne', '$cond', '$ifNull', '$literal', '$concat'],
]);

/** Stages that run after the query on its documents, and the checks of their operands. */
const stageChecks: Record<string, (operand: Value) => void> = {
  $group: checkGroup,
  $unwind(operand) {
    const path = isDoc(operand) ? operand.get('path') : operand;
    if (typeof path === 'string' && path.startsWith('$')) return;
    throw new StoreError(28818, "path option to $unwind stage should be prefixed with a '$'");
  },
  $project(operand) {
    if (isDoc(operand) && operand.size > 0) return checkExpression(operand);
    throw new StoreError(51272, 'Invalid $project: it must have at least one field');
  },
  $addFields: checkExpression,
  $set: checkExpression,
  $unset: () => undefined,
  $replaceRoot: checkExpression,
  $sort: (operand) => void parseSort(docOperand('$sort', operand)),
  $skip: (operand) => void countOperand('$skip', operand, 0),
  $limit: (operand) => void countOperand('$limit', operand, 1),
  $count: () => undefined,
};

/** Raises 40324 for a stage and 168 for an operator that isn't supported, by its name. */
export function checkStage({ name, operand }: Stage): void {
  if (name === '$match') throw unsupported('the stage $match at this place', 40324);
  const check = Object.hasOwn(stageChecks, name) ? stageChecks[name] : undefined;
  if (!check) throw unsupported(`the stage ${name}`, 40324);
  check(operand);
}

/** Whether a stage reads a collection. */
export const isOfCollection = (name: string): boolean =>
  name === '$match' || Object.hasOwn(stageChecks, name);

function checkGroup(operand: Value): void {
  if (!isDoc(operand))
    throw new StoreError(15947, "a group's fields must be specified in an object");
  if (!operand.has('_id')) throw new StoreError(15955, 'a group specification must include an _id');
  for (const [field, value] of operand) {
    if (field === '_id') checkExpression(value);
    else checkAccumulator(field, value);
  }
}

function checkAccumulator(field: string, value: Value): void {
  const [entry] = isDoc(value) ? value : [];
  if (!entry) throw new StoreError(40234, `The field '${field}' must be an accumulator object`);
  if (isDoc(value) && value.size !== 1)
    throw new StoreError(40238, `The field '${field}' must specify one accumulator`);
  const [name, given] = entry;
  if (!accumulators.has(name)) throw unsupported(`the accumulator ${name}`, 15952);
  checkExpression(given);
}

function checkExpression(value: Value): void {
  if (Array.isArray(value)) {
    for (const item of value) checkExpression(item);
    return;
  }
  if (!isDoc(value)) return;
  for (const [key, inner] of value) {
    if (key.startsWith('$') && !expressions.has(key)) {
      throw unsupported(`the operator ${key} of a pipeline`, 168);
    }
    if (key !== '$literal') checkExpression(inner);
  }
}

export function docOperand(name: string, operand: Value): Doc {
  if (isDoc(operand)) return operand;
  throw new StoreError(9, `the operand of ${name} must be an object, not ${typeName(operand)}`);
}

export function countOperand(name: string, operand: Value, least: number): number {
  const count = integerOf(operand);
  if (count !== undefined && count >= least) return count;
  throw new StoreError(15958, `the operand of ${name} must be a whole number from ${least}`);
}
