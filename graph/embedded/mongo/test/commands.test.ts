import { mongo } from 'mongoose';
import { expect, test } from 'vitest';
import { outcome, useStore } from './store-under-test.ts';

const { db, fresh } = useStore();
const command = (doc: mongo.Document) => outcome(db().command(doc));

/** Commands that MongoDB refuses as well. */
const refusals: [doc: mongo.Document, code: number][] = [
  [{ find: 'c', filter: 1 }, 14],
  [{ find: 'c', sort: 1 }, 14],
  [{ find: 'c', sort: { a: 3 } }, 15975],
  [{ find: 'c', limit: -1 }, 51024],
  [{ find: 'c', skip: -1 }, 51024],
  [{ find: 'c', batchSize: -1 }, 51024],
  [{ find: 'c', limit: 'x' }, 14],
  [{ find: 'c', singleBatch: 'x' }, 14],
  [{ find: 1 }, 73],
  [{ find: '' }, 73],
  [{ insert: 'c' }, 40414],
  [{ insert: 'c', documents: 1 }, 14],
  [{ insert: 'c', documents: [] }, 16],
  [{ insert: 'c', documents: [1] }, 14],
  [{ insert: 'c', documents: [{}], nonsense: 1 }, 40415],
  [{ insert: 'a$b', documents: [{}] }, 73],
  [{ insert: 'system.x', documents: [{}] }, 73],
  [{ update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, nonsense: 1 }] }, 40415],
  [{ update: 'c', updates: [{ u: { $set: { a: 1 } } }] }, 40414],
  [{ update: 'c', updates: [{ q: {} }] }, 9],
  [{ delete: 'c', deletes: [{ limit: 1 }] }, 40414],
  [{ delete: 'c', deletes: [{ q: {} }] }, 9],
  [{ delete: 'c', deletes: [{ q: {}, limit: 2 }] }, 9],
  [{ findAndModify: 'c' }, 9],
  [{ findAndModify: 'c', remove: true, update: {} }, 9],
  [{ findAndModify: 'c', remove: true, new: true }, 9],
  [{ aggregate: 'c', pipeline: [] }, 9],
  [{ aggregate: 'c', cursor: {} }, 40414],
  [{ aggregate: 1, pipeline: [], cursor: {} }, 73],
  [{ aggregate: 1, pipeline: [{ $match: {} }], cursor: {} }, 73],
  [{ aggregate: 1, pipeline: [{ $currentOp: {} }], cursor: {} }, 40324],
  [{ insert: 'c', documents: [{ _id: { $a: 1 } }] }, 52],
  [{ insert: 'c', documents: [{ _id: { a: [{ $b: 1 }] } }] }, 52],
  [{ getMore: mongo.Long.fromNumber(5), collection: 'c' }, 43],
  [{ getMore: 'x', collection: 'c' }, 14],
  [{ killCursors: 'c', cursors: ['x'] }, 14],
  [{ createIndexes: 'c', indexes: [] }, 2],
  [{ createIndexes: 'c', indexes: [{ key: { a: 0 }, name: 'x' }] }, 67],
  [{ createIndexes: 'c', indexes: [{ key: {}, name: 'x' }] }, 67],
  [{ createIndexes: 'c', indexes: [{ key: { a: 1 } }] }, 9],
  [{ createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'x', nonsense: 1 }] }, 197],
  [
    { createIndexes: 'c', indexes: [{ key: { a: 1, b: 1 }, name: 'x', expireAfterSeconds: 1 }] },
    67,
  ],
  [{ createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'x', expireAfterSeconds: -1 }] }, 67],
  [{ listIndexes: 'nope' }, 26],
  [{ listDatabases: 1 }, 13],
  [{ explain: { nonsense: 1 }, verbosity: 'queryPlanner' }, 59],
];

test.each(refusals.map(([doc, code]) => [mongo.BSON.EJSON.stringify(doc), doc, code] as const))(
  '%s is refused',
  async (_name, doc, code) => {
    const result = await command(doc);
    const [error] = (result as mongo.Document).writeErrors ?? [];
    expect(error ? { code: error.code } : result).toEqual({ code });
  },
);

test('transactions are refused', async () => {
  const things = await fresh([{ a: 1 }]);
  await db().client.withSession(async (session) => {
    session.startTransaction();
    expect(await outcome(things.insertOne({ a: 2 }, { session }))).toEqual({ code: 263 });
    await session.endSession();
  });
});

test('collections and databases are listed and made, a database is dropped, and making twice is no error', async () => {
  const database = db().client.db('ddl');
  await database.createCollection('one');
  await database.createCollection('one');
  await database.collection('two').insertOne({ a: 1 });
  const names = (await database.listCollections().toArray()).map(({ name }) => name).sort();
  expect(names).toEqual(['one', 'two']);
  expect((await database.listCollections({ name: 'two' }).toArray()).length).toBe(1);
  const { databases } = await database.admin().listDatabases();
  expect(databases).toContainEqual({ name: 'ddl', sizeOnDisk: 29, empty: false });
  await database.dropDatabase();
  expect(await database.listCollections().toArray()).toEqual([]);
  expect(await database.collection('two').countDocuments()).toBe(0);
});

test('a cursor ends when its database is dropped', async () => {
  const things = db().client.db('dropped').collection('things');
  await things.insertMany(Array.from({ length: 10 }, (_, n) => ({ n })));
  const cursor = things.find().batchSize(5);
  await cursor.next();
  await db().client.db('dropped').dropDatabase();
  expect(await outcome(cursor.toArray())).toEqual({ code: 43 });
});

test('indexes are made once and listed, and a contradiction is refused', async () => {
  const things = await fresh([{ a: 1 }]);
  expect(await things.createIndex({ a: 1 }, { unique: true })).toBe('a_1');
  expect(await things.createIndex({ a: 1 }, { unique: true })).toBe('a_1');
  expect(await outcome(things.createIndex({ a: 1 }))).toEqual({ code: 85 });
  expect(await outcome(things.createIndex({ a: 1 }, { name: 'other' }))).toEqual({ code: 85 });
  expect(await outcome(things.createIndex({ b: 1 }, { name: 'a_1' }))).toEqual({ code: 86 });
  expect(await things.listIndexes().toArray()).toEqual([
    { v: 2, key: { _id: 1 }, name: '_id_' },
    { v: 2, key: { a: 1 }, name: 'a_1', unique: true },
  ]);
});

test('a unique index cannot be built over doubles, and nothing of it is left', async () => {
  const things = await fresh([{ a: 1 }, { a: 1 }]);
  expect(await outcome(things.createIndex({ a: 1 }, { unique: true }))).toEqual({ code: 11000 });
  expect((await things.listIndexes().toArray()).length).toBe(1);
  await things.insertOne({ a: 1 });
});

test('unique and sparse indexes let missing values pass as MongoDB does', async () => {
  const unique = await fresh();
  await unique.createIndex({ a: 1 }, { unique: true });
  await unique.insertOne({ b: 1 });
  expect(await outcome(unique.insertOne({ b: 2 }))).toEqual({ code: 11000 });
  expect(await outcome(unique.insertOne({ a: null }))).toEqual({ code: 11000 });
  await unique.insertOne({ a: [1, 1, 2] });
  expect(await outcome(unique.insertOne({ a: 2 }))).toEqual({ code: 11000 });

  const sparse = await fresh();
  await sparse.createIndex({ a: 1 }, { unique: true, sparse: true });
  await sparse.insertMany([{ b: 1 }, { b: 2 }, { a: 1 }]);
  expect(await outcome(sparse.insertOne({ a: 1 }))).toEqual({ code: 11000 });
  await sparse.insertOne({ a: null });
  expect(await outcome(sparse.insertOne({ a: null }))).toEqual({ code: 11000 });
  expect(await sparse.countDocuments({ a: null })).toBe(3);
});

test('count, skip, limit and batches at their edges', async () => {
  const things = await fresh(
    Array.from({ length: 10 }, (_, n) => ({ _id: n as never, n, t: [n % 2, 'x'] })),
  );
  expect(await things.countDocuments({}, { skip: 3, limit: 4 })).toBe(4);
  expect(await things.countDocuments({ n: { $gt: 7 } }, { skip: 5 })).toBe(0);
  expect(await things.estimatedDocumentCount()).toBe(10);
  expect(await things.find().skip(8).toArray()).toHaveLength(2);
  expect(await things.find().skip(20).toArray()).toHaveLength(0);
  expect(await things.find().limit(0).toArray()).toHaveLength(10);
  const fraction = await db().command({ find: things.collectionName, limit: 2.9 });
  expect(fraction.cursor.firstBatch).toHaveLength(2);
  expect(
    await things
      .find()
      .limit(3)
      .batchSize(2)
      .sort({ n: -1 })
      .map(({ n }) => n)
      .toArray(),
  ).toEqual([9, 8, 7]);
  const empty = await db().command({ find: things.collectionName, batchSize: 0 });
  expect(empty.cursor.firstBatch).toEqual([]);
  expect(empty.cursor.id.toString()).not.toBe('0');
  const whole = await db().command({
    find: things.collectionName,
    batchSize: 3,
    singleBatch: true,
  });
  expect(whole.cursor.firstBatch).toHaveLength(3);
  expect(Number(whole.cursor.id)).toBe(0);
  const limited = await db().command({ find: things.collectionName, batchSize: 3, limit: 3 });
  expect(Number(limited.cursor.id)).toBe(0);
  const killed = await db().command({
    killCursors: things.collectionName,
    cursors: [empty.cursor.id],
  });
  expect(killed.cursorsKilled).toHaveLength(1);
});

const numbers = Array.from({ length: 50 }, (_, n) => n);

test.each([
  ['all documents', {}, 1],
  ['some ids', { _id: { $in: [...numbers, 7, 90].reverse() } }, 1],
  ['some ids, the last one first', { _id: { $in: [...numbers, 90] } }, -1],
] as const)(
  'a cursor over %s goes on where it was, without what was deleted meanwhile',
  async (_what, filter, direction) => {
    const things = await fresh(numbers.map((n) => ({ _id: n as never })));
    const cursor = things
      .find(filter as object)
      .sort({ _id: direction })
      .batchSize(5);
    const seen: unknown[] = [];
    for (let i = 0; i < 5; i++) seen.push((await cursor.next())?._id);
    await things.deleteMany({ _id: { $in: [20, 21, 22] as never[] } });
    for await (const { _id } of cursor) seen.push(_id);
    const left = numbers.filter((n) => n < 20 || n > 22);
    expect(seen).toEqual(direction === 1 ? left : left.toReversed());
  },
);

test('the commands of a database browser are answered', async () => {
  expect(await db().admin().buildInfo()).toMatchObject({ version: '7.0.0', bits: 64 });
  expect(await command({ buildInfo: 1 })).toMatchObject({ version: '7.0.0' });
  expect(await command({ hostInfo: 1 })).toMatchObject({ ok: 1 });
  expect(await command({ connectionStatus: 1, showPrivileges: true })).toMatchObject({
    authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] },
  });
});

test('all documents are counted as they come and go, and not those of a write that failed', async () => {
  const things = db().collection<{ _id: number }>('kept-count');
  const counted = async () => [
    await things.estimatedDocumentCount(),
    (await things.find().toArray()).length,
  ];
  expect(await counted()).toEqual([0, 0]);
  await things.insertMany([1, 2, 3, 4, 5].map((_id) => ({ _id })));
  expect(await counted()).toEqual([5, 5]);
  await things.deleteMany({ _id: { $lt: 3 } });
  await things.updateOne({ _id: 9 }, { $set: { _id: 9 } }, { upsert: true });
  expect(await counted()).toEqual([4, 4]);
  await expect(things.insertMany([{ _id: 10 }, { _id: 3 }, { _id: 11 }])).rejects.toThrow('E11000');
  expect(await counted()).toEqual([5, 5]);
  expect(await things.countDocuments({}, { limit: 2 })).toBe(2);
  await things.deleteMany({});
  expect(await counted()).toEqual([0, 0]);
});

test('the hint by which Compass counts is accepted', async () => {
  const things = await fresh([{ a: 1 }]);
  expect(await things.countDocuments({}, { hint: '_id_' })).toBe(1);
  expect(await things.find().hint('_id_').toArray()).toHaveLength(1);
});

test('a null _id is a value like any other', async () => {
  const things = await fresh();
  const insert = { insert: things.collectionName, documents: [{ _id: null, a: 1 }] };
  expect(await command(insert)).toMatchObject({ n: 1, ok: 1 });
  expect(await command(insert)).toMatchObject({ n: 0, writeErrors: [{ code: 11000 }] });
  expect(await things.findOne({ a: 1 })).toEqual({ _id: null, a: 1 });
});

test('an operation that takes longer than it may is ended', async () => {
  const things = await fresh(Array.from({ length: 20_000 }, (_, n) => ({ n })));
  expect(await outcome(things.countDocuments({ x: 1 }, { maxTimeMS: 1 }))).toEqual({ code: 50 });
});

test('an unacknowledged write is done without an answer', async () => {
  const things = await fresh();
  await things.insertOne({ a: 1 }, { writeConcern: { w: 0 } });
  await things.insertOne({ a: 2 });
  expect(await things.countDocuments()).toBe(2);
});
