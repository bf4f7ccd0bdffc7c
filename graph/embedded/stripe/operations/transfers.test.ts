import {
  answerOnboarding,
  type SandboxForTest,
  startSandboxForTest,
  startWebhookEndpoint,
} from '@fitness-zone/testkit/payments/card-sandbox.ts';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';

let ahead = 0;
let platform: Awaited<ReturnType<typeof startWebhookEndpoint>>;
let connect: Awaited<ReturnType<typeof startWebhookEndpoint>>;
let sandbox: SandboxForTest;
let stripe: Stripe;

beforeAll(async () => {
  platform = await startWebhookEndpoint();
  connect = await startWebhookEndpoint();
  sandbox = await startSandboxForTest({
    webhookUrl: () => platform.url,
    connectWebhookUrl: () => connect.url,
    now: () => Date.now() + ahead,
  });
  stripe = sandbox.stripe;
});

afterAll(async () => {
  await sandbox.stop();
  await sandbox.remove();
  await platform.stop();
  await connect.stop();
  expect(sandbox.faults).toEqual([]);
});

async function aSeller(bank?: string) {
  const { id } = await stripe.v2.core.accounts.create({
    dashboard: 'express',
    configuration: {
      recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } },
    },
    defaults: {
      responsibilities: { fees_collector: 'application', losses_collector: 'application' },
    },
  });
  await onboard(id, 'active', bank);
  return id;
}

async function onboard(
  account: string,
  ...answer: [outcome?: 'active' | 'restricted', bank?: string]
) {
  const refresh_url = 'http://127.0.0.1:1/again';
  const use_case = { type: 'account_onboarding' as const, account_onboarding: { refresh_url } };
  const { url } = await stripe.v2.core.accountLinks.create({ account, use_case });
  expect(await answerOnboarding(url, ...answer)).toBe(refresh_url);
}

async function aCharge(amount = 135_00, currency = 'usd', payment_method = 'pm_card_visa') {
  const made = { amount, currency, payment_method, confirm: true };
  return String((await stripe.paymentIntents.create(made)).latest_charge);
}

const transfer = (
  destination: string,
  more: Partial<Stripe.TransferCreateParams> = {},
  options?: Stripe.RequestOptions,
) => stripe.transfers.create({ amount: 128_25, currency: 'usd', destination, ...more }, options);

async function balanceOf(stripeAccount?: string, currency = 'usd') {
  const { available } = await stripe.balance.retrieve({}, stripeAccount ? { stripeAccount } : {});
  return available.find((entry) => entry.currency === currency)?.amount ?? 0;
}

test('transfers out of one charge never exceed what it brought', async () => {
  const [seller, charge] = [await aSeller(), await aCharge(100_00)];
  const take = (amount: number) => transfer(seller, { amount, source_transaction: charge });
  await expect(take(100_01)).rejects.toThrow('must not exceed the source amount');
  const first = await take(60_00);
  await expect(take(40_01)).rejects.toThrow('must not exceed the source amount');
  await stripe.refunds.create({ charge, amount: 10_00 });
  await expect(take(30_01)).rejects.toThrow('must not exceed the source amount');
  await take(30_00);
  await stripe.transfers.createReversal(first.id, { amount: 5_00 });
  await take(5_00);
});

test('the platform gets events of transfers and reversals', async () => {
  const [seller, source_transaction] = [await aSeller(), await aCharge()];
  const { id } = await transfer(seller, { source_transaction });
  await stripe.transfers.createReversal(id, { amount: 1_00 });
  await platform.until('transfer.created', 'transfer.reversed');
});

test('a transfer shows its ten latest reversals, and lists all', async () => {
  const [seller, source_transaction] = [await aSeller(), await aCharge()];
  const { id } = await transfer(seller, { source_transaction });
  for (let amount = 1; amount <= 11; amount++)
    await stripe.transfers.createReversal(id, { amount });
  const { reversals } = await stripe.transfers.retrieve(id);
  expect(reversals.data.map(({ amount }) => amount)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  expect(reversals).toMatchObject({ has_more: true, total_count: 11 });
  const all = await stripe.transfers.listReversals(id, { limit: 100 });
  expect(all.data).toHaveLength(11);
});

test('money paid out to a seller can no longer be reversed', async () => {
  const [seller, charge] = [await aSeller(), await aCharge()];
  const { id } = await transfer(seller, { source_transaction: charge });
  ahead += 70_000;
  expect(await balanceOf(seller)).toBe(0);
  await expect(stripe.transfers.createReversal(id)).rejects.toMatchObject({
    code: 'balance_insufficient',
  });
});

test('a payout names the transfers that it contains', async () => {
  const seller = await aSeller();
  const sent: string[] = [];
  for (const amount of [10_00, 20_00]) {
    const source_transaction = await aCharge();
    sent.unshift((await transfer(seller, { amount, source_transaction })).id);
  }
  connect.received.length = 0;
  ahead += 70_000;
  const stripeAccount = { stripeAccount: seller };
  const { data } = await stripe.payouts.list({}, stripeAccount);
  expect(data).toMatchObject([{ amount: 30_00, automatic: true, status: 'paid' }]);
  const [payout] = data as [Stripe.Payout];
  expect(await stripe.payouts.retrieve(payout.id, {}, stripeAccount)).toEqual(payout);
  await expect(stripe.payouts.retrieve(payout.id)).rejects.toMatchObject({ statusCode: 404 });
  const contained = await stripe.balanceTransactions.list(
    { payout: payout.id, type: 'payment', expand: ['data.source'] },
    stripeAccount,
  );
  const sources = contained.data.map(({ source }) => source as Stripe.Charge);
  expect(sources.map(({ source_transfer }) => source_transfer)).toEqual(sent);
  await connect.until('payout.created', 'payout.paid');
  const paid = connect.received.find(({ body }) => body.includes('payout.paid'));
  const secret = sandbox.connectWebhookSecret;
  const event = stripe.webhooks.constructEvent(paid?.body ?? '', paid?.signature ?? '', secret);
  expect(event).toMatchObject({ account: seller, data: { object: { id: payout.id } } });
});

test('a payout that the bank refuses comes back and waits for another bank account', async () => {
  const [seller, charge] = [await aSeller('000111111116'), await aCharge()];
  await transfer(seller, { source_transaction: charge });
  ahead += 70_000;
  const stripeAccount = { stripeAccount: seller };
  const failed = await stripe.payouts.list({ status: 'failed' }, stripeAccount);
  expect(failed.data).toMatchObject([{ amount: 128_25, failure_code: 'no_account' }]);
  expect(await balanceOf(seller)).toBe(128_25);
  const { configuration, requirements } = await stripe.v2.core.accounts.retrieve(seller, {
    include: ['configuration.recipient', 'requirements'],
  });
  expect(configuration?.recipient?.capabilities?.stripe_balance).toMatchObject({
    payouts: { status: 'restricted' },
    stripe_transfers: { status: 'active' },
  });
  expect(requirements?.entries).toMatchObject([{ description: 'defaults.payout_methods' }]);
  await connect.until('payout.failed');
  await onboard(seller);
  ahead += 70_000;
  const paid = await stripe.payouts.list({ status: 'paid' }, stripeAccount);
  expect(paid.data).toMatchObject([{ amount: 128_25 }]);
  const contained = await stripe.balanceTransactions.list(
    { payout: String(paid.data[0]?.id) },
    stripeAccount,
  );
  expect(contained.data.map(({ type, amount, source }) => [type, amount, source])).toEqual([
    ['payout', -128_25, paid.data[0]?.id],
    ['payout_failure', 128_25, failed.data[0]?.id],
  ]);
});

test('every movement is a balance transaction, on both sides', async () => {
  const from = { created: { gte: Math.floor((Date.now() + ahead) / 1000) } };
  const [seller, charge] = [await aSeller(), await aCharge(100_00)];
  const failing = await aCharge(50_00, 'usd', 'pm_card_refundFail');
  const disputed = await aCharge(70_00, 'usd', 'pm_card_createDispute');
  const { id } = await transfer(seller, { amount: 90_00, source_transaction: charge });
  await stripe.transfers.createReversal(id, { amount: 9_00 });
  await stripe.refunds.create({ charge, amount: 10_00 });
  await stripe.refunds.create({ charge: failing });
  ahead += 3000;
  const { data } = await stripe.balanceTransactions.list({ ...from, limit: 100 });
  const moved = data.map(
    ({ type, amount, fee, net }) => `${type} ${amount} ${fee} ${net === amount}`,
  );
  expect(moved.toReversed()).toEqual([
    'charge 10000 0 true',
    'charge 5000 0 true',
    'charge 7000 0 true',
    'transfer -9000 0 true',
    'transfer_refund 900 0 true',
    'refund -1000 0 true',
    'refund -5000 0 true',
    'refund_failure 5000 0 true',
    'adjustment -7000 0 true',
  ]);
  const [dispute] = (await stripe.disputes.list()).data;
  expect(dispute).toMatchObject({ charge: disputed });
  const ofDispute = await stripe.balanceTransactions.list({ source: String(dispute?.id) });
  expect(ofDispute.data).toMatchObject([{ type: 'adjustment', reporting_category: 'dispute' }]);
  const refunds = await stripe.balanceTransactions.list({ ...from, type: 'refund' });
  expect(refunds.data).toHaveLength(2);
  const { data: sellers } = await stripe.balanceTransactions.list({}, { stripeAccount: seller });
  expect(sellers.map(({ type, amount }) => [type, amount])).toEqual([
    ['payment_refund', -9_00],
    ['payment', 90_00],
  ]);
});

test('an account is only asked for by its platform, and for what the sandbox knows', async () => {
  await expect(stripe.balance.retrieve({}, { stripeAccount: 'acct_nobody' })).rejects.toMatchObject(
    {
      statusCode: 403,
      code: 'account_invalid',
    },
  );
  const seller = await aSeller();
  await expect(stripe.refunds.list({}, { stripeAccount: seller })).rejects.toThrow(
    'does not answer this call',
  );
});

test('an account with money cannot be closed', async () => {
  const [seller, charge] = [await aSeller(), await aCharge()];
  await transfer(seller, { source_transaction: charge });
  await expect(stripe.v2.core.accounts.close(seller)).rejects.toThrow('balance is zero');
});

test('currencies have balances, transfers and payouts of their own', async () => {
  const [seller, charge] = [await aSeller(), await aCharge(5000, 'jpy')];
  await transfer(seller, { amount: 4750, currency: 'jpy', source_transaction: charge });
  expect([await balanceOf(seller, 'jpy'), await balanceOf(seller)]).toEqual([4750, 0]);
  ahead += 70_000;
  const { data } = await stripe.payouts.list({}, { stripeAccount: seller });
  expect(data).toMatchObject([{ amount: 4750, currency: 'jpy' }]);
});

test('accounts, balances, planned payouts and untold events survive a restart', async () => {
  const url = () => connect.url;
  const first = await startSandboxForTest({ connectWebhookUrl: url, webhookRetryMs: 1 });
  const refresh_url = 'http://127.0.0.1:1/again';
  const { id: account } = await first.stripe.v2.core.accounts.create({
    configuration: {
      recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } },
    },
    defaults: {
      responsibilities: { fees_collector: 'application', losses_collector: 'application' },
    },
  });
  const use_case = { type: 'account_onboarding' as const, account_onboarding: { refresh_url } };
  const link = await first.stripe.v2.core.accountLinks.create({ account, use_case });
  await answerOnboarding(link.url);
  const made = { amount: 9_00, currency: 'usd', payment_method: 'pm_card_visa', confirm: true };
  const { latest_charge } = await first.stripe.paymentIntents.create(made);
  const params = {
    amount: 8_00,
    currency: 'usd',
    destination: account,
    source_transaction: String(latest_charge),
  };
  const options = { idempotencyKey: 'kept' };
  const { id } = await first.stripe.transfers.create(params, options);
  await first.stop();

  connect.received.length = 0;
  const now = () => Date.now() + 70_000;
  const second = await startSandboxForTest({ dataDir: first.dataDir, connectWebhookUrl: url, now });
  expect(second.connectWebhookSecret).toBe(first.connectWebhookSecret);
  expect((await second.stripe.transfers.create(params, options)).id).toBe(id);
  const { data } = await second.stripe.payouts.list({}, { stripeAccount: account });
  expect(data).toMatchObject([{ amount: 8_00, status: 'paid' }]);
  await connect.until('payout.paid');
  await second.stop();
  await second.remove();
});
