import {
  startSandboxForTest,
  startWebhookEndpoint,
} from '@fitness-zone/testkit/payments/card-sandbox.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPastCards } from './past.cards.ts';

const yearMs = 365 * 24 * 3_600_000;

let endpoint: Awaited<ReturnType<typeof startWebhookEndpoint>>;
let sandbox: Awaited<ReturnType<typeof startSandboxForTest>>;
beforeAll(async () => {
  endpoint = await startWebhookEndpoint();
  const url = () => endpoint.url;
  sandbox = await startSandboxForTest({ webhookUrl: url, connectWebhookUrl: url });
});
afterAll(async () => {
  await sandbox.stop();
  await sandbox.remove();
  await endpoint.stop();
});

async function openPast() {
  let clock = Date.now() - yearMs;
  const cards = openPastCards(await sandbox.openPast(() => clock), sandbox.secretKey);
  return { cards, pass: (ms: number) => (clock += ms), clock: () => clock };
}

const paid = { amount: 100_00, currency: 'usd', payment_method: 'pm_card_visa', confirm: true };

test('a payment of the past is dated then, is in the books of the present, and no event tells of it', async () => {
  const { cards, clock } = await openPast();
  const { id } = await cards.stripe.paymentIntents.create(paid);
  await cards.close();
  const { created } = await sandbox.stripe.paymentIntents.retrieve(id);
  expect(created).toBe(Math.floor(clock() / 1000));
  const present = await sandbox.stripe.paymentIntents.create(paid);
  await endpoint.until('payment_intent.succeeded');
  const told = endpoint.received.map(({ body }) => body).join();
  expect(told).toContain(present.id);
  expect(told).not.toContain(id);
});

test('a seller’s account completes with a bank that takes two days, or to which nothing may be sent', async () => {
  const { cards, pass } = await openPast();
  const { stripe } = cards;
  const aSeller = async (bank: 'slow' | 'refused') => {
    const { id: account } = await stripe.v2.core.accounts.create({
      dashboard: 'express',
      configuration: {
        recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } },
      },
      defaults: {
        responsibilities: { fees_collector: 'application', losses_collector: 'application' },
      },
    });
    const account_onboarding = { refresh_url: 'http://127.0.0.1:1/again' };
    const use_case = { type: 'account_onboarding' as const, account_onboarding };
    const { url } = await stripe.v2.core.accountLinks.create({ account, use_case });
    await cards.completeSetup(url, bank);
    return account;
  };
  const { latest_charge } = await stripe.paymentIntents.create(paid);
  const send = (destination: string) =>
    stripe.transfers.create({
      ...{ amount: 50_00, currency: 'usd', destination },
      source_transaction: String(latest_charge),
    });
  const refused = await aSeller('refused');
  await expect(send(refused)).rejects.toMatchObject({ code: 'transfers_not_allowed' });
  const slow = await aSeller('slow');
  await send(slow);
  const payoutState = async () => {
    const { data } = await stripe.payouts.list({}, { stripeAccount: slow });
    return data.map(({ status }) => status);
  };
  pass(60_000);
  expect(await payoutState()).toEqual(['in_transit']);
  pass(47 * 3_600_000);
  expect(await payoutState()).toEqual(['in_transit']);
  pass(2 * 3_600_000);
  expect(await payoutState()).toEqual(['paid']);
  await cards.close();
});
