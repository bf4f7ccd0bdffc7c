import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { codeOf, orderIdOf, pickUpTimesOf } from '@fitness-zone/testkit/users/orders.ts';
import type { Part } from '@fitness-zone/testkit/users/payment-actions.ts';
import { afterAll, expect, test } from 'vitest';
import { ThreadDocument } from '../../src/generated/messages.ts';
import { OrderDocument } from '../../src/generated/orders.ts';
import { isAskedAgain, refetchStale } from '../staleQueries.ts';
import { type Mounted, openTestClient } from './client.ts';

let aheadMs = 0;
const shop = await startTestShop({
  listen: true,
  env: { LOG_LEVEL: 'error' },
  now: () => Date.now() + aheadMs,
});
afterAll(() => shop.close());

/** The screens of buyer and seller while somebody, perhaps one of them in another tab, takes steps. */
async function openPages(buyer: TestUser, seller: TestUser, screens: Mounted[]) {
  const asked: string[] = [];
  const send = ({ operationName }: { operationName: string }) => void asked.push(operationName);
  const open = ({ token }: TestUser) => openTestClient(shop, token, screens, { send });
  const pages = [await open(buyer), await open(seller)];
  const { id: categoryId } = await shop.models.Category.findOne().orFail();

  /** Takes a step that both pages hear of. Returns the queries that they then send. */
  async function hears(take: () => PromiseLike<unknown>): Promise<string[]> {
    asked.length = 0;
    await take();
    await allNotified(shop);
    const received = pages.map(({ live }) => live.received(categoryId));
    shop.events.publish({ kind: 'category', categoryId });
    await Promise.all(received);
    for (const { client, live } of pages) {
      live.apply();
      await refetchStale(client);
    }
    return [...asked];
  }

  return {
    pages,
    hears,
    /** Takes a step, which both pages show without a request. */
    async shows(step: string, take: () => PromiseLike<unknown>) {
      expect({ step, asked: await hears(take) }).toEqual({ step, asked: [] });
      for (const page of pages) {
        expect({ step, differences: await page.check() }).toEqual({ step, differences: [] });
      }
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(pages.map(({ close }) => close()));
    },
  };
}

async function aTalk() {
  const { admin, buyer, seller } = await createUsers(shop);
  const { id: categoryId } = await admin.addCategory(aCategory());
  const bench = await seller.addProduct(aProduct({ categoryId }));
  const { thread } = await buyer.askSeller(bench, 'Does it fold?');
  return { admin, buyer, seller, bench, thread };
}

const screen = (query: Mounted['query'], { id }: { id: string }) => ({ query, variables: { id } });

/** A sale; both sides have its order's page open. */
async function aDeal(part: Part = 'WHOLE') {
  const talk = await aTalk();
  const { buyer, seller, bench, thread } = talk;
  const payment = await buyer.payPart(bench, part);
  const order = { id: await orderIdOf(shop, payment.id) };
  await allNotified(shop);
  const screens = [screen(OrderDocument, order), screen(ThreadDocument, thread)];
  const opened = await openPages(buyer, seller, screens);
  return { ...talk, ...opened, payment, order, id: order.id };
}

test('the page of an order that has just begun opens without a request', async () => {
  const { buyer, seller, bench, thread } = await aTalk();
  const offer = await buyer.makeOffer(bench, 90_00);
  await seller.acceptOffer(offer, 90_00);
  await allNotified(shop);
  await using opened = await openPages(buyer, seller, [screen(ThreadDocument, thread)]);
  await opened.hears(() => buyer.payPart(bench, 'WHOLE'));
  const order = await shop.models.Order.findOne({ sellerId: seller.id }).orFail();
  for (const { client } of opened.pages) {
    const { query, variables } = screen(OrderDocument, { id: order._id.toHexString() });
    expect(client.cache.readQuery({ query, variables })).toMatchObject({
      order: { state: 'PAID' },
    });
    expect(isAskedAgain(client, query, variables)).toBe(false);
  }
});

const everyDay = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

test('a pick-up within windows', async () => {
  await using deal = await aDeal();
  const { id, order, seller, buyer, payment, shows } = deal;
  const windows = everyDay.map((weekday) => ({ weekday, from: '00:00', to: '23:59' }));
  await shows('savePickUpPlan', () => seller.savePickUpPlan({ windows }));
  const [time = ''] = await pickUpTimesOf(shop, id);
  await shows('choosePickUpTime', () => buyer.choosePickUpTime(order, time));
  aheadMs = Date.parse(time) - Date.now() - 60_000;
  try {
    await shows('announceArrival', () => buyer.announceArrival(order));
    await shows('enterHandOverCode', async () =>
      seller.enterHandOverCode(id, await codeOf(shop, id)),
    );
    await buyer.addReview(payment, { stars: 5 });
    await shows('addReview', () => seller.addReview(payment, { stars: 5 }));
  } finally {
    aheadMs = 0;
  }
});

test('proposed times, and a hand-over that the buyer objects to', async () => {
  await using deal = await aDeal();
  const { id, order, seller, buyer, shows } = deal;
  await shows('renewHandOverCode', () => buyer.renewHandOverCode(id));
  await shows('proposePickUp', () => seller.proposePickUp(order));
  await shows('acceptPickUp', async () => {
    const proposed = await seller.proposePickUp(order, { place: '7 Mill Lane' });
    if (!proposed.proposal) throw new Error('nothing is proposed');
    await buyer.acceptPickUp(order, proposed.proposal, proposed.proposal.times[0] ?? '');
  });
  await shows('claimHandOver', () => seller.claimHandOver(id));
  await shows('objectToHandOver', () => buyer.objectToHandOver(id, 'Nobody came.'));
  await shows('commentOnProblem', () => seller.commentOnProblem(id, 'I was there.'));
  await shows('answerProblem', () => seller.answerProblem(id, 'OFFER', 10_00));
  await shows('acceptProblemOffer', () => buyer.acceptProblemOffer(id, 10_00));
});

test('a problem that an admin decides', async () => {
  await using deal = await aDeal();
  const { id, seller, buyer, admin, shows } = deal;
  const problem = { reason: 'BROKEN', wish: 'RETURN', text: 'The seat is torn.' };
  await shows('confirmOrderReceipt', () => buyer.confirmOrderReceipt(id));
  await shows('reportProblem', () => buyer.reportProblem(id, problem));
  await shows('closeProblem', () => buyer.closeProblem(id));
  await buyer.reportProblem(id, problem);
  await shows('escalateProblem', () => buyer.escalateProblem(id));
  await shows('adminDecideProblem', () =>
    admin.adminDecideProblem(id, 'REFUND_AFTER_RETURN', 'The photo shows it.'),
  );
  await shows('confirmReturn', () => seller.confirmReturn(id));
});

test('a balance', async () => {
  await using deal = await aDeal('FIRST_HALF');
  const { id, seller, buyer, bench, shows } = deal;
  await shows('requestCancellation', () => buyer.requestCancellation(id, 'It doesn’t fit.'));
  await shows('answerCancellation', () => seller.answerCancellation(id, false, 'It is packed.'));
  await shows('confirmOrderReceipt', () => buyer.confirmOrderReceipt(id));
  await shows('payPart', () => buyer.payPart(bench, 'BALANCE'));
});

test.each<[string, (deal: Awaited<ReturnType<typeof aDeal>>) => PromiseLike<unknown>]>([
  [
    'answerCancellation',
    async ({ buyer, seller, id }) => {
      await buyer.requestCancellation(id, 'It doesn’t fit.');
      await seller.answerCancellation(id, true);
    },
  ],
  ['cancelOrder', ({ seller, id }) => seller.cancelOrder(id, 'NO_PICK_UP')],
  ['adminRefundPayment', ({ admin, payment }) => admin.refundPayment(payment)],
])('the end by %s', async (step, take) => {
  await using deal = await aDeal();
  await deal.shows(step, () => take(deal));
});
