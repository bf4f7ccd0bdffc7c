import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createConnection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Store, startStore } from '../../../embedded/mongo/store.ts';
import { ConfigError } from '../../config/check-environment.ts';
import { explainStartFailure } from '../../start/start-failure.ts';
import { reserveForSandbox } from './sandbox-owner.ts';

let store: Store;
beforeAll(async () => {
  store = await startStore({ file: ':memory:' });
});
afterAll(() => store.close());

const noFault = (error: unknown) => expect.unreachable(String(error));

async function connect(dbName: string) {
  const connection = await createConnection(store.uri, { dbName }).asPromise();
  return { connection, [Symbol.asyncDispose]: () => connection.close() };
}

test('a second process with a card sandbox of its own is refused at start, in one line, until the first has stopped', async () => {
  const together = { config: { mongodbUri: store.uri }, connect: { dbName: 'two' } };
  const first = await startTestShop(together);
  const second = await startTestShop(together).catch((error: unknown) => error);
  expect(second).toBeInstanceOf(ConfigError);
  const [, ...lines] = explainStartFailure(second).split('\n');
  expect(lines).toEqual([expect.stringContaining('STRIPE_SECRET_KEY')]);
  expect(lines[0]).toContain('card sandbox');
  await first.close();
  await (await startTestShop(together)).close();
});

test('the sandbox of a process that crashed is let in again at once, another one only when the time is over', async () => {
  await using database = await connect('crashed');
  const { connection } = database;
  const crashed = await reserveForSandbox(connection, 'pk_one', noFault);
  const release = await reserveForSandbox(connection, 'pk_one', noFault);
  await expect(reserveForSandbox(connection, 'pk_other', noFault)).rejects.toThrow(ConfigError);
  await connection
    .collection('card-sandboxes')
    .updateOne({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
  const free = await reserveForSandbox(connection, 'pk_other', noFault);
  await release();
  await expect(reserveForSandbox(connection, 'pk_one', noFault)).rejects.toThrow(ConfigError);
  await Promise.all([free(), crashed()]);
});

test('one of many that start at once is let in', async () => {
  await using database = await connect('race');
  const tries = Array.from({ length: 20 }, (_, index) =>
    reserveForSandbox(database.connection, `pk_${index}`, noFault),
  );
  const ends = await Promise.allSettled(tries);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const end of ends) if (end.status === 'fulfilled') await end.value();
});
