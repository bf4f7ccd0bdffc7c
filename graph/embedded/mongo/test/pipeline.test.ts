import { mongo } from 'mongoose';
import { expect, test } from 'vitest';
import { outcome, useStore } from './store-under-test.ts';

const { fresh } = useStore();
const { Long, Decimal128, Double, EJSON } = { ...mongo, EJSON: mongo.BSON.EJSON };
const strict = (value: unknown) => EJSON.stringify(value, { relaxed: false });

/** Documents, a pipeline over them, and its answer or the code of the refusal. */
type Probe = [
  docs: mongo.Document[],
  pipeline: mongo.Document[],
  answer: mongo.Document[] | number,
];

const abc = [
  { _id: 1, k: 'a', n: 1, t: ['x', 'y'] },
  { _id: 2, k: 'b', n: 2, t: [] },
  { _id: 3, k: 'a', n: 3 },
];
const one = [{ _id: 1, n: 5, s: 'x', d: new Date(1000), a: [1, 2], o: { p: 1 }, z: null }];
const computed = (expression: unknown, value: unknown): Probe => [
  one,
  [{ $project: { _id: 0, v: expression } }],
  value === undefined ? [{}] : [{ v: value }],
];
const refused = (expression: unknown, code: number): Probe => [
  one,
  [{ $project: { v: expression } }],
  code,
];

const probes: Probe[] = [
  [abc, [], abc],
  [
    abc,
    [{ $match: { k: 'a' } }, { $sort: { n: -1 } }, { $limit: 1 }, { $project: { n: 1 } }],
    [{ _id: 3, n: 3 }],
  ],
  [
    abc,
    [{ $sort: { n: 1 } }, { $skip: 1 }, { $limit: 5 }, { $project: { _id: 1 } }],
    [{ _id: 2 }, { _id: 3 }],
  ],
  [abc, [{ $count: 'total' }], [{ total: 3 }]],
  [abc, [{ $match: { k: 'z' } }, { $count: 'total' }], []],
  [
    abc,
    [{ $group: { _id: '$k', sum: { $sum: '$n' } } }, { $sort: { _id: 1 } }],
    [
      { _id: 'a', sum: 4 },
      { _id: 'b', sum: 2 },
    ],
  ],
  [
    abc,
    [
      {
        $group: {
          _id: null,
          avg: { $avg: '$n' },
          min: { $min: '$n' },
          max: { $max: '$n' },
          n: { $sum: 1 },
        },
      },
    ],
    [{ _id: null, avg: new Double(2), min: 1, max: 3, n: 3 }],
  ],
  [
    abc,
    [
      { $sort: { n: 1 } },
      {
        $group: {
          _id: null,
          f: { $first: '$n' },
          l: { $last: '$n' },
          all: { $push: '$n' },
          t: { $push: '$t' },
        },
      },
    ],
    [{ _id: null, f: 1, l: 3, all: [1, 2, 3], t: [['x', 'y'], []] }],
  ],
  [
    abc,
    [{ $group: { _id: { k: '$k' }, c: { $count: {} } } }, { $sort: { c: 1 } }],
    [
      { _id: { k: 'b' }, c: 1 },
      { _id: { k: 'a' }, c: 2 },
    ],
  ],
  [
    abc,
    [{ $group: { _id: '$k', set: { $addToSet: '$k' } } }, { $match: { _id: 'a' } }],
    [{ _id: 'a', set: ['a'] }],
  ],
  [
    abc,
    [{ $sortByCount: '$k' }],
    [
      { _id: 'a', count: 2 },
      { _id: 'b', count: 1 },
    ],
  ],
  [abc, [{ $group: { _id: '$missing', n: { $sum: '$k' } } }], [{ _id: null, n: 0 }]],
  [
    abc,
    [{ $group: { _id: null, a: { $avg: '$k' }, m: { $max: '$nope' } } }],
    [{ _id: null, a: null, m: null }],
  ],
  [
    [0.1, 0.2, 0.3, 1e300, -1e300].map((n, _id) => ({ _id, n })),
    [
      { $match: { _id: { $lt: 3 } } },
      { $group: { _id: null, sum: { $sum: '$n' }, avg: { $avg: '$n' } } },
    ],
    [{ _id: null, sum: new Double(0.6), avg: new Double(0.19999999999999998) }],
  ],
  [
    [Long.fromString('9223372036854775807'), Long.fromString('9223372036854775807')].map(
      (n, _id) => ({ _id, n }),
    ),
    [{ $group: { _id: null, sum: { $sum: '$n' } } }],
    [{ _id: null, sum: new Double(18446744073709552000) }],
  ],
  [
    [1, Long.fromNumber(2), new Double(0.5), Decimal128.fromString('1.5')].map((n, _id) => ({
      _id,
      n,
    })),
    [{ $match: { _id: { $lt: 2 } } }, { $group: { _id: null, sum: { $sum: '$n' } } }],
    [{ _id: null, sum: Long.fromNumber(3) }],
  ],
  [abc, [{ $group: { n: { $sum: 1 } } }], 15955],
  [abc, [{ $group: { _id: 1, n: { $nope: 1 } } }], 15952],
  [abc, [{ $group: { _id: 1, n: 1 } }], 40234],
  [abc, [{ $group: 1 }], 15947],
  [
    abc,
    [{ $unwind: '$t' }, { $project: { t: 1 } }],
    [
      { _id: 1, t: 'x' },
      { _id: 1, t: 'y' },
    ],
  ],
  [
    abc,
    [{ $unwind: { path: '$t', preserveNullAndEmptyArrays: true } }, { $project: { t: 1 } }],
    [{ _id: 1, t: 'x' }, { _id: 1, t: 'y' }, { _id: 2 }, { _id: 3 }],
  ],
  [
    abc,
    [{ $unwind: { path: '$t', includeArrayIndex: 'i' } }, { $project: { i: 1 } }],
    [
      { _id: 1, i: Long.fromNumber(0) },
      { _id: 1, i: Long.fromNumber(1) },
    ],
  ],
  [abc, [{ $unwind: '$n' }, { $count: 'c' }], [{ c: 3 }]],
  [abc, [{ $unwind: 't' }], 28818],
  [abc, [{ $unwind: {} }], 28812],
  [
    abc,
    [
      { $match: { _id: 1 } },
      { $addFields: { m: { $multiply: ['$n', 2] } } },
      { $project: { m: 1 } },
    ],
    [{ _id: 1, m: 2 }],
  ],
  [
    abc,
    [{ $match: { _id: 1 } }, { $set: { 'o.p': 1, k: '$$REMOVE' } }, { $project: { o: 1, k: 1 } }],
    [{ _id: 1, o: { p: 1 } }],
  ],
  [abc, [{ $match: { _id: 1 } }, { $unset: ['t', 'n'] }], [{ _id: 1, k: 'a' }]],
  [abc, [{ $match: { _id: 1 } }, { $replaceRoot: { newRoot: { x: '$n' } } }], [{ x: 1 }]],
  [abc, [{ $replaceRoot: { newRoot: '$n' } }], 40228],
  [
    abc,
    [
      {
        $facet: {
          n: [{ $count: 'c' }],
          top: [{ $sort: { n: -1 } }, { $limit: 1 }, { $project: { _id: 1 } }],
        },
      },
    ],
    [{ n: [{ c: 3 }], top: [{ _id: 3 }] }],
  ],
  [abc, [{ $facet: { n: [{ $facet: {} }] } }], 40600],
  [abc, [{ $limit: 0 }], 15958],
  [abc, [{ $limit: 'x' }], 5107201],
  [abc, [{ $skip: -1 }], 5107200],
  [abc, [{ $sort: {} }], 15976],
  [abc, [{ $sort: { a: 2 } }], 15975],
  [abc, [{ $sort: { a: 'up' } }], 15974],
  [abc, [{ $count: '' }], 40157],
  [abc, [{ $count: 'a.b' }], 40160],
  [abc, [{ $count: '$a' }], 40158],
  [abc, [{ $nope: 1 }], 40324],
  [abc, [{ $match: {}, $limit: 1 }], 40323],
  [abc, [{ $match: 1 }], 15959],
  [abc, [{ $changeStream: {} }], 40573],
  [abc, [{ $out: 'x' }], 40324],
  [abc, [{ $geoNear: {} }], 40324],
  [abc, [{ $project: {} }], 51272],
  [abc, [{ $project: { a: 1, b: 0 } }], 31254],
  computed('$n', 5),
  computed('$o.p', 1),
  computed('$nope', undefined),
  computed('$$ROOT.n', 5),
  computed({ $literal: '$n' }, '$n'),
  computed({ x: '$n', y: '$nope' }, { x: 5 }),
  computed(['$n', '$nope'], [5, null]),
  computed({ $add: ['$n', 1] }, 6),
  computed({ $add: ['$n', new Double(1.5)] }, new Double(6.5)),
  computed({ $add: ['$n', null] }, null),
  computed({ $add: ['$n', '$nope'] }, null),
  computed({ $add: ['$d', 500] }, new Date(1500)),
  computed({ $add: [2147483647, 1] }, Long.fromNumber(2147483648)),
  computed({ $add: [Decimal128.fromString('0.1'), 1] }, Decimal128.fromString('1.1')),
  refused({ $add: ['$n', '$s'] }, 14),
  computed({ $subtract: ['$n', 2] }, 3),
  computed({ $subtract: ['$d', '$d'] }, Long.fromNumber(0)),
  computed({ $subtract: ['$d', 500] }, new Date(500)),
  refused({ $subtract: ['$s', 1] }, 14),
  computed({ $multiply: ['$n', 3] }, 15),
  computed({ $divide: [6, 4] }, new Double(1.5)),
  refused({ $divide: [1, 0] }, 2),
  computed({ $concat: ['$s', 'y'] }, 'xy'),
  computed({ $concat: ['$s', null] }, null),
  refused({ $concat: ['$s', 1] }, 16702),
  computed({ $eq: ['$n', new Double(5)] }, true),
  computed({ $ne: ['$n', 4] }, true),
  computed({ $gt: ['$n', 'x'] }, false),
  computed({ $gt: ['$s', 5] }, true),
  computed({ $lt: ['$nope', null] }, true),
  computed({ $gte: ['$n', 5] }, true),
  computed({ $cmp: ['$n', 6] }, -1),
  computed({ $and: ['$n', true] }, true),
  computed({ $and: [] }, true),
  computed({ $or: ['$z', 0] }, false),
  computed({ $not: ['$z'] }, true),
  computed({ $cond: [{ $gt: ['$n', 3] }, 'big', 'small'] }, 'big'),
  computed(
    {
      $cond: new Map<string, unknown>([
        ['if', '$nope'],
        ['then', 1],
        ['else', 2],
      ]),
    },
    2,
  ),
  refused({ $cond: [1] }, 16020),
  computed({ $ifNull: ['$nope', 'other'] }, 'other'),
  computed({ $ifNull: ['$z', '$nope', 7] }, 7),
  computed({ $size: '$a' }, 2),
  refused({ $size: '$n' }, 17124),
  computed({ $in: [2, '$a'] }, true),
  refused({ $in: [2, '$n'] }, 40081),
  computed({ $arrayElemAt: ['$a', -1] }, 2),
  computed({ $arrayElemAt: ['$a', 9] }, undefined),
  computed({ $max: '$a' }, 2),
  computed({ $min: ['$n', 3, null] }, 3),
  computed({ $isArray: '$a' }, true),
  computed({ $type: '$nope' }, 'missing'),
  refused({ $nope: 1 }, 168),
  refused({ $add: [1], $subtract: [1, 2] }, 15983),
  refused('$$nope', 17276),
  refused('$a..b', 16872),
];

test.each(probes.map((probe, i) => [i, EJSON.stringify(probe[1]), ...probe] as const))(
  'pipeline %i: %s answers as MongoDB does',
  async (_i, _name, docs, pipeline, answer) => {
    const things = await fresh(docs);
    const result = await outcome(things.aggregate(pipeline, { promoteValues: false }).toArray());
    if (typeof answer === 'number') expect(result).toEqual({ code: answer });
    else
      expect(strict(result)).toBe(
        strict(EJSON.deserialize(EJSON.serialize(answer, { relaxed: false }), { relaxed: false })),
      );
  },
);

test('$lookup joins by equality, arrays and missing included', async () => {
  const people = await fresh([
    { _id: 1, name: 'a' },
    { _id: 2, name: 'b' },
    { _id: 3, gone: true },
  ]);
  const orders = await fresh([{ _id: 1, who: 1 }, { _id: 2, who: [1, 2] }, { _id: 3 }]);
  const joined = await orders
    .aggregate([
      { $lookup: { from: people.collectionName, localField: 'who', foreignField: '_id', as: 'p' } },
      { $project: { names: '$p.name' } },
    ])
    .toArray();
  expect(joined).toEqual([
    { _id: 1, names: ['a'] },
    { _id: 2, names: ['a', 'b'] },
    { _id: 3, names: [] },
  ]);
});
