import { mongo } from 'mongoose';
import { expect, test } from 'vitest';
import { outcome, useStore } from './store-under-test.ts';

const { fresh } = useStore();
const { Double, Long, Decimal128, EJSON } = { ...mongo, EJSON: mongo.BSON.EJSON };
const dec = (text: string) => Decimal128.fromString(text);
const strict = (value: unknown) => EJSON.stringify(value, { relaxed: false });

type Update = mongo.Document | mongo.Document[];
interface More {
  filter?: mongo.Document;
  arrayFilters?: mongo.Document[];
}
/** A document (with `_id` 1), an update, and the document it becomes or the code of the refusal. */
type Probe = [
  before: mongo.Document,
  update: Update,
  after: mongo.Document | { code: number },
  more?: More,
];

const LONGEST = Long.fromString('9223372036854775807');

const probes: Probe[] = [
  // $set and $unset
  [{ a: 1 }, { $set: { a: 2 } }, { a: 2 }],
  [{}, { $set: { b: 1, a: 2 } }, { a: 2, b: 1 }],
  [{}, { $set: { 'x.10': 1, 'x.9': 2 } }, { x: { 9: 2, 10: 1 } }],
  [{ z: 1 }, { $set: { a: 1 } }, { z: 1, a: 1 }],
  [{}, { $set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
  [{ a: [1, 2] }, { $set: { 'a.0': 9 } }, { a: [9, 2] }],
  [{ a: [1] }, { $set: { 'a.3': 9 } }, { a: [1, null, null, 9] }],
  [{ a: [1] }, { $set: { 'a.b': 9 } }, { code: 28 }],
  [{ a: 1 }, { $set: { 'a.b': 9 } }, { code: 28 }],
  [{ a: null }, { $set: { 'a.b': 9 } }, { code: 28 }],
  [{ a: [{ b: 1 }] }, { $set: { 'a.0.b': 2 } }, { a: [{ b: 2 }] }],
  [{}, { $set: { a: 1, 'a.b': 2 } }, { code: 40 }],
  [{}, { $set: { 'a.b': 1 }, $inc: { 'a.b': 2 } }, { code: 40 }],
  [{}, { $set: { 'a.b': 1 }, $inc: { 'a.bc': 2 } }, { a: { b: 1, bc: 2 } }],
  [{}, { $set: { _id: 2 } }, { code: 66 }],
  [{}, { $set: { _id: 1 } }, {}],
  [{}, { $set: { 'a..b': 1 } }, { code: 56 }],
  [{}, { $set: { '': 1 } }, { code: 56 }],
  [{}, { $set: {} }, {}],
  [{}, { $set: 5 } as never, { code: 9 }],
  [{}, { $set: { $x: 1 } }, { code: 52 }],
  [{ a: 1, b: 2 }, { $unset: { a: '' } }, { b: 2 }],
  [{ a: [1, 2] }, { $unset: { 'a.0': 1 } }, { a: [null, 2] }],
  [{ a: 1 }, { $unset: { 'a.b': 1 } }, { a: 1 }],
  [{}, { $unset: { _id: 1 } }, { code: 66 }],
  [{ a: { b: 1 } }, { $unset: { 'a.b': 1 } }, { a: {} }],
  [{ a: { b: 1 } }, { $unset: { 'x.y': 1 } }, { a: { b: 1 } }],
  [{}, { $setOnInsert: { a: 1 } }, {}],
  // arithmetic
  [{ a: 1 }, { $inc: { a: 2 } }, { a: 3 }],
  [{ a: 2147483647 }, { $inc: { a: 1 } }, { a: Long.fromNumber(2147483648) }],
  [{ a: LONGEST }, { $inc: { a: 1 } }, { code: 2 }],
  [{ a: 1 }, { $inc: { a: 0.5 } }, { a: new Double(1.5) }],
  [{ a: 1 }, { $inc: { a: Long.fromNumber(1) } }, { a: Long.fromNumber(2) }],
  [{ a: new Double(1) }, { $inc: { a: 1 } }, { a: new Double(2) }],
  [{ a: dec('0.1') }, { $inc: { a: dec('0.2') } }, { a: dec('0.3') }],
  [{ a: 1 }, { $inc: { a: dec('0.10') } }, { a: dec('1.10') }],
  [{}, { $inc: { a: 5 } }, { a: 5 }],
  [{}, { $inc: { 'a.b': 5 } }, { a: { b: 5 } }],
  [{ a: 'x' }, { $inc: { a: 1 } }, { code: 14 }],
  [{ a: null }, { $inc: { a: 1 } }, { code: 14 }],
  [{ a: 1 }, { $inc: { a: 'x' } } as never, { code: 14 }],
  [{ a: 3 }, { $mul: { a: 2 } }, { a: 6 }],
  [{ a: 3 }, { $mul: { a: 1.5 } }, { a: new Double(4.5) }],
  [{ a: 2147483647 }, { $mul: { a: 2 } }, { a: Long.fromNumber(4294967294) }],
  [{}, { $mul: { a: 2 } }, { a: 0 }],
  [{}, { $mul: { a: Long.fromNumber(2) } }, { a: Long.fromNumber(0) }],
  // $min and $max
  [{ a: 3 }, { $min: { a: 2 } }, { a: 2 }],
  [{ a: 3 }, { $min: { a: 5 } }, { a: 3 }],
  [{ a: 3 }, { $max: { a: 5 } }, { a: 5 }],
  [{ a: 3 }, { $max: { a: 'x' } }, { a: 'x' }],
  [{ a: 3 }, { $min: { a: null } }, { a: null }],
  [{}, { $max: { a: 1 } }, { a: 1 }],
  [{ a: new Double(3) }, { $max: { a: 3 } }, { a: new Double(3) }],
  // arrays
  [{ a: [1] }, { $push: { a: 2 } }, { a: [1, 2] }],
  [{ a: [1] }, { $push: { a: [2, 3] } }, { a: [1, [2, 3]] }],
  [{}, { $push: { a: 1 } }, { a: [1] }],
  [{ a: 1 }, { $push: { a: 1 } }, { code: 2 }],
  [{ a: null }, { $push: { a: 1 } }, { code: 2 }],
  [{ a: [1] }, { $push: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }],
  [{ a: [1, 4] }, { $push: { a: { $each: [2, 3], $position: 1 } } }, { a: [1, 2, 3, 4] }],
  [{ a: [1, 2] }, { $push: { a: { $each: [9], $position: -1 } } }, { a: [1, 9, 2] }],
  [{ a: [5, 1] }, { $push: { a: { $each: [3], $sort: 1 } } }, { a: [1, 3, 5] }],
  [{ a: [5, 1] }, { $push: { a: { $each: [3], $sort: -1, $slice: 2 } } }, { a: [5, 3] }],
  [{ a: [5, 1] }, { $push: { a: { $each: [3], $slice: -2 } } }, { a: [1, 3] }],
  [{ a: [5] }, { $push: { a: { $each: [3], $slice: 0 } } }, { a: [] }],
  [
    { a: [{ b: 2 }] },
    { $push: { a: { $each: [{ b: 1 }], $sort: { b: 1 } } } },
    { a: [{ b: 1 }, { b: 2 }] },
  ],
  [{ a: [] }, { $push: { a: { $each: 1 } } } as never, { code: 2 }],
  [{ a: [] }, { $push: { a: { $each: [], $foo: 1 } } } as never, { code: 2 }],
  [{ a: [1, 2] }, { $addToSet: { a: 2 } }, { a: [1, 2] }],
  [{ a: [1] }, { $addToSet: { a: new Double(1) } }, { a: [1] }],
  [{ a: [1] }, { $addToSet: { a: { $each: [1, 2, 2] } } }, { a: [1, 2] }],
  [
    { a: [{ b: 1, c: 2 }] },
    { $addToSet: { a: { c: 2, b: 1 } } },
    {
      a: [
        { b: 1, c: 2 },
        { c: 2, b: 1 },
      ],
    },
  ],
  [{ a: 1 }, { $addToSet: { a: 1 } }, { code: 2 }],
  [{}, { $addToSet: { a: 1 } }, { a: [1] }],
  [{ a: [1, 2, 3] }, { $pop: { a: 1 } }, { a: [1, 2] }],
  [{ a: [1, 2, 3] }, { $pop: { a: -1 } }, { a: [2, 3] }],
  [{ a: [1] }, { $pop: { a: 2 } } as never, { code: 9 }],
  [{ a: 1 }, { $pop: { a: 1 } }, { code: 14 }],
  [{}, { $pop: { a: 1 } }, {}],
  [{ a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
  [{ a: [1, 5, 9] }, { $pull: { a: { $gt: 2, $lt: 9 } } }, { a: [1, 9] }],
  [{ a: [{ b: 1, c: 1 }, { b: 2 }, 1] }, { $pull: { a: { b: 1 } } }, { a: [{ b: 2 }, 1] }],
  [{ a: ['ab', 'b'] }, { $pull: { a: /^a/ } }, { a: ['b'] }],
  [{ a: ['ab', 'b'] }, { $pull: { a: { $in: ['b'] } } }, { a: ['ab'] }],
  [{ a: 1 }, { $pull: { a: 1 } }, { code: 2 }],
  [{}, { $pull: { a: 1 } }, {}],
  [{ a: [1, [1], 2] }, { $pull: { a: [1] } }, { a: [1, 2] }],
  [{ a: [1, 2, 3, 1] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
  [{ a: [1] }, { $pullAll: { a: 1 } } as never, { code: 2 }],
  // $rename, unknown operators, positions
  [{ a: 1, b: 2 }, { $rename: { a: 'c' } }, { b: 2, c: 1 }],
  [{ a: 1, b: 2 }, { $rename: { a: 'b' } }, { b: 1 }],
  [{ a: { x: 1 } }, { $rename: { 'a.x': 'b.y' } }, { a: {}, b: { y: 1 } }],
  [{ b: 1 }, { $rename: { a: 'c' } }, { b: 1 }],
  [{ a: 1 }, { $rename: { a: 'a' } }, { code: 2 }],
  [{ a: 1 }, { $rename: { a: 1 } } as never, { code: 2 }],
  [{ a: [{ b: 1 }] }, { $rename: { 'a.b': 'c' } }, { code: 2 }],
  [{ a: 5 }, { $bit: { a: { and: 1 } } }, { code: 9 }],
  [{}, { $foo: { a: 1 } } as never, { code: 9 }],
  [{ a: [1, 2, 3] }, { $set: { 'a.$': 9 } }, { a: [1, 9, 3] }, { filter: { a: 2 } }],
  [
    { a: [{ b: 1 }, { b: 2 }] },
    { $inc: { 'a.$.b': 10 } },
    { a: [{ b: 1 }, { b: 12 }] },
    { filter: { 'a.b': 2 } },
  ],
  [
    { a: [{ b: 1 }, { b: 2 }] },
    { $set: { 'a.$.c': 1 } },
    { a: [{ b: 1 }, { b: 2, c: 1 }] },
    { filter: { a: { $elemMatch: { b: 2 } } } },
  ],
  [{ a: [1] }, { $set: { 'a.$': 9 } }, { code: 2 }],
  [{ a: [1, 2] }, { $inc: { 'a.$[]': 1 } }, { a: [2, 3] }],
  [
    { a: [{ b: 1 }, { b: 2 }] },
    { $set: { 'a.$[].c': 0 } },
    {
      a: [
        { b: 1, c: 0 },
        { b: 2, c: 0 },
      ],
    },
  ],
  [
    { a: [1, 5, 9] },
    { $set: { 'a.$[big]': 0 } },
    { a: [1, 0, 0] },
    { arrayFilters: [{ big: { $gt: 2 } }] },
  ],
  [
    { a: [{ b: 1 }, { b: 2 }] },
    { $set: { 'a.$[x].c': 1 } },
    { a: [{ b: 1 }, { b: 2, c: 1 }] },
    { arrayFilters: [{ 'x.b': 2 }] },
  ],
  [{ a: [1] }, { $set: { 'a.$[x]': 1 } }, { code: 2 }],
  [{ a: [1] }, { $set: { b: 1 } }, { code: 9 }, { arrayFilters: [{ x: 1 }] }],
  [{ a: 1 }, { $set: { 'a.$[]': 1 } }, { code: 2 }],
  [{}, { $set: { 'a.$[]': 1 } }, { code: 2 }],
  // pipelines
  [{ a: 1 }, [{ $set: { b: { $add: ['$a', 1] } } }], { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, [{ $unset: 'a' }], { b: 2 }],
  [{ a: 1, b: 2 }, [{ $project: { a: 1 } }], { a: 1 }],
  [{ a: { x: 1 } }, [{ $replaceWith: '$a' }], { x: 1 }],
  [{ a: 1 }, [{ $match: {} }], { code: 72 }],
  [{ a: 1 }, [{ $set: { _id: 9 } }], { code: 66 }],
  [{ a: 1 }, [{ $set: { b: { $nope: 1 } } }], { code: 168 }],
];

test.each(probes.map((probe, i) => [i, EJSON.stringify(probe[1]), ...probe] as const))(
  'update %i: %s makes what MongoDB makes',
  async (_i, _name, before, update, after, { filter = {}, arrayFilters }: More = {}) => {
    const things = await fresh([{ _id: 1, ...before }] as mongo.Document[]);
    const options = arrayFilters ? { arrayFilters } : {};
    const result = await outcome(things.updateOne({ _id: 1 as never, ...filter }, update, options));
    const [now] = await things.find({}, { promoteValues: false }).toArray();
    if (typeof after.code === 'number') {
      expect(result).toEqual({ code: after.code });
      expect(strict(now)).toBe(strict({ _id: new mongo.Int32(1), ...before }));
      return;
    }
    expect(strict(now)).toBe(strict({ _id: new mongo.Int32(1), ...after }));
    const same = strict(before) === strict(after);
    expect(result).toMatchObject({ matchedCount: 1, modifiedCount: same ? 0 : 1 });
  },
);

/** A filter and an update that find nothing, and the document that an upsert makes of them. */
const upserts: [filter: mongo.Document, update: Update, made: mongo.Document | { code: number }][] =
  [
    [{ _id: 7, a: 1 }, { $set: { b: 2 } }, { _id: 7, a: 1, b: 2 }],
    [{ _id: 7 }, { $setOnInsert: { a: 1 }, $inc: { n: 1 } }, { _id: 7, a: 1, n: 1 }],
    [{ _id: 7, a: { $eq: 1 }, b: { $gt: 5 } }, { $set: { c: 1 } }, { _id: 7, a: 1, c: 1 }],
    [{ _id: 7, 'a.b': 1 }, { $set: { 'a.c': 2 } }, { _id: 7, a: { b: 1, c: 2 } }],
    [{ $and: [{ _id: 7 }, { a: 1 }] }, { $set: { c: 1 } }, { _id: 7, a: 1, c: 1 }],
    [{ _id: 7, $or: [{ a: 1 }, { a: 2 }] }, { $set: { c: 1 } }, { _id: 7, c: 1 }],
    [{ _id: 7, $or: [{ a: 1 }] }, { $set: { c: 1 } }, { _id: 7, a: 1, c: 1 }],
    [{ _id: 7, a: { $in: [1] } }, { $set: { c: 1 } }, { _id: 7, a: 1, c: 1 }],
    [{ _id: 7, a: { $in: [1, 2] } }, { $set: { c: 1 } }, { _id: 7, c: 1 }],
    [{ _id: 7, a: /x/ }, { $set: { c: 1 } }, { _id: 7, c: 1 }],
    [{ _id: 7, a: 1 }, { $set: { a: 2 } }, { _id: 7, a: 2 }],
    [{ a: 1 }, { $set: { _id: 8 } }, { a: 1, _id: 8 }],
    [{ _id: 7 }, { $set: { _id: 8 } }, { code: 66 }],
    [{ _id: 7, a: 1, $and: [{ a: 2 }] }, { $set: { c: 1 } }, { code: 54 }],
    [{ _id: 7, a: 1 }, [{ $set: { b: '$a' } }], { _id: 7, a: 1, b: 1 }],
    [{ _id: 7 }, { $push: { a: 1 } }, { _id: 7, a: [1] }],
  ];

test.each(upserts.map((one, i) => [i, EJSON.stringify(one), ...one] as const))(
  'upsert %i: %s makes what MongoDB makes',
  async (_i, _name, filter, update, made) => {
    const things = await fresh([{ _id: 1 as never, other: true }]);
    const result = await outcome(things.updateOne(filter, update, { upsert: true }));
    if (typeof made.code === 'number') {
      expect(result).toEqual({ code: made.code });
      expect(await things.countDocuments()).toBe(1);
      return;
    }
    expect(result).toMatchObject({
      matchedCount: 0,
      upsertedCount: 1,
      upsertedId: (made as mongo.Document)._id,
    });
    const found = await things.findOne({ other: { $exists: false } });
    expect(found).toEqual(made);
    expect(Object.keys(found ?? {})[0]).toBe('_id');
  },
);

test('a replacement keeps the _id and nothing else', async () => {
  const things = await fresh([{ _id: 1 as never, a: 1, b: 2 }]);
  await things.replaceOne({ a: 1 }, { c: 3 });
  expect(await things.findOne()).toEqual({ _id: 1, c: 3 });
  expect(await outcome(things.replaceOne({}, { _id: 2 as never, c: 3 }))).toEqual({ code: 66 });
  const { upsertedId } = await things.replaceOne(
    { _id: 9 as never, x: 1 },
    { d: 1 },
    { upsert: true },
  );
  expect(upsertedId).toBe(9);
  expect(await things.findOne({ _id: 9 as never })).toEqual({ _id: 9, d: 1 });
});

test('an update of many changes each once, even where it moves documents within the index it uses', async () => {
  const things = await fresh(Array.from({ length: 300 }, (_, n) => ({ n })));
  await things.createIndex({ n: 1 });
  const { modifiedCount } = await things.updateMany({ n: { $gte: 0 } }, { $inc: { n: 100 } });
  expect(modifiedCount).toBe(300);
  const all = await things.find().sort({ n: 1 }).toArray();
  expect(all.map(({ n }) => n)).toEqual(Array.from({ length: 300 }, (_, n) => n + 100));
});

test('findOneAndUpdate answers with the document before or after, sorted, projected or null', async () => {
  const things = await fresh([
    { _id: 1 as never, n: 1 },
    { _id: 2 as never, n: 2 },
  ]);
  const before = await things.findOneAndUpdate(
    {},
    { $inc: { n: 10 } },
    { sort: { n: -1 }, projection: { _id: 0 } },
  );
  expect(before).toEqual({ n: 2 });
  const after = await things.findOneAndUpdate(
    { n: 12 },
    { $inc: { n: 1 } },
    { returnDocument: 'after' },
  );
  expect(after).toEqual({ _id: 2, n: 13 });
  expect(await things.findOneAndUpdate({ n: 99 }, { $inc: { n: 1 } })).toBeNull();
  const made = await things.findOneAndUpdate(
    { n: 99 },
    { $inc: { m: 1 } },
    { upsert: true, includeResultMetadata: true },
  );
  expect(made.value).toBeNull();
  expect(made.lastErrorObject).toMatchObject({
    n: 1,
    updatedExisting: false,
    upserted: expect.anything(),
  });
  expect(await things.findOneAndDelete({ n: 99 })).toMatchObject({ n: 99, m: 1 });
});

test('ordered bulk writes end at the first error, unordered ones go on, and both name each error', async () => {
  const things = await fresh([{ _id: 1 as never }]);
  const docs = [{ _id: 2 }, { _id: 1 }, { _id: 3 }] as never[];
  const ordered = things.insertMany(docs);
  await expect(ordered).rejects.toMatchObject({
    code: 11000,
    insertedCount: 1,
    writeErrors: [{ index: 1 }],
  });
  expect(await things.countDocuments()).toBe(2);
  const more = [{ _id: 2 }, { _id: 4 }, { _id: 1 }, { _id: 5 }] as never[];
  const unordered = things.insertMany(more, { ordered: false });
  await expect(unordered).rejects.toMatchObject({
    insertedCount: 2,
    writeErrors: [{ index: 0 }, { index: 2 }],
  });
  const result = await things.bulkWrite([
    { insertOne: { document: { _id: 6 as never } } },
    { updateOne: { filter: { _id: 6 as never }, update: { $set: { a: 1 } } } },
    { updateMany: { filter: {}, update: { $set: { b: 1 } } } },
    { replaceOne: { filter: { _id: 7 as never }, replacement: { c: 1 }, upsert: true } },
    { deleteOne: { filter: { _id: 1 as never } } },
  ]);
  expect(result).toMatchObject({
    insertedCount: 1,
    matchedCount: 6,
    modifiedCount: 6,
    upsertedCount: 1,
    deletedCount: 1,
    upsertedIds: { 3: 7 },
  });
});

test('a duplicate key is told with the index, the pattern and the value', async () => {
  const things = await fresh([{ _id: 1 as never, a: { b: [1, 'x'] }, c: null }]);
  await things.createIndex({ 'a.b': 1, c: -1 }, { unique: true });
  const again = things.insertOne({ _id: 2 as never, a: { b: ['x', 9] } });
  await expect(again).rejects.toMatchObject({
    code: 11000,
    keyPattern: { 'a.b': 1, c: -1 },
    keyValue: { 'a.b': 'x', c: null },
    message: expect.stringMatching(
      /^E11000 duplicate key error collection: probes\.probe\d+ index: a\.b_1_c_-1 dup key: \{ a\.b: "x", c: null \}$/,
    ),
  });
  const moved = things.updateOne({ _id: 1 as never }, { $set: { a: { b: [7] } } });
  await expect(moved).resolves.toMatchObject({ modifiedCount: 1 });
  await expect(things.insertOne({ a: { b: ['x', 9] } })).resolves.toBeTruthy();
});

test('documents that MongoDB does not store are refused', async () => {
  const things = await fresh();
  expect(await outcome(things.insertOne({ _id: [1] as never }))).toEqual({ code: 53 });
  expect(await outcome(things.insertOne({ _id: /x/ as never }))).toEqual({ code: 53 });
  expect(await outcome(things.insertOne({ _id: { $a: 1 } as never }))).toEqual({ code: 52 });
  let deep: mongo.Document = {};
  for (let i = 0; i < 200; i++) deep = { a: deep };
  expect(await outcome(things.insertOne(deep))).toEqual({ code: 15 });
  expect(await things.countDocuments()).toBe(0);
});
