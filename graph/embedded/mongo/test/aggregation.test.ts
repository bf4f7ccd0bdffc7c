import { mongo } from 'mongoose';
import { expect, test } from 'vitest';
import { outcome, useStore } from './store-under-test.ts';

const { fresh } = useStore();

/** A pipeline over the documents below, and its answer or the code of the refusal. */
type Probe = [pipeline: mongo.Document[], answer: mongo.Document[] | number];

const docs = [
  { _id: 1, k: 'a', n: 1 },
  { _id: 2, k: 'b', n: 2 },
  { _id: 3, k: 'a', n: 3 },
];
const count = { $group: { _id: 1, n: { $sum: 1 } } };

const probes: Probe[] = [
  [[count], [{ _id: 1, n: 3 }]],
  [[{ $match: { k: 'a' } }, count], [{ _id: 1, n: 2 }]],
  [[{ $match: { k: 'a' } }, { $skip: 1 }, { $limit: 5 }, count], [{ _id: 1, n: 1 }]],
  [[{ $match: { k: 'a' } }, { $skip: 2 }, count], []],
  [[{ $limit: 2 }, count], [{ _id: 1, n: 2 }]],
  [[{ $match: { k: 'z' } }, count], []],
  [[{ $group: { _id: null, all: { $sum: 1 } } }], [{ _id: null, all: 3 }]],
  [[{ $limit: 0 }], 15958],
  [[{ $limit: 'x' }], 15958],
  [[{ $skip: -1 }], 15958],
  [[{ $match: {}, $limit: 1 }], 40323],
  [[{ $match: 1 }], 9],
];

test.each(
  probes.map(
    ([pipeline, answer]) => [mongo.BSON.EJSON.stringify(pipeline), pipeline, answer] as const,
  ),
)('the pipeline %s answers as MongoDB does', async (_name, pipeline, answer) => {
  const things = await fresh(docs);
  const result = await outcome(things.aggregate(pipeline).toArray());
  expect(result).toEqual(typeof answer === 'number' ? { code: answer } : answer);
});

test('a pipeline over a collection that is not there finds nothing', async () => {
  const things = await fresh();
  expect(await things.aggregate([count]).toArray()).toEqual([]);
});
