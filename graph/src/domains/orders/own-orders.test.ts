import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { localTime } from '@fitness-zone/testkit/users/order-actions.ts';
import { orderIdOf } from '@fitness-zone/testkit/users/orders.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestShop;
let ahead = 0;
beforeAll(async () => {
  shop = await startTestShop({ now: () => Date.now() + ahead });
});
afterAll(() => shop.close());

async function aSale(productName = 'Rower') {
  const users = await createUsers(shop);
  const product = await users.seller.addProduct(aProduct({ productName }));
  const payment = await users.buyer.payPart(product, 'WHOLE');
  return { ...users, payment, id: await orderIdOf(shop, payment.id) };
}

const found = async (caller: TestUser, filter: object) =>
  (
    await caller.graphql<{ orders: { nodes: { id: string; dueAction: string | null }[] } }>(
      'query ($filter: OrderFilter) { orders(filter: $filter) { nodes { id dueAction } } }',
      { filter },
    )
  ).orders.nodes;

/** The due action of the only order, found by the filter for due actions. */
async function dueAction(caller: TestUser): Promise<string | null> {
  const [due, others] = [
    await found(caller, { hasDueAction: true }),
    await found(caller, { hasDueAction: false }),
  ];
  expect(due.length + others.length).toBe(1);
  const action = [...due, ...others][0]?.dueAction ?? null;
  expect(due.length === 1).toBe(action !== null);
  return action;
}

test('buyer and seller find the orders that wait for them, also after a deadline has passed', async () => {
  const { buyer, seller, id } = await aSale();
  expect(await dueAction(buyer)).toBe('PROPOSE_PICK_UP');
  expect(await dueAction(seller)).toBe('PROPOSE_PICK_UP');
  await seller.proposePickUp({ id }, { times: [localTime(2)], place: '5 Mill Lane, York' });
  expect(await dueAction(buyer)).toBe('ACCEPT_PICK_UP');
  ahead = 3 * dayMs;
  expect(await dueAction(buyer)).toBeNull();
  await seller.claimHandOver(id);
  expect(await dueAction(buyer)).toBe('CONFIRM_RECEIPT');
  expect(await dueAction(seller)).toBeNull();
  ahead = 7 * dayMs;
  expect(await dueAction(buyer)).toBeNull();
  const rows = await buyer.get<{ _id: string }[]>('/orders?hasDueAction=false');
  expect(rows.map(({ _id }) => _id)).toEqual([id]);
});

test('a buyer who has reported a problem waits for the seller, and arranges no pick-up meanwhile', async () => {
  const { buyer, seller, id } = await aSale();
  await buyer.reportProblem(id, { reason: 'OTHER', wish: 'OTHER', text: 'It is another one.' });
  expect(await dueAction(buyer)).toBeNull();
  expect(await dueAction(seller)).toBe('ANSWER_PROBLEM');
});

test('buyer and seller search their own orders by name and transaction, and find none of others', async () => {
  const { buyer, seller, otherBuyer, payment, id } = await aSale('Zephyr Bench');
  await aSale('Zephyr Bench');
  for (const [caller, text] of [
    [buyer, 'zeph'],
    [buyer, seller.name],
    [seller, buyer.name],
    [seller, payment.transactionId],
  ] as const) {
    expect((await found(caller, { text })).map((one) => one.id)).toEqual([id]);
  }
  expect(await found(otherBuyer, { text: 'zephyr' })).toEqual([]);
  expect(await found(buyer, { text: 'submarine' })).toEqual([]);
  const rows = await seller.get<{ _id: string }[]>('/orders?q=zephyr');
  expect(rows.map(({ _id }) => _id)).toEqual([id]);
});
