import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { aSubscription } from '@fitness-zone/testkit/push/recorded-push.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import {
  createUser,
  createUsers,
  type TestUser,
} from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { deliverDue } from '../delivery/outbox.deliverer.ts';
import { mostMailsAnHour } from '../mail/exceeds-sender-limit.queries.ts';
import { mostPushDevices } from './push-devices.service.ts';
import { sendDuePushes } from './send-push.service.ts';

const shop = await startTestShop({ jobs: false });
afterAll(() => shop.close());
afterEach(() => {
  shop.push.sent.length = 0;
  shop.push.state.outcome = 'sent';
});

/** Ten seconds later, when all new messages are due. */
const later = { ...shop, now: () => Date.now() + 10_000 };

const save = (user: TestUser, name: string, groups = ['DEALING', 'ORDERS'], more = {}) =>
  user.graphql<{ savePushDevice: Saved }>(
    `mutation ($input: SavePushDeviceInput!) {
      savePushDevice(input: $input) { success message code field pushDevice { id } }
    }`,
    { input: { ...aSubscription(name), groups, ...more } },
  );

type Saved = { field: string | null; pushDevice: { id: string } | null };

const groupsOf = async (user: TestUser, name: string) =>
  (
    await user.graphql<{ pushDevice: { groups: string[] } | null }>(
      'query ($endpoint: String!) { pushDevice(endpoint: $endpoint) { groups } }',
      aSubscription(name),
    )
  ).pushDevice?.groups;

/** A booking of a seller's new product, which is about dealing. */
async function booked(seller: TestUser, buyer: TestUser) {
  const bench = await seller.addProduct(aProduct({ productName: 'Bench' }));
  await buyer.addToBookingList(bench);
  await deliverDue(shop, new Date(Date.now() + 60 * 60_000));
  return bench;
}

test('a device gets what its groups are about, once, without a name, and opens its subject', async () => {
  const { seller, buyer, otherSeller } = await createUsers(shop);
  await save(seller, 'phone');
  await save(seller, 'laptop', ['MONEY']);
  await save(otherSeller, 'other');
  const { id } = await booked(seller, buyer);
  await sendDuePushes(shop);
  expect(shop.push.sent).toEqual([]);
  await Promise.all([sendDuePushes(later), sendDuePushes(later)]);
  const [{ endpoint, message } = { endpoint: '', message: '{}' }, ...others] = shop.push.sent;
  expect(others).toEqual([]);
  expect(endpoint).toBe(aSubscription('phone').endpoint);
  expect(JSON.parse(message)).toMatchObject({
    body: 'A buyer booked Bench.',
    path: expect.stringContaining('/'),
    subject: id,
  });
  expect(message).not.toContain(buyer.name);
  await sendDuePushes(later);
  expect(shop.push.sent).toHaveLength(1);
});

test('read notifications aren’t sent', async () => {
  const { seller, buyer } = await createUsers(shop);
  await save(seller, 'reader');
  await booked(seller, buyer);
  await shop.models.Notification.updateMany({ userId: seller.id }, { readAt: new Date() });
  await sendDuePushes(later);
  expect(shop.push.sent).toEqual([]);
});

test('unlisted notifications aren’t sent', async () => {
  const { seller, buyer } = await createUsers(shop);
  await save(seller, 'quiet');
  await shop.models.User.updateOne({ _id: seller.id }, { hiddenNotifications: ['booked'] });
  await booked(seller, buyer);
  await sendDuePushes(later);
  expect(shop.push.sent).toEqual([]);
});

test('an ended subscription is removed', async () => {
  const { seller, buyer } = await createUsers(shop);
  await save(seller, 'ended');
  shop.push.state.outcome = 'gone';
  await booked(seller, buyer);
  await sendDuePushes(later);
  expect(await groupsOf(seller, 'ended')).toBeUndefined();
});

test('a push service that doesn’t answer is asked again for an hour, one that refuses isn’t', async () => {
  const { seller, buyer } = await createUsers(shop);
  await save(seller, 'waiting');
  shop.push.state.outcome = 'later';
  await booked(seller, buyer);
  const at = (ms: number) => ({ ...shop, now: () => Date.now() + ms });
  const minute = 60_000;
  await sendDuePushes(later);
  await sendDuePushes(later);
  expect(shop.push.sent).toHaveLength(1);
  await sendDuePushes(at(2 * minute));
  expect(shop.push.sent).toHaveLength(2);
  await sendDuePushes(at(70 * minute));
  await sendDuePushes(at(80 * minute));
  expect(shop.push.sent).toHaveLength(2);
  shop.push.state.outcome = 'failed';
  await booked(seller, buyer);
  await sendDuePushes(later);
  await sendDuePushes(at(5 * minute));
  expect(shop.push.sent).toHaveLength(3);
});

test('a suspended account gets none', async () => {
  const { seller, buyer } = await createUsers(shop);
  await save(seller, 'suspended');
  await booked(seller, buyer);
  await shop.models.User.updateOne({ _id: seller.id }, { suspendedAt: new Date() });
  await sendDuePushes(later);
  expect(shop.push.sent).toEqual([]);
});

test('signing out everywhere ends the messages to every device', async () => {
  const seller = await createUser(shop, { role: 'seller' });
  await save(seller, 'lost-phone');
  await seller.graphql('mutation { signOutEverywhere { success } }');
  expect(await shop.models.PushDevice.countDocuments({ userId: seller.id })).toBe(0);
});

test('a browser belongs to the account that saved it last', async () => {
  const { seller, buyer } = await createUsers(shop);
  await save(seller, 'shared');
  await save(buyer, 'shared', ['ALERTS']);
  expect([await groupsOf(seller, 'shared'), await groupsOf(buyer, 'shared')]).toEqual([
    undefined,
    ['ALERTS'],
  ]);
});

test('knowing a browser’s address isn’t enough to take it over', async () => {
  const { seller, buyer } = await createUsers(shop);
  await save(seller, 'known');
  await save(buyer, 'known', ['DEALING'], { secret: 'B'.repeat(22) }).refused('conflict');
  expect(await groupsOf(seller, 'known')).toEqual(['DEALING', 'ORDERS']);
});

test('addresses of unknown services are refused, with the field', async () => {
  const seller = await createUser(shop, { role: 'seller' });
  const elsewhere = { endpoint: 'https://127.0.0.1/steal' };
  const { savePushDevice } = await save(seller, 'x', ['DEALING'], elsewhere).refused('invalid');
  expect(savePushDevice.field).toBe('endpoint');
});

test('an eleventh device replaces the oldest', async () => {
  const seller = await createUser(shop, { role: 'seller' });
  const names = Array.from({ length: mostPushDevices + 1 }, (_, n) => `many-${n}`);
  for (const name of names) await save(seller, name);
  expect(await shop.models.PushDevice.countDocuments({ userId: seller.id })).toBe(mostPushDevices);
  expect(await groupsOf(seller, 'many-0')).toBeUndefined();
  expect(await groupsOf(seller, `many-${mostPushDevices}`)).toEqual(['DEALING', 'ORDERS']);
});

test('a device is switched off again', async () => {
  const { seller, buyer } = await createUsers(shop);
  await save(seller, 'off');
  await seller.graphql(
    'mutation ($endpoint: String!) { deletePushDevice(endpoint: $endpoint) { success } }',
    aSubscription('off'),
  );
  await booked(seller, buyer);
  await sendDuePushes(later);
  expect(shop.push.sent).toEqual([]);
});

test('after an outage, what is old isn’t sent', async () => {
  const { seller, buyer } = await createUsers(shop);
  await save(seller, 'late');
  await booked(seller, buyer);
  await sendDuePushes({ ...shop, now: () => Date.now() + 2 * 60 * 60_000 });
  await sendDuePushes(later);
  expect(shop.push.sent).toEqual([]);
});

test('a sender can’t flood a device, also of who gets no mails', async () => {
  const { seller, buyer } = await createUsers(shop);
  await save(seller, 'flooded');
  await shop.models.User.updateOne({ _id: seller.id }, { mailedNotifications: [] });
  for (let count = 0; count < mostMailsAnHour + 2; count += 1) await booked(seller, buyer);
  for (let round = 0; round < 3; round += 1) await sendDuePushes(later);
  expect(shop.push.sent).toHaveLength(mostMailsAnHour);
  await booked(seller, await createUser(shop, { role: 'buyer' }));
  await sendDuePushes(later);
  expect(shop.push.sent).toHaveLength(mostMailsAnHour + 1);
});
