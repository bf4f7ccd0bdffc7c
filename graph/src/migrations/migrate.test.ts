import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openOwnDatabase } from '@fitness-zone/testkit/shop/own-database.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { watchCommands } from '@fitness-zone/testkit/shop/watch-commands.ts';
import { createUser } from '@fitness-zone/testkit/users/create-users.ts';
import { createConnection, Types } from 'mongoose';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { allMigrations } from './all-migrations.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ connect: { monitorCommands: true } });
  await createUser(shop);
});
afterAll(() => shop.close());

const journal = () => shop.database.connection.collection<{ _id: string }>('migrations');

test('every file with a date is a migration of its name, in the order of the dates', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /^\d/.test(file));
  const names = allMigrations.map(({ name }) => name);
  expect(names.map((name) => `${name}.ts`).toSorted()).toEqual(files.toSorted());
  const dates = names.map((name) => name.slice(0, 10));
  expect(dates).toEqual(dates.toSorted());
});

test('an empty shop has all migrations recorded without running them', async () => {
  const names = await journal().find().toArray();
  expect(names.map(({ _id }) => _id)).toEqual(allMigrations.map(({ name }) => name));
  const empty = await startTestShop();
  onTestFinished(() => empty.close());
  await empty.database.connection.collection('migrations').deleteMany({});
  const unwanted: Migration = {
    name: '2026-01-01-never',
    up: () => Promise.reject(new Error('ran')),
  };
  await migrate(empty, [unwanted]);
  await migrate(empty, [unwanted]);
});

test('with nothing to migrate, only the journal is read', async () => {
  const commands = await watchCommands(shop).during(() => migrate(shop));
  expect(commands.map(({ find }) => find)).toEqual(['migrations']);
});

test('data of a newer release is refused by the name of its migration', async () => {
  await journal().insertOne({ _id: '2031-01-01-tomorrow', executedAt: new Date() } as never);
  onTestFinished(async () => {
    await journal().deleteOne({ _id: '2031-01-01-tomorrow' });
  });
  await expect(migrate(shop)).rejects.toThrow(
    'A newer release has changed this database (2031-01-01-tomorrow). Start that release, or restore a backup from before it.',
  );
});

/** A database with 1,200 records to count up, and processes that migrate it. */
async function startCounting() {
  const { uri, close } = await openOwnDatabase();
  onTestFinished(close);
  const connection = await createConnection(uri).asPromise();
  onTestFinished(() => connection.close());
  const counted = connection.collection('counted');
  const records = Array.from({ length: 1_200 }, () => ({ _id: new Types.ObjectId(), times: 0 }));
  await counted.insertMany(records);
  await connection.collection('users').insertOne({ uid: 'somebody' });
  const program = fileURLToPath(new URL('./migrating.fixture.ts', import.meta.url));
  return {
    start: async () => {
      const child = fork(program, [uri]);
      const ended = once(child, 'exit') as Promise<[number | null]>;
      return { child, ended };
    },
    times: async () => (await counted.find().toArray()).map(({ times }) => times as number),
    runs: () => connection.collection('runs').countDocuments(),
  };
}

const says = (child: ChildProcess, word: string) =>
  new Promise<void>((resolve) =>
    child.on('message', (said) => {
      if (said === word) resolve();
    }),
  );

test('if two processes start together, one migrates and the other waits for it', async () => {
  const counting = await startCounting();
  const two = await Promise.all([counting.start(), counting.start()]);
  expect((await Promise.all(two.map(({ ended }) => ended))).map(([code]) => code)).toEqual([0, 0]);
  expect(new Set(await counting.times())).toEqual(new Set([1]));
  expect(await counting.runs()).toBe(1);
});

test('another process goes on with what a killed one has left, after its last whole batch', async () => {
  const counting = await startCounting();
  const first = await counting.start();
  await says(first.child, 'batch');
  await says(first.child, 'batch');
  first.child.kill('SIGKILL');
  const second = await counting.start();
  expect(await second.ended).toEqual([0, null]);
  const times = await counting.times();
  expect(times.slice(0, 500)).toEqual(Array(500).fill(1));
  // The interrupted batch is repeated.
  expect(times.slice(500, 1_000)).toEqual(Array(500).fill(2));
  expect(times.slice(1_000)).toEqual(Array(200).fill(1));
  expect(await counting.runs()).toBe(1);
});
