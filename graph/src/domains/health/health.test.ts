import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { noteBackup } from '../../adapters/database/last-backup.ts';
import { createHealthChecks } from './health.service.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ env: { COMMIT: 'ABCDEF0123' } });
  await shop.searchIndex.ready();
});
afterAll(() => shop.close());
afterEach(() => vi.restoreAllMocks());

const dependencies = ['database', 'identity', 'cards', 'images', 'mail', 'events', 'search'];

test('both APIs show admins the state of the services, and which are hosted', async () => {
  const { admin } = await createUsers(shop);
  const { adminHealth: health } = await admin.graphql<{
    adminHealth: Record<string, unknown>;
  }>(`{ adminHealth {
    version commit startedAt checkedAt lastBackupAt
    dependencies { name state hosted message }
    notifications { count hasMore oldestAt } mails { count hasMore oldestAt }
    sendsPushMessages pushMessages { count hasMore oldestAt } pushDeviceCount opensOffline
    disk { freeMegabytes totalMegabytes isLow }
  } }`);
  const { config } = shop;
  const hosted = config.mongodbUri !== null;
  expect(health).toMatchObject({
    version: '1.0.0',
    commit: 'abcdef0123',
    lastBackupAt: null,
    notifications: { count: expect.any(Number), hasMore: false },
    mails: { hasMore: false },
    sendsPushMessages: true,
    pushMessages: { hasMore: false },
    pushDeviceCount: expect.any(Number),
    opensOffline: true,
    disk: { isLow: expect.any(Boolean) },
  });
  expect(health.dependencies).toEqual([
    expect.objectContaining({ name: 'DATABASE', state: 'UP', hosted }),
    expect.objectContaining({ name: 'IDENTITY', state: 'UP' }),
    {
      name: 'CARDS',
      state: 'UP',
      hosted: false,
      message: 'Card payments work.',
    },
    expect.objectContaining({ name: 'IMAGES', state: 'UP', hosted: config.s3 !== null }),
    {
      name: 'MAIL',
      state: 'UP',
      hosted: false,
      message: 'No mail server is configured, so the shop keeps emails itself.',
    },
    expect.objectContaining({ name: 'EVENTS', state: 'UP', hosted }),
    { name: 'SEARCH', state: 'UP', hosted: config.search !== null, message: 'Searches work.' },
  ]);
  const rest = await admin.get<{ dependencies: { name: string }[]; checkedAt: number }>('/health');
  expect(rest.dependencies.map(({ name }) => name)).toEqual(dependencies);
  expect(new Date(rest.checkedAt).toISOString()).toBe(health.checkedAt);
});

test('however many ask at once, each service is asked once', async () => {
  const account = vi.spyOn(shop.identity, 'account');
  const check = createHealthChecks(shop);
  const reports = await Promise.all(Array.from({ length: 20 }, () => check()));
  expect(new Set(reports).size).toBe(1);
  expect(account).toHaveBeenCalledTimes(1);
});

test('a service that fails is down without a word of why, and one that hangs is not asked twice', async () => {
  const secret = 'connect ECONNREFUSED smtp://user:password@10.0.0.1';
  vi.spyOn(shop.mail, 'ping').mockRejectedValue(new Error(secret));
  let answer = () => {};
  const account = vi.spyOn(shop.identity, 'account').mockReturnValue(
    new Promise((resolve) => {
      answer = () => resolve(null);
    }),
  );
  const stateOf = async () => {
    const report = await createOnce();
    expect(JSON.stringify(report)).not.toMatch(/ECONN|smtp/);
    return report.dependencies
      .filter(({ state }) => state !== 'up')
      .map(({ name, state }) => [name, state]);
  };
  const clock = vi.spyOn(performance, 'now');
  const check = createHealthChecks(shop);
  const createOnce = () => {
    // Makes the last report too old to share.
    clock.mockReturnValueOnce(performance.timeOrigin + account.mock.calls.length * 1e6);
    return check();
  };
  const down = [
    ['identity', 'down'],
    ['mail', 'down'],
  ];
  expect(await stateOf()).toEqual(down);
  expect(await stateOf()).toEqual(down);
  clock.mockRestore();
  answer();
  expect(account).toHaveBeenCalledTimes(1);
});

test('waiting deliveries are counted with their age, except those of offers', async () => {
  const users = await createUsers(shop);
  const at = new Date('2030-01-01T00:00:00Z');
  const soon = new Date(Date.now() + hourMs);
  const { counts } = await waiting();
  const noted = { outbox: { n1: { kind: 'verified', at } }, outboxDueAt: soon };
  await shop.models.User.collection.updateOne({ email: users.buyer.email }, { $set: noted });
  await shop.models.Offer.collection.insertOne({ _id: new Types.ObjectId(), ...noted });
  const mail = { userId: new Types.ObjectId(), message: 'Sold.', mailAt: soon, pushAt: soon };
  await shop.models.Notification.insertMany([
    { ...mail, key: 'one', kind: 'sold', createdAt: at },
    { ...mail, key: 'other', kind: 'offer-made', createdAt: at },
  ]);
  const after = await waiting();
  expect(after.counts).toEqual(counts.map((count) => count + 1));
  expect(after.mails?.oldestAt).toEqual(at);
});

async function waiting() {
  const { notifications, mails, pushMessages } = await createHealthChecks(shop)();
  const queues = [notifications, mails, pushMessages];
  return { counts: queues.map((queue) => queue?.count ?? -1), mails };
}

test('a database that does not answer leaves the rest of the report', async () => {
  vi.spyOn(shop.database, 'ping').mockRejectedValue(new Error('gone'));
  vi.spyOn(shop.models.Notification, 'find').mockImplementation(() => {
    throw new Error('gone');
  });
  const report = await createHealthChecks(shop)();
  expect(report).toMatchObject({ mails: null, disk: { isLow: expect.any(Boolean) } });
  expect(report.dependencies[0]).toMatchObject({ name: 'database', state: 'down' });
});

test.each([
  ['PUSH_HOSTS=off', { key: null }, {}],
  ['SERVICE_WORKER=false', {}, { serviceWorker: false }],
])(
  'with %s the shop sends no push messages, so that none wait',
  async (_variable, push, config) => {
    const changed = {
      ...shop,
      push: { ...shop.push, ...push },
      config: { ...shop.config, ...config },
    };
    expect(await createHealthChecks(changed)()).toMatchObject({
      sendsPushMessages: false,
      pushMessages: null,
      pushDeviceCount: null,
      opensOffline: changed.config.serviceWorker,
    });
  },
);

test('says when the data was copied last, of the embedded store alone', async () => {
  const copied = new Date();
  await noteBackup(shop.config.dataDir, copied);
  const on = (mongodbUri: string | null) =>
    createHealthChecks({ ...shop, config: { ...shop.config, mongodbUri } })();
  expect((await on(null)).lastBackupAt).toEqual(copied);
  expect((await on('mongodb://elsewhere')).lastBackupAt).toBeNull();
});
