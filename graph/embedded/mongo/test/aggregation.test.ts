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

const mixed: mongo.Document[] = [
  { _id: 1, k: 'a', n: 1, t: ['x', 'y'] },
  { _id: 2, k: 'b', n: null, t: [] },
  { _id: 3, k: 'a', m: { v: 2 } },
  { _id: 4, k: null, n: 's', t: 'z' },
  { _id: 5, n: 2.5, t: null },
];
const grouped = (accumulator: object, _id: unknown = '$k') => [
  { $group: { _id, r: accumulator } },
  { $sort: { _id: 1 } },
];
const perGroup = (none: unknown, a: unknown, b: unknown) => [
  { _id: null, r: none },
  { _id: 'a', r: a },
  { _id: 'b', r: b },
];
const field = (expression: unknown, document: object): Compared => [
  [{ _id: 1, ...document }],
  [{ $project: { r: expression } }],
];
type Compared = [documents: mongo.Document[], pipeline: mongo.Document[]];
const is = (value: unknown) => [{ _id: 1, ...(value !== undefined && { r: value }) }];
const values = ['B', null, undefined, 2, 'a', true, [0, 9], { x: 1 }, []];

/** Behaviour of each stage, accumulator and expression by MongoDB's manual, also for missing, null and other values. */
const compared: [...Compared, answer: mongo.Document[] | number][] = [
  [[], [{ $unwind: '$t' }, { $count: 'n' }], []],
  [mixed, [{ $match: { k: 'z' } }, { $count: 'n' }], []],
  [mixed, [{ $unwind: '$t' }, { $count: 'n' }], [{ n: 3 }]],
  [mixed, [{ $count: '$n' }], 17053],
  // Accumulators pass over values of other types; a group of missing and null values is one.
  [mixed, grouped({ $sum: '$n' }), perGroup(2.5, 1, 0)],
  [mixed, grouped({ $avg: '$n' }), perGroup(2.5, 1, null)],
  [mixed, grouped({ $min: '$n' }), perGroup(2.5, 1, null)],
  [mixed, grouped({ $max: '$n' }), perGroup('s', 1, null)],
  [mixed, grouped({ $first: '$n' }), perGroup('s', 1, null)],
  [mixed, grouped({ $last: '$n' }), perGroup(2.5, null, null)],
  [mixed, grouped({ $count: {} }), perGroup(2, 2, 1)],
  [[{ a: [1, 2] }, { a: 3 }], grouped({ $sum: '$a' }, null), [{ _id: null, r: 3 }]],
  [[{ a: 2 ** 31 - 1 }, { a: 1 }], grouped({ $sum: '$a' }, null), [{ _id: null, r: 2 ** 31 }]],
  [
    [{ at: new Date(2) }, { at: new Date(1) }, {}],
    grouped({ $min: '$at' }, null),
    [{ _id: null, r: new Date(1) }],
  ],
  [[{ k: [1] }, { k: [1] }], [{ $group: { _id: '$k', n: { $sum: 1 } } }], [{ _id: [1], n: 2 }]],
  [
    [{ k: 1 }, { k: '1' }, { k: true }],
    grouped({ $sum: 1 }),
    [
      { _id: 1, r: 1 },
      { _id: '1', r: 1 },
      { _id: true, r: 1 },
    ],
  ],
  [
    [{ a: 1, b: 2 }],
    [{ $group: { _id: { z: '$a', a: '$b', m: '$m' } } }],
    [{ _id: { z: 1, a: 2 } }],
  ],
  [[{}], [{ $group: { n: { $sum: 1 } } }], 15955],
  [[{}], [{ $group: { _id: null, n: 1 } }], 40234],
  [[{}], [{ $group: { _id: null, n: { $add: [1, 2] } } }], 15952],
  [[{}], [{ $group: { _id: null, n: { $sum: 1, $avg: 1 } } }], 40238],
  [
    mixed,
    [{ $unwind: '$t' }, { $project: { t: 1 } }],
    [
      { _id: 1, t: 'x' },
      { _id: 1, t: 'y' },
      { _id: 4, t: 'z' },
    ],
  ],
  [
    mixed.slice(1, 3),
    [{ $unwind: { path: '$t', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } }],
    [
      { _id: 2, k: 'b', n: null, i: null },
      { _id: 3, k: 'a', m: { v: 2 }, i: null },
    ],
  ],
  [[{ _id: 1, a: { b: 1, c: 2 } }], [{ $project: { 'a.b': 1 } }], [{ _id: 1, a: { b: 1 } }]],
  [[{ _id: 1, a: 1, b: 2 }], [{ $project: { a: 0 } }], [{ _id: 1, b: 2 }]],
  [[{ _id: 1, a: 1, b: 2 }], [{ $project: { _id: 0, a: 1 } }], [{ a: 1 }]],
  [[{ _id: 1, a: 1 }], [{ $project: { a: 1, b: 0 } }], 17053],
  [[{ _id: 1 }], [{ $project: {} }], 51272],
  [
    [{ _id: 1, a: { b: 1 } }],
    [{ $addFields: { 'a.c': 2, d: '$a.b', e: '$z' } }],
    [{ _id: 1, a: { b: 1, c: 2 }, d: 1 }],
  ],
  [[{ _id: 1, a: 1 }], [{ $set: { a: 2 } }], [{ _id: 1, a: 2 }]],
  [[{ _id: 1, a: { b: 1, c: 2 }, d: 1 }], [{ $unset: ['a.b', 'd'] }], [{ _id: 1, a: { c: 2 } }]],
  [[{ _id: 1, a: { b: 1 } }], [{ $replaceRoot: { newRoot: '$a' } }], [{ b: 1 }]],
  [[{ _id: 1 }], [{ $replaceRoot: { newRoot: '$a' } }], 17053],
  [
    values.map((a, _id) => ({ _id, ...(a !== undefined && { a }) })),
    [{ $unset: 'z' }, { $sort: { a: 1, _id: 1 } }, { $project: { _id: 1 } }],
    [8, 1, 2, 6, 3, 0, 4, 7, 5].map((_id) => ({ _id })),
  ],
  [mixed, [{ $unset: 'z' }, { $skip: 3 }, { $limit: 1 }, { $project: { _id: 1 } }], [{ _id: 4 }]],
  [mixed, [{ $unset: 'z' }, { $sort: { k: 5 } }], 15975],
  [mixed, [{ $unset: 'z' }, { $sort: 'k' }], 9],
  [mixed, [{ $unwind: 't' }], 28818],
  [mixed, [{ $unwind: { includeArrayIndex: 'i' } }], 28818],
  [mixed, [{ $unset: 'z' }, { $limit: 0 }], 15958],
  [mixed, [{ $unset: 'z' }, { $skip: -1 }], 15958],
  [...field({ $add: ['$a', 1] }, { a: 1 }), is(2)],
  [...field({ $add: ['$a', 1] }, {}), is(null)],
  [...field({ $add: ['$a', 10] }, { a: new Date(5) }), is(new Date(15))],
  [...field({ $add: ['$a', 1] }, { a: 'x' }), 17053],
  [...field({ $subtract: ['$a', '$b'] }, { a: new Date(9), b: new Date(4) }), is(5)],
  [...field({ $subtract: ['$a', 4] }, { a: new Date(9) }), is(new Date(5))],
  [...field({ $subtract: ['$a', 1] }, {}), is(null)],
  [...field({ $subtract: ['$a', 1] }, { a: 'x' }), 17053],
  [...field({ $multiply: ['$a', 2] }, { a: 3 }), is(6)],
  [...field({ $multiply: ['$a', 2] }, {}), is(null)],
  [...field({ $divide: ['$a', 2] }, { a: 3 }), is(1.5)],
  [...field({ $divide: ['$a', 0] }, { a: 3 }), 17053],
  [...field({ $divide: ['$a', 2] }, {}), is(null)],
  [...field({ $abs: '$a' }, { a: -3 }), is(3)],
  [...field({ $abs: '$a' }, {}), is(null)],
  [...field({ $ceil: '$a' }, { a: -1.5 }), is(-1)],
  [...field({ $floor: '$a' }, { a: 1.5 }), is(1)],
  [...field({ $floor: '$a' }, { a: 'x' }), 17053],
  [...field({ $eq: ['$a', null] }, {}), is(false)],
  [...field({ $eq: ['$a', null] }, { a: null }), is(true)],
  [...field({ $eq: ['$a', '$b'] }, {}), is(true)],
  [...field({ $eq: ['$a', 1] }, { a: [1] }), is(false)],
  [...field({ $eq: ['$a', 1] }, { a: 1 }), is(true)],
  [...field({ $eq: ['$a', '1'] }, { a: 1 }), is(false)],
  [...field({ $eq: ['$a', '$b'] }, { a: { x: 1, y: 2 }, b: { y: 2, x: 1 } }), is(false)],
  [...field({ $ne: ['$a', null] }, {}), is(true)],
  [...field({ $ne: ['$a', 's'] }, { a: 's' }), is(false)],
  [...field({ $eq: ['$a'] }, {}), 17053],
  [...field({ $cond: ['$a', 'yes', 'no'] }, { a: '' }), is('yes')],
  [...field({ $cond: ['$a', 'yes', 'no'] }, { a: 0 }), is('no')],
  [...field({ $cond: ['$a', 'yes', '$b'] }, {}), is(undefined)],
  [...field({ $ifNull: ['$a', '$b', 'c'] }, { a: null }), is('c')],
  [...field({ $ifNull: ['$a', '$b'] }, {}), is(undefined)],
  [...field({ $literal: '$a' }, { a: 1 }), is('$a')],
  [...field({ $concat: ['$a', '-', 'y'] }, { a: 'x' }), is('x-y')],
  [...field({ $concat: ['$a', 'y'] }, {}), is(null)],
  [...field({ $concat: ['$a', 'y'] }, { a: 1 }), 17053],
  [...field(['$a', '$z'], { a: 1 }), is([1, null])],
  [...field('$a.b', { a: [{ b: 1 }, { c: 2 }] }), is([1])],
];

test.each(compared.map((one) => [mongo.BSON.EJSON.stringify(one.slice(0, 2)), ...one] as const))(
  '%s',
  async (_name, documents, pipeline, answer) => {
    const things = await fresh(documents);
    const result = await outcome(things.aggregate(pipeline).toArray());
    expect(result).toEqual(typeof answer === 'number' ? { code: answer } : answer);
  },
);

test('a projection has the _id first, then fields of the document, then those that are made', async () => {
  const things = await fresh([{ _id: 9, a: 1, b: 2, c: 3 }]);
  const [found = {}] = await things
    .aggregate([{ $unset: 'z' }, { $project: { c: 1, x: '$a', a: 1 } }])
    .toArray();
  expect(Object.keys(found)).toEqual(['_id', 'a', 'c', 'x']);
});

test.each(['$push', '$addToSet', '$mergeObjects'])(
  'the accumulator %s is refused',
  async (name) => {
    const things = await fresh(docs);
    const asked = things.aggregate([{ $group: { _id: null, r: { [name]: '$n' } } }]).toArray();
    await expect(asked).rejects.toThrow(`the accumulator ${name}`);
  },
);

test.each(['$gt', '$gte', '$lt', '$lte', '$in', '$and', '$or', '$not', '$switch', '$size', '$mod'])(
  'the expression %s, which mingo answers otherwise, is refused',
  async (name) => {
    const things = await fresh(docs);
    const asked = things.aggregate([{ $project: { r: { [name]: ['$n', 1] } } }]).toArray();
    await expect(asked).rejects.toThrow(`the operator ${name}`);
  },
);
