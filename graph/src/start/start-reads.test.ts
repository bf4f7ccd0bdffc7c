import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { explainable, stagesOf, watchCommands } from '@fitness-zone/testkit/shop/watch-commands.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createLogger } from '../shared/log.ts';
import { openShop } from './open-shop.ts';

/** Collections that stay small in a shop of any size. */
const small = new Set(['migrations', 'categories']);

test('a start, and the first run of every job, scan no collection that grows with the shop', async () => {
  const shop = await startTestShop({ connect: { monitorCommands: true } });
  onTestFinished(() => shop.close());
  const { seller, buyer } = await createUsers(shop);
  const [sold, booked] = [await seller.addProduct(aProduct()), await seller.addProduct(aProduct())];
  await buyer.recordPayment(await buyer.confirmPayment(sold), sold);
  await buyer.addToBookingList(booked);
  const commands = await watchCommands(shop).during(async () => {
    const { config, database, identity, cards, now } = shop;
    const log = createLogger('silent');
    const second = await openShop(config, log, { database, identity, cards, now });
    second.startJobs();
    // Waits for the jobs' first runs.
    await second.close();
  });
  const scans = [];
  for (const command of commands) {
    const meaning = explainable(command);
    const [[name = '', collection] = []] = Object.entries(meaning ?? {});
    if (!meaning || small.has(collection)) continue;
    const plan = await shop.database.connection.db?.command({
      explain: meaning,
      verbosity: 'queryPlanner',
    });
    if (stagesOf(plan).includes('COLLSCAN')) scans.push({ name, collection, command });
  }
  expect(commands.length).toBeGreaterThan(10);
  expect(scans).toEqual([]);
});
