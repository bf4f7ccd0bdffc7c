import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { localTime } from '@fitness-zone/testkit/users/order-actions.ts';
import { orderIdOf } from '@fitness-zone/testkit/users/orders.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sweepOrders } from '../orders.sweeper.ts';

let ahead = 0;
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ now: () => Date.now() + ahead });
});
afterAll(() => shop.close());
beforeEach(() => {
  ahead = 0;
});

async function aSale() {
  const users = await createUsers(shop);
  const product = await users.seller.addProduct(aProduct({ resalePrice: 120_00 }));
  const payment = await users.buyer.payPart(product, 'WHOLE');
  return { ...users, id: await orderIdOf(shop, payment.id) };
}

type Step = { kind: string; at: string | null; isComing: boolean; by: string | null };

async function timeline(user: TestUser, id: string): Promise<Step[]> {
  const { order } = await user.graphql<{ order: { timeline: Step[] } }>(
    'query ($id: ID!) { order(id: $id) { timeline { kind at isComing by amount { amount } } } }',
    { id },
  );
  return order.timeline;
}

const coming = async (user: TestUser, id: string) =>
  (await timeline(user, id))
    .filter(({ isComing }) => isComing)
    .map(({ kind, by }) => `${kind} ${by}`);

const past = async (user: TestUser, id: string) =>
  (await timeline(user, id))
    .filter(({ isComing }) => !isComing)
    .map(({ kind, by }) => `${kind} ${by}`);

const broken = { reason: 'BROKEN', wish: 'OTHER', text: 'The belt is torn.' };

test('a problem says whose turn it is, and what was answered', async () => {
  const { buyer, seller, id } = await aSale();
  await buyer.reportProblem(id, broken);
  expect(await coming(buyer, id)).toContain('ANSWER_BY SELLER');
  await seller.answerProblem(id, 'OFFER', 20_00);
  expect(await coming(seller, id)).toContain('ANSWER_BY BUYER');
  expect(await coming(seller, id)).not.toContain('ANSWER_BY SELLER');
  expect(await timeline(buyer, id)).toContainEqual({
    kind: 'PROBLEM_ANSWERED',
    by: 'SELLER',
    isComing: false,
    amount: { amount: 20_00 },
    at: expect.any(String),
  });
  await buyer.escalateProblem(id);
  expect((await coming(buyer, id)).filter((step) => step.startsWith('ANSWER_BY'))).toEqual([
    'ANSWER_BY ADMIN',
  ]);
});

test('a return that was agreed is the next step of the buyer', async () => {
  const { buyer, seller, id } = await aSale();
  await buyer.confirmOrderReceipt(id);
  await buyer.reportProblem(id, { ...broken, wish: 'RETURN' });
  await seller.answerProblem(id, 'ACCEPT');
  expect(await coming(buyer, id)).toContain('RETURN BUYER');
  expect((await coming(buyer, id)).join()).not.toContain('ANSWER_BY');
});

test('a pick-up is there from the proposal to the meeting, each step with its date', async () => {
  const { buyer, seller, id } = await aSale();
  const { proposal } = await seller.proposePickUp({ id }, { times: [localTime(3)] });
  expect(await past(buyer, id)).toEqual(['PAID BUYER', 'PICK_UP_PROPOSED SELLER']);
  const time = proposal?.times[0] ?? '';
  await buyer.acceptPickUp({ id }, proposal ?? { id: '' }, time);
  const steps = await timeline(buyer, id);
  expect(steps.map(({ kind }) => kind)).toEqual(['PAID', 'PICK_UP_AGREED', 'HAND_OVER']);
  expect(steps.every(({ at }) => at !== null)).toBe(true);
  expect(steps[2]).toMatchObject({ isComing: true, at: new Date(time).toISOString() });
});

test('once the agreed time is over the buyer is asked whether they have it', async () => {
  const { buyer, seller, id } = await aSale();
  const dueOf = async (user: TestUser) =>
    (
      await user.graphql<{ order: { dueAction: string | null } }>(
        'query ($id: ID!) { order(id: $id) { dueAction } }',
        { id },
      )
    ).order.dueAction;
  const { proposal } = await seller.proposePickUp({ id });
  await buyer.acceptPickUp({ id }, proposal ?? { id: '' }, proposal?.times[0] ?? '');
  const waiting = async () =>
    (
      await buyer.graphql<{ orders: { nodes: { id: string }[] } }>(
        '{ orders(filter: { hasDueAction: true }) { nodes { id } } }',
      )
    ).orders.nodes;
  expect([await dueOf(buyer), await dueOf(seller)]).toEqual([null, 'ENTER_CODE']);
  expect(await waiting()).toEqual([]);
  ahead = 3 * dayMs;
  expect(await waiting()).toEqual([{ id }]);
  expect([await dueOf(buyer), await dueOf(seller)]).toEqual(['CONFIRM_RECEIPT', 'ENTER_CODE']);
});

test('an admin who declines to cancel, or refunds everything, is named for it', async () => {
  const { buyer, admin, id } = await aSale();
  await buyer.requestCancellation(id, 'I moved away.');
  ahead = 4 * dayMs;
  await admin.adminDecideCancellation(id, false, 'It is packed.');
  const { order } = await buyer.graphql<{ order: { cancelRequest: object } }>(
    'query ($id: ID!) { order(id: $id) { cancelRequest { status answer answeredBy } } }',
    { id },
  );
  expect(order.cancelRequest).toEqual({
    status: 'DECLINED',
    answer: 'It is packed.',
    answeredBy: 'ADMIN',
  });
  await buyer.reportProblem(id, broken);
  await buyer.escalateProblem(id);
  await admin.adminDecideProblem(id, 'FULL_REFUND', 'Keep it.');
  await sweepOrders(shop);
  const steps = await past(buyer, id);
  for (const step of ['CANCEL_DECLINED ADMIN', 'PROBLEM_CLOSED ADMIN', 'CANCELLED ADMIN']) {
    expect(steps.filter((one) => one === step)).toHaveLength(1);
  }
});
