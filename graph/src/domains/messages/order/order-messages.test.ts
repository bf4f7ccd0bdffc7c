import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { openPhoto, uploadPrivate } from '@fitness-zone/testkit/pictures/private-photos.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { orderIdOf } from '@fitness-zone/testkit/users/orders.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sweepOrders } from '../../orders/orders.sweeper.ts';

const aMinute = 60_000;

let shop: TestShop;
let ahead = 0;
beforeAll(async () => {
  shop = await startTestShop({ now: () => Date.now() + ahead });
});
afterAll(() => shop.close());
beforeEach(() => {
  ahead = 0;
});

async function aSale() {
  const users = await createUsers(shop);
  const product = await users.seller.addProduct(aProduct());
  const { id: paymentId } = await users.buyer.payPart(product, 'WHOLE');
  return { ...users, product, paymentId, id: await orderIdOf(shop, paymentId) };
}

type Talk = {
  thread: { id: string; messages: { nodes: { text: string; photos: { url: string }[] }[] } } | null;
  viewerCanWrite: boolean;
  writeObstacle: string | null;
};

const talkOf = async (caller: TestUser, id: string) =>
  (
    await caller.graphql<{ order: Talk | null }>(
      `query ($id: ID!) { order(id: $id) {
        thread { id messages { nodes { text photos { url } } } } viewerCanWrite writeObstacle
      } }`,
      { id },
    )
  ).order;

const textsOf = async (caller: TestUser, id: string) =>
  (await talkOf(caller, id))?.thread?.messages.nodes.map(({ text }) => text);

/** A sale between two people. One has blocked the other for another reason. */
async function aBlockedSale() {
  const sale = await aSale();
  const { seller, buyer } = sale;
  const { thread } = await buyer.askSeller(await seller.addProduct(aProduct()), 'And this?');
  await seller.blockUser(buyer);
  return { ...sale, otherThread: thread };
}

test('the seller begins, the buyer answers, and there is one thread', async () => {
  const { seller, buyer, product, id } = await aSale();
  expect(await talkOf(seller, id)).toEqual({
    thread: null,
    viewerCanWrite: true,
    writeObstacle: null,
  });
  await seller.sendOrderMessage(id, 'When can you pick it up?');
  await buyer.sendOrderMessage(id, 'On Monday.');
  await buyer.askSeller(product, 'At six?');
  const texts = ['At six?', 'On Monday.', 'When can you pick it up?'];
  expect(await textsOf(buyer, id)).toEqual(texts);
  expect(await textsOf(seller, id)).toEqual(texts);
  expect(await shop.models.Thread.countDocuments({ productId: product.id })).toBe(1);
});

test('questions from before the sale are in the order', async () => {
  const { seller, buyer } = await createUsers(shop);
  const product = await seller.addProduct(aProduct());
  await buyer.askSeller(product, 'Does it fold?');
  const payment = await buyer.payPart(product, 'WHOLE');
  expect(await textsOf(seller, await orderIdOf(shop, payment.id))).toEqual(['Does it fold?']);
});

test('two first messages at once begin one thread, and a repeat writes nothing', async () => {
  const { seller, buyer, product, id } = await aSale();
  await Promise.all([
    seller.sendOrderMessage(id, 'From the seller', { requestId: 'a' }),
    buyer.sendOrderMessage(id, 'From the buyer', { requestId: 'b' }),
    seller.sendOrderMessage(id, 'From the seller', { requestId: 'a' }),
  ]);
  expect((await textsOf(buyer, id))?.toSorted()).toEqual(['From the buyer', 'From the seller']);
  expect(await shop.models.Thread.countDocuments({ productId: product.id })).toBe(1);
});

test('only its two sides see it and write in it, not even admins', async () => {
  const { seller, otherBuyer, otherSeller, admin, visitor, id } = await aSale();
  await seller.sendOrderMessage(id, 'When can you pick it up?');
  await otherBuyer.sendOrderMessage(id, 'Hello').refused('not-found');
  await otherSeller.sendOrderMessage(id, 'Hello').refused('not-found');
  await admin.sendOrderMessage(id, 'Hello').refused('forbidden');
  expect(await talkOf(admin, id)).toEqual({
    thread: null,
    viewerCanWrite: false,
    writeObstacle: null,
  });
  const url = `/orders/${id}/messages`;
  for (const [caller, status] of [
    [visitor, 401],
    [admin, 403],
    [otherBuyer, 404],
  ] as const) {
    expect((await caller.send({ method: 'GET', url })).statusCode).toBe(status);
  }
});

test('REST writes and lists the same messages, page by page', async () => {
  const { seller, buyer, id } = await aSale();
  const url = `/orders/${id}/messages`;
  expect(await buyer.get(url)).toEqual([]);
  await seller.post(url, { text: 'One' });
  await seller.post(url, { text: 'Two' });
  const page = await buyer.send({ method: 'GET', url: `${url}?limit=1` });
  expect(page.json()).toMatchObject([{ text: 'Two', senderId: seller.id }]);
  const [, next = ''] = /<([^>]+)>/.exec(String(page.headers.link)) ?? [];
  expect(await buyer.get(next)).toMatchObject([{ text: 'One' }]);
});

test('people who blocked each other write while the order is open, and not elsewhere', async () => {
  const { seller, buyer, admin, paymentId, otherThread, id } = await aBlockedSale();
  await buyer.sendMessage(otherThread, 'Hello?').refused('forbidden');
  await buyer.sendOrderMessage(id, 'Where are you?');
  const { thread } = await seller.sendOrderMessage(id, 'Coming.');
  await buyer.sendMessage(thread, 'Good.');
  expect(await talkOf(buyer, id)).toMatchObject({ viewerCanWrite: true, writeObstacle: null });
  await admin.refundPayment({ id: paymentId });
  await sweepOrders(shop);
  await buyer.sendOrderMessage(id, 'Thank you.').refused('forbidden');
  await seller.sendMessage(thread, 'Bye.').refused('forbidden');
  expect(await talkOf(buyer, id)).toMatchObject({
    viewerCanWrite: false,
    writeObstacle: 'BLOCKED',
  });
  expect(await talkOf(seller, id)).toMatchObject({ writeObstacle: 'BLOCKED_BY_VIEWER' });
  const rest = await buyer.get<{ viewerCanWrite: boolean; writeObstacle: string }>(
    `/threads/${thread.id}`,
  );
  expect(rest).toMatchObject({ viewerCanWrite: false, writeObstacle: 'blocked' });
});

test('an order closes for people who are blocked when its time is over', async () => {
  const { seller, buyer, id } = await aBlockedSale();
  await seller.sendOrderMessage(id, 'Coming.');
  await buyer.confirmOrderReceipt(id);
  ahead = 29 * dayMs;
  await buyer.sendOrderMessage(id, 'It squeaks.');
  // No sweep has run; only the clock has moved.
  ahead = 31 * dayMs;
  await buyer.sendOrderMessage(id, 'It still does.').refused('forbidden');
  expect(await talkOf(buyer, id)).toMatchObject({ writeObstacle: 'BLOCKED' });
});

test('once an order has ended, nobody begins its thread there', async () => {
  const { seller, buyer, admin, product, paymentId, id } = await aSale();
  await admin.refundPayment({ id: paymentId });
  await sweepOrders(shop);
  await seller.sendOrderMessage(id, 'Sorry.').refused('not-available');
  expect(await talkOf(seller, id)).toMatchObject({
    viewerCanWrite: false,
    writeObstacle: 'ORDER_ENDED',
  });
  await buyer.askSeller(product, 'Why?');
  await seller.sendOrderMessage(id, 'Sorry.');
  expect(await talkOf(seller, id)).toMatchObject({ viewerCanWrite: true });
});

test('a suspended or deleted account gets no messages, and both sides read why', async () => {
  const { seller, buyer, admin, id } = await aSale();
  await admin.suspendUser(buyer, 'They write rude messages.');
  await seller.sendOrderMessage(id, 'Hello?').refused('not-available');
  expect(await talkOf(seller, id)).toMatchObject({
    viewerCanWrite: false,
    writeObstacle: 'SUSPENDED',
  });
  await admin.restoreUser(buyer);
  await seller.sendOrderMessage(id, 'Welcome back.');
  await admin.suspendUser(buyer, 'Again.');
  expect(await talkOf(seller, id)).toMatchObject({ writeObstacle: 'SUSPENDED' });
  await admin.deleteUser(buyer);
  expect(await talkOf(seller, id)).toMatchObject({ writeObstacle: 'DELETED' });
  await seller.sendOrderMessage(id, 'Hello?').refused('not-available');
});

test('photos come with a message, and only the two open them', async () => {
  const { seller, buyer, otherBuyer, id } = await aSale();
  const { id: photoId } = await uploadPrivate(seller);
  await buyer.sendOrderMessage(id, 'Look.', { photoIds: [photoId] }).refused('not-found');
  await seller.sendOrderMessage(id, 'It is packed.', { photoIds: [photoId] });
  const shown = (await talkOf(buyer, id))?.thread?.messages.nodes[0]?.photos[0]?.url ?? '';
  expect((await openPhoto(shop, shown)).statusCode).toBe(200);
  const stolen = shown.replace(buyer.id, otherBuyer.id);
  expect((await openPhoto(shop, stolen)).statusCode).toBe(404);
  ahead = 16 * aMinute;
  expect((await openPhoto(shop, shown)).statusCode).toBe(404);
});

test('a photo needs no text, and a message without both is refused', async () => {
  const { seller, buyer, id } = await aSale();
  const { id: photoId } = await uploadPrivate(seller);
  const { thread } = await seller.sendOrderMessage(id, '', { photoIds: [photoId] });
  expect(await textsOf(buyer, id)).toEqual(['']);
  await seller.sendOrderMessage(id, '  ').refused('invalid');
  await buyer.sendMessage(thread, '').refused('invalid');
});

test('a message makes one notification, which leads to the order', async () => {
  const { seller, buyer, paymentId, id } = await aSale();
  await seller.sendOrderMessage(id, 'When can you pick it up?');
  await seller.sendOrderMessage(id, 'Are you there?');
  await allNotified(shop);
  const kinds = await shop.models.Notification.find({ userId: buyer.id, kind: 'message' }).lean();
  expect(kinds).toHaveLength(1);
  expect(kinds[0]?.paymentId?.toHexString()).toBe(paymentId);
});
