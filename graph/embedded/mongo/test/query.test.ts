import { mongo } from 'mongoose';
import { expect, test } from 'vitest';
import { outcome, useStore } from './store-under-test.ts';

const { fresh } = useStore();
const { Int32, Double, Long, ObjectId, Binary, BSONRegExp } = mongo;
const day = new Date('2026-01-01T00:00:00Z');

type Filter = Record<string, unknown>;
/** A filter, values of `a`, and the positions of the values that it finds. */
type Probe = [filter: Filter, values: unknown[], found: number[] | { code: number }];

const missing = Symbol('missing');
const largest = Long.fromString('9007199254740991');

const probes: Probe[] = [
  // equality
  [{ a: 1 }, [1, new Double(1), Long.fromNumber(1), '1', 2, true], [0, 1, 2]],
  [
    { a: largest },
    [largest, new Double(9007199254740991), new Double(9007199254740992), Long.fromNumber(1)],
    [0, 1],
  ],
  [{ a: 0 }, [new Double(-0), 0, null, false], [0, 1]],
  [{ a: Number.NaN }, [Number.NaN, 0, null], [0]],
  [{ a: null }, [null, missing, 0, '', false, [], [null], {}], [0, 1, 6]],
  [{ a: 'x' }, ['x', ['x'], [['x']], { x: 'x' }, 'X'], [0, 1]],
  [{ a: 'x\0y' }, ['x\0y', 'x', 'xy'], [0]],
  [{ a: [] }, [[], [[]], null, missing, [1]], [0, 1]],
  [{ a: [1, 2] }, [[1, 2], [2, 1], [[1, 2]], [1, 2, 3], 1], [0, 2]],
  [
    { a: { b: 1 } },
    [{ b: 1 }, { b: new Double(1) }, { b: 1, c: 2 }, [{ b: 1 }], { b: [1] }],
    [0, 1, 3],
  ],
  [
    { a: { b: 1, c: 2 } },
    [
      { b: 1, c: 2 },
      { c: 2, b: 1 },
    ],
    [0],
  ],
  [{ a: {} }, [{}, { b: 1 }, [], [{}]], [0, 3]],
  [{ a: true }, [true, 1, 'true', [true]], [0, 3]],
  [{ a: day }, [day, new Date(0), day.getTime(), day.toISOString()], [0]],
  [{ a: 'x' }, [new Binary(Buffer.from('x'), 0), 'x'], [1]],
  [{ a: { $ne: 1 } }, [1, 2, null, missing, [1, 2], [2], 'x'], [1, 2, 3, 5, 6]],
  [{ a: { $ne: null } }, [null, missing, 0, [null], []], [2, 4]],
  // a range only includes values of its own type
  [{ a: { $gt: 1 } }, [1, 2, new Double(1.5), '2', null, true, day, [0, 5], [0]], [1, 2, 7]],
  [{ a: { $gte: 1 } }, [1, 0, Number.NaN], [0]],
  [{ a: { $lt: 1 } }, [0, -1, Number.NaN, Number.NEGATIVE_INFINITY, null, missing, 1], [0, 1, 3]],
  [{ a: { $lte: Number.NaN } }, [Number.NaN, 0, null], [0]],
  [{ a: { $lt: Number.NaN } }, [Number.NaN, 0], []],
  [{ a: { $gt: largest } }, [largest, new Double(9007199254740992)], [1]],
  [{ a: { $gt: 'b' } }, ['a', 'b', 'ba', 'c', 'B', 'é', 1, ['a', 'z']], [2, 3, 5, 7]],
  [{ a: { $gte: null } }, [null, missing, 0, ''], [0, 1]],
  [{ a: { $lte: null } }, [null, missing, 0], [0, 1]],
  [{ a: { $gt: null } }, [null, missing, 0], []],
  [{ a: { $gt: false } }, [true, false, 1, null], [0]],
  [{ a: { $lt: day } }, [new Date(0), day, 0], [0]],
  [
    { a: { $gt: new ObjectId('000000000000000000000001') } },
    [new ObjectId('000000000000000000000002'), new ObjectId('000000000000000000000000'), 'z'],
    [0],
  ],
  [
    { a: { $lt: new ObjectId('0000000000000000ffffffff') } },
    [new ObjectId('0000000000000000ffffffff'), new ObjectId('0000000000000000fffffffe')],
    [1],
  ],
  [{ a: { $gt: [1, 2] } }, [[1, 3], [1, 2], [1], [2], 5], [0, 3]],
  [{ a: { $gt: { b: 1 } } }, [{ b: 2 }, { b: 1 }, { b: 0, c: 1 }, { a: 5 }, { b: 'x' }], [0, 4]],
  [{ a: { $gt: 1, $lt: 5 } }, [3, [0, 9], [2, 3], [0, 1], 7], [0, 1, 2]],
  // membership
  [{ a: { $in: [1, 'x', null] } }, [1, 'x', null, missing, 2, [2, 1], []], [0, 1, 2, 3, 5]],
  [{ a: { $in: ['x', 'y'] } }, ['x', ['y'], 'z', missing], [0, 1]],
  [{ a: { $in: [[1, 2]] } }, [[1, 2], 1, [[1, 2]], [2, 1]], [0, 2]],
  [{ a: { $in: [] } }, [1, null, missing], []],
  [{ a: { $nin: [1, null] } }, [1, null, missing, 2, [1], [2]], [3, 5]],
  [{ a: { $nin: [] } }, [1, missing], [0, 1]],
  [{ a: { $in: 1 } }, [1], { code: 2 }],
  [{ a: { $in: [{ $gt: 1 }] } }, [1], { code: 2 }],
  // presence
  // paths
  [
    { 'a.b': 1 },
    [{ b: 1 }, [{ b: 1 }], [{ b: 2 }, { b: 1 }], { b: [1] }, [[{ b: 1 }]], 1],
    [0, 1, 2, 3],
  ],
  [
    { 'a.b': null },
    [{}, { b: null }, [], [1], [{}], [{ b: 1 }, {}], 5, missing, { b: 1 }],
    [0, 1, 4, 5, 6, 7],
  ],
  [{ 'a.b': { $ne: 1 } }, [{ b: 1 }, [{ b: 1 }, { b: 2 }], [], missing], [2, 3]],
  [{ 'a.0': 1 }, [{ 0: 1 }, 1, missing], [0]],
  [{ 'a.b.c': 1 }, [{ b: { c: 1 } }, [{ b: [{ c: 1 }] }], { b: [{ c: 2 }] }], [0, 1]],
  // text
  [{ a: /^x\.z/ }, ['x.z', 'x.zz', 'xyz', ['x.z'], 'X.z', 1], [0, 1, 3]],
  [{ a: /b/ }, ['abc', 'ac', 'B'], [0]],
  [{ a: /^X/i }, ['xyz', 'yxz'], [0]],
  [{ a: { $regex: 'y', $options: 'i' } }, ['XY', 'x'], [0]],
  [{ a: { $regex: 1 } }, ['x'], { code: 2 }],
  [{ a: { $regex: 'x', $options: 'q' } }, ['x'], { code: 2 }],
  [{ a: new BSONRegExp('x', 'i') }, ['X', 'y'], [0]],
  // logic
  [{ $or: [{ a: 1 }, { a: 'x' }] }, [1, 'x', 2], [0, 1]],
  [{ $and: [{ a: { $gt: 1 } }, { a: { $lt: 3 } }] }, [2, 3], [0]],
  [{ $and: [] }, [1], { code: 2 }],
  [{ $or: {} }, [1], { code: 2 }],
  [{ $or: [1] }, [1], { code: 2 }],
  [{ a: { $gt: 1, b: 2 } }, [2], { code: 2 }],
];

const docsOf = (values: unknown[]) =>
  values.map((a, _id) => (a === missing ? { _id } : { _id, a: a as mongo.Document }));
const shown = (filter: Filter) => mongo.BSON.EJSON.stringify(filter);

test.each(
  probes.map(([filter, values, found], i) => [i, shown(filter), filter, values, found] as const),
)(
  'probe %i: %s finds what MongoDB finds, with and without an index',
  async (_i, _name, filter, values, found) => {
    const find = async (things: mongo.Collection<mongo.Document>) => {
      const result = await outcome(things.find(filter).sort({ _id: 1 }).toArray());
      return Array.isArray(result) ? result.map(({ _id }) => _id) : result;
    };
    expect(await find(await fresh(docsOf(values)))).toEqual(found);
    for (const direction of [1, -1] as const) {
      const things = await fresh(docsOf(values));
      // Some values can't be indexed; then the collection is read without the index.
      for (const path of ['a', 'a.b']) await outcome(things.createIndex({ [path]: direction }));
      expect(await find(things)).toEqual(found);
    }
  },
);

test('sorting follows the order of types, the same way by index and in memory', async () => {
  const ordered: unknown[] = [
    [],
    null,
    Number.NaN,
    Number.NEGATIVE_INFINITY,
    Long.fromString('-9007199254740991'),
    -1,
    new Double(0),
    new Double(5e-324),
    1,
    largest,
    new Double(9007199254740992),
    new Double(1e300),
    Number.POSITIVE_INFINITY,
    '',
    'A',
    'a',
    'a\0',
    'aa',
    'é',
    {},
    { a: 1 },
    { a: 1, b: 1 },
    { a: 2 },
    { b: 0 },
    { a: 'x' },
    new ObjectId('000000000000000000000001'),
    new ObjectId('0000000000000000000000ff'),
    false,
    true,
    new Date(-1),
    day,
  ];
  const up = ordered.map((_, i) => i);
  const docs = ordered.map((a, _id) => ({ _id, a })).reverse();
  const check = async (things: mongo.Collection<mongo.Document>) => {
    for (const direction of [1, -1] as const) {
      const sorted = await things.find().sort({ a: direction }).toArray();
      expect(sorted.map(({ _id }) => _id)).toEqual(direction === 1 ? up : up.toReversed());
    }
  };
  await check(await fresh(docs));
  for (const direction of [1, -1] as const) {
    const things = await fresh(docs);
    await things.createIndex({ a: direction });
    await check(things);
  }
});

test('an array sorts by its least element upwards and by its greatest downwards', async () => {
  const things = await fresh([
    { _id: 0, a: [5, 1] },
    { _id: 1, a: 2 },
    { _id: 2, a: [3, 4] },
    { _id: 3, a: [] },
    { _id: 4 },
    { _id: 5, a: [null, 9] },
  ]);
  const check = async () => {
    const up = (await things.find().sort({ a: 1, _id: 1 }).toArray()).map(({ _id }) => _id);
    const down = (await things.find().sort({ a: -1, _id: 1 }).toArray()).map(({ _id }) => _id);
    expect(up).toEqual([3, 4, 5, 0, 1, 2]);
    expect(down).toEqual([5, 0, 2, 1, 4, 3]);
  };
  await check();
  await things.createIndex({ a: 1, _id: 1 });
  await check();
});

test('two arrays side by side can be neither indexed nor sorted by', async () => {
  const things = await fresh([{ a: [1], b: [2] }]);
  expect(await outcome(things.createIndex({ a: 1, b: 1 }))).toEqual({ code: 171 });
  expect(await outcome(things.find().sort({ a: 1, b: 1 }).toArray())).toEqual({ code: 171 });
});

test('numeric field names keep their place in a document', async () => {
  const things = await fresh();
  const doc = new Map<string, unknown>([
    ['_id', 1],
    ['b', 1],
    ['10', 2],
    ['2', 3],
  ]);
  await things.insertOne(doc as unknown as mongo.Document);
  await things.updateOne({ _id: 1 as never }, { $set: { z: 1 } });
  const found = await things.find({}, { raw: true }).next();
  const text = Buffer.from(found as unknown as Uint8Array).toString('latin1');
  const at = ['\x10b\0', '\x1010\0', '\x102\0', '\x10z\0'].map((name) => text.indexOf(name));
  expect(at).not.toContain(-1);
  expect(at).toEqual([...at].sort((a, b) => a - b));
  expect(await things.countDocuments({ _id: new Int32(1) as never })).toBe(1);
});
