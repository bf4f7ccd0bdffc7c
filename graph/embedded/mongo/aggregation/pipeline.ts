import { Int32 } from 'bson';
import { type Doc, docOf, integerOf, isDoc, typeName, type Value } from '../bson/values.ts';
import { StoreError, unsupported } from '../errors.ts';
import { everything, type Filter, parseFilter } from '../query/filter.ts';

/** A pipeline of the kind supported: a count of what a filter finds. */
type Pipeline = {
  filter: Filter;
  skip: number;
  limit: number;
  /** Makes the one document that holds the count. */
  count: (n: Int32) => Doc;
};

/** Takes what one stage says into the pipeline. */
type PipelineStage = (operand: Value, pipeline: Partial<Pipeline>) => void;

/** The stages, in the order in which they are supported. */
const stages: Record<string, PipelineStage> = {
  $match: (operand, pipeline) => {
    pipeline.filter = parseFilter(docOperand('$match', operand));
  },
  $skip: (operand, pipeline) => {
    pipeline.skip = countOperand('$skip', operand, 0);
  },
  $limit: (operand, pipeline) => {
    pipeline.limit = countOperand('$limit', operand, 1);
  },
  $group: (operand, pipeline) => {
    pipeline.count = parseCount(docOperand('$group', operand));
  },
};
const order = Object.keys(stages);

function docOperand(name: string, operand: Value): Doc {
  if (isDoc(operand)) return operand;
  throw new StoreError(9, `the operand of ${name} must be an object, not ${typeName(operand)}`);
}

function countOperand(name: string, operand: Value, least: number): number {
  const count = integerOf(operand);
  if (count !== undefined && count >= least) return count;
  throw new StoreError(15958, `the operand of ${name} must be a whole number from ${least}`);
}

/** A `$group` that counts everything, as drivers send it for `countDocuments`. */
function parseCount(group: Doc): (n: Int32) => Doc {
  const [[key, id] = [], [name = '', accumulator] = []] = group;
  const one = isDoc(accumulator) && accumulator.size === 1 ? accumulator.get('$sum') : undefined;
  const isConstant = key === '_id' && (id === null || id instanceof Int32);
  if (!isConstant || group.size !== 2 || !(one instanceof Int32) || one.value !== 1) {
    throw unsupported('a $group but { _id: 1, n: { $sum: 1 } }', 15952);
  }
  return (n) => docOf({ _id: id, [name]: n });
}

/**
 * Parses a pipeline of `$match`, `$skip`, `$limit` and a count, each at most once and in this order.
 * Raises 40324 for any other stage and without a count, 40573 for `$changeStream`.
 */
export function parsePipeline(all: readonly Value[]): Pipeline {
  const pipeline: Partial<Pipeline> = {};
  let last = -1;
  for (const stage of all) {
    const [entry] = isDoc(stage) ? stage : [];
    if (!entry || (isDoc(stage) && stage.size !== 1)) {
      throw new StoreError(40323, 'A pipeline stage must be an object with exactly one field.');
    }
    const [name, operand] = entry;
    if (name === '$changeStream') throw unsupported('the stage $changeStream', 40573);
    const parse = Object.hasOwn(stages, name) ? stages[name] : undefined;
    if (!parse) throw unsupported(`the stage ${name}`, 40324);
    const place = order.indexOf(name);
    if (place <= last) throw unsupported(`the stage ${name} at this place`, 40324);
    last = place;
    parse(operand, pipeline);
  }
  const { filter = everything, skip = 0, limit = Number.POSITIVE_INFINITY, count } = pipeline;
  if (!count) throw unsupported('a pipeline without the count $group', 40324);
  return { filter, skip, limit, count };
}
