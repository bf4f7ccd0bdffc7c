import mongoose from 'mongoose';
import { RateLimiterMongo } from 'rate-limiter-flexible';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Store, startStore } from '../store.ts';

// Unchanged libraries that are made for MongoDB.

let store: Store;
let connection: mongoose.Connection;
beforeAll(async () => {
  store = await startStore({ file: ':memory:' });
  connection = await mongoose.createConnection(store.uri, { dbName: 'libraries' }).asPromise();
});
afterAll(async () => {
  await connection.close();
  await store.close();
});

test('mongoose makes its indexes, hydrates, populates, streams and counts', async () => {
  const Category = connection.model(
    'Category',
    new mongoose.Schema({ title: { type: String, unique: true } }),
  );
  const Thing = connection.model(
    'Thing',
    new mongoose.Schema(
      {
        name: String,
        price: Number,
        tags: [String],
        category: { type: mongoose.Types.ObjectId, ref: 'Category' },
      },
      { timestamps: true },
    ).index({ tags: 1, price: -1 }),
  );
  await Promise.all([Category.init(), Thing.init()]);
  const category = await Category.create({ title: 'Rowers' });
  await expect(Category.create({ title: 'Rowers' })).rejects.toMatchObject({ code: 11000 });
  await Thing.create(
    Array.from({ length: 250 }, (_, price) => ({
      name: `t${price}`,
      price,
      tags: ['x', `y${price % 3}`],
      category: category._id,
    })),
  );
  const [dearest] = await Thing.find({ tags: 'x' })
    .sort({ price: -1 })
    .limit(1)
    .populate<{ category: { title: string } }>('category');
  expect(dearest).toMatchObject({ price: 249, category: { title: 'Rowers' } });
  if (!dearest) throw new Error('nothing found');
  dearest.set('tags', ['x', 'y0', 'z']);
  dearest.set('name', 'renamed');
  await dearest.save();
  expect(await Thing.findById(dearest._id).lean()).toMatchObject({
    name: 'renamed',
    tags: ['x', 'y0', 'z'],
  });
  let streamed = 0;
  for await (const { price } of Thing.find({ tags: 'y1' }).cursor({ batchSize: 10 }))
    streamed += price ?? 0;
  expect(streamed).toBe(Array.from({ length: 83 }, (_, i) => i * 3 + 1).reduce((a, b) => a + b));
  expect(await Thing.countDocuments({ price: { $gte: 200 } })).toBe(50);
  expect(await Thing.syncIndexes()).toEqual([]);
});

test('rate-limiter-flexible counts, blocks and starts again', async () => {
  const limiter = new RateLimiterMongo({
    storeClient: connection,
    points: 5,
    duration: 60,
    keyPrefix: 'test',
  });
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, () => limiter.consume('someone')),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(await limiter.get('someone')).toMatchObject({ consumedPoints: 8, remainingPoints: 0 });
  await limiter.delete('someone');
  await expect(limiter.consume('someone')).resolves.toMatchObject({ consumedPoints: 1 });
});
