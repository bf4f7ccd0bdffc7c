import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import {
  createUser,
  createUsers,
  type TestUser,
} from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverDue } from '../notifications/delivery/outbox.deliverer.ts';
import { settlePayout } from './state/settle-payout.service.ts';

let shop: TestShop;
let admin: TestUser;
let zoe: TestUser;
let kayak: string;
let rack: string;

beforeAll(async () => {
  shop = await startTestShop();
  const users = await createUsers(shop);
  admin = users.admin;
  zoe = await createUser(shop, { role: 'seller', name: 'Zoë Quist', email: 'zoe.q@mail.example' });
  const sell = async (seller: TestUser, productName: string) => {
    const product = await seller.addProduct(aProduct({ productName }));
    const payment = await users.buyer.payPart(product, 'WHOLE');
    const order = await shop.models.Order.findOne({ firstPaymentId: payment.id }).lean().orFail();
    await settlePayout(shop, order._id);
    return order._id.toHexString();
  };
  kayak = await sell(zoe, 'Folding kayak trainer');
  rack = await sell(users.seller, 'Power rack');
});
afterAll(() => shop.close());

const found = async (filter: object) =>
  (
    await admin.graphql<{ adminPayouts: { nodes: { id: string }[] } }>(
      'query ($filter: AdminPayoutFilter) { adminPayouts(filter: $filter) { nodes { id } } }',
      { filter },
    )
  ).adminPayouts.nodes.map(({ id }) => id);

test('admins find payouts by the seller, the product, the order and the receipt', async () => {
  const { receiptNumber } = await shop.models.Order.findById(kayak).lean().orFail();
  expect(await found({})).toEqual([rack, kayak]);
  for (const text of ['quist', 'zoe.q@mail', 'kay fold', kayak, `R-00000${receiptNumber}`]) {
    expect(await found({ text }), text).toEqual([kayak]);
  }
  expect(await found({ text: 'submarine' })).toEqual([]);
  expect(await found({ text: 'quist', state: 'FAILED' })).toEqual([]);
  const orders = 'query ($text: String) { adminOrders(filter: { text: $text }) { nodes { id } } }';
  type Orders = { adminOrders: { nodes: { id: string }[] } };
  const { adminOrders } = await admin.graphql<Orders>(orders, { text: rack });
  expect(adminOrders.nodes.map(({ id }) => id)).toEqual([rack]);
});

test('the file of payouts names sellers beside their ids', async () => {
  const { body } = await admin.send({ method: 'GET', url: '/adminPayouts.csv?q=kayak' });
  const [header, line, end] = body.split('\r\n');
  expect(header).toContain(',Seller,Seller id,');
  expect(line).toContain(`${kayak},Folding kayak trainer,${zoe.name},${zoe.id},`);
  expect(end).toBe('');
});

test('a mail warns the seller that the set-up was started, once a day, with any settings', async () => {
  await zoe.graphql('mutation { updateNotificationSettings(mailed: []) { success } }');
  await zoe.post('/startPayoutSetup', {});
  await zoe.post('/startPayoutSetup', {});
  await deliverDue(shop, new Date(Date.now() + 60_000));
  await allNotified(shop);
  const { demoMails } = await zoe.graphql<{ demoMails: { subject: string; text: string }[] }>(
    '{ demoMails { subject text } }',
  );
  expect(demoMails.filter(({ subject }) => subject.startsWith('Payout'))).toEqual([
    {
      subject: 'Payout set-up was started · Fitness Zone',
      text: expect.stringContaining('If this wasn’t you, sign out everywhere in your profile'),
    },
  ]);
});
