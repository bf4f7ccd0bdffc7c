import { mongo } from 'mongoose';
import { expect, test } from 'vitest';
import { outcome, useStore } from './store-under-test.ts';

const { fresh } = useStore();

/** A pipeline over `docs`, and its answer or the code of the refusal. */
type Probe = [pipeline: mongo.Document[], answer: mongo.Document[] | number];

const docs: mongo.Document[] = [
  { _id: 1, k: 'a', n: 1, at: new Date(1_000) },
  { _id: 2, k: 'b', n: 2, at: new Date(2_000) },
  { _id: 3, k: 'a', n: 3, at: new Date(3_000), owner: new mongo.ObjectId('65'.repeat(12)) },
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
  [[{ $limit: 1 }], docs.slice(0, 1)],
  [[{ $match: { k: 'a' } }, { $sort: { n: -1 } }, { $limit: 1 }], docs.slice(2)],
  [
    [{ $group: { _id: '$k', sum: { $sum: '$n' }, first: { $min: '$at' } } }, { $sort: { _id: 1 } }],
    [
      { _id: 'a', sum: 4, first: new Date(1_000) },
      { _id: 'b', sum: 2, first: new Date(2_000) },
    ],
  ],
  [
    [
      { $match: { k: 'a' } },
      { $group: { _id: { k: '$k', owner: '$owner' }, n: { $sum: 1 } } },
      { $sort: { n: 1, '_id.owner': 1 } },
    ],
    [
      { _id: { k: 'a' }, n: 1 },
      { _id: { k: 'a', owner: docs[2]?.owner }, n: 1 },
    ],
  ],
  [
    [
      { $match: { n: { $gte: 2 } } },
      { $addFields: { half: { $divide: ['$n', 2] } } },
      { $project: { half: 1, isThree: { $eq: ['$n', 3] } } },
    ],
    [
      { _id: 2, half: 1, isThree: false },
      { _id: 3, half: 1.5, isThree: true },
    ],
  ],
  [
    [{ $group: { _id: null, big: { $sum: { $multiply: ['$n', 2 ** 40] } } } }],
    [{ _id: null, big: 6 * 2 ** 40 }],
  ],
  [[{ $match: { k: 'z' } }, { $group: { _id: '$k', n: { $sum: 1 } } }], []],
  [[{ $count: 'all' }], [{ all: 3 }]],
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
