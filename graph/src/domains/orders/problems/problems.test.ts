import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { aHalfSale, moneyKept } from '@fitness-zone/testkit/payments/instalments.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { orderIdOf } from '@fitness-zone/testkit/users/orders.ts';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  mostCancelRequests,
  mostProblemSteps,
  mostReportedProblems,
} from '../order-actions.rules.ts';
import { sweepOrders } from '../orders.sweeper.ts';

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

const broken = { reason: 'BROKEN', wish: 'OTHER', text: 'The belt is torn.' };
const partly = (amount: number) => ({ ...broken, wish: 'PARTIAL_REFUND', amount });

async function aSale() {
  const users = await createUsers(shop);
  const product = await users.seller.addProduct(aProduct({ resalePrice: 120_00 }));
  const payment = await users.buyer.payPart(product, 'WHOLE');
  return { ...users, product, id: await orderIdOf(shop, payment.id) };
}

/** A sale in two instalments of 60.01 and 60.00, both paid. */
async function aPaidSaleInHalves() {
  const sale = await aHalfSale(shop);
  const balance = await sale.buyer.payPart(sale.product, 'BALANCE');
  return { ...sale, balance, id: await orderIdOf(shop, sale.first.id) };
}

type Shown = {
  state: string;
  problems: { status: string; steps: { kind: string; by: string; text: string | null }[] }[];
  refunds: { amount: { amount: number }; status: string }[];
  totals: Record<string, { amount: number }>;
};

const orderOf = async (caller: TestUser, id: string): Promise<Shown> =>
  (
    await caller.graphql<{ order: Shown }>(
      `query ($id: ID!) { order(id: $id) {
        state problems { status steps { kind by text } } refunds { amount { amount } status }
        totals { paid { amount } refunded { amount } refunding { amount } lostInDisputes { amount } kept { amount } }
      } }`,
      { id },
    )
  ).order;

/** Both sides' money after all refunds have arrived; checks the sums. */
async function sums(caller: TestUser, id: string) {
  await sweepOrders(shop);
  const { totals } = await orderOf(caller, id);
  const [paid = 0, ...parts] = ['paid', 'refunded', 'refunding', 'lostInDisputes', 'kept'].map(
    (field) => totals[field]?.amount ?? 0,
  );
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(paid);
  return { paid, refunded: parts[0], kept: parts[3] };
}

test('an agreed amount is refunded exactly, once, and the problem ends', async () => {
  const { seller, buyer, product, id } = await aSale();
  await buyer.reportProblem(id, partly(30_00));
  // A repeat succeeds, and opens no second one.
  await buyer.reportProblem(id, partly(30_00));
  await buyer.confirmOrderReceipt(id).refused('conflict');
  await Promise.all([seller.answerProblem(id, 'ACCEPT'), seller.answerProblem(id, 'ACCEPT')]);
  expect(await orderOf(buyer, id)).toMatchObject({
    state: 'PAID',
    problems: [
      { status: 'AGREED', steps: [{ kind: 'OPENED' }, { kind: 'ACCEPTED', by: 'SELLER' }] },
    ],
    refunds: [{ amount: { amount: 30_00 }, status: 'SUCCEEDED' }],
  });
  expect(await sums(buyer, id)).toEqual({ paid: 120_00, refunded: 30_00, kept: 90_00 });
  expect(await moneyKept(shop, product)).toBe(90_00);
});

test('a counter-offer counts at the amount that the buyer saw', async () => {
  const { seller, buyer, id } = await aSale();
  await buyer.reportProblem(id, partly(50_00));
  await seller.answerProblem(id, 'DECLINE').refused('invalid');
  await seller.answerProblem(id, 'OFFER', 10_00, 'It is a scratch.');
  await seller.answerProblem(id, 'OFFER', 20_00);
  await buyer.acceptProblemOffer(id, 10_00).refused('conflict');
  await buyer.acceptProblemOffer(id, 20_00);
  // A repeat succeeds.
  await buyer.acceptProblemOffer(id, 20_00);
  expect(await sums(buyer, id)).toEqual({ paid: 120_00, refunded: 20_00, kept: 100_00 });
});

test('an amount is taken from both instalments, the last one first', async () => {
  const { seller, buyer, first, balance, id } = await aPaidSaleInHalves();
  await buyer.reportProblem(id, partly(100_00));
  await seller.answerProblem(id, 'ACCEPT');
  expect(await sums(buyer, id)).toEqual({ paid: 120_01, refunded: 100_00, kept: 20_01 });
  const refunded = async ({ id: paymentId }: { id: string }) =>
    (await shop.models.Payment.findById(paymentId).lean().orFail()).amountRefunded;
  expect([await refunded(first), await refunded(balance)]).toEqual([40_00, 60_00]);
});

test('an amount above what is left is refused', async () => {
  const { seller, buyer, id } = await aSale();
  await buyer.reportProblem(id, partly(120_01)).refused('invalid');
  await buyer.reportProblem(id, partly(100_00));
  await seller.answerProblem(id, 'ACCEPT');
  await buyer.reportProblem(id, partly(20_01)).refused('invalid');
  await buyer.reportProblem(id, partly(20_00));
  await seller.answerProblem(id, 'ACCEPT');
  expect(await sums(buyer, id)).toEqual({ paid: 120_00, refunded: 120_00, kept: 0 });
  expect((await orderOf(buyer, id)).state).toBe('CANCELLED');
});

test('refunds that add up to the price leave a received product with the buyer', async () => {
  const { seller, buyer, id } = await aSale();
  await buyer.confirmOrderReceipt(id);
  for (const amount of [100_00, 20_00]) {
    await buyer.reportProblem(id, partly(amount));
    await seller.answerProblem(id, 'ACCEPT');
  }
  expect(await sums(buyer, id)).toEqual({ paid: 120_00, refunded: 120_00, kept: 0 });
  expect((await orderOf(buyer, id)).state).toBe('CONFIRMED');
});

test('reporting again succeeds only with the same wish and amount', async () => {
  const { buyer, id } = await aSale();
  await buyer.reportProblem(id, partly(20_00));
  await buyer.reportProblem(id, partly(20_00));
  await buyer.reportProblem(id, partly(30_00)).refused('conflict');
  await buyer.reportProblem(id, { ...broken, wish: 'RETURN' }).refused('conflict');
  expect((await orderOf(buyer, id)).problems).toHaveLength(1);
});

test('a step repeated under its request id counts once, also after steps of others', async () => {
  const { seller, buyer, id } = await aSale();
  await buyer.reportProblem(id, partly(50_00));
  await buyer.commentOnProblem(id, 'A year old.', [], { requestId: 'comment' });
  await seller.answerProblem(id, 'OFFER', 10_00, 'Half?', { requestId: 'answer' });
  await buyer.commentOnProblem(id, 'A year old.', [], { requestId: 'comment' });
  await buyer.commentOnProblem(id, 'More.', [], { requestId: 'more' });
  await seller.answerProblem(id, 'OFFER', 10_00, 'Half?', { requestId: 'answer' });
  // The request of one side isn't that of the other.
  await seller.commentOnProblem(id, 'No.', [], { requestId: 'more' });
  const kinds = async () =>
    (await orderOf(buyer, id)).problems[0]?.steps.map(({ kind, text }) => [kind, text]);
  const taken = [
    ['OPENED', broken.text],
    ['COMMENTED', 'A year old.'],
    ['OFFERED', 'Half?'],
    ['COMMENTED', 'More.'],
    ['COMMENTED', 'No.'],
  ];
  expect(await kinds()).toEqual(taken);
  await buyer.closeProblem(id);
  await buyer.commentOnProblem(id, 'More.', [], { requestId: 'more' });
  await buyer.commentOnProblem(id, 'More.', [], { requestId: 'other' }).refused('conflict');
  expect(await kinds()).toEqual([...taken, ['CLOSED', null]]);
});

test('a step that waited for the network is refused in another problem, and an answer after steps its sender hadn’t seen', async () => {
  const { seller, buyer, id } = await aSale();
  const openId = async () => {
    const { order } = await buyer.graphql<{ order: { problems: { id: string }[] } }>(
      'query ($id: ID!) { order(id: $id) { problems { id } } }',
      { id },
    );
    return order.problems[0]?.id ?? '';
  };
  await buyer.reportProblem(id, partly(50_00));
  const problemId = await openId();
  await buyer.closeProblem(id);
  await buyer.reportProblem(id, partly(20_00));
  const next = await openId();
  expect(next).not.toBe(problemId);
  await seller.answerProblem(id, 'OFFER', 80_00, 'Sorry.', { problemId }).refused('conflict');
  await seller.commentOnProblem(id, 'It was fine.', [], { problemId }).refused('conflict');
  await seller.answerProblem(id, 'DECLINE', undefined, 'No.');
  const seen = { problemId: next, stepCount: 1 };
  await seller.answerProblem(id, 'OFFER', 80_00, 'Sorry.', seen).refused('conflict');
  await seller.commentOnProblem(id, 'It was fine.', [], { problemId: next });
  await seller.answerProblem(id, 'OFFER', 80_00, 'Sorry.', { ...seen, stepCount: 3 });
  expect((await orderOf(buyer, id)).problems[0]?.steps.map(({ kind }) => kind)).toEqual([
    'OPENED',
    'DECLINED',
    'COMMENTED',
    'OFFERED',
  ]);
});

test('a return is refunded in full once the seller has the product', async () => {
  const { seller, buyer, product, id } = await aPaidSaleInHalves();
  await buyer.confirmOrderReceipt(id);
  await buyer.reportProblem(id, { ...broken, wish: 'RETURN' });
  await seller.confirmReturn(id).refused('conflict');
  await seller.answerProblem(id, 'ACCEPT');
  expect((await orderOf(buyer, id)).problems[0]?.status).toBe('RETURNING');
  expect(await moneyKept(shop, product)).toBe(120_01);
  await seller.confirmReturn(id);
  await seller.confirmReturn(id);
  await expect.poll(() => moneyKept(shop, product)).toBe(0);
  expect((await orderOf(buyer, id)).state).toBe('CANCELLED');
  const { inStock } = await shop.models.Product.findById(product.id).lean().orFail();
  expect(inStock).toBe('paused');
});

describe('admins decide', () => {
  test.each([
    ['PARTIAL_REFUND', 45_00, { refunded: 45_00, kept: 75_00 }, 'PAID', 'sold'],
    ['FULL_REFUND', undefined, { refunded: 120_00, kept: 0 }, 'CANCELLED', 'sold'],
    ['NO_REFUND', undefined, { refunded: 0, kept: 120_00 }, 'PAID', 'sold'],
  ])('%s', async (decision, amount, money, state, stock) => {
    const { buyer, seller, admin, product, id } = await aSale();
    await buyer.reportProblem(id, broken);
    await admin.adminDecideProblem(id, decision, 'We looked at it.', amount).refused('conflict');
    await seller.escalateProblem(id);
    await admin.commentOnProblem(id, 'How old is the belt?');
    await buyer.commentOnProblem(id, 'A year.');
    await admin.adminDecideProblem(id, decision, 'We looked at it.', amount);
    await admin.adminDecideProblem(id, decision, 'We looked at it.', amount);
    expect(await sums(buyer, id)).toMatchObject(money);
    const order = await orderOf(buyer, id);
    expect(order).toMatchObject({ state, problems: [{ status: 'DECIDED' }] });
    expect(order.problems[0]?.steps.at(-1)).toMatchObject({
      kind: 'DECIDED',
      by: 'ADMIN',
      text: 'We looked at it.',
    });
    const { inStock } = await shop.models.Product.findById(product.id).lean().orFail();
    expect(inStock).toBe(stock);
    const acts = (await shop.models.AuditLog.find()).filter(
      ({ action, targetId }) => action === 'decide-problem' && targetId.equals(product.id),
    );
    expect(acts).toHaveLength(1);
  });

  test('against a full refund while the bank disputes the payment, or when nothing is left', async () => {
    const { buyer, admin, product, id } = await aSale();
    await buyer.reportProblem(id, broken);
    await buyer.escalateProblem(id);
    const at = new Date(time);
    const dispute = {
      id: 'du_1',
      status: 'open',
      providerStatus: 'needs_response',
      reason: 'fraudulent',
      amount: 120_00,
      currency: 'usd',
      fundsWithdrawn: true,
      createdAt: at,
      updatedAt: at,
    } as const;
    const ofSale = { productId: product.id };
    await shop.models.Payment.updateOne(ofSale, { $set: { dispute } });
    await admin.adminDecideProblem(id, 'FULL_REFUND', 'All of it.').refused('conflict');
    await shop.models.Payment.updateOne(ofSale, { $set: { 'dispute.status': 'lost' } });
    await admin.adminDecideProblem(id, 'FULL_REFUND', 'All of it.').refused('conflict');
    expect((await orderOf(buyer, id)).state).not.toBe('CANCELLED');
  });

  test('that the product goes back, and then everything is refunded', async () => {
    const { buyer, seller, admin, product, id } = await aSale();
    await buyer.reportProblem(id, broken);
    await buyer.escalateProblem(id);
    await admin.adminDecideProblem(id, 'REFUND_AFTER_RETURN', 'Please return it.');
    await seller.confirmReturn(id);
    await expect.poll(() => moneyKept(shop, product)).toBe(0);
  });

  test('a problem that the seller hasn’t answered within five days', async () => {
    const { buyer, admin, product, id } = await aSale();
    await buyer.reportProblem(id, broken);
    time = start + 5 * dayMs - 1;
    await admin.adminDecideProblem(id, 'NO_REFUND', 'It is fine.').refused('conflict');
    time = start + 5 * dayMs;
    expect((await orderOf(buyer, id)).problems[0]?.status).toBe('ESCALATED');
    await sweepOrders(shop);
    await allNotified(shop);
    const told = {
      userId: admin.id,
      kind: 'decision-needed' as const,
      productId: product.id,
    };
    expect(await shop.models.Notification.countDocuments(told)).toBe(1);
    await admin.adminDecideProblem(id, 'NO_REFUND', 'It is fine.');
  });
});

test('a problem that the buyer closes costs nothing, and the deadlines go on', async () => {
  const { buyer, seller, id } = await aSale();
  await seller.claimHandOver(id);
  await buyer.reportProblem(id, broken);
  time = start + 4 * dayMs;
  expect((await orderOf(buyer, id)).state).toBe('HAND_OVER_CLAIMED');
  await buyer.closeProblem(id);
  await buyer.closeProblem(id);
  expect((await orderOf(buyer, id)).state).toBe('HAND_OVER_CLAIMED');
  time = start + 7 * dayMs;
  expect((await orderOf(buyer, id)).state).toBe('CONFIRMED');
  expect(await sums(buyer, id)).toEqual({ paid: 120_00, refunded: 0, kept: 120_00 });
});

test('of two clicks at once one counts, and money moves once', async () => {
  const { buyer, seller, admin, product, id } = await aSale();
  await buyer.reportProblem(id, partly(30_00));
  await seller.answerProblem(id, 'OFFER', 20_00);
  await buyer.escalateProblem(id);
  await Promise.allSettled([
    admin.adminDecideProblem(id, 'PARTIAL_REFUND', 'Both.', 25_00),
    admin.adminDecideProblem(id, 'FULL_REFUND', 'All.'),
    buyer.closeProblem(id),
  ]);
  await sweepOrders(shop);
  expect([120_00, 95_00, 0]).toContain(await moneyKept(shop, product));
  const { refunds } = await orderOf(buyer, id);
  expect(refunds.length).toBeLessThanOrEqual(1);
});

test('a refund that the provider does not answer waits for it', async () => {
  const { buyer, seller, product, id } = await aSale();
  await buyer.reportProblem(id, partly(30_00));
  const down = vi
    .spyOn(shop.cards.stripe.refunds, 'create')
    .mockRejectedValue(
      new Stripe.errors.StripeConnectionError({ message: 'down', type: 'api_error' } as never),
    );
  await seller.answerProblem(id, 'ACCEPT');
  expect((await orderOf(buyer, id)).refunds).toMatchObject([{ status: 'PENDING' }]);
  down.mockRestore();
  time = start + 120_000;
  await sweepOrders(shop);
  expect((await orderOf(buyer, id)).refunds).toMatchObject([{ status: 'SUCCEEDED' }]);
  expect(await moneyKept(shop, product)).toBe(90_00);
});

test('a refund at which the provider failed is sent again under another key', async () => {
  const { buyer, seller, product, id } = await aSale();
  await buyer.reportProblem(id, partly(30_00));
  const { refunds } = shop.cards.stripe;
  const create = refunds.create.bind(refunds);
  const keys = new Set<string>();
  const failing = vi.spyOn(refunds, 'create').mockImplementation((params, options) => {
    keys.add(options?.idempotencyKey ?? '');
    const [first] = keys;
    // The provider repeats its answer for the key.
    return options?.idempotencyKey === first
      ? Promise.reject(
          new Stripe.errors.StripeAPIError({ message: 'down', type: 'api_error' } as never),
        )
      : create(params, options);
  });
  await seller.answerProblem(id, 'ACCEPT');
  time = start + 120_000;
  await sweepOrders(shop);
  failing.mockRestore();
  expect((await orderOf(buyer, id)).refunds).toMatchObject([{ status: 'SUCCEEDED' }]);
  expect(await moneyKept(shop, product)).toBe(90_00);
});

describe('an order always has room for a decision', () => {
  const reportProblem = `mutation ($input: ReportProblemInput!) { reportProblem(input: $input) { success code message } }`;
  const comment = `mutation ($input: CommentOnProblemInput!) { commentOnProblem(input: $input) { success code message } }`;
  const answer = `mutation ($input: AnswerProblemInput!) { answerProblem(input: $input) { success code message } }`;
  const escalate = `mutation ($orderId: ID!) { escalateProblem(orderId: $orderId) { success code message } }`;
  const close = `mutation ($orderId: ID!) { closeProblem(orderId: $orderId) { success code message } }`;
  const decide = `mutation ($input: DecideProblemInput!) { adminDecideProblem(input: $input) { success code message } }`;

  test('each side has a maximum number of steps in a problem, apart from the other’s', async () => {
    const { buyer, seller, admin, id: orderId } = await aSale();
    await buyer.graphql(reportProblem, { input: { orderId, ...broken } });
    for (let step = 1; step < mostProblemSteps; step += 1) {
      await buyer.graphql(comment, { input: { orderId, text: `Remark ${step}` } });
    }
    const more = { input: { orderId, text: 'One more' } };
    const answered = await buyer.graphql(comment, more).refused('conflict');
    expect(JSON.stringify(answered)).toContain('Ask an admin');
    for (let step = 0; step < mostProblemSteps; step += 1) {
      await seller.graphql(answer, {
        input: { orderId, answer: 'OFFER', amount: 1_00 + step },
      });
    }
    const offer = { input: { orderId, answer: 'OFFER', amount: 5_00 } };
    await seller.graphql(answer, offer).refused('conflict');
    await seller.graphql(comment, more).refused('conflict');
    await buyer.graphql(escalate, { orderId });
    const decision = { orderId, decision: 'PARTIAL_REFUND', amount: 20_00, text: 'A torn belt.' };
    await admin.graphql(decide, { input: decision });
    expect(await sums(buyer, orderId)).toMatchObject({ refunded: 20_00 });
  });

  test('a buyer has a maximum number of problems and of requests to cancel', async () => {
    const { buyer, seller, id: orderId } = await aSale();
    for (let one = 0; one < mostReportedProblems; one += 1) {
      await buyer.graphql(reportProblem, { input: { orderId, ...broken, text: `Problem ${one}` } });
      await buyer.graphql(close, { orderId });
    }
    await buyer.graphql(reportProblem, { input: { orderId, ...broken } }).refused('conflict');
    const request = `mutation ($input: RequestCancellationInput!) { requestCancellation(input: $input) { success code message } }`;
    const decline = `mutation ($input: AnswerCancellationInput!) { answerCancellation(input: $input) { success code message } }`;
    for (let one = 0; one < mostCancelRequests; one += 1) {
      await buyer.graphql(request, { input: { orderId, reason: `Reason ${one}` } });
      await seller.graphql(decline, { input: { orderId, accept: false, message: 'No.' } });
    }
    await buyer.graphql(request, { input: { orderId, reason: 'Again' } }).refused('conflict');
    // The seller can still claim the hand-over, and the buyer object.
    await seller.graphql(
      `mutation ($id: ID!) { claimHandOver(orderId: $id) { success code message } }`,
      {
        id: orderId,
      },
    );
    await buyer.graphql(
      `mutation ($input: ObjectToHandOverInput!) { objectToHandOver(input: $input) { success code message } }`,
      { input: { orderId, text: 'Not here.' } },
    );
    const { problems } = await orderOf(buyer, orderId);
    expect(problems).toHaveLength(mostReportedProblems + 1);
  });
});
