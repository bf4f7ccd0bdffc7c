import { mongo } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Store, startStore } from '../store.ts';

let store: Store;
let client: mongo.MongoClient;

beforeAll(async () => {
  store = await startStore({ file: ':memory:' });
  client = await mongo.MongoClient.connect(store.uri);
});

afterAll(async () => {
  await client.close();
  await store.close();
});

test('documents are inserted, found page by page, updated and deleted', async () => {
  const things = client.db('shop').collection<{ n: number; even?: boolean }>('things');
  await things.insertMany(Array.from({ length: 1000 }, (_, n) => ({ n })));
  const seen = await things.find({}, { batchSize: 100 }).sort({ n: 1 }).toArray();
  expect(seen.map(({ n }) => n)).toEqual(Array.from({ length: 1000 }, (_, n) => n));
  const { modifiedCount } = await things.updateMany(
    { n: { $in: Array.from({ length: 500 }, (_, i) => i * 2) } },
    { $set: { even: true } },
  );
  expect(modifiedCount).toBe(500);
  expect((await things.deleteMany({ even: { $ne: true } })).deletedCount).toBe(500);
  expect(await things.countDocuments({})).toBe(500);
});

test('a unique index refuses a second document with the same key', async () => {
  const users = client.db('shop').collection('users');
  await users.createIndex({ email: 1 }, { unique: true });
  await users.insertOne({ email: 'a@b.c' });
  await expect(users.insertOne({ email: 'a@b.c' })).rejects.toMatchObject({
    code: 11000,
    keyPattern: { email: 1 },
    keyValue: { email: 'a@b.c' },
  });
});
