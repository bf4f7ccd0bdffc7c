import { openOwnDatabase } from '@fitness-zone/testkit/shop/own-database.ts';
import { mongo, Schema } from 'mongoose';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startStore } from '../../../embedded/mongo/store.ts';
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

/** A collection with this many records, whose index of names waits until it is released. */
async function aModel(count: number) {
  const model = connection.model('Person', schema, 'people');
  await model.createCollection();
  const people = Array.from({ length: count }, (_, index) => ({ email: `${index}@example.com` }));
  if (count > 0) await model.collection.insertMany(people);
  const held = Promise.withResolvers<void>();
  const createIndexes = model.collection.createIndexes.bind(model.collection);
  model.collection.createIndexes = async (indexes) => {
    if (indexes.some(({ key }) => 'name' in key)) await held.promise;
    return createIndexes(indexes);
  };
  const names = async () => (await model.collection.indexes()).map(({ name }) => name);
  return { model, names, release: held.resolve };
}

const given = (said: string[] = [], existing = ['people', 'notes']) => {
  const stopping = new AbortController();
  opened.defer(() => stopping.abort());
  const log = pino({ level: 'warn' }, { write: (line) => said.push(line) });
  return { log, signal: stopping.signal, retryMs: 1, existing: new Set(existing) };
};

test('an empty collection has all its indexes at once', async () => {
  const { model, names, release } = await aModel(0);
  const building = buildIndexes([model], given());
  release();
  await building;
  expect(await names()).toEqual(expect.arrayContaining(['email_1', 'name_1']));
});

test('a collection that does not exist yet is made with its indexes, and not counted', async () => {
  const model = connection.model('Person', schema, 'people');
  model.collection.estimatedDocumentCount = () => Promise.reject(new Error('counted'));
  await buildIndexes([model], given([], []));
  const indexes = await model.collection.indexes();
  expect(indexes.map(({ name }) => name)).toEqual(['_id_', 'name_1', 'email_1']);
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
  const { createIndexes } = model.collection;
  let calls = 0;
  model.collection.createIndexes = async (indexes) => {
    calls += 1;
    if (calls < 3) throw new mongo.MongoNetworkTimeoutError('timed out');
    return createIndexes(indexes);
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

describe('a TTL index', () => {
  const schema = new Schema().index({ at: 1 }, { expireAfterSeconds: 60 });
  const ttlOf = async ({ collection }: { collection: mongo.Collection }) =>
    (await collection.indexes()).find(({ name }) => name === 'at_1')?.expireAfterSeconds;

  test('is built once', async () => {
    const said: string[] = [];
    const notes = { schema, collection: connection.collection('notes') };
    for (let start = 0; start < 2; start += 1) await buildIndexes([notes], given(said));
    expect(await ttlOf(notes)).toBe(60);
    expect(said).toEqual([]);
  });

  test.each([{ expireAfterSeconds: 30 }, {}])(
    'an index of an earlier release with other options, %j, stays, with a warning',
    async (options) => {
      // Other databases with MongoDB's protocol don't compare the options.
      const store = opened.adopt(await startStore({ file: ':memory:' }), (one) => one.close());
      const database = await openDatabase({ mongodbUri: store.uri, dataDir: '' });
      opened.adopt(database, (one) => one.close());
      const notes = { schema, collection: database.connection.collection('notes') };
      await notes.collection.createIndex({ at: 1 }, options);
      const said: string[] = [];
      await buildIndexes([notes], given(said));
      expect(await ttlOf(notes)).toBe(options.expireAfterSeconds);
      expect(said).toEqual([expect.stringContaining('IndexOptionsConflict')]);
    },
  );

  test('that the database doesn’t support is skipped with a warning', async () => {
    const createIndexes = async () => {
      throw new mongo.MongoServerError({ code: 238, message: 'not implemented' });
    };
    const collection = Object.assign(Object.create(connection.collection('notes')), {
      createIndexes,
    });
    const said: string[] = [];
    await buildIndexes([{ schema, collection }], given(said));
    expect(said).toEqual([expect.stringContaining('not implemented')]);
  });
});
