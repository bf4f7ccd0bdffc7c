import { openOwnDatabase } from '@fitness-zone/testkit/shop/own-database.ts';
import { mongo, Schema } from 'mongoose';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { buildIndexes } from './indexes.ts';

let opened: AsyncDisposableStack;
let connection: Database['connection'];
beforeEach(async () => {
  opened = new AsyncDisposableStack();
  const { uri } = opened.adopt(await openOwnDatabase(), (one) => one.close());
  const database = await openDatabase({ mongodbUri: uri, dataDir: '' });
  opened.adopt(database, (one) => one.close());
  connection = database.connection;
});
afterEach(() => opened.disposeAsync());

const schema = new Schema({ email: String, name: String }).index({ name: 1 });
schema.index({ email: 1 }, { unique: true });

/** A collection with so many records, whose index of names is not built before it is released. */
async function aModel(count: number) {
  const model = connection.model('Person', schema, 'people');
  await model.createCollection();
  const people = Array.from({ length: count }, (_, index) => ({ email: `${index}@example.com` }));
  if (count > 0) await model.collection.insertMany(people);
  const held = Promise.withResolvers<void>();
  const createIndex = model.collection.createIndex.bind(model.collection);
  model.collection.createIndex = async (key, options) => {
    if ('name' in (key as object)) await held.promise;
    return createIndex(key, options);
  };
  const names = async () => (await model.collection.indexes()).map(({ name }) => name);
  return { model, names, release: held.resolve };
}

const given = () => {
  const stopping = new AbortController();
  opened.defer(() => stopping.abort());
  return { log: pino({ level: 'silent' }), signal: stopping.signal, retryMs: 1 };
};

test('an empty collection has all its indexes at once', async () => {
  const { model, names, release } = await aModel(0);
  const building = buildIndexes([model], given());
  release();
  await building;
  expect(await names()).toEqual(expect.arrayContaining(['email_1', 'name_1']));
});

test('a large collection waits for unique indexes only', async () => {
  const { model, names, release } = await aModel(10_001);
  const { built } = await buildIndexes([model], given());
  expect(await names()).toEqual(['_id_', 'email_1']);
  release();
  await built;
  expect(await names()).toContain('name_1');
});

test('an index whose build takes longer than an answer may is asked for again', async () => {
  const { model, names, release } = await aModel(0);
  release();
  const { createIndex } = model.collection;
  let calls = 0;
  model.collection.createIndex = async (key, options) => {
    calls += 1;
    if (calls < 3) throw new mongo.MongoNetworkTimeoutError('timed out');
    return createIndex(key, options);
  };
  await buildIndexes([model], given());
  expect(await names()).toEqual(expect.arrayContaining(['email_1', 'name_1']));
});

test('duplicates that a unique index refuses end the start', async () => {
  const { model, release } = await aModel(0);
  release();
  await model.collection.insertMany([{ email: 'ann@example.com' }, { email: 'ann@example.com' }]);
  await expect(buildIndexes([model], given())).rejects.toMatchObject({ code: 11_000 });
});
