import { mongo } from 'mongoose';
import { expect, test } from 'vitest';
import { outcome, useStore } from './store-under-test.ts';

const { fresh } = useStore();
const { Int32, Double, Long, Decimal128, ObjectId, MinKey, MaxKey, Binary, Timestamp, BSONRegExp } =
  mongo;
const dec = (text: string) => Decimal128.fromString(text);
const DAY = new Date('2026-01-01T00:00:00Z');

type Filter = Record<string, unknown>;
/** What is asked, of which values of `a`, and which of them (by position) are found. */
type Probe = [filter: Filter, values: unknown[], found: number[] | { code: number }];

const MISSING = Symbol('missing');
const big = Long.fromString('9007199254740993');

const probes: Probe[] = [
  // equality
  [{ a: 1 }, [1, new Double(1), Long.fromNumber(1), dec('1.00'), '1', 2, true], [0, 1, 2, 3]],
  [
    { a: big },
    [
      big,
      new Double(9007199254740992),
      dec('9007199254740993'),
      Long.fromString('9007199254740992'),
    ],
    [0, 2],
  ],
  [
    { a: dec('0.1') },
    [new Double(0.1), dec('0.10'), dec('0.1000000000000000055511151231257827')],
    [1],
  ],
  [{ a: 0 }, [new Double(-0), dec('-0'), dec('0E-10'), 0, null, false], [0, 1, 2, 3]],
  [{ a: Number.NaN }, [Number.NaN, dec('NaN'), 0, null], [0, 1]],
  [{ a: null }, [null, MISSING, 0, '', false, [], [null], {}], [0, 1, 6]],
  [{ a: 'x' }, ['x', ['x'], [['x']], { x: 'x' }, 'X'], [0, 1]],
  [{ a: [] }, [[], [[]], null, MISSING, [1]], [0, 1]],
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
  [{ a: DAY }, [DAY, new Date(0), DAY.getTime(), DAY.toISOString()], [0]],
  [
    { a: new Binary(Buffer.from('x'), 0) },
    [new Binary(Buffer.from('x'), 0), new Binary(Buffer.from('x'), 5), 'x'],
    [0],
  ],
  [{ a: { $eq: /x/ } }, ['x', /x/, /x/i, [/x/]], [1, 3]],
  [{ a: { $ne: 1 } }, [1, 2, null, MISSING, [1, 2], [2], 'x'], [1, 2, 3, 5, 6]],
  [{ a: { $ne: null } }, [null, MISSING, 0, [null], []], [2, 4]],
  [{ a: { $ne: /x/ } }, ['x'], { code: 2 }],
  // ranges hold between values of one type
  [
    { a: { $gt: 1 } },
    [1, 2, new Double(1.5), dec('1.1'), '2', null, true, DAY, [0, 5], [0]],
    [1, 2, 3, 8],
  ],
  [{ a: { $gte: 1 } }, [1, dec('1'), 0, Number.NaN], [0, 1]],
  [{ a: { $lt: 1 } }, [0, -1, Number.NaN, Number.NEGATIVE_INFINITY, null, MISSING, 1], [0, 1, 3]],
  [{ a: { $lte: Number.NaN } }, [Number.NaN, 0, null], [0]],
  [{ a: { $lt: Number.NaN } }, [Number.NaN, 0], []],
  [{ a: { $gt: new Double(9007199254740992) } }, [big, Long.fromString('9007199254740992')], [0]],
  [{ a: { $lt: dec('0.1') } }, [new Double(0.1), new Double(0.09)], [1]],
  [{ a: { $gt: 'b' } }, ['a', 'b', 'ba', 'c', 'B', 'é', 1, ['a', 'z']], [2, 3, 5, 7]],
  [{ a: { $gte: null } }, [null, MISSING, 0, ''], [0, 1]],
  [{ a: { $lte: null } }, [null, MISSING, 0], [0, 1]],
  [{ a: { $gt: null } }, [null, MISSING, 0], []],
  [{ a: { $gt: false } }, [true, false, 1, null], [0]],
  [{ a: { $lt: DAY } }, [new Date(0), DAY, 0, new Timestamp({ t: 1, i: 1 })], [0]],
  [
    { a: { $gt: new ObjectId('000000000000000000000001') } },
    [new ObjectId('000000000000000000000002'), new ObjectId('000000000000000000000000'), 'z'],
    [0],
  ],
  [{ a: { $gt: new MinKey() } }, [1, null, new MinKey(), 'x', MISSING], [0, 1, 3, 4]],
  [{ a: { $lt: new MaxKey() } }, [1, null, new MaxKey()], [0, 1]],
  [{ a: { $gt: [1, 2] } }, [[1, 3], [1, 2], [1], [2], 5], [0, 3]],
  [{ a: { $gt: { b: 1 } } }, [{ b: 2 }, { b: 1 }, { b: 0, c: 1 }, { a: 5 }, { b: 'x' }], [0, 4]],
  [{ a: { $gt: /x/ } }, ['x'], { code: 2 }],
  [{ a: { $gt: 1, $lt: 5 } }, [3, [0, 9], [2, 3], [0, 1], 7], [0, 1, 2]],
  // membership
  [{ a: { $in: [1, 'x', null] } }, [1, 'x', null, MISSING, 2, [2, 1], []], [0, 1, 2, 3, 5]],
  [{ a: { $in: [/^x/, 5] } }, ['xy', 'yx', 5, [1, 'x']], [0, 2, 3]],
  [{ a: { $in: [[1, 2]] } }, [[1, 2], 1, [[1, 2]], [2, 1]], [0, 2]],
  [{ a: { $in: [] } }, [1, null, MISSING], []],
  [{ a: { $nin: [1, null] } }, [1, null, MISSING, 2, [1], [2]], [3, 5]],
  [{ a: { $nin: [] } }, [1, MISSING], [0, 1]],
  [{ a: { $in: 1 } }, [1], { code: 2 }],
  [{ a: { $in: [{ $gt: 1 }] } }, [1], { code: 2 }],
  // presence and types
  [{ a: { $exists: true } }, [1, null, MISSING, []], [0, 1, 3]],
  [{ a: { $exists: 0 } }, [1, null, MISSING], [2]],
  [{ a: { $exists: 'yes' } }, [1, MISSING], [0]],
  [
    { a: { $type: 'number' } },
    [1, new Double(1.5), Long.fromNumber(1), dec('1'), '1', [1]],
    [0, 1, 2, 3, 5],
  ],
  [{ a: { $type: 'int' } }, [1, new Double(1), Long.fromNumber(1)], [0]],
  [{ a: { $type: 16 } }, [1, new Double(1)], [0]],
  [{ a: { $type: 'array' } }, [[1], [[1]], 1, []], [0, 1, 3]],
  [{ a: { $type: ['string', 'null'] } }, ['x', null, MISSING, 1], [0, 1]],
  [{ a: { $type: 'nonsense' } }, [1], { code: 2 }],
  [{ a: { $type: 99 } }, [1], { code: 2 }],
  // arrays
  [{ a: { $size: 2 } }, [[1, 2], [1], 'xy', [[1, 2]], MISSING], [0]],
  [{ a: { $size: 0 } }, [[], null, MISSING], [0]],
  [{ a: { $size: -1 } }, [[]], { code: 9 }],
  [{ a: { $size: 1.5 } }, [[]], { code: 9 }],
  [{ a: { $all: [1, 2] } }, [[2, 1, 3], [1], 1, [[1, 2]]], [0]],
  [{ a: { $all: [1] } }, [1, [1], [[1]]], [0, 1]],
  [{ a: { $all: [[1, 2]] } }, [[1, 2], [[1, 2]]], [0, 1]],
  [{ a: { $all: [] } }, [[], 1], []],
  [
    { a: { $all: [{ $elemMatch: { b: 1 } }, { $elemMatch: { b: 2 } }] } },
    [[{ b: 1 }, { b: 2 }], [{ b: 1 }]],
    [0],
  ],
  [{ a: { $all: 1 } }, [1], { code: 2 }],
  [{ a: { $elemMatch: { $gt: 1, $lt: 5 } } }, [[0, 9], [3], 3, [[3]]], [1]],
  [
    { a: { $elemMatch: { b: 1, c: 2 } } },
    [[{ b: 1, c: 2 }], [{ b: 1 }, { c: 2 }], { b: 1, c: 2 }],
    [0],
  ],
  [{ a: { $elemMatch: { b: { $exists: false } } } }, [[{ c: 1 }], [{ b: 1 }], [], [1]], [0]],
  [{ a: { $elemMatch: { $or: [{ b: 1 }, { b: 2 }] } } }, [[{ b: 2 }], [{ b: 3 }]], [0]],
  [{ a: { $elemMatch: {} } }, [[{}], [1], []], [0]],
  [{ a: { $elemMatch: 1 } }, [[1]], { code: 2 }],
  [{ a: { $elemMatch: { $in: ['x', 'y'] } } }, [['x'], 'x', ['z']], [0]],
  [{ a: { $not: { $elemMatch: { b: 1 } } } }, [[{ b: 1 }], [{ b: 2 }], MISSING], [1, 2]],
  // paths
  [
    { 'a.b': 1 },
    [{ b: 1 }, [{ b: 1 }], [{ b: 2 }, { b: 1 }], { b: [1] }, [[{ b: 1 }]], 1],
    [0, 1, 2, 3],
  ],
  [
    { 'a.b': null },
    [{}, { b: null }, [], [1], [{}], [{ b: 1 }, {}], 5, MISSING, { b: 1 }],
    [0, 1, 4, 5, 6, 7],
  ],
  [{ 'a.b': { $exists: false } }, [{}, [], [{ b: 1 }, {}], MISSING, { b: null }], [0, 1, 3]],
  [{ 'a.b': { $ne: 1 } }, [{ b: 1 }, [{ b: 1 }, { b: 2 }], [], MISSING], [2, 3]],
  [{ 'a.0': 1 }, [[1, 2], [2, 1], { 0: 1 }, [[1]], [{ 0: 1 }]], [0, 2, 4]],
  [{ 'a.1': { $exists: true } }, [[1, 2], [1], { 1: null }], [0, 2]],
  [{ 'a.0.b': 1 }, [[{ b: 1 }], [{ b: 2 }, { b: 1 }], [[{ b: 1 }]]], [0, 2]],
  [{ 'a.b.c': 1 }, [{ b: { c: 1 } }, [{ b: [{ c: 1 }] }], { b: [{ c: 2 }] }], [0, 1]],
  [{ 'a.b': { $size: 1 } }, [{ b: [1] }, [{ b: [1] }], [{ b: 1 }]], [0, 1]],
  // text
  [{ a: /^x.z$/ }, ['xyz', 'x\nz', 'xyz\n', ['xyz'], 'XYZ', 1], [0, 2, 3]],
  [{ a: /^X/i }, ['xyz', 'yxz'], [0]],
  [{ a: { $regex: '^y', $options: 'm' } }, ['x\ny', 'y', 'xy'], [0, 1]],
  [{ a: { $regex: 'x.y', $options: 's' } }, ['x\ny', 'xzy'], [0, 1]],
  [{ a: { $regex: '\\d+\\-\\w' } }, ['12-a', '12a'], [0]],
  [{ a: { $regex: '[' } }, ['x'], { code: 51091 }],
  [{ a: { $regex: 1 } }, ['x'], { code: 2 }],
  [{ a: { $regex: 'x', $options: 'q' } }, ['x'], { code: 51108 }],
  [{ a: { $options: 'i' } }, ['x'], { code: 2 }],
  [{ a: { $not: /x/ } }, ['x', 'y', MISSING, 1], [1, 2, 3]],
  [{ a: new BSONRegExp('x', 'i') }, ['X', 'y'], [0]],
  // arithmetic
  [{ a: { $mod: [4, 1] } }, [5, new Double(5.9), '5', Long.fromNumber(9), -3, null], [0, 1, 3]],
  [{ a: { $mod: [4, 0] } }, [8, 0, new Double(-4)], [0, 1, 2]],
  [{ a: { $mod: [0, 1] } }, [1], { code: 2 }],
  [{ a: { $mod: [4] } }, [1], { code: 2 }],
  // logic
  [{ $or: [{ a: 1 }, { a: 'x' }] }, [1, 'x', 2], [0, 1]],
  [{ $nor: [{ a: 1 }, { a: 'x' }] }, [1, 'x', 2, MISSING], [2, 3]],
  [{ $and: [{ a: { $gt: 1 } }, { a: { $lt: 3 } }] }, [2, 3], [0]],
  [{ a: { $not: { $gt: 1 } } }, [2, 1, null, MISSING, 'x'], [1, 2, 3, 4]],
  [{ a: { $not: { $not: { $gt: 1 } } } }, [2, 1], [0]],
  [{ $and: [] }, [1], { code: 2 }],
  [{ $or: {} }, [1], { code: 2 }],
  [{ $or: [1] }, [1], { code: 2 }],
  [{ a: { $not: 1 } }, [1], { code: 2 }],
  [{ a: { $not: {} } }, [1], { code: 2 }],
  [{ $expr: { $gt: ['$a', 1] } }, [2, 1, 'x', null, MISSING], [0, 2]],
  [{ $expr: { $eq: ['$a', '$a'] } }, [1, MISSING], [0, 1]],
  [{ $comment: 'why', a: 1 }, [1, 2], [0]],
  [{ a: { $foo: 1 } }, [1], { code: 2 }],
  [{ $foo: 1 }, [1], { code: 2 }],
  [{ a: { $gt: 1, b: 2 } }, [2], { code: 2 }],
  [{ $where: 'true' }, [1], { code: 2 }],
  [{ $text: { $search: 'x' } }, [1], { code: 2 }],
  [{ a: { $near: [0, 0] } }, [1], { code: 2 }],
  [{ a: { $bitsAllSet: 1 } }, [1], { code: 2 }],
  [{ $jsonSchema: {} }, [1], { code: 2 }],
];

const docsOf = (values: unknown[]) =>
  values.map((a, _id) => (a === MISSING ? { _id } : { _id, a: a as mongo.Document }));
const shown = (filter: Filter) => mongo.BSON.EJSON.stringify(filter);

test.each(
  probes.map(([filter, values, found], i) => [i, shown(filter), filter, values, found] as const),
)(
  'probe %i: %s finds what MongoDB finds, with and without an index',
  async (_i, _name, filter, values, found) => {
    const things = await fresh(docsOf(values));
    const find = async () => {
      const result = await outcome(things.find(filter).sort({ _id: 1 }).toArray());
      return Array.isArray(result) ? result.map(({ _id }) => _id) : result;
    };
    const scanned = await find();
    expect(scanned).toEqual(found);
    for (const way of [1, -1] as const) {
      for (const path of ['a', 'a.b']) await outcome(things.createIndex({ [path]: way }));
      expect(await find()).toEqual(found);
      await things.dropIndexes();
    }
  },
);

test('sorting follows the order of types, the same way by index and in memory', async () => {
  const ordered: unknown[] = [
    new MinKey(),
    [],
    null,
    Number.NaN,
    Number.NEGATIVE_INFINITY,
    Long.fromString('-9223372036854775808'),
    dec('-1.5'),
    -1,
    new Double(0),
    dec('1E-6000'),
    new Double(5e-324),
    1,
    new Double(9007199254740992),
    big,
    dec('9007199254740993.5'),
    Long.fromString('9223372036854775807'),
    new Double(1e300),
    dec('1E6000'),
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
    new Binary(Buffer.from('b')),
    new Binary(Buffer.from('aa')),
    new ObjectId('000000000000000000000001'),
    new ObjectId('0000000000000000000000ff'),
    false,
    true,
    new Date(-1),
    DAY,
    new Timestamp({ t: 1, i: 1 }),
    /a/,
    /b/,
    new MaxKey(),
  ];
  const things = await fresh(ordered.map((a, _id) => ({ _id, a })).reverse());
  const up = ordered.map((_, i) => i);
  const ids = async (way: 1 | -1) =>
    (await things.find().sort({ a: way }).toArray()).map(({ _id }) => _id);
  expect(await ids(1)).toEqual(up);
  expect(await ids(-1)).toEqual([...up].reverse());
  for (const way of [1, -1] as const) {
    await things.createIndex({ a: way });
    expect(await ids(1)).toEqual(up);
    expect(await ids(-1)).toEqual([...up].reverse());
    await things.dropIndexes();
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

test('a position in a sort names an element of an array', async () => {
  const things = await fresh([
    { _id: 0, a: [3, 1] },
    { _id: 1, a: [1, 9] },
    { _id: 2, a: [[2, 0]] },
    { _id: 3, a: { 0: 2 } },
    { _id: 4 },
  ]);
  const ids = (await things.find().sort({ 'a.0': 1, _id: 1 }).toArray()).map(({ _id }) => _id);
  expect(ids).toEqual([4, 2, 1, 3, 0]);
  await things.insertOne({ a: [{ 0: 1 }] });
  expect(await outcome(things.find().sort({ 'a.0': 1 }).toArray())).toEqual({ code: 16746 });
});

test('two arrays side by side can be neither indexed nor sorted by', async () => {
  const things = await fresh([{ a: [1], b: [2] }]);
  expect(await outcome(things.createIndex({ a: 1, b: 1 }))).toEqual({ code: 171 });
  expect(await outcome(things.find().sort({ a: 1, b: 1 }).toArray())).toEqual({ code: 2 });
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
