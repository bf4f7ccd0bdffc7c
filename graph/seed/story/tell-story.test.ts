import { enumValues } from '@fitness-zone/contract/enums.ts';
import { balanceStatusAt } from '@fitness-zone/contract/payments/balance.ts';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { writtenProducts } from '@fitness-zone/sample-data/sample-products.ts';
import { storyProducts } from '@fitness-zone/sample-data/story-products.ts';
import { expectSumsAddUp } from '@fitness-zone/testkit/payments/expect-payouts-add-up.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offerStateNow } from '../../src/domains/offers/state/offer-facts.queries.ts';
import { findOrderPayments } from '../../src/domains/orders/orders.loaders.ts';
import { problemStatusAt } from '../../src/domains/orders/problems/problem.rules.ts';
import { orderNow } from '../../src/domains/orders/state/order-now.rules.ts';
import { reconcileDaily } from '../../src/domains/payouts/reconciling/reconcile.service.ts';
import { fillEmptyShop } from '../fill-shop.ts';
import { story, tellStory } from './tell-story.ts';

/** Numbers of reads after which the process that tells the story is killed: five kills. */
const kills = [300, 900, 1_500, 1_700, 2_300];

let shop: TestShop;
const published: unknown[] = [];

beforeAll(async () => {
  shop = await startTestShop({ config: { tellsStory: true }, jobs: false });
  await fillEmptyShop(shop, writtenProducts);
  shop.events.listen((change) => published.push(change));
  for (const after of kills)
    await expect(tellStory(killedAfter(after), twice)).rejects.toThrow('killed');
  await tellStory(shop, twice);
}, 300_000);
afterAll(() => shop.close());

/** A process killed after an act but before noting it does the act again. */
const twice = story.map(({ act, ...beat }) => ({
  ...beat,
  act: async (stage: Parameters<typeof act>[0]) => {
    await act(stage);
    await act(stage);
  },
}));

/** The shop for a process that is killed after this many reads of its collections. */
function killedAfter(most: number): TestShop {
  let count = 0;
  const models = new Proxy(shop.models, {
    get(target, name: keyof TestShop['models']) {
      if (count++ >= most) throw new Error('killed');
      return target[name];
    },
  });
  return { ...shop, models };
}

const orders = () => shop.models.Order.find().lean();
const nora = () => shop.models.User.findOne({ email: 'seller@fitness.zone' }).lean().orFail();
const sam = () => shop.models.User.findOne({ email: 'buyer@fitness.zone' }).lean().orFail();

/** The states of an enum that no record has, except `passing` ones, which records only pass through. */
const missing = (all: Record<string, string>, shown: readonly unknown[], passing: string[] = []) =>
  Object.values(all).filter((state) => !shown.includes(state) && !passing.includes(state));

test('somebody shows each state of an order, an offer, a payout, a problem and a report', async () => {
  const { models } = shop;
  const now = shop.now();
  const all = await orders();
  const payments = await findOrderPayments(
    models,
    all.map(({ firstPaymentId }) => firstPaymentId),
  );
  const states = all.map((order, nth) => orderNow(order, payments[nth] ?? [], now).state);
  expect(missing(enumValues.OrderState, states)).toEqual([]);
  const offers = await models.Offer.find().lean();
  const statuses = await Promise.all(
    offers.map(async (offer) => {
      const product = await models.Product.findById(offer.productId).lean().orFail();
      return (await offerStateNow(shop, offer, product)).status;
    }),
  );
  expect(missing(enumValues.OfferStatus, statuses)).toEqual([]);
  const payouts = await models.Payout.find().lean();
  // A due payout is sent at once, so none stays in that state.
  const moving = payouts.map(({ state }) => state);
  expect(missing(enumValues.PayoutState, moving, ['due'])).toEqual([]);
  const problems = all.flatMap((order) => order.problems.map((one) => problemStatusAt(one, now)));
  expect(missing(enumValues.ProblemStatus, problems)).toEqual([]);
  const reports = await models.Report.find().lean();
  const decided = reports.map(({ decidedAt }) => (decidedAt ? 'decided' : 'open'));
  expect(missing({ open: 'open', decided: 'decided' }, decided)).toEqual([]);
});

test('the money adds up, and the daily comparison finds no difference in any week of the story', async () => {
  const { models, cards } = shop;
  const ids = (await orders()).map(({ _id }) => _id);
  const books = { models, config: shop.config, stripe: cards.stripe, clock: { shopAhead: 0 } };
  await expectSumsAddUp(books, ids);
  const { startedAt } = await seeding();
  for (let week = 0; week < 52; week++) {
    const now = () => startedAt.getTime() + dayMs - week * 7 * dayMs;
    await reconcileDaily({ ...shop, now });
  }
  const found = await models.Reconciliation.find().lean();
  expect(found.flatMap(({ differences }) => differences)).toEqual([]);
});

const seeding = async () => {
  const seedings = shop.database.connection.collection<{ _id: string; startedAt: Date }>(
    'seedings',
  );
  const found = await seedings.findOne({ _id: 'story' });
  if (!found) throw new Error('there is no story');
  return found;
};

test('a story whose acts are all done twice, with five kills, is told once', async () => {
  const { models } = shop;
  expect(await models.Product.countDocuments()).toBe(writtenProducts + storyProducts.length);
  const pays = story.filter(({ key }) => / pays for /.test(key));
  expect(await models.Order.countDocuments()).toBe(pays.length);
  const balances = story.filter(({ key }) => / pays the balance for /.test(key));
  expect(await models.Payment.countDocuments()).toBe(pays.length + balances.length);
  expect(await models.Payment.countDocuments({ status: 'pending' })).toBe(0);
  const reviews = story.filter(({ key }) => / reviews /.test(key));
  expect(await models.Review.countDocuments()).toBe(reviews.length);
  const texts = (await models.Message.find().lean()).map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  const steps = (await orders()).flatMap((order) =>
    order.problems.flatMap((one) =>
      one.steps.map(({ kind, by, text }) => [order._id.toHexString(), kind, by, text].join()),
    ),
  );
  expect(new Set(steps).size).toBe(steps.length);
  await tellStory(shop);
  expect(await models.Order.countDocuments()).toBe(pays.length);
});

test('the story sends no mails and no live changes, and all its events are in the past', async () => {
  expect(published).toEqual([]);
  expect(await shop.models.Notification.countDocuments({ mailAt: { $gte: new Date(0) } })).toBe(0);
  const { startedAt } = await seeding();
  const untold = { outboxDueAt: { $gte: new Date(0) } };
  expect(await shop.models.Order.countDocuments(untold)).toBe(0);
  expect(await shop.models.Payment.countDocuments(untold)).toBe(0);
  const late = { createdAt: { $gt: startedAt } };
  expect(await shop.models.Notification.countDocuments(late)).toBe(0);
  expect(await shop.models.Payment.countDocuments(late)).toBe(0);
  expect(await shop.models.Order.countDocuments(late)).toBe(0);
});

test('the demo buyer and the demo seller find what the sign-in page promises', async () => {
  const { models } = shop;
  const now = shop.now();
  const [{ _id: buyerId }, { _id: sellerId }] = [await sam(), await nora()];
  const bought = await models.Order.find({ buyerId }).lean();
  const tomorrow = bought.find(({ pickUp }) => pickUp?.agreed);
  const untilPickUp = (tomorrow?.pickUp?.agreed?.at.getTime() ?? 0) - now;
  expect(untilPickUp).toBeGreaterThan(0);
  expect(untilPickUp).toBeLessThan(2 * dayMs);
  const problem = bought.find(({ hasOpenProblem }) => hasOpenProblem)?.problems.at(-1);
  expect(problem?.offeredAmount).toBeGreaterThan(0);
  expect(problem?.steps[0]?.photos).toHaveLength(2);
  const due = await models.Payment.findOne({ buyerId, 'balance.status': 'due' }).lean().orFail();
  expect(balanceStatusAt(due.balance ?? { status: 'paid' }, now)).toBe('due');
  expect(await models.Offer.countDocuments({ buyerId, status: 'accepted' })).toBe(1);
  expect(await models.Notification.countDocuments({ userId: buyerId, kind: 'new-match' })).toBe(2);
  expect(await models.Follow.countDocuments({ userId: buyerId })).toBe(3);
  expect(await models.Review.countDocuments({ authorId: buyerId })).toBe(1);
  expect(await models.Review.countDocuments({ subjectId: buyerId })).toBe(1);
  expect(await models.Offer.countDocuments({ sellerId, status: 'open' })).toBe(2);
  const own = (await models.Product.find({ sellerId }).lean()).map(({ inStock }) => inStock);
  expect(own).toEqual(expect.arrayContaining(['available', 'paused', 'sold']));
  const payouts = await models.Payout.find({ sellerId }).lean();
  const states = new Set(payouts.map(({ state, hold }) => (hold ? 'held' : state)));
  expect([...states].sort()).toEqual(['held', 'paid-out', 'sent', 'waiting']);
  const months = new Set(payouts.map(({ createdAt }) => createdAt.toISOString().slice(0, 7)));
  expect(months.size).toBeGreaterThanOrEqual(9);
});

test('the sales of a kind are enough for a price guide, and people were here in the last days', async () => {
  const { models } = shop;
  const treadmills = await models.Category.findOne({ title: 'Treadmills' }).lean().orFail();
  const guide = await models.PriceGuide.findById(treadmills._id).lean();
  expect(guide?.figures?.filter(({ source }) => source === 'sales')).not.toEqual([]);
  const people = await models.User.find().lean();
  for (const { name, lastActiveAt } of people) {
    expect(shop.now() - (lastActiveAt?.getTime() ?? 0), name).toBeLessThan(7 * dayMs);
  }
});
