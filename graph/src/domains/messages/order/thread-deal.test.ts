import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { orderIdOf } from '@fitness-zone/testkit/users/orders.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepOrders } from '../../orders/orders.sweeper.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const price = 120_00;

/** A question, an offer of this buyer and one of another, and a sale at the agreed price. */
async function aDeal() {
  const users = await createUsers(shop);
  const { seller, buyer, otherBuyer } = users;
  const product = await seller.addProduct(aProduct({ resalePrice: price }));
  const { thread } = await buyer.askSeller(product, 'Does it fold?');
  const other = await otherBuyer.makeOffer(product, 60_00);
  const offer = await buyer.makeOffer(product, 90_00);
  await seller.counterOffer(offer, 90_00, 100_00);
  await buyer.acceptCounterOffer(offer, 100_00);
  const payment = await buyer.payPart(product, 'WHOLE');
  return { ...users, product, thread, other, offer, payment };
}

type Identified = { id: string };
type Deal = { offers: Identified[]; orders: Identified[] } | null;

const dealIn = async (caller: TestUser, { id }: Identified) =>
  (
    await caller.graphql<{ thread: Deal }>(
      'query ($id: ID!) { thread(id: $id) { offers { id } orders { id } } }',
      { id },
    )
  ).thread;

const offersOf = async (caller: TestUser, orderId: string) =>
  (
    await caller.graphql<{ order: { offers: Identified[] } | null }>(
      'query ($id: ID!) { order(id: $id) { offers { id } } }',
      { id: orderId },
    )
  ).order?.offers.map(({ id }) => id);

test('a thread has the offers and orders of its two sides, and an order the offers that led to it', async () => {
  const { seller, buyer, thread, offer, payment } = await aDeal();
  const orderId = await orderIdOf(shop, payment.id);
  const deal = { offers: [{ id: offer.id }], orders: [{ id: orderId }] };
  expect(await dealIn(buyer, thread)).toEqual(deal);
  expect(await dealIn(seller, thread)).toEqual(deal);
  expect(await offersOf(buyer, orderId)).toEqual([offer.id]);
  expect(await offersOf(seller, orderId)).toEqual([offer.id]);
  const { offers } = await buyer.graphql<{
    offers: { nodes: { thread: Identified | null }[] };
  }>('{ offers { nodes { thread { id } } } }');
  expect(offers.nodes).toEqual([{ thread: { id: thread.id } }]);
});

test('REST shows them, too', async () => {
  const { seller, buyer, thread, offer, payment } = await aDeal();
  const orderId = await orderIdOf(shop, payment.id);
  for (const side of [buyer, seller]) {
    expect(await side.get(`/threads/${thread.id}`)).toMatchObject({
      offers: [{ _id: offer.id, status: 'paid', amount: 100 }],
      orders: [{ _id: orderId, state: 'paid' }],
    });
    expect(await side.get(`/orders/${orderId}`)).toMatchObject({ offers: [{ _id: offer.id }] });
  }
});

test('outsiders, other bidders and admins see nothing of them', async () => {
  const { admin, otherBuyer, otherSeller, visitor, product, thread, offer, payment } =
    await aDeal();
  const orderId = await orderIdOf(shop, payment.id);
  // The other bidder has a separate thread about the product.
  const { thread: own } = await otherBuyer.askSeller(product, 'Is it gone?');
  for (const outsider of [otherBuyer, otherSeller, admin]) {
    expect(await dealIn(outsider, thread)).toBeNull();
    const url = `/threads/${thread.id}`;
    expect((await outsider.send({ method: 'GET', url })).statusCode).toBe(404);
  }
  expect((await visitor.send({ method: 'GET', url: `/threads/${thread.id}` })).statusCode).toBe(
    401,
  );
  const seen = await dealIn(otherBuyer, own);
  expect(seen?.orders).toEqual([]);
  expect(seen?.offers.map(({ id }) => id)).not.toContain(offer.id);
  expect(await offersOf(otherBuyer, orderId)).toBeUndefined();
  expect(await offersOf(admin, orderId)).toEqual([]);
  expect(await admin.get(`/orders/${orderId}`)).toMatchObject({ offers: [] });
});

test('an account that is blocked in another thread gets no other way in, and the two keep what their lists show', async () => {
  const { seller, buyer, otherBuyer, thread, other, offer, product } = await aDeal();
  const { thread: own } = await otherBuyer.askSeller(product, 'Is it gone?');
  await seller.blockUser(otherBuyer);
  expect(await dealIn(otherBuyer, thread)).toBeNull();
  expect(await dealIn(otherBuyer, own)).toEqual({ offers: [{ id: other.id }], orders: [] });
  await seller.blockUser(buyer);
  expect((await dealIn(buyer, thread))?.offers).toEqual([{ id: offer.id }]);
});

test('a pair that trades the product twice has one thread and two orders', async () => {
  const { seller, buyer, admin, product, thread, offer, payment } = await aDeal();
  const first = await orderIdOf(shop, payment.id);
  await admin.refundPayment({ id: payment.id });
  await sweepOrders(shop);
  await seller.resumeProduct(product);
  const again = await buyer.makeOffer(product, 110_00);
  await seller.acceptOffer(again, 110_00);
  const second = await orderIdOf(shop, (await buyer.payPart(product, 'WHOLE')).id);
  expect(await dealIn(buyer, thread)).toEqual({
    offers: [{ id: offer.id }, { id: again.id }],
    orders: [{ id: first }, { id: second }],
  });
  expect(await offersOf(buyer, first)).toEqual([offer.id]);
  expect(await offersOf(buyer, second)).toEqual([offer.id, again.id]);
});

const threadsOf = async (caller: TestUser) =>
  (
    await caller.graphql<{
      threads: { nodes: { id: string; lastMessage: { text: string } | null }[] };
    }>('{ threads { nodes { id lastMessage { text } } } }')
  ).threads.nodes;

test('an offer begins a thread without a message, for its two sides alone, and moves it up', async () => {
  const { seller, buyer, otherBuyer, admin } = await createUsers(shop);
  const [bench, rower] = [await seller.addProduct(aProduct()), await seller.addProduct(aProduct())];
  const offer = await buyer.makeOffer(bench, 60_00);
  const [thread] = await threadsOf(buyer);
  expect(thread).toMatchObject({ lastMessage: null });
  if (!thread) throw new Error('no thread');
  expect(await threadsOf(seller)).toEqual([thread]);
  expect(await dealIn(seller, thread)).toEqual({ offers: [{ id: offer.id }], orders: [] });
  expect(await seller.get(`/threads/${thread.id}`)).toMatchObject({ offers: [{ _id: offer.id }] });
  for (const outsider of [otherBuyer, admin]) {
    expect(await threadsOf(outsider)).toEqual([]);
    expect(await dealIn(outsider, thread)).toBeNull();
  }
  const { thread: asked } = await buyer.askSeller(rower, 'Does it fold?');
  expect((await threadsOf(buyer)).map(({ id }) => id)).toEqual([asked.id, thread.id]);
  await seller.counterOffer(offer, 60_00, 100_00);
  expect((await threadsOf(buyer)).map(({ id }) => id)).toEqual([thread.id, asked.id]);
  // Either side writes in it, and a question there is one.
  await buyer.sendMessage(thread, 'Does it fold, too?');
  await seller.sendMessage(thread, 'It does.');
  expect((await threadsOf(seller))[0]).toEqual({
    id: thread.id,
    lastMessage: { text: 'It does.' },
  });
});

test('offers of a side that the other has blocked don’t move their thread up', async () => {
  const { seller, buyer } = await createUsers(shop);
  const [bench, rower] = [await seller.addProduct(aProduct()), await seller.addProduct(aProduct())];
  await buyer.makeOffer(bench, 60_00);
  const { thread: asked } = await buyer.askSeller(rower, 'Does it fold?');
  await seller.blockUser(buyer);
  await buyer.makeOffer(bench, 70_00);
  expect((await threadsOf(seller))[0]?.id).toBe(asked.id);
});

test('notifications and tasks of an offer lead to its thread', async () => {
  const { seller, buyer } = await createUsers(shop);
  await buyer.makeOffer(await seller.addProduct(aProduct()), 60_00);
  const [thread] = await threadsOf(seller);
  await allNotified(shop);
  const { notifications, tasks } = await seller.graphql<{
    notifications: { nodes: { kind: string; thread: Identified | null }[] };
    tasks: { path: string }[];
  }>('{ notifications { nodes { kind thread { id } } } tasks { path } }');
  expect(notifications.nodes).toEqual([{ kind: 'OFFER_MADE', thread: { id: thread?.id } }]);
  expect(tasks.map(({ path }) => path)).toEqual([`/pages/messages/${thread?.id}`]);
});
