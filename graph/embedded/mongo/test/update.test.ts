import { mongo } from 'mongoose';
import { expect, test } from 'vitest';
import { outcome, useStore } from './store-under-test.ts';

const { fresh } = useStore();
const { Double, Long } = mongo;
const { EJSON } = mongo.BSON;
const strict = (value: unknown) => EJSON.stringify(value, { relaxed: false });

/** A document (with `_id` 1), an update, and the document it becomes or the code of the refusal. */
type Probe = [
  before: mongo.Document,
  update: mongo.Document,
  after: mongo.Document | { code: number },
];

const largest = Long.fromString('9007199254740991');

const probes: Probe[] = [
  // $set and $unset
  [{ a: 1 }, { $set: { a: 2 } }, { a: 2 }],
  [{}, { $set: { b: 1, a: 2 } }, { a: 2, b: 1 }],
  [{ z: 1 }, { $set: { a: 1 } }, { z: 1, a: 1 }],
  [{}, { $set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
  [{ a: { b: 1 } }, { $set: { 'a.c': 2 } }, { a: { b: 1, c: 2 } }],
  [{ a: [1, 2] }, { $set: { a: [3] } }, { a: [3] }],
  [{ a: 1 }, { $set: { 'a.b': 9 } }, { code: 28 }],
  [{ a: null }, { $set: { 'a.b': 9 } }, { code: 28 }],
  [{}, { $set: { a: 1, 'a.b': 2 } }, { code: 40 }],
  [{}, { $set: { 'a.b': 1 }, $inc: { 'a.b': 2 } }, { code: 40 }],
  [{}, { $set: { 'a.b': 1 }, $inc: { 'a.bc': 2 } }, { a: { b: 1, bc: 2 } }],
  [{}, { $set: { _id: 2 } }, { code: 66 }],
  [{}, { $set: { _id: 1 } }, {}],
  [{}, { $set: { 'a..b': 1 } }, { code: 56 }],
  [{}, { $set: { '': 1 } }, { code: 56 }],
  [{}, { $set: {} }, {}],
  [{}, { $set: 5 }, { code: 9 }],
  [{}, { $set: { $x: 1 } }, { code: 52 }],
  [{ a: 1, b: 2 }, { $unset: { a: '' } }, { b: 2 }],
  [{ a: 1 }, { $unset: { 'a.b': 1 } }, { a: 1 }],
  [{}, { $unset: { _id: 1 } }, { code: 66 }],
  [{ a: { b: 1 } }, { $unset: { 'a.b': 1 } }, { a: {} }],
  [{ a: { b: 1 } }, { $unset: { 'x.y': 1 } }, { a: { b: 1 } }],
  [{}, { $setOnInsert: { a: 1 } }, {}],
  // arithmetic
  [{ a: 1 }, { $inc: { a: 2 } }, { a: 3 }],
  [{ a: 2147483647 }, { $inc: { a: 1 } }, { a: Long.fromNumber(2147483648) }],
  [{ a: -2147483648 }, { $inc: { a: -1 } }, { a: Long.fromNumber(-2147483649) }],
  [{ a: largest }, { $inc: { a: 1 } }, { code: 2 }],
  [{ a: 1 }, { $inc: { a: 0.5 } }, { a: new Double(1.5) }],
  [{ a: 1 }, { $inc: { a: Long.fromNumber(1) } }, { a: Long.fromNumber(2) }],
  [{ a: new Double(1) }, { $inc: { a: 1 } }, { a: new Double(2) }],
  [{}, { $inc: { a: 5 } }, { a: 5 }],
  [{}, { $inc: { 'a.b': 5 } }, { a: { b: 5 } }],
  [{ a: 'x' }, { $inc: { a: 1 } }, { code: 14 }],
  [{ a: null }, { $inc: { a: 1 } }, { code: 14 }],
  [{ a: 1 }, { $inc: { a: 'x' } }, { code: 14 }],
];

test.each(probes.map((probe, i) => [i, EJSON.stringify(probe[1]), ...probe] as const))(
  'update %i: %s makes what MongoDB makes',
  async (_i, _name, before, update, after) => {
    const things = await fresh([{ _id: 1, ...before }] as mongo.Document[]);
    const result = await outcome(things.updateOne({ _id: 1 as never }, update));
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

/** A filter and an update without a match, and the document that the upsert inserts. */
const upserts: [
  filter: mongo.Document,
  update: mongo.Document,
  made: mongo.Document | { code: number },
][] = [
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
  [{ _id: 7, a: { $ne: 1 } }, { $set: { c: 1 } }, { _id: 7, c: 1 }],
  [{ _id: 7, a: 1 }, { $set: { a: 2 } }, { _id: 7, a: 2 }],
  [{ a: 1 }, { $set: { _id: 8 } }, { a: 1, _id: 8 }],
  [{ _id: 7 }, { $set: { _id: 8 } }, { code: 66 }],
  [{ _id: 7, a: 1, $and: [{ a: 2 }] }, { $set: { c: 1 } }, { code: 54 }],
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
    const found = await things.findOne({ other: null });
    expect(found).toEqual(made);
    expect(Object.keys(found ?? {})[0]).toBe('_id');
  },
);

test('an update of many changes each once, even where it moves documents within the index it uses', async () => {
  const things = await fresh(Array.from({ length: 300 }, (_, n) => ({ n })));
  await things.createIndex({ n: 1 });
  const { modifiedCount } = await things.updateMany({ n: { $gte: 0 } }, { $inc: { n: 100 } });
  expect(modifiedCount).toBe(300);
  const all = await things.find().sort({ n: 1 }).toArray();
  expect(all.map(({ n }) => n)).toEqual(Array.from({ length: 300 }, (_, n) => n + 100));
});

test('findOneAndUpdate answers with the document before or after, sorted or null', async () => {
  const things = await fresh([
    { _id: 1 as never, n: 1 },
    { _id: 2 as never, n: 2 },
  ]);
  const before = await things.findOneAndUpdate({}, { $inc: { n: 10 } }, { sort: { n: -1 } });
  expect(before).toEqual({ _id: 2, n: 2 });
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
    {
      updateOne: { filter: { _id: 7 as never }, update: { $set: { c: 1 } }, upsert: true },
    },
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

test('a duplicate key error names the index, the pattern and the value', async () => {
  const things = await fresh([{ _id: 1 as never, a: { b: 'x' }, c: null }]);
  await things.createIndex({ 'a.b': 1, c: -1 }, { unique: true });
  const again = things.insertOne({ _id: 2 as never, a: { b: 'x' } });
  await expect(again).rejects.toMatchObject({
    code: 11000,
    keyPattern: { 'a.b': 1, c: -1 },
    keyValue: { 'a.b': 'x', c: null },
    message: expect.stringMatching(
      /^E11000 duplicate key error collection: probes\.probe\d+ index: a\.b_1_c_-1 dup key: \{ a\.b: "x", c: null \}$/,
    ),
  });
  const moved = things.updateOne({ _id: 1 as never }, { $set: { a: { b: 7 } } });
  await expect(moved).resolves.toMatchObject({ modifiedCount: 1 });
  await expect(things.insertOne({ a: { b: 'x' } })).resolves.toBeTruthy();
});

test('documents that MongoDB does not store are refused', async () => {
  const things = await fresh();
  expect(await outcome(things.insertOne({ _id: [1] as never }))).toEqual({ code: 53 });
  expect(await outcome(things.insertOne({ a: 'x'.repeat(17_000_000) }))).toEqual({ code: 17419 });
  let deep: mongo.Document = {};
  for (let i = 0; i < 200; i++) deep = { a: deep };
  expect(await outcome(things.insertOne(deep))).toEqual({ code: 15 });
  expect(await things.countDocuments()).toBe(0);
});
