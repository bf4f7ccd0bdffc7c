import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { ownPayments } from '@fitness-zone/testkit/payments/payments-seen-by.ts';
import { type PayoutShop, startPayoutShop } from '@fitness-zone/testkit/payments/payout-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { orderIdOf } from '@fitness-zone/testkit/users/orders.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopName } from '../../payments/provider-terms.rules.ts';
import { failedRefundOf } from '../../payments/refunds/failed-refund.rules.ts';

let payouts: PayoutShop;
let shop: PayoutShop['shop'];
beforeAll(async () => {
  payouts = await startPayoutShop();
  ({ shop } = payouts);
});
afterAll(() => shop.close());

const amountOf = (amount: number) => ({ amount });

type Users = Awaited<ReturnType<typeof createUsers>>;

/** A $100 sale that was handed over. The bank has sent back an agreed refund of $40. */
async function aFailedRefund() {
  const users = await createUsers(shop);
  const { buyer, seller } = users;
  await payouts.setUp(seller);
  const { id, payment } = await payouts.aSale(users, 100_00, 'pm_card_refundFail');
  await buyer.reportProblem(id, {
    reason: 'BROKEN',
    wish: 'PARTIAL_REFUND',
    text: 'The belt is torn.',
    amount: 40_00,
  });
  await seller.answerProblem(id, 'ACCEPT');
  await payouts.pass(5_000);
  await expect
    .poll(async () => (await paymentOf(buyer, payment.id)).failedRefund?.amount)
    .toBe(40_00);
  await payouts.confirm(buyer, id);
  return { ...users, id, paymentId: payment.id };
}

type Payment = {
  status: string;
  amountRefunded: { amount: number };
  failedRefund: { amount: number } | null;
  viewerFailedRefundAnswers: string[];
};

async function paymentOf(viewer: TestUser, id: string): Promise<Payment & { order: Shown }> {
  const payments = await ownPayments<Payment & { id: string; order: Shown }>(
    viewer,
    `id status amountRefunded { amount } failedRefund { amount } viewerFailedRefundAnswers
      order { id }`,
  );
  const found = payments.find((payment) => payment.id === id);
  if (!found) throw new Error('the buyer has no such payment');
  return found;
}

type Shown = {
  refunds: { status: string; amount: { amount: number } }[];
  totals: Record<'refunded' | 'refunding' | 'kept', { amount: number }>;
  timeline: { kind: string }[];
};

const orderOf = async (viewer: TestUser, id: string): Promise<Shown> =>
  (
    await viewer.graphql<{ order: Shown }>(
      `query ($id: ID!) { order(id: $id) { refunds { status amount { amount } } timeline { kind }
        totals { refunded { amount } refunding { amount } kept { amount } } } }`,
      { id },
    )
  ).order;

const answer = async (admin: TestUser, id: string, how: string, reason = 'We called the buyer.') =>
  (
    await admin.graphql<{ adminAnswerFailedRefund: { success: boolean; message: string } }>(
      `mutation ($input: AdminAnswerFailedRefundInput!) {
        adminAnswerFailedRefund(input: $input) { success message code payment { id status } order { id } }
      }`,
      { input: { id, answer: how, reason } },
    )
  ).adminAnswerFailedRefund;

const kindsOf = async ({ id }: TestUser) =>
  (await shop.models.Notification.find({ userId: id }).lean()).map(({ kind }) => kind);

test('an agreed refund that the bank sends back stays with the shop, and everybody hears of it', async () => {
  const { buyer, seller, admin, id, paymentId } = await aFailedRefund();
  expect(await orderOf(buyer, id)).toMatchObject({
    refunds: [{ status: 'FAILED', amount: amountOf(40_00) }],
    totals: { refunded: amountOf(0), refunding: amountOf(40_00), kept: amountOf(60_00) },
  });
  // 60 minus 5 % and 0.30.
  expect(await payouts.payoutOf(seller, id)).toMatchObject({
    share: amountOf(56_70),
    transferred: amountOf(56_70),
    held: amountOf(40_00),
  });
  for (const person of [buyer, seller, admin]) {
    await expect.poll(() => kindsOf(person)).toContain('refund-failed');
  }
  expect((await paymentOf(buyer, paymentId)).viewerFailedRefundAnswers).toEqual([]);
  const found = await admin.graphql<{ adminOrders: { edges: { node: { id: string } }[] } }>(
    '{ adminOrders(filter: { needsDecision: true }, first: 100) { edges { node { id } } } }',
  );
  expect(found.adminOrders.edges.map(({ node }) => node.id)).toContain(id);
});

test('an admin who paid the buyer another way says so: the amount is refunded, once', async () => {
  const { buyer, seller, admin, id, paymentId } = await aFailedRefund();
  expect(await answer(admin, paymentId, 'PAID_ANOTHER_WAY')).toMatchObject({ success: true });
  expect(await answer(admin, paymentId, 'PAID_ANOTHER_WAY')).toMatchObject({ success: true });
  await expect(answer(admin, paymentId, 'RELEASE')).rejects.toThrow('refused (conflict)');
  expect(await orderOf(buyer, id)).toMatchObject({
    refunds: [{ status: 'PAID_ANOTHER_WAY' }],
    totals: { refunded: amountOf(40_00), refunding: amountOf(0), kept: amountOf(60_00) },
  });
  expect(await payouts.payoutOf(seller, id)).toMatchObject({
    transferred: amountOf(56_70),
    held: amountOf(0),
  });
  for (const person of [buyer, seller]) {
    await expect.poll(() => kindsOf(person)).toContain('refund-paid-another-way');
  }
  const acts = await shop.models.AuditLog.find({ action: 'pay-refund-another-way' }).lean();
  expect(acts).toHaveLength(1);
});

test('an admin releases it: the seller gets the rest, and both read why', async () => {
  const { buyer, seller, admin, id, paymentId } = await aFailedRefund();
  await answer(admin, paymentId, 'RELEASE', 'The buyer sent the belt back.');
  expect(await orderOf(buyer, id)).toMatchObject({
    refunds: [{ status: 'RELEASED' }],
    totals: { refunded: amountOf(0), refunding: amountOf(0), kept: amountOf(100_00) },
  });
  expect(await payouts.payoutOf(seller, id)).toMatchObject({
    transferred: amountOf(94_70),
    held: amountOf(0),
  });
  await expect.poll(() => kindsOf(seller)).toContain('refund-released');
  const notification = await shop.models.Notification.findOne({
    userId: buyer.id,
    kind: 'refund-released',
  });
  expect(notification?.message).toContain('The buyer sent the belt back.');
});

test('an admin tries it again, and if the bank sends that back, too, it waits again', async () => {
  const { buyer, admin, id, paymentId } = await aFailedRefund();
  await answer(admin, paymentId, 'TRY_AGAIN');
  const refundsOf = async () => {
    const { transactionId } = await shop.models.Payment.findById(paymentId).lean().orFail();
    return (await shop.cards.stripe.refunds.list({ payment_intent: transactionId })).data;
  };
  expect((await refundsOf()).map(({ amount }) => amount)).toEqual([40_00, 40_00]);
  await payouts.pass(5_000);
  await expect
    .poll(async () => (await orderOf(buyer, id)).refunds)
    .toMatchObject([{ status: 'FAILED' }]);
  expect((await orderOf(buyer, id)).totals.refunding).toEqual(amountOf(40_00));
  await answer(admin, paymentId, 'PAID_ANOTHER_WAY');
  expect((await orderOf(buyer, id)).totals.refunded).toEqual(amountOf(40_00));
});

test.each([
  [
    'an admin refunds',
    ({ admin }: Users, { paymentId }: Sale) =>
      admin.refundPayment({ id: paymentId }, 'It never came.'),
  ],
  ['the seller cancels', ({ seller }: Users, { id }: Sale) => seller.cancelOrder(id, 'NO_PICK_UP')],
] as const)(
  'a full refund that the bank sends back after %s is answered, too',
  async (_how, refund) => {
    const users = await createUsers(shop);
    const { buyer, seller, admin } = users;
    const { id, payment } = await payouts.aSale(users, 100_00, 'pm_card_refundFail');
    await refund(users, { id, paymentId: payment.id });
    await payouts.pass(5_000);
    const statusOf = async () => (await paymentOf(buyer, payment.id)).status;
    await expect.poll(statusOf).toBe('REFUND_FAILED');
    for (const person of [buyer, seller, admin]) {
      await expect.poll(() => kindsOf(person)).toContain('refund-failed');
    }
    expect((await paymentOf(buyer, payment.id)).failedRefund).toEqual(amountOf(100_00));
    // The seller has the product back.
    await expect(answer(admin, payment.id, 'RELEASE')).rejects.toThrow('refused (conflict)');
    await answer(admin, payment.id, 'TRY_AGAIN');
    await payouts.pass(5_000);
    await expect.poll(statusOf).toBe('REFUND_FAILED');
    await answer(admin, payment.id, 'PAID_ANOTHER_WAY');
    expect(await statusOf()).toBe('REFUNDED');
    expect((await orderOf(buyer, id)).totals).toMatchObject({
      refunded: amountOf(100_00),
      refunding: amountOf(0),
    });
  },
);

type Sale = { id: string; paymentId: string };

test('the refund of a second payer that the bank sends back is held for them, and the seller hears nothing', async () => {
  const { buyer, otherBuyer, seller, admin } = await createUsers(shop);
  const product = await seller.addProduct(aProduct({ resalePrice: 100_00 }));
  await buyer.payPart(product, 'WHOLE');
  // Simulates a payment page that was opened before the sale.
  const { id: transactionId } = await shop.cards.stripe.paymentIntents.create({
    amount: 100_00,
    currency: 'usd',
    payment_method: 'pm_card_refundFail',
    confirm: true,
    metadata: { shop: shopName, buyerId: otherBuyer.id, productId: product.id, attempt: '1' },
  });
  const late = () => shop.models.Payment.findOne({ transactionId }).lean().orFail();
  await otherBuyer.recordPayment(transactionId, product).settled();
  await payouts.pass(5_000);
  await expect.poll(async () => (await late()).status).toBe('refund-failed');
  expect(failedRefundOf(await late())).toMatchObject({ amount: 100_00, isWhole: true });
  for (const person of [otherBuyer, admin]) {
    await expect.poll(() => kindsOf(person)).toContain('refund-failed');
  }
  expect(await kindsOf(seller)).not.toContain('refund-failed');
  await answer(admin, (await late())._id.toHexString(), 'PAID_ANOTHER_WAY');
  expect(await late()).toMatchObject({ status: 'refunded', amountRefunded: 100_00 });
});

test('the refund of a balance that the bank sends back is held beside the first half, which went back', async () => {
  const { buyer, seller, admin } = await createUsers(shop);
  const product = await seller.addProduct(aProduct({ resalePrice: 100_00 }));
  const first = await buyer.payPart(product, 'FIRST_HALF');
  const balance = await buyer.payPart(product, 'BALANCE', 'pm_card_refundFail');
  await admin.refundPayment({ id: first.id }, 'It never came.');
  await payouts.pass(5_000);
  const recordOf = (id: string) => shop.models.Payment.findById(id).lean().orFail();
  await expect.poll(async () => (await recordOf(balance.id)).status).toBe('refund-failed');
  expect((await recordOf(first.id)).status).toBe('refunded');
  const orderId = await orderIdOf(shop, first.id);
  expect((await orderOf(buyer, orderId)).totals).toMatchObject({
    refunded: amountOf(50_00),
    refunding: amountOf(50_00),
    kept: amountOf(0),
  });
  await answer(admin, balance.id, 'PAID_ANOTHER_WAY');
  expect((await orderOf(buyer, orderId)).totals.refunded).toEqual(amountOf(100_00));
});
