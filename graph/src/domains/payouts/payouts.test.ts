import {
  type PayoutShop,
  payoutSelection,
  startPayoutShop,
} from '@fitness-zone/testkit/payments/payout-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let payouts: PayoutShop;
let shop: PayoutShop['shop'];
beforeAll(async () => {
  payouts = await startPayoutShop();
  ({ shop } = payouts);
});
afterAll(() => shop.close());

const amountOf = (amount: number) => ({ amount });

test('money waits for the hand-over and for the set-up, and then goes to the seller without the fee, once', async () => {
  const users = await createUsers(shop);
  const { buyer, seller, admin, otherSeller } = users;
  const { id } = await payouts.aSale(users);
  expect(await payouts.payoutOf(seller, id)).toMatchObject({
    id,
    state: 'WAITING',
    wait: 'HAND_OVER',
    charged: amountOf(100_00),
    moves: [],
    fee: amountOf(5_30),
    share: amountOf(94_70),
    held: amountOf(94_70),
  });
  await payouts.confirm(buyer, id);
  expect(await payouts.payoutOf(seller, id)).toMatchObject({ state: 'WAITING', wait: 'SET_UP' });
  await payouts.setUp(seller);
  expect(await payouts.payoutOf(seller, id)).toMatchObject({
    state: 'SENT',
    wait: null,
    transferred: amountOf(94_70),
    held: amountOf(0),
    moves: [{ kind: 'TRANSFER', amount: amountOf(94_70), state: 'DONE' }],
  });
  await Promise.all([
    payouts.payoutOf(seller, id),
    payouts.payoutOf(admin, id),
    payouts.payoutOf(admin, id),
  ]);
  const { data } = await shop.cards.stripe.transfers.list({ transfer_group: id });
  expect(data.map(({ amount }) => amount)).toEqual([94_70]);
  expect(data[0]?.source_transaction).toMatch(/^ch_/);
  expect(await payouts.payoutOf(buyer, id)).toBeNull();
  const strange = `query ($id: ID!) { order(id: $id) { id } payouts { nodes { id } } }`;
  expect(await otherSeller.graphql(strange, { id })).toEqual({
    order: null,
    payouts: { nodes: [] },
  });
});

test('a refund reduces what is sent, or takes back its part with its part of the fee', async () => {
  const users = await createUsers(shop);
  const { buyer, seller } = users;
  await payouts.setUp(seller);
  const { id, payment } = await payouts.aSale(users);
  const { transactionId } = await shop.models.Payment.findById(payment.id).lean().orFail();
  const { stripe } = shop.cards;
  const refund = async (amount: number) => {
    await stripe.refunds.create({ payment_intent: transactionId, amount });
    await expect
      .poll(async () => (await shop.models.Payment.findById(payment.id).lean())?.amountRefunded)
      .toBeGreaterThanOrEqual(amount);
  };
  await refund(20_00);
  await payouts.confirm(buyer, id);
  // 80 minus 5 percent and 30 cents.
  expect(await payouts.payoutOf(seller, id)).toMatchObject({
    state: 'SENT',
    fee: amountOf(4_30),
    transferred: amountOf(75_70),
  });
  await stripe.refunds.create({ payment_intent: transactionId, amount: 40_00 });
  await expect.poll(async () => (await payouts.payoutOf(seller, id)).refunded.amount).toBe(60_00);
  expect(await payouts.payoutOf(seller, id)).toMatchObject({
    state: 'REVERSED_IN_PART',
    fee: amountOf(2_30),
    share: amountOf(37_70),
    reversed: amountOf(38_00),
    owed: amountOf(0),
    held: amountOf(0),
  });
  await stripe.refunds.create({ payment_intent: transactionId, amount: 40_00 });
  await expect.poll(async () => (await payouts.payoutOf(seller, id)).state).toBe('REVERSED');
  expect(await payouts.payoutOf(seller, id)).toMatchObject({
    fee: amountOf(0),
    share: amountOf(0),
    reversed: amountOf(75_70),
  });
});

test('money that can’t be taken back is owed, and a later transfer settles it', async () => {
  const users = await createUsers(shop);
  const { buyer, seller, admin } = users;
  await payouts.setUp(seller);
  const first = await payouts.aSale(users);
  await payouts.confirm(buyer, first.id);
  expect((await payouts.payoutOf(seller, first.id)).transferred).toEqual(amountOf(94_70));
  await payouts.arriveAtBank(seller);
  expect((await payouts.payoutOf(seller, first.id)).state).toBe('PAID_OUT');
  await admin.graphql(
    'mutation ($input: AdminRefundPaymentInput!) { adminRefundPayment(input: $input) { success } }',
    { input: { id: first.payment.id, reason: 'It is broken.' } },
  );
  await expect
    .poll(async () => (await payouts.payoutOf(seller, first.id)).owed)
    .toEqual(amountOf(94_70));
  const owing =
    'query { adminPayoutAccounts(filter: { owing: true }) { nodes { id owed { amount } } } }';
  expect(await admin.graphql(owing)).toEqual({
    adminPayoutAccounts: { nodes: [{ id: seller.id, owed: amountOf(94_70) }] },
  });
  const second = await payouts.aSale(users, 150_00);
  await payouts.confirm(buyer, second.id);
  // 150 minus 7.80 is 142.20; 94.70 of it stays.
  expect(await payouts.payoutOf(seller, second.id)).toMatchObject({
    share: amountOf(142_20),
    transferred: amountOf(142_20),
    held: amountOf(0),
    moves: expect.arrayContaining([
      expect.objectContaining({
        kind: 'WITHHELD',
        amount: amountOf(94_70),
        otherOrderId: first.id,
      }),
      expect.objectContaining({ kind: 'TRANSFER', amount: amountOf(47_50), state: 'DONE' }),
    ]),
  });
  expect(await payouts.payoutOf(seller, first.id)).toMatchObject({
    state: 'REVERSED',
    owed: amountOf(0),
    reversed: amountOf(94_70),
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
  await payouts.setUp(seller);
  const { id, product } = await payouts.aSale(users);
  const act = async (name: string) =>
    (
      await admin.graphql<Record<string, unknown>>(
        `mutation ($input: AdminPayoutInput!) { act: ${name}(input: $input) { success message payout ${payoutSelection} } }`,
        { input: { orderId: id, reason: 'The bank asked us to.' } },
      )
    ).act;
  const held = { state: 'WAITING', wait: 'HELD', hold: { reason: 'The bank asked us to.' } };
  expect(await act('adminHoldPayout')).toMatchObject({ success: true, payout: held });
  expect(await act('adminHoldPayout')).toMatchObject({ success: true, payout: held });
  await payouts.confirm(buyer, id);
  expect(await payouts.payoutOf(seller, id)).toMatchObject({ ...held, viewerCanRelease: false });
  expect(await payouts.payoutOf(admin, id)).toMatchObject({
    viewerCanRelease: true,
    viewerCanHold: false,
  });
  expect(await act('adminReleasePayout')).toMatchObject({
    success: true,
    payout: { state: 'SENT', hold: null },
  });
  // A repeat is recognised by all of its input.
  expect(await act('adminReleasePayout')).toMatchObject({ success: true });
  await admin.post('/adminReleasePayout', { orderId: id, reason: 'Another one.' }).refused(409);
  await admin.post('/adminHoldPayout', { orderId: id, reason: 'Too late.' }).refused(409);
  const entries = await shop.models.AuditLog.find({ targetId: product.id }).lean();
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['hold-payout', 'release-payout']);
});

test('money of a suspended seller is held, and admins hear of it', async () => {
  const users = await createUsers(shop);
  const { buyer, seller, admin } = users;
  await payouts.setUp(seller);
  const { id } = await payouts.aSale(users);
  await admin.suspendUser(seller, 'They write rude messages.');
  await payouts.confirm(buyer, id);
  expect(await payouts.payoutOf(admin, id)).toMatchObject({
    state: 'WAITING',
    wait: 'SELLER_GONE',
    viewerCanRelease: true,
    moves: [],
  });
  await expect
    .poll(() => shop.models.Notification.countDocuments({ userId: admin.id, kind: 'payout-held' }))
    .toBe(1);
  await admin.post('/adminReleasePayout', { orderId: id, reason: 'The sale is fine.' });
  expect(await payouts.payoutOf(admin, id)).toMatchObject({ state: 'SENT' });
});

test('a release doesn’t outlast a later suspension, not even if the account is deleted', async () => {
  const users = await createUsers(shop);
  const { buyer, seller, admin } = users;
  await payouts.setUp(seller);
  const { id } = await payouts.aSale(users);
  await payouts.payoutOf(seller, id);
  await admin.post('/adminHoldPayout', { orderId: id, reason: 'The buyer called us.' });
  await admin.post('/adminReleasePayout', { orderId: id, reason: 'It was a misunderstanding.' });
  await admin.suspendUser(seller, 'They sell what they don’t have.');
  const held = { state: 'WAITING', wait: 'SELLER_GONE', viewerCanRelease: true, moves: [] };
  expect(await payouts.payoutOf(admin, id)).toMatchObject(held);
  await payouts.confirm(buyer, id);
  await shop.models.User.deleteOne({ _id: seller.id });
  expect(await payouts.payoutOf(admin, id)).toMatchObject(held);
  for (let turn = 0; turn < 2; turn++) {
    await admin.post('/adminReleasePayout', { orderId: id, reason: 'The sale is fine.' });
    expect(await payouts.payoutOf(admin, id)).toMatchObject({ state: 'SENT' });
  }
});

test('a transfer that was refused is sent at once where less is due by then', async () => {
  const users = await createUsers(shop);
  const { buyer, seller } = users;
  await payouts.setUp(seller);
  const { id, payment } = await payouts.aSale(users);
  const { Payment } = shop.models;
  const { transactionId } = await Payment.findById(payment.id).lean().orFail();
  await shop.cards.stripe.refunds.create({ payment_intent: transactionId, amount: 20_00 });
  const refunded = async () => (await Payment.findById(payment.id).lean())?.amountRefunded;
  await expect.poll(refunded).toBe(20_00);
  // Simulates a refund that no event has reported yet.
  await Payment.updateOne({ _id: payment.id }, { amountRefunded: 0 });
  await payouts.confirm(buyer, id);
  expect(await payouts.payoutOf(seller, id)).toMatchObject({ state: 'FAILED' });
  await Payment.updateOne({ _id: payment.id }, { amountRefunded: 20_00 });
  expect(await payouts.payoutOf(seller, id)).toMatchObject({
    state: 'SENT',
    transferred: amountOf(75_70),
    held: amountOf(0),
  });
});

test('an event of a connected account counts with its own secret, in time, and any number of times', async () => {
  const { seller, visitor } = await createUsers(shop);
  await payouts.setUp(seller);
  const id = await payouts.accountOf(seller);
  const { stripe, connectWebhookSecrets, webhookSecret } = shop.cards;
  const type = 'v2.core.account[requirements].updated';
  const payload = JSON.stringify({ type, related_object: { id }, state: 'closed' });
  const send = async (secret: string, age = 0) => {
    const timestamp = Math.floor(Date.now() / 1000) - age;
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const url = '/webhooks/stripe/connect';
    return (await visitor.send({ method: 'POST', url, payload, headers })).statusCode;
  };
  const [secret = ''] = connectWebhookSecrets;
  expect(await send(webhookSecret)).toBe(400);
  expect(await send(secret, 301)).toBe(400);
  const known = await shop.models.PayoutAccount.findById(seller.id).lean().orFail();
  for (let turn = 0; turn < 2; turn++) expect(await send(secret)).toBe(200);
  // The shop asks the provider instead of trusting the event.
  const { state, accountId } = await shop.models.PayoutAccount.findById(seller.id).lean().orFail();
  expect([state, accountId]).toEqual(['active', known.accountId]);
});

test('a seller gets a statement of a month as PDF and CSV, at addresses of their own', async () => {
  const users = await createUsers(shop);
  const { seller } = users;
  const { product, id } = await payouts.aSale(users);
  await payouts.payoutOf(seller, id);
  const month = `${new Date(payouts.now()).toISOString().slice(0, 7)}-01`;
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
  const forged = payoutStatement.csvUrl.replace(
    /signature=(.)/,
    (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`,
  );
  expect((await open(forged)).statusCode).toBe(404);
});

test('a transfer that was refused is sent as soon as the account can receive again', async () => {
  const users = await createUsers(shop);
  const { buyer, seller } = users;
  await payouts.setUp(seller);
  const accountId = await payouts.accountOf(seller);
  const { PayoutAccount } = shop.models;
  await PayoutAccount.updateOne({ _id: seller.id }, { accountId: `acct_${seller.id}` });
  const { id } = await payouts.aSale(users);
  await payouts.confirm(buyer, id);
  expect(await payouts.payoutOf(seller, id)).toMatchObject({ state: 'FAILED' });
  await PayoutAccount.updateOne({ _id: seller.id }, { accountId, state: 'restricted' });
  expect(await payouts.payoutOf(seller, id)).toMatchObject({ state: 'WAITING', wait: 'SET_UP' });
  expect(await payouts.startSetup(seller)).toMatchObject({ account: { state: 'ACTIVE' } });
  expect(await payouts.payoutOf(seller, id)).toMatchObject({
    state: 'SENT',
    transferred: amountOf(94_70),
  });
});
