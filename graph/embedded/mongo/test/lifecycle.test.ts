import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { mongo } from 'mongoose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyDataFile } from '../../sqlite/copy-data-file.ts';
import { startStore } from '../store.ts';
import { spawnStore } from './crash-rounds.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lifecycle-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function using<T>(uri: string, work: (things: mongo.Collection) => Promise<T>): Promise<T> {
  const client = await mongo.MongoClient.connect(uri);
  try {
    return await work(client.db('life').collection('things'));
  } finally {
    await client.close();
  }
}

test('the store listens in a folder of its own that nobody else may enter, and cleans it away', async () => {
  const store = await startStore({ dataDir });
  const path = decodeURIComponent(/^mongodb:\/\/([^/]*)\//.exec(store.uri)?.[1] ?? '');
  expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
  expect(path.length).toBeLessThan(107);
  await store.close();
  expect(() => statSync(dirname(path))).toThrow('ENOENT');
});

test('on request it listens on loopback instead', async () => {
  const store = await startStore({ dataDir, listen: { port: 0 } });
  expect(store.uri).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+\//);
  expect(
    await using(store.uri.replace('?directConnection=true', ''), (things) =>
      things.countDocuments(),
    ),
  ).toBe(0);
  await store.close();
});

test('the data is there again after a restart, in one file, with its indexes', async () => {
  const first = await startStore({ dataDir });
  await using(first.uri, async (things) => {
    await things.createIndex({ a: 1 }, { unique: true });
    await things.insertMany([{ a: 1 }, { a: [2, 3] }]);
  });
  await first.close();
  expect(readdirSync(dataDir).filter((name) => !/\.(lock|holder)$/.test(name))).toEqual([
    'store.sqlite',
  ]);
  const second = await startStore({ dataDir });
  await using(second.uri, async (things) => {
    expect(await things.countDocuments({ a: 3 })).toBe(1);
    await expect(things.insertOne({ a: 2 })).rejects.toMatchObject({ code: 11000 });
  });
  await second.close();
});

test('a second opener’s error names the holder of the data, and a kill leaves no lock behind', async () => {
  const { child } = await spawnStore(dataDir);
  await expect(startStore({ dataDir })).rejects.toMatchObject({
    code: 'STORE_LOCKED',
    message: expect.stringContaining(`process ${child.pid} on `),
  });
  child.kill('SIGKILL');
  await once(child, 'exit');
  const store = await startStore({ dataDir });
  await store.close();
});

test('a store starts with `node --watch`, too, which adds messages to those of its thread', async () => {
  const { child, uri } = await spawnStore(dataDir, ['--watch']);
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(uri).toContain('mongodb.sock');
});

test('a file of another program or of a later format is not touched', async () => {
  const file = join(dataDir, 'store.sqlite');
  const other = new DatabaseSync(file);
  other.exec('CREATE TABLE theirs (a)');
  other.close();
  await expect(startStore({ dataDir })).rejects.toMatchObject({ code: 'STORE_FORMAT' });
  rmSync(file);
  const store = await startStore({ dataDir });
  await store.close();
  const later = new DatabaseSync(file);
  later.exec('PRAGMA user_version = 99');
  later.close();
  await expect(startStore({ dataDir })).rejects.toMatchObject({
    code: 'STORE_FORMAT',
    message: expect.stringContaining('format 99'),
  });
});

test('data that is no database, or a folder that cannot be made, is an error and not silence', async () => {
  writeFileSync(join(dataDir, 'store.sqlite'), 'this is no database '.repeat(100));
  await expect(startStore({ dataDir })).rejects.toThrow('not a database');
  await expect(startStore({ dataDir: join(dataDir, 'store.sqlite', 'below') })).rejects.toThrow(
    /ENOTDIR|EEXIST/,
  );
  // Permissions don't stop a superuser, and tests may run as one. A folder in the file's place does.
  const blocked = join(dataDir, 'blocked');
  mkdirSync(join(blocked, 'store.sqlite'), { recursive: true });
  await expect(startStore({ dataDir: blocked })).rejects.toThrow('unable to open');
});

test('a backup is made while the store is at work, and can be put in its place', async () => {
  const store = await startStore({ dataDir });
  await using(store.uri, (things) =>
    things.insertMany(Array.from({ length: 2000 }, (_, n) => ({ n }))),
  );
  const target = join(dataDir, 'restored', 'store.sqlite');
  mkdirSync(dirname(target));
  const writing = using(store.uri, async (things) => {
    for (let n = 0; n < 50; n++) await things.insertOne({ late: n });
  });
  await copyDataFile(join(dataDir, 'store.sqlite'), target);
  await writing;
  await store.close();
  const restored = await startStore({ dataDir: dirname(target) });
  expect(await using(restored.uri, (things) => things.countDocuments({ n: { $gte: 0 } }))).toBe(
    2000,
  );
  await restored.close();
  await expect(copyDataFile(join(dataDir, 'store.sqlite'), target)).rejects.toThrow(
    'exists already',
  );
  await expect(copyDataFile(join(dataDir, 'nothing'), join(dataDir, 'x'))).rejects.toThrow(
    'no data',
  );
});

test('a TTL index removes what is over and leaves the rest', async () => {
  const store = await startStore({ file: ':memory:', expiryInterval: 20 });
  await using(store.uri, async (things) => {
    await things.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    const old = new Date(Date.now() - hourMs);
    await things.insertMany([
      { at: old },
      { at: [new Date(), old] },
      { at: new Date() },
      { at: 5 },
      {},
    ]);
    await expect.poll(() => things.countDocuments()).toBe(3);
  });
  await store.close();
});
