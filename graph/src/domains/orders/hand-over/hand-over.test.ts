import type { NotificationKind } from '@fitness-zone/contract/enums.ts';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { aHalfSale, moneyKept, paymentRecord } from '@fitness-zone/testkit/payments/instalments.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { codeOf, orderIdOf } from '@fitness-zone/testkit/users/orders.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepOrders } from '../orders.sweeper.ts';

// A Monday.
const start = Date.parse('2026-11-23T12:00:00Z');
let time = start;
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ now: () => time });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await allNotified(shop);
  time = start;
});

async function aSale() {
  const users = await createUsers(shop);
  const product = await users.seller.addProduct(aProduct({ resalePrice: 120_00 }));
  const payment = await users.buyer.payPart(product, 'WHOLE');
  return { ...users, product, payment, id: await orderIdOf(shop, payment.id) };
}

async function aSaleInHalves() {
  const sale = await aHalfSale(shop);
  return { ...sale, id: await orderIdOf(shop, sale.first.id) };
}

const stateOf = async (caller: TestUser, id: string) =>
  (
    await caller.graphql<{ order: { state: string } }>(
      'query ($id: ID!) { order(id: $id) { state } }',
      { id },
    )
  ).order.state;

const toldOf = async (user: TestUser, kind: NotificationKind) => {
  await allNotified(shop);
  return shop.models.Notification.countDocuments({ userId: user.id, kind });
};

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

describe('by code', () => {
  test('the seller confirms the hand-over, and the buyer is notified', async () => {
    const { seller, buyer, payment, id } = await aSale();
    const answer = await seller.enterHandOverCode(id, await codeOf(shop, id));
    expect(answer.order).toMatchObject({ state: 'CONFIRMED', handOverProof: 'CODE' });
    expect((await paymentRecord(shop, payment)).handedOverAt).toEqual(new Date(start));
    expect(await toldOf(buyer, 'handed-over')).toBe(1);
    // A repeat succeeds, and is no second one.
    await seller.enterHandOverCode(id, await codeOf(shop, id));
    expect(await toldOf(buyer, 'handed-over')).toBe(1);
  });

  test('after five wrong codes the buyer has to get a new one', async () => {
    const { seller, buyer, id } = await aSale();
    const code = await codeOf(shop, id);
    for (const left of ['4 tries are', '3 tries are', '2 tries are', 'One try is']) {
      const wrong = { orderId: id, code: wrongFor(code) };
      const { message } = await seller
        .post<{ message: string }>('/enterHandOverCode', wrong)
        .refused(400);
      expect(message).toContain(left);
    }
    await seller.enterHandOverCode(id, wrongFor(code)).refused('too-many-requests');
    await seller.enterHandOverCode(id, code).refused('too-many-requests');
    await buyer.renewHandOverCode(id);
    const renewed = await codeOf(shop, id);
    expect((await seller.enterHandOverCode(id, renewed)).order.state).toBe('CONFIRMED');
  });

  test('a code that was replaced no longer works', async () => {
    const { seller, buyer, id } = await aSale();
    const code = await codeOf(shop, id);
    await buyer.renewHandOverCode(id);
    if ((await codeOf(shop, id)) === code) return;
    await seller.enterHandOverCode(id, code).refused('invalid');
  });
});

describe('a claim of the seller', () => {
  test('is confirmed by the buyer', async () => {
    const { seller, buyer, payment, id } = await aSale();
    expect((await seller.claimHandOver(id)).order.state).toBe('HAND_OVER_CLAIMED');
    expect(await toldOf(buyer, 'hand-over-claimed')).toBe(1);
    expect((await paymentRecord(shop, payment)).handedOverAt).toBeUndefined();
    time = start + dayMs;
    expect((await buyer.confirmOrderReceipt(id)).order).toMatchObject({
      state: 'CONFIRMED',
      handOverProof: 'BUYER',
    });
    expect((await paymentRecord(shop, payment)).handedOverAt).toEqual(new Date(start));
  });

  test('is confirmed by three days of silence, to the millisecond, at once for readers', async () => {
    const { seller, buyer, payment, id } = await aSale();
    await seller.claimHandOver(id);
    time = start + 3 * dayMs - 1;
    expect(await stateOf(buyer, id)).toBe('HAND_OVER_CLAIMED');
    time = start + 3 * dayMs;
    expect(await stateOf(buyer, id)).toBe('CONFIRMED');
    await sweepOrders(shop);
    expect((await paymentRecord(shop, payment)).handedOverAt).toEqual(new Date(start));
    const { state, handOverProof } = await shop.models.Order.findById(id).lean().orFail();
    expect([state, handOverProof]).toEqual(['confirmed', 'silence']);
  });

  test('makes the balance due from its own date, and an objection stops that', async () => {
    const { seller, buyer, first, id } = await aSaleInHalves();
    await seller.claimHandOver(id);
    expect((await paymentRecord(shop, first)).balance).toMatchObject({
      status: 'due',
      dueFrom: new Date(start),
      dueBy: new Date('2026-11-27T00:00:00Z'),
    });
    expect((await buyer.objectToHandOver(id, 'Nobody came.')).order).toMatchObject({
      state: 'PAID_IN_PART',
      hasOpenProblem: true,
    });
    const { balance } = await paymentRecord(shop, first);
    expect([balance?.status, balance?.dueBy]).toEqual(['not-due', undefined]);
    expect(await toldOf(seller, 'hand-over-objected')).toBe(1);
    time = start + 30 * dayMs;
    expect(await stateOf(buyer, id)).toBe('PAID_IN_PART');
    await seller.claimHandOver(id).refused('conflict');
  });

  test('and an objection at once have one outcome', async () => {
    const { seller, buyer, id } = await aSale();
    await seller.claimHandOver(id);
    await Promise.allSettled([
      buyer.objectToHandOver(id, 'Nobody came.'),
      buyer.confirmOrderReceipt(id),
      seller.enterHandOverCode(id, await codeOf(shop, id)),
    ]);
    const { state, problems } = await shop.models.Order.findById(id).lean().orFail();
    expect([
      ['paid', 1],
      ['confirmed', 0],
    ]).toContainEqual([state, problems.length]);
  });
});

describe('a cancellation', () => {
  test('by the seller refunds everything and gives the product back', async () => {
    const { seller, buyer, product, id } = await aSale();
    await seller.cancelOrder(id, 'OTHER').refused('invalid');
    expect((await seller.cancelOrder(id, 'NO_PICK_UP')).order.state).toBe('CANCELLED');
    expect(await moneyKept(shop, product)).toBe(0);
    const { inStock } = await shop.models.Product.findById(product.id).lean().orFail();
    expect(inStock).toBe('paused');
    expect(await toldOf(buyer, 'sale-cancelled')).toBe(1);
    // A repeat succeeds.
    await seller.cancelOrder(id, 'NO_PICK_UP');
    expect(await toldOf(buyer, 'sale-cancelled')).toBe(1);
  });

  test('because of a sale elsewhere leaves the product in that state, and returns both instalments', async () => {
    const { seller, buyer, product, id } = await aSaleInHalves();
    await buyer.payPart(product, 'BALANCE');
    await seller.cancelOrder(id, 'SOLD_ELSEWHERE');
    await expect.poll(() => moneyKept(shop, product)).toBe(0);
    const { inStock } = await shop.models.Product.findById(product.id).lean().orFail();
    expect(inStock).toBe('sold-elsewhere');
  });

  test('is not the seller’s after the hand-over, unless the balance is unpaid for 14 days', async () => {
    const { seller, buyer, product, id } = await aSaleInHalves();
    await buyer.confirmOrderReceipt(id);
    await seller.cancelOrder(id, 'BALANCE_UNPAID').refused('conflict');
    const dueBy = Date.parse('2026-11-27T00:00:00Z');
    time = dueBy + 14 * dayMs - 1;
    await seller.cancelOrder(id, 'BALANCE_UNPAID').refused('conflict');
    time = dueBy + 14 * dayMs;
    expect((await seller.cancelOrder(id, 'BALANCE_UNPAID')).order.state).toBe('CANCELLED');
    expect(await moneyKept(shop, product)).toBe(0);
  });

  test('requested by the buyer is answered by the seller', async () => {
    const { seller, buyer, product, id } = await aSale();
    const asked = await buyer.requestCancellation(id, 'It is too big.');
    expect(asked.order.cancelRequest?.status).toBe('OPEN');
    expect(await toldOf(seller, 'cancellation-requested')).toBe(1);
    await seller.answerCancellation(id, false).refused('invalid');
    await seller.answerCancellation(id, false, 'It is packed.');
    expect(await toldOf(buyer, 'cancellation-declined')).toBe(1);
    await buyer.requestCancellation(id, 'Please.');
    expect((await seller.answerCancellation(id, true)).order.state).toBe('CANCELLED');
    expect(await moneyKept(shop, product)).toBe(0);
  });

  test('left unanswered by the seller is decided by admins after three days', async () => {
    const { buyer, admin, id } = await aSale();
    await buyer.requestCancellation(id, 'It is too big.');
    await admin.adminDecideCancellation(id, true).refused('conflict');
    time = start + 3 * dayMs;
    await sweepOrders(shop);
    const found = await admin.graphql<{ adminOrders: { nodes: { id: string }[] } }>(
      '{ adminOrders(filter: { needsDecision: true }) { nodes { id } } }',
    );
    expect(found.adminOrders.nodes).toContainEqual({ id });
    expect((await admin.adminDecideCancellation(id, true)).order.state).toBe('CANCELLED');
    const acts = (await shop.models.AuditLog.find()).map(({ action }) => action);
    expect(acts.filter((action) => action === 'decide-cancellation')).toHaveLength(1);
  });

  test('counts in the seller’s record for admins, unless the buyer asked for it', async () => {
    const { seller, buyer, admin, id } = await aSale();
    const count = async () => {
      const query = 'query ($id: ID!) { adminPerson(userId: $id) { cancelledSaleCount } }';
      type Answer = { adminPerson: { cancelledSaleCount: number } };
      const { adminPerson } = await admin.graphql<Answer>(query, { id: seller.id });
      const person = await admin.get<object>(`/person?userId=${seller.id}`);
      expect(person).toMatchObject(adminPerson);
      return adminPerson.cancelledSaleCount;
    };
    const { id: paymentId } = await buyer.payPart(await seller.addProduct(aProduct()), 'WHOLE');
    const asked = await orderIdOf(shop, paymentId);
    await buyer.requestCancellation(asked, 'It is too big.');
    await seller.answerCancellation(asked, true);
    expect(await count()).toBe(0);
    await seller.cancelOrder(id, 'SOLD_ELSEWHERE');
    expect(await count()).toBe(1);
  });

  test('at the same time as a payment of the balance leaves no money behind', async () => {
    const { seller, buyer, product, id } = await aSaleInHalves();
    await Promise.allSettled([
      buyer.payPart(product, 'BALANCE'),
      seller.cancelOrder(id, 'NO_PICK_UP'),
    ]);
    await expect.poll(() => moneyKept(shop, product)).toBe(0);
  });
});

test('an order closes 30 days after its hand-over and its last payment', async () => {
  const { buyer, product, id } = await aSaleInHalves();
  await buyer.confirmOrderReceipt(id);
  time = start + 40 * dayMs;
  expect(await stateOf(buyer, id)).toBe('CONFIRMED');
  await buyer.payPart(product, 'BALANCE');
  time = start + 70 * dayMs - 1;
  expect(await stateOf(buyer, id)).toBe('CONFIRMED');
  time = start + 70 * dayMs;
  expect(await stateOf(buyer, id)).toBe('CLOSED');
  await sweepOrders(shop);
  expect((await shop.models.Order.findById(id).lean().orFail()).state).toBe('closed');
});
