import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { aHalfSale, moneyKept, paymentRecord } from '@fitness-zone/testkit/payments/instalments.ts';
import { allPayments, ownPayments } from '@fitness-zone/testkit/payments/payments-seen-by.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { transactionOf } from '@fitness-zone/testkit/users/payment-actions.ts';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { sweepDue } from '../sweep/payment.sweeper.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ listen: true });
});
afterAll(() => shop.close());

const soon = () => new Date(Date.now() + 2 * hourMs);
const productOf = ({ id }: { id: string }) => shop.models.Product.findById(id).lean().orFail();
const recordOf = (payment: { id: string }) => paymentRecord(shop, payment);
const actsOn = async ({ id }: { id: string }) =>
  (await shop.models.AuditLog.find()).filter(
    ({ targetId, action }) => targetId.toHexString() === id && action === 'refund-payment',
  );
const refundsOf = async (payment: { id: string }) => {
  const { transactionId } = await recordOf(payment);
  return (await shop.cards.stripe.refunds.list({ payment_intent: transactionId })).data;
};

async function aSale(card = 'pm_card_visa') {
  const users = await createUsers(shop);
  const product = await users.seller.addProduct(aProduct({ resalePrice: 120_00 }));
  const payment = await users.buyer.payPart(product, 'WHOLE', card);
  return { ...users, product, payment };
}

/** The provider answers no request for a refund until the test ends, or `end` is called. */
function withoutRefunds() {
  const down = vi
    .spyOn(shop.cards.stripe.refunds, 'create')
    .mockRejectedValue(
      new Stripe.errors.StripeConnectionError({ message: 'down', type: 'api_error' } as never),
    );
  onTestFinished(() => down.mockRestore());
  return { end: () => down.mockRestore() };
}

/** The number of a person's refund notifications. */
const toldOf = async ({ id }: TestUser) => {
  await allNotified(shop);
  return shop.models.Notification.countDocuments({ userId: id, kind: 'refunded' });
};

test('a sale is refunded: the money goes back, the seller gets the product, and both are notified', async () => {
  const { admin, seller, buyer, otherBuyer, product, payment } = await aSale();
  expect(await admin.refundPayment(payment, ' It never came. ')).toEqual({
    success: true,
    code: null,
    field: null,
    message: `The payment for ${product.productName} is refunded`,
    payments: [{ id: payment.id, status: 'REFUNDED', balance: null }],
    product: { id: product.id, inStock: 'PAUSED' },
  });
  expect(await recordOf(payment)).toMatchObject({
    amountRefunded: 120_00,
    refund: { reason: 'It never came.' },
  });
  expect(await moneyKept(shop, product)).toBe(0);
  expect((await actsOn(product)).map(({ reason }) => reason)).toEqual(['It never came.']);
  expect(await Promise.all([toldOf(buyer), toldOf(seller)])).toEqual([1, 1]);
  await seller.resumeProduct(product);
  await otherBuyer.payPart(product, 'WHOLE');
  expect(await moneyKept(shop, product)).toBe(120_00);
});

test.each(['first', 'balance'] as const)(
  'refunding the %s instalment refunds both',
  async (named) => {
    const { admin, buyer, seller, product, first } = await aHalfSale(shop);
    const parts = { first, balance: await buyer.payPart(product, 'BALANCE') };
    const { payments } = await admin.refundPayment(parts[named]);
    expect(payments.map(({ id, status }) => [id, status])).toEqual([
      [first.id, 'REFUNDED'],
      [parts.balance.id, 'REFUNDED'],
    ]);
    expect(await moneyKept(shop, product)).toBe(0);
    expect((await productOf(product)).inStock).toBe('paused');
    expect(await Promise.all([toldOf(buyer), toldOf(seller)])).toEqual([2, 2]);
    expect(await actsOn(product)).toHaveLength(1);
  },
);

test('a balance that is not paid cannot be paid any more', async () => {
  const { admin, buyer, product, first } = await aHalfSale(shop);
  const transactionId = transactionOf(await buyer.createPaymentIntent(product, 'BALANCE'));
  expect(await admin.refundPayment(first)).toMatchObject({
    payments: [{ status: 'REFUNDED', balance: { status: 'CANCELLED' } }],
  });
  await buyer.createPaymentIntent(product, 'BALANCE').refused('conflict');
  await expect
    .poll(async () => (await shop.models.Payment.findOne({ transactionId }).orFail()).status)
    .toBe('failed');
  expect(await moneyKept(shop, product)).toBe(0);
});

test('a payment of the balance that comes at the same time is refunded, too', async () => {
  for (let run = 0; run < 6; run++) {
    const { admin, buyer, product, first } = await aHalfSale(shop);
    const transactionId = await buyer.confirmPayment(product, 'pm_card_visa', 'BALANCE');
    await Promise.all([
      admin.refundPayment(first).settled(),
      buyer.recordPayment(transactionId, product).settled(),
    ]);
    await sweepDue(shop, soon());
    await expect.poll(() => moneyKept(shop, product)).toBe(0);
    expect((await productOf(product)).inStock).toBe('paused');
  }
});

test('an unpaid, refunded or disputed payment is refused with the reason', async () => {
  const { admin, seller, buyer, product, payment } = await aSale();
  await admin.refundPayment({ id: product.id }).refused('not-found');
  expect(await actsOn(product)).toEqual([]);
  await admin.refundPayment(payment);
  const again = await admin.refundPayment(payment).settled();
  expect(again.transcript).toContain('has already been refunded.');
  const open = await seller.addProduct(aProduct());
  await buyer.createPaymentIntent(open);
  const pending = await shop.models.Payment.findOne({ productId: open.id }).orFail();
  const unpaid = await admin.refundPayment({ id: pending.id as string }).settled();
  expect(unpaid.transcript).toContain('isn’t paid');
  const disputed = await aSale('pm_card_createDispute');
  await expect.poll(async () => (await recordOf(disputed.payment)).dispute?.status).toBe('open');
  const refused = await disputed.admin.refundPayment(disputed.payment).settled();
  expect(refused.transcript).toContain('is disputed');
  expect((await recordOf(disputed.payment)).status).toBe('paid');
  expect(await actsOn(disputed.product)).toEqual([]);
});

test('a payment that the card provider does not know, such as a sample, is refused, and nothing changes', async () => {
  const { admin, product, payment } = await aSale();
  const transactionId = `pi_sample_${payment.id}`;
  await shop.models.Payment.updateOne({ _id: payment.id }, { $set: { transactionId } });
  await admin.refundPayment(payment).refused('conflict');
  const { status, refund } = await recordOf(payment);
  expect({ status, refund }).toEqual({ status: 'paid', refund: undefined });
  expect((await productOf(product)).inStock).toBe('sold');
  expect(await actsOn(product)).toEqual([]);
});

test('several admins at once refund once, and the others learn that it is done', async () => {
  const { admin, product, payment } = await aSale();
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => admin.refundPayment(payment, `By ${index}`).settled()),
  );
  expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(1);
  expect(new Set(answers.map(({ refusal }) => refusal))).toEqual(new Set([null, 'conflict']));
  await sweepDue(shop, soon());
  expect(await refundsOf(payment)).toHaveLength(1);
  expect(await moneyKept(shop, product)).toBe(0);
  const acts = await actsOn(product);
  expect(acts.filter(({ failedEntryId }) => failedEntryId).length * 2 + 1).toBe(acts.length);
});

test('while the provider does not answer the refund is on its way, and the sweeper completes it', async () => {
  const { admin, buyer, product, first } = await aHalfSale(shop);
  const balance = await buyer.payPart(product, 'BALANCE');
  const outage = withoutRefunds();
  const answer = await admin.refundPayment(first);
  expect(answer.message).toMatch(/is on its way$/);
  expect(answer.payments.map(({ status }) => status)).toEqual(['REFUNDING', 'REFUNDING']);
  expect(answer.product.inStock).toBe('PAUSED');
  const again = await admin.refundPayment(balance).settled();
  expect(again.transcript).toContain('is already being refunded.');
  outage.end();
  await sweepDue(shop, soon());
  for (const part of [first, balance]) {
    expect((await recordOf(part)).status).toBe('refunded');
    expect(await refundsOf(part)).toHaveLength(1);
  }
  expect(await moneyKept(shop, product)).toBe(0);
});

test('a part that was returned before counts: the rest follows', async () => {
  const { admin, product, payment } = await aSale();
  const { transactionId } = await recordOf(payment);
  await shop.cards.stripe.refunds.create({ payment_intent: transactionId, amount: 20_00 });
  await expect.poll(async () => (await recordOf(payment)).amountRefunded).toBe(20_00);
  await admin.refundPayment(payment);
  expect(await recordOf(payment)).toMatchObject({ status: 'refunded', amountRefunded: 120_00 });
  expect(await moneyKept(shop, product)).toBe(0);
});

test('admins alone read why and by whom', async () => {
  const { admin, buyer, seller, payment } = await aSale();
  await admin.refundPayment(payment, 'It never came.');
  type Shown = { id: string; viewerCanRefund: boolean; refund: object | null };
  const fields = 'id viewerCanRefund refund { reason begunAt admin { name } }';
  const read = async (payments: Promise<Shown[]>) =>
    (await payments).find(({ id }) => id === payment.id);
  expect(await read(allPayments(admin, fields))).toMatchObject({
    viewerCanRefund: false,
    refund: { reason: 'It never came.', admin: { name: admin.name } },
  });
  for (const viewer of [buyer, seller]) {
    const seen = await read(ownPayments(viewer, fields));
    expect(seen).toMatchObject({ viewerCanRefund: false, refund: null });
  }
  await admin.deleteUser(buyer);
  const log = '{ adminAuditLog(first: 5) { edges { node { action reason } } } }';
  type Log = { adminAuditLog: { edges: { node: { action: string; reason: string | null } }[] } };
  const { adminAuditLog } = await admin.graphql<Log>(log);
  expect(adminAuditLog.edges.map(({ node }) => node)).toContainEqual({
    action: 'REFUND_PAYMENT',
    reason: 'It never came.',
  });
});
