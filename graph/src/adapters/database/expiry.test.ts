import { Writable } from 'node:stream';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { type Connection, mongo } from 'mongoose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startStore } from '../../../embedded/mongo/store.ts';
import { createLogger } from '../../shared/log.ts';
import { changeExpiry } from '../events/changes.collection.ts';
import { countExpiry } from '../limits/count.model.ts';
import { type Database, openDatabase } from './database.ts';
import { expireDocuments, removeExpired } from './expiry.ts';

const expiry = { collection: 'notes', field: 'at', afterSeconds: 60 };
let database: Database;
let closeStore: () => Promise<void>;
beforeEach(async () => {
  const store = await startStore({ file: ':memory:' });
  closeStore = store.close;
  database = await openDatabase({ mongodbUri: store.uri, dataDir: '' }, { dbName: 'expiry' });
});
afterEach(async () => {
  await database.close();
  await closeStore();
});

function aLog() {
  const lines: string[] = [];
  const destination = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  return { lines, log: createLogger('warn', destination) };
}

/** The database as it is where TTL indexes are refused, or made as plain ones. */
function withoutTtl({ db }: Connection, refuses: boolean): Pick<Connection, 'db'> {
  if (!db) throw new Error('the database is not connected');
  const collection = (name: string) => {
    const real = db.collection(name);
    const createIndex = async (key: mongo.IndexSpecification, options?: object) => {
      if (refuses && options) throw new mongo.MongoServerError({ code: 238, message: 'no TTL' });
      return real.createIndex(key);
    };
    return Object.assign(Object.create(real), { createIndex, indexes: () => real.indexes() });
  };
  return { db: Object.assign(Object.create(db), { collection }) };
}

test('a database with TTL indexes is left to it, without a word', async () => {
  const { lines, log } = aLog();
  await (await expireDocuments(database.connection, [expiry], log))();
  expect(lines).toEqual([]);
  expect(await database.connection.db?.collection('notes').indexes()).toContainEqual(
    expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: 60 }),
  );
});

test.each([true, false])(
  'of one that has none (refuses them: %s) a start says so in one line',
  async (refuses) => {
    const { lines, log } = aLog();
    const stop = await expireDocuments(withoutTtl(database.connection, refuses), [expiry], log);
    await stop();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('no TTL indexes');
    expect(lines[0]).toContain('notes');
  },
);

test('what has expired is removed, and nothing else', async () => {
  const notes = database.connection.db?.collection('notes');
  const now = Date.now();
  await notes?.insertMany([{ at: new Date(now - 61_000) }, { at: new Date(now - 59_000) }, {}]);
  await removeExpired(database.connection.db as mongo.Db, [expiry], now);
  expect(await notes?.countDocuments()).toBe(2);
});

test('counts and changes expire', async () => {
  expect([countExpiry, changeExpiry]).toMatchObject([
    { collection: 'limits', field: 'expire', afterSeconds: 0 },
    { collection: 'changes', field: 'sentAt', afterSeconds: 600 },
  ]);
  const shop = await startTestShop();
  const indexes = await shop.database.connection.collection('limits').indexes();
  await shop.close();
  expect(indexes).toContainEqual(expect.objectContaining({ expireAfterSeconds: 0 }));
});
