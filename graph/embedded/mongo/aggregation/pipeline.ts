import { Int32 } from 'bson';
import { type Doc, docOf, isDoc, type Value } from '../bson/values.ts';
import { StoreError, unsupported } from '../errors.ts';
import type { KeyField } from '../indexes/index.ts';
import { everything, type Filter, parseFilter } from '../query/filter.ts';
import { parseSort } from '../query/sort.ts';
import { checkStage, countOperand, docOperand, type Stage } from './stages.ts';

/** The leading stages that a query answers, with its indexes. */
type Head = {
  filter: Filter;
  sort: readonly KeyField[];
  skip: number;
  limit: number;
};

/** A pipeline: the query for its documents, and the stages that transform them. */
type Pipeline = Head & {
  /** Set if the pipeline only counts: makes the document with the count. */
  count: ((n: Int32) => Doc) | null;
  /** The stages behind the head; none where the pipeline counts. */
  stages: Stage[];
};

/** Adds one stage's operand to the head. */
type HeadStage = (operand: Value, head: Partial<Head>) => void;

/** The stages of the head in their required order, each at most once. */
const headStages: Record<string, HeadStage> = {
  $match: (operand, head) => {
    head.filter = parseFilter(docOperand('$match', operand));
  },
  $sort: (operand, head) => {
    head.sort = parseSort(docOperand('$sort', operand));
  },
  $skip: (operand, head) => {
    head.skip = countOperand('$skip', operand, 0);
  },
  $limit: (operand, head) => {
    head.limit = countOperand('$limit', operand, 1);
  },
};
const order = Object.keys(headStages);

/** The count of a `$group` as drivers send it for `countDocuments`; null for any other stage. */
function countOf({ name, operand }: Stage): Pipeline['count'] {
  if (name !== '$group' || !isDoc(operand) || operand.size !== 2) return null;
  const [[key, id] = [], [field = '', accumulator] = []] = operand;
  const one = isDoc(accumulator) && accumulator.size === 1 ? accumulator.get('$sum') : undefined;
  const isConstant = key === '_id' && (id === null || id instanceof Int32);
  if (!isConstant || !(one instanceof Int32) || one.value !== 1) return null;
  return (n) => docOf({ _id: id, [field]: n });
}

export function stageOf(stage: Value): Stage {
  const [entry] = isDoc(stage) ? stage : [];
  if (!entry || (isDoc(stage) && stage.size !== 1)) {
    throw new StoreError(40323, 'A pipeline stage must be an object with exactly one field.');
  }
  const [name, operand] = entry;
  if (name === '$changeStream') throw unsupported('the stage $changeStream', 40573);
  return { name, operand };
}

/** Parses a pipeline. Raises 40324 for a stage that isn't supported, or not in its place. */
export function parsePipeline(all: readonly Value[]): Pipeline {
  const stages = all.map(stageOf);
  const head: Partial<Head> = {};
  let place = -1;
  for (let next = stages[0]; next; next = stages[0]) {
    const at = order.indexOf(next.name);
    if (at <= place) break;
    headStages[next.name]?.(next.operand, head);
    stages.shift();
    place = at;
  }
  const [only] = stages;
  const count = only && stages.length === 1 ? countOf(only) : null;
  if (!count) for (const stage of stages) checkStage(stage);
  const { filter = everything, sort = [], skip = 0, limit = Number.POSITIVE_INFINITY } = head;
  return { filter, sort, skip, limit, count, stages: count ? [] : stages };
}
