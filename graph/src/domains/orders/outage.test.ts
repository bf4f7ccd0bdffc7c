import type { NotificationKind } from '@fitness-zone/contract/enums.ts';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { aHalfSale } from '@fitness-zone/testkit/payments/instalments.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { localTime } from '@fitness-zone/testkit/users/order-actions.ts';
import { orderIdOf } from '@fitness-zone/testkit/users/orders.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverDue } from '../notifications/delivery/outbox.deliverer.ts';
import { sweepOrders } from './orders.sweeper.ts';

// Still Thursday in the shop's time zone. Each test begins twelve weeks later, since the clock never goes back.
let start = Date.parse('2026-11-27T07:59:59Z');
let time = start;
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ env: { TIME_ZONE: 'America/Los_Angeles' }, now: () => time });
});
afterAll(() => shop.close());
beforeEach(() => {
  start += 12 * 7 * dayMs;
  time = start;
});

/** The end of the third working day, Tuesday. */
const dueBy = () => start + 5 * dayMs + 1_000;
const days = (count: number) => new Date(start + count * dayMs).toISOString();

async function aSale() {
  const users = await createUsers(shop);
  const product = await users.seller.addProduct(aProduct({ resalePrice: 120_00 }));
  const payment = await users.buyer.payPart(product, 'WHOLE');
  return { ...users, product, id: await orderIdOf(shop, payment.id) };
}

async function aSaleInHalves() {
  const sale = await aHalfSale(shop);
  return { ...sale, id: await orderIdOf(shop, sale.first.id) };
}

type Sale = { buyer: TestUser; seller: TestUser; admin: TestUser; id: string };

type Shown = {
  state: string;
  timeline: { kind: string; at: string | null; isComing: boolean; by: string | null }[];
  balance: { status: string; dueBy: string | null } | null;
  viewerActions: string[];
};

const query = `query ($id: ID!) { order(id: $id) {
  state hasOpenProblem disputed claimedAt confirmBy handedOverAt confirmedAt handOverProof closesAt
  dueAction viewerActions balance { status dueBy } cancelRequest { status } problems { status answerBy }
  totals { paid { amount } kept { amount } due { amount } }
  timeline { kind at isComing by }
  pickUp { proposal { id } agreed { at place } }
} }`;

/** An order as all three read it, through both APIs. */
async function read({ buyer, seller, admin, id }: Sale) {
  const users = [buyer, seller, admin];
  const shown = await Promise.all(
    users.map(async (user) => (await user.graphql<{ order: Shown }>(query, { id })).order),
  );
  const rest = await Promise.all(users.map((user) => user.get<object>(`/orders/${id}`)));
  const [ofBuyer, ofSeller, ofAdmin] = shown as [Shown, Shown, Shown];
  return { ofBuyer, ofSeller, ofAdmin, rest: JSON.parse(JSON.stringify(rest)) };
}

/** Removes the addresses of calendar files, which are signed again for each answer. */
const stable = (shown: unknown) =>
  JSON.parse(JSON.stringify(shown).replaceAll(/"calendarUrl":"[^"]*"/g, '"calendarUrl":""'));

/** Reads the sale as both sides do right after an outage of some days. Checks that later sweeps change none of it. */
async function afterOutage(sale: Sale, count: number) {
  time = start + count * dayMs;
  const before = await read(sale);
  for (let sweep = 0; sweep < 2; sweep++) await sweepOrders(shop);
  await deliverDue(shop, new Date(time + dayMs));
  expect(stable(await read(sale))).toEqual(stable(before));
  return before;
}

/** Waits for a notification and counts how often it arrived. */
async function expectTold({ id: userId }: TestUser, kind: NotificationKind, times: number) {
  const count = () => shop.models.Notification.countDocuments({ userId, kind });
  await expect.poll(count).toBe(times);
}

const past = ({ timeline }: Shown) =>
  timeline.filter(({ isComing }) => !isComing).map(({ kind, at }) => `${kind} ${at}`);

test('a claim that nobody answered was confirmed after three days, and the balance due by its date', async () => {
  const sale = await aSaleInHalves();
  await sale.seller.claimHandOver(sale.id);
  const { ofBuyer } = await afterOutage(sale, 10);
  expect(ofBuyer).toMatchObject({
    state: 'CONFIRMED',
    handOverProof: 'SILENCE',
    confirmBy: null,
    closesAt: null,
    handedOverAt: days(0),
    confirmedAt: days(3),
    // Friday, Monday and Tuesday in Los Angeles.
    balance: { dueBy: new Date(dueBy()).toISOString() },
    dueAction: 'PAY_BALANCE',
  });
  expect(past(ofBuyer)).toContain(`HAND_OVER_CONFIRMED ${days(3)}`);
  for (const user of [sale.buyer, sale.seller]) await expectTold(user, 'handed-over', 1);
});

test('the seller may cancel once a balance is unpaid for fourteen days after its deadline', async () => {
  const sale = await aSaleInHalves();
  await sale.buyer.confirmOrderReceipt(sale.id);
  const early = await afterOutage(sale, 5 + 14);
  expect(early.ofSeller.viewerActions).not.toContain('CANCEL');
  const { ofSeller } = await afterOutage(sale, 5 + 14 + 1);
  expect(ofSeller.viewerActions).toContain('CANCEL');
});

test('a request to cancel went to the admins after three days', async () => {
  const sale = await aSale();
  await sale.buyer.requestCancellation(sale.id, 'I moved away.');
  const { ofAdmin, ofSeller } = await afterOutage(sale, 10);
  expect(ofAdmin).toMatchObject({
    cancelRequest: { status: 'ESCALATED' },
    dueAction: 'ANSWER_CANCELLATION',
  });
  expect(ofSeller.state).toBe('PAID');
  await expectTold(sale.admin, 'decision-needed', 1);
});

test('a problem without an answer went to the admins after five days', async () => {
  const sale = await aSale();
  const broken = { reason: 'BROKEN', text: 'The belt is torn.' };
  await sale.buyer.reportProblem(sale.id, { ...broken, wish: 'OTHER' });
  const { ofAdmin } = await afterOutage(sale, 10);
  expect(ofAdmin).toMatchObject({
    problems: [{ status: 'ESCALATED' }],
    dueAction: 'DECIDE_PROBLEM',
  });
  expect(past(ofAdmin)).toContain(`PROBLEM_ESCALATED ${days(5)}`);
  await expectTold(sale.admin, 'decision-needed', 1);
});

test('a return that never came went to the admins after fourteen days', async () => {
  const other = await aSale();
  const broken = { reason: 'BROKEN', text: 'The belt is torn.' };
  await other.buyer.reportProblem(other.id, { ...broken, wish: 'RETURN' });
  await other.seller.answerProblem(other.id, 'ACCEPT');
  const late = await afterOutage(other, 20);
  expect(late.ofAdmin).toMatchObject({ problems: [{ status: 'ESCALATED' }] });
  expect(past(late.ofAdmin)).toContain(`PROBLEM_ESCALATED ${days(14)}`);
});

test('a finished order was closed thirty days after the hand-over', async () => {
  const sale = await aSale();
  await sale.buyer.confirmOrderReceipt(sale.id);
  const { ofBuyer } = await afterOutage(sale, 40);
  expect(ofBuyer).toMatchObject({ state: 'CLOSED', closesAt: days(30), viewerActions: [] });
  expect(past(ofBuyer)).toContain(`CLOSED ${days(30)}`);
});

test('a claim that was silently confirmed also closes the order in time', async () => {
  const sale = await aSale();
  await sale.seller.claimHandOver(sale.id);
  const { ofSeller } = await afterOutage(sale, 40);
  expect(ofSeller).toMatchObject({ state: 'CLOSED', confirmedAt: days(3), closesAt: days(33) });
});

test('a past pick-up causes no reminder, and its place is hidden and erased in time', async () => {
  const sale = await aSale();
  const { buyer, seller, id } = sale;
  const { proposal } = await seller.proposePickUp({ id }, { times: [localTime(4, time)] });
  await buyer.acceptPickUp({ id }, proposal ?? { id: '' }, proposal?.times[0] ?? '');
  const { ofBuyer } = await afterOutage(sale, 10);
  expect(ofBuyer).toMatchObject({ state: 'PAID', dueAction: 'CONFIRM_RECEIPT' });
  for (const user of [buyer, seller]) await expectTold(user, 'pick-up-reminder', 0);
  await buyer.confirmOrderReceipt(id);
  const late = await afterOutage(sale, 10 + 30 + 30);
  expect(late.ofBuyer).toMatchObject({ state: 'CLOSED', pickUp: { agreed: { place: null } } });
  const stored = await shop.models.Order.findById(id).lean();
  expect(JSON.stringify(stored)).not.toContain('Mill Lane');
});
