import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { answerOnboarding } from '@fitness-zone/testkit/payments/card-sandbox.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderRecord } from '../orders/order.model.ts';
import { reconcileDaily } from './reconciling/reconcile.service.ts';
import { settlePayout } from './transfers/settle-payout.service.ts';

let shop: TestShop;
let ahead = 0;
beforeAll(async () => {
  const env = { PAYOUT_DELAY_DAYS: '0', FEE_PERCENT: '5', FEE_FIXED: '0.30' };
  shop = await startTestShop({ env, listen: true, now: () => Date.now() + ahead });
});
afterAll(() => shop.close());

const selection = `{
  id state wait until charged { amount } refunded { amount } fee { amount } share { amount }
  transferred { amount } reversed { amount } held { amount } owed { amount }
  moves { kind amount { amount } state failure otherOrderId bank }
  hold { reason } viewerCanHold viewerCanRelease viewerCanRetry
}`;

// biome-ignore lint/suspicious/noExplicitAny: the answer's shape is that of the selection
async function payoutOf(caller: TestUser, id: string): Promise<any> {
  await settlePayout(shop, (await orderRecord(id))._id);
  const query = `query ($id: ID!) { order(id: $id) { payout ${selection} } }`;
  return (await caller.graphql<{ order: { payout: unknown } }>(query, { id })).order.payout;
}

const orderRecord = (id: string): Promise<OrderRecord> =>
  shop.models.Order.findById(id).lean<OrderRecord>().orFail();

async function startSetup(seller: TestUser) {
  const { startPayoutSetup } = await seller.graphql<{
    startPayoutSetup: { success: boolean; url: string | null; account: { state: string } };
  }>('mutation { startPayoutSetup { success url account { state missing } } }');
  return startPayoutSetup;
}

/** A seller whose account for payouts is active. */
async function setUp(seller: TestUser): Promise<void> {
  const { url } = await startSetup(seller);
  await answerOnboarding(url ?? '');
  expect(await startSetup(seller)).toMatchObject({ url: null, account: { state: 'ACTIVE' } });
}

async function aSale({ buyer, seller }: { buyer: TestUser; seller: TestUser }, price = 100_00) {
  const product = await seller.addProduct(aProduct({ resalePrice: price }));
  const payment = await buyer.payPart(product, 'WHOLE');
  const order = await shop.models.Order.findOne({ firstPaymentId: payment.id }).lean().orFail();
  return { payment, product, id: order._id.toHexString() };
}

const confirm = (buyer: TestUser, orderId: string) =>
  buyer.graphql('mutation ($id: ID!) { confirmOrderReceipt(orderId: $id) { success message } }', {
    id: orderId,
  });

const amountOf = (amount: number) => ({ amount });

test('money waits for the hand-over and for the set-up, and then goes to the seller without the fee, once', async () => {
  const users = await createUsers(shop);
  const { buyer, seller, admin, otherSeller } = users;
  const { id } = await aSale(users);
  expect(await payoutOf(seller, id)).toMatchObject({
    ...{ id, state: 'WAITING', wait: 'HAND_OVER', charged: amountOf(100_00), moves: [] },
    ...{ fee: amountOf(5_30), share: amountOf(94_70), held: amountOf(94_70) },
  });
  await confirm(buyer, id);
  expect(await payoutOf(seller, id)).toMatchObject({ state: 'WAITING', wait: 'SET_UP' });
  await setUp(seller);
  expect(await payoutOf(seller, id)).toMatchObject({
    ...{ state: 'SENT', wait: null, transferred: amountOf(94_70), held: amountOf(0) },
    moves: [{ kind: 'TRANSFER', amount: amountOf(94_70), state: 'DONE' }],
  });
  await Promise.all([payoutOf(seller, id), payoutOf(admin, id), payoutOf(admin, id)]);
  const { data } = await shop.cards.stripe.transfers.list({ transfer_group: id });
  expect(data.map(({ amount }) => amount)).toEqual([94_70]);
  expect(data[0]?.source_transaction).toMatch(/^ch_/);
  expect(await payoutOf(buyer, id)).toBeNull();
  const strange = `query ($id: ID!) { order(id: $id) { id } payouts { nodes { id } } }`;
  expect(await otherSeller.graphql(strange, { id })).toEqual({
    order: null,
    payouts: { nodes: [] },
  });
});

test('a refund reduces what is sent, or takes back its part with its part of the fee', async () => {
  const users = await createUsers(shop);
  const { buyer, seller } = users;
  await setUp(seller);
  const { id, payment } = await aSale(users);
  const { transactionId } = await shop.models.Payment.findById(payment.id).lean().orFail();
  const { stripe } = shop.cards;
  const refund = async (amount: number) => {
    await stripe.refunds.create({ payment_intent: transactionId, amount });
    await expect
      .poll(async () => (await shop.models.Payment.findById(payment.id).lean())?.amountRefunded)
      .toBeGreaterThanOrEqual(amount);
  };
  await refund(20_00);
  await confirm(buyer, id);
  // 80 less 5 percent less 30 cents.
  expect(await payoutOf(seller, id)).toMatchObject({
    ...{ state: 'SENT', fee: amountOf(4_30), transferred: amountOf(75_70) },
  });
  await stripe.refunds.create({ payment_intent: transactionId, amount: 40_00 });
  await expect.poll(async () => (await payoutOf(seller, id)).refunded.amount).toBe(60_00);
  expect(await payoutOf(seller, id)).toMatchObject({
    ...{ state: 'REVERSED_IN_PART', fee: amountOf(2_30), share: amountOf(37_70) },
    ...{ reversed: amountOf(38_00), owed: amountOf(0), held: amountOf(0) },
  });
  await stripe.refunds.create({ payment_intent: transactionId, amount: 40_00 });
  await expect.poll(async () => (await payoutOf(seller, id)).state).toBe('REVERSED');
  expect(await payoutOf(seller, id)).toMatchObject({
    ...{ fee: amountOf(0), share: amountOf(0), reversed: amountOf(75_70) },
  });
});

test('what can’t be taken back is owed, and a later transfer settles it', async () => {
  const users = await createUsers(shop);
  const { buyer, seller, admin } = users;
  await setUp(seller);
  const first = await aSale(users);
  await confirm(buyer, first.id);
  expect((await payoutOf(seller, first.id)).transferred).toEqual(amountOf(94_70));
  await arriveAtBank(seller);
  expect((await payoutOf(seller, first.id)).state).toBe('PAID_OUT');
  await admin.graphql(
    'mutation ($input: AdminRefundPaymentInput!) { adminRefundPayment(input: $input) { success } }',
    { input: { id: first.payment.id, reason: 'It is broken.' } },
  );
  await expect.poll(async () => (await payoutOf(seller, first.id)).owed).toEqual(amountOf(94_70));
  const owing =
    'query { adminPayoutAccounts(filter: { owing: true }) { nodes { id owed { amount } } } }';
  expect(await admin.graphql(owing)).toEqual({
    adminPayoutAccounts: { nodes: [{ id: seller.id, owed: amountOf(94_70) }] },
  });
  const second = await aSale(users, 150_00);
  await confirm(buyer, second.id);
  // 150 less 7.80 are 142.20, of which 94.70 stay.
  expect(await payoutOf(seller, second.id)).toMatchObject({
    ...{ share: amountOf(142_20), transferred: amountOf(142_20), held: amountOf(0) },
    moves: expect.arrayContaining([
      expect.objectContaining({
        kind: 'WITHHELD',
        amount: amountOf(94_70),
        otherOrderId: first.id,
      }),
      expect.objectContaining({ kind: 'TRANSFER', amount: amountOf(47_50), state: 'DONE' }),
    ]),
  });
  expect(await payoutOf(seller, first.id)).toMatchObject({
    ...{ state: 'REVERSED', owed: amountOf(0), reversed: amountOf(94_70) },
    moves: expect.arrayContaining([
      expect.objectContaining({
        kind: 'SETTLED',
        amount: amountOf(94_70),
        otherOrderId: second.id,
      }),
    ]),
  });
  expect(
    (await admin.graphql<{ adminPayoutAccounts: { nodes: [] } }>(owing)).adminPayoutAccounts.nodes,
  ).toEqual([]);
});

test('an admin holds money back and releases it, on record', async () => {
  const users = await createUsers(shop);
  const { buyer, seller, admin } = users;
  await setUp(seller);
  const { id, product } = await aSale(users);
  const act = async (name: string) =>
    (
      await admin.graphql<Record<string, unknown>>(
        `mutation ($input: AdminPayoutInput!) { act: ${name}(input: $input) { success message payout ${selection} } }`,
        { input: { orderId: id, reason: 'The bank asked us to.' } },
      )
    ).act;
  const held = { state: 'WAITING', wait: 'HELD', hold: { reason: 'The bank asked us to.' } };
  expect(await act('adminHoldPayout')).toMatchObject({ success: true, payout: held });
  expect(await act('adminHoldPayout')).toMatchObject({ success: true, payout: held });
  await confirm(buyer, id);
  expect(await payoutOf(seller, id)).toMatchObject({ ...held, viewerCanRelease: false });
  expect(await payoutOf(admin, id)).toMatchObject({ viewerCanRelease: true, viewerCanHold: false });
  expect(await act('adminReleasePayout')).toMatchObject({
    success: true,
    payout: { state: 'SENT', hold: null },
  });
  await admin.post('/adminHoldPayout', { orderId: id, reason: 'Too late.' }).refused(409);
  const entries = await shop.models.AuditLog.find({ targetId: product.id }).lean();
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['hold-payout', 'release-payout']);
});

test('money of a suspended seller is held, and admins hear of it', async () => {
  const users = await createUsers(shop);
  const { buyer, seller, admin } = users;
  await setUp(seller);
  const { id } = await aSale(users);
  await admin.suspendUser(seller, 'They write rude messages.');
  await confirm(buyer, id);
  expect(await payoutOf(admin, id)).toMatchObject({
    ...{ state: 'WAITING', wait: 'SELLER_GONE', viewerCanRelease: true, moves: [] },
  });
  await expect
    .poll(() => shop.models.Notification.countDocuments({ userId: admin.id, kind: 'payout-held' }))
    .toBe(1);
  await admin.post('/adminReleasePayout', { orderId: id, reason: 'The sale is fine.' });
  expect(await payoutOf(admin, id)).toMatchObject({ state: 'SENT' });
});

test('a seller gets a statement of a month as PDF and CSV, at addresses of their own', async () => {
  const users = await createUsers(shop);
  const { seller } = users;
  const { product, id } = await aSale(users);
  await payoutOf(seller, id);
  const month = `${new Date(Date.now() + ahead).toISOString().slice(0, 7)}-01`;
  const query = 'query ($month: LocalDate!) { payoutStatement(month: $month) { pdfUrl csvUrl } }';
  type Addresses = { payoutStatement: { pdfUrl: string; csvUrl: string } };
  const { payoutStatement } = await seller.graphql<Addresses>(query, { month });
  const open = (url: string) => shop.app.inject({ url });
  const csv = await open(payoutStatement.csvUrl);
  expect(csv.statusCode).toBe(200);
  expect(csv.body).toContain(product.productName);
  expect(csv.body).toContain('94.7');
  const pdf = await open(payoutStatement.pdfUrl);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const forged = payoutStatement.csvUrl.replace(/signature=./, 'signature=_');
  expect((await open(forged)).statusCode).toBe(404);
});

test('a comparison with the card provider lists what the shop has no record of, and nothing else', async () => {
  const users = await createUsers(shop);
  const { buyer, seller, admin } = users;
  await setUp(seller);
  const { id } = await aSale(users);
  await confirm(buyer, id);
  expect((await payoutOf(seller, id)).state).toBe('SENT');
  const { Reconciliation, PayoutAccount } = shop.models;
  const compare = async () => {
    await Reconciliation.deleteMany({});
    await reconcileDaily(shop);
    const query =
      '{ adminReconciliation { count differences { reference orderId recorded { amount } provided { amount } } } }';
    type Compared = { adminReconciliation: { count: number; differences: unknown[] } };
    return (await admin.graphql<Compared>(query)).adminReconciliation;
  };
  expect((await compare()).differences).toEqual([]);
  const { accountId } = await PayoutAccount.findById(seller.id).lean().orFail();
  const destination = accountId ?? '';
  const strange = await shop.cards.stripe.transfers.create({
    amount: 5_00,
    currency: 'usd',
    destination,
  });
  expect((await compare()).differences).toEqual([
    { reference: strange.id, orderId: null, recorded: null, provided: amountOf(5_00) },
  ]);
});

/** Lets the card provider pay out what a seller has, and the bank receive it; events tell of it. */
async function arriveAtBank({ id }: TestUser): Promise<void> {
  for (const ms of [70_000, 10_000]) {
    ahead += ms;
    // The sandbox looks at its clock with each request.
    await shop.cards.stripe.balance.retrieve();
  }
  await expect
    .poll(() => shop.models.Payout.countDocuments({ sellerId: id, 'sums.onItsWay': { $gt: 0 } }))
    .toBe(0);
}
