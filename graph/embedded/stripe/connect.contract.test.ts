import {
  answerOnboarding,
  startSandboxForTest,
} from '@fitness-zone/testkit/payments/card-sandbox.ts';
import { stripeTestKey as key } from '@fitness-zone/testkit/payments/stripe-test-key.ts';
import Stripe from 'stripe';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

// The parts of Connect that the shop relies on, tested against the card sandbox and, given test keys, against Stripe.

const refreshUrl = 'http://127.0.0.1:1/again';

type Provider = { stripe: Stripe; aSeller(): Promise<string>; stop(): Promise<void> };

async function openSandbox(): Promise<Provider> {
  const { stripe, stop, remove } = await startSandboxForTest();
  const aSeller = async () => {
    const { id } = await createAccount(stripe);
    await answerOnboarding((await createLink(stripe, id)).url);
    return id;
  };
  return { stripe, aSeller, stop: () => stop().then(remove) };
}

async function openStripe(): Promise<Provider> {
  if (!key?.startsWith('sk_test_')) throw new Error('STRIPE_TEST_SECRET_KEY is no test key');
  const stripe = new Stripe(key, { telemetry: false });
  // Onboarding at Stripe needs a person, so an account that completed it is used repeatedly.
  const aSeller = async () => {
    for await (const { id } of stripe.v2.core.accounts.list({
      applied_configurations: ['recipient'],
    }))
      if ((await statusOf(stripe, id)) === 'active') return id;
    const { id } = await createAccount(stripe);
    const { url } = await createLink(stripe, id);
    throw new Error(`No seller of this test account is active. Onboard one at ${url}`);
  };
  return { stripe, aSeller, stop: async () => undefined };
}

const createAccount = (stripe: Stripe, options?: Stripe.RequestOptions) =>
  stripe.v2.core.accounts.create(
    {
      contact_email: 'seller@example.com',
      display_name: 'Sal Seller',
      dashboard: 'express',
      identity: { country: 'us' },
      configuration: {
        recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } },
      },
      defaults: {
        responsibilities: { fees_collector: 'application', losses_collector: 'application' },
      },
      metadata: { userId: 'u1' },
      include: ['configuration.recipient', 'requirements'],
    },
    options,
  );

const createLink = (stripe: Stripe, account: string) =>
  stripe.v2.core.accountLinks.create({
    account,
    use_case: { type: 'account_onboarding', account_onboarding: { refresh_url: refreshUrl } },
  });

async function statusOf(stripe: Stripe, id: string) {
  const { configuration } = await stripe.v2.core.accounts.retrieve(id, {
    include: ['configuration.recipient'],
  });
  return configuration?.recipient?.capabilities?.stripe_balance?.stripe_transfers?.status;
}

describe.each([
  { name: 'the card sandbox', isReady: true, open: openSandbox },
  { name: 'Stripe', isReady: key !== undefined, open: openStripe },
])('Connect at $name', ({ isReady, open }) => {
  const run = `${Date.now()}`;
  let provider: Provider;
  let stripe: Stripe;
  let seller: string;

  beforeAll(async () => {
    if (!isReady) return;
    provider = await open();
    stripe = provider.stripe;
    seller = await provider.aSeller();
    return () => provider.stop();
  });
  beforeEach(({ skip }) => skip(!isReady, 'STRIPE_TEST_SECRET_KEY holds no key of a test account'));

  async function aCharge(amount = 135_00) {
    const intent = await stripe.paymentIntents.create({
      amount,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      confirm: true,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    });
    return String(intent.latest_charge);
  }

  const transfer = (
    source_transaction: string,
    more: Partial<Stripe.TransferCreateParams> = {},
    options?: Stripe.RequestOptions,
  ) => {
    const params = { amount: 128_25, currency: 'usd', destination: seller, source_transaction };
    return stripe.transfers.create({ ...params, ...more }, options);
  };

  async function balanceOf(stripeAccount?: string) {
    const balance = await stripe.balance.retrieve({}, stripeAccount ? { stripeAccount } : {});
    return [...balance.available, ...balance.pending]
      .filter(({ currency }) => currency === 'usd')
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  test('an account is made once a key, and waits for its holder', async () => {
    const options = { idempotencyKey: `account-${run}` };
    const account = await createAccount(stripe, options);
    expect((await createAccount(stripe, options)).id).toBe(account.id);
    expect(account).toMatchObject({
      applied_configurations: ['recipient'],
      metadata: { userId: 'u1' },
      configuration: {
        recipient: {
          capabilities: { stripe_balance: { stripe_transfers: { status: 'restricted' } } },
        },
      },
    });
    const waiting = account.requirements?.entries?.filter(
      (entry) => entry.awaiting_action_from === 'user',
    );
    expect(waiting?.length).toBeGreaterThan(0);
    const link = await createLink(stripe, account.id);
    expect(link).toMatchObject({ account: account.id, url: expect.stringMatching(/^https?:/) });
    expect(Date.parse(link.expires_at)).toBeGreaterThan(Date.parse(link.created));
    await expect(transfer(await aCharge(), { destination: account.id })).rejects.toMatchObject({
      code: 'insufficient_capabilities_for_transfer',
    });
    await stripe.v2.core.accounts.close(account.id, { applied_configurations: ['recipient'] });
    expect(await stripe.v2.core.accounts.retrieve(account.id)).toMatchObject({ closed: true });
  });

  test('an unknown account is not found', async () => {
    const unknown = stripe.v2.core.accounts.retrieve('acct_1234567890123456');
    await expect(unknown).rejects.toMatchObject({ statusCode: expect.toBeOneOf([403, 404]) });
  });

  test('a transfer takes money of a charge to the seller, once a key', async () => {
    const charge = await aCharge();
    const before = [await balanceOf(), await balanceOf(seller)] as const;
    const options = { idempotencyKey: `transfer-${run}` };
    const group = `order-${run}`;
    const params = { transfer_group: group, metadata: { orderId: '1' } };
    const made = await transfer(charge, params, options);
    expect(made).toMatchObject({
      amount: 128_25,
      amount_reversed: 0,
      currency: 'usd',
      destination: seller,
      destination_payment: expect.stringMatching(/^py_/),
      source_transaction: charge,
      transfer_group: group,
      metadata: { orderId: '1' },
    });
    expect((await transfer(charge, params, options)).id).toBe(made.id);
    const changed = transfer(charge, { ...params, amount: 1 }, options);
    await expect(changed).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
    expect(await balanceOf()).toBe(before[0] - 128_25);
    expect(await balanceOf(seller)).toBe(before[1] + 128_25);
    expect(await stripe.transfers.retrieve(made.id)).toMatchObject({ id: made.id });
    const listed = await stripe.transfers.list({ transfer_group: group, destination: seller });
    expect(listed.data.map(({ id }) => id)).toEqual([made.id]);

    const { data } = await stripe.balanceTransactions.list({ source: made.id });
    expect(data).toMatchObject([{ type: 'transfer', amount: -128_25, fee: 0 }]);
    const received = await stripe.balanceTransactions.list(
      { source: String(made.destination_payment), expand: ['data.source'] },
      { stripeAccount: seller },
    );
    expect(received.data).toMatchObject([
      { type: 'payment', amount: 128_25, source: { source_transfer: made.id } },
    ]);
  });

  test('a transfer is refused by its reason', async () => {
    const charge = await aCharge(100_00);
    const refused = (more: Partial<Stripe.TransferCreateParams>) =>
      expect(transfer(charge, { amount: 10_00, ...more })).rejects;
    await refused({ destination: 'acct_1234567890123456' }).toMatchObject({
      code: 'resource_missing',
    });
    await refused({ source_transaction: 'ch_nothing' }).toMatchObject({ code: 'resource_missing' });
    await refused({ currency: 'eur' }).toMatchObject({ type: 'StripeInvalidRequestError' });
    await refused({ amount: 0 }).toMatchObject({ code: 'parameter_invalid_integer' });
    await refused({ amount: 100_01 }).toMatchObject({ type: 'StripeInvalidRequestError' });
    const tooMuch = { amount: 99_999_999, currency: 'usd', destination: seller };
    await expect(stripe.transfers.create(tooMuch)).rejects.toMatchObject({
      code: 'balance_insufficient',
    });
  });

  test('a reversal takes back a part, then the rest, and no more', async () => {
    const { id } = await transfer(await aCharge());
    const before = await balanceOf();
    const options = { idempotencyKey: `reversal-${run}` };
    const part = { amount: 28_25, metadata: { refundId: 'r1' } };
    const reversal = await stripe.transfers.createReversal(id, part, options);
    expect(reversal).toMatchObject({ amount: 28_25, transfer: id, metadata: { refundId: 'r1' } });
    expect((await stripe.transfers.createReversal(id, part, options)).id).toBe(reversal.id);
    const refused = { type: 'StripeInvalidRequestError' };
    const tooMuch = stripe.transfers.createReversal(id, { amount: 100_01 });
    await expect(tooMuch).rejects.toMatchObject(refused);
    await stripe.transfers.createReversal(id);
    await expect(stripe.transfers.createReversal(id)).rejects.toMatchObject(refused);
    const after = await stripe.transfers.retrieve(id);
    expect(after).toMatchObject({ amount_reversed: 128_25, reversed: true });
    const { data } = await stripe.transfers.listReversals(id);
    expect(data.map(({ amount }) => amount)).toEqual([100_00, 28_25]);
    expect(await balanceOf()).toBe(before + 128_25);
  });

  test('another account’s balance is not for this platform', async () => {
    const foreign = stripe.balance.retrieve({}, { stripeAccount: 'acct_1234567890123456' });
    await expect(foreign).rejects.toMatchObject({ type: 'StripePermissionError' });
  });
});
