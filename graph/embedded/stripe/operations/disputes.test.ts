import {
  type SandboxForTest,
  startSandboxForTest,
  startWebhookEndpoint,
} from '@fitness-zone/testkit/payments/card-sandbox.ts';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';

let clock = 0;
let endpoint: Awaited<ReturnType<typeof startWebhookEndpoint>>;
let sandbox: SandboxForTest;
beforeAll(async () => {
  endpoint = await startWebhookEndpoint();
  sandbox = await startSandboxForTest({
    webhookUrl: () => endpoint.url,
    now: () => Date.now() + clock,
  });
});
afterAll(async () => {
  await sandbox.stop();
  await sandbox.remove();
  await endpoint.stop();
});

/** Takes a payment that the bank will dispute, and waits until it does. */
async function disputed(card: string) {
  const { stripe } = sandbox;
  const intent = await stripe.paymentIntents.create({
    amount: 120_00,
    currency: 'usd',
    payment_method: card,
    confirm: true,
  });
  expect((await stripe.disputes.list({ payment_intent: intent.id })).data).toEqual([]);
  clock += 3000;
  const [dispute] = (await stripe.disputes.list({ payment_intent: intent.id })).data;
  return { intent, dispute: dispute as Stripe.Dispute };
}

const eventsOf = (id: string) =>
  endpoint.received
    .map(({ body, signature }) =>
      sandbox.stripe.webhooks.constructEvent(body, signature, sandbox.webhookSecret),
    )
    .filter(({ data }) => 'id' in data.object && data.object.id === id)
    .map(({ type }) => type as string);

test('a charge names who paid, and whether it was disputed', async () => {
  const { stripe } = sandbox;
  const billing_details = { name: 'Ada', email: 'ada@example.com' };
  const intent = await stripe.paymentIntents.create({
    amount: 500,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_createDispute',
  });
  const charge = async () => stripe.charges.retrieve(String(intent.latest_charge));
  expect(await charge()).toMatchObject({
    disputed: false,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  });
  clock += 3000;
  await stripe.disputes.list({ payment_intent: intent.id });
  expect((await charge()).disputed).toBe(true);
  const method = await stripe.paymentMethods.create({
    type: 'card',
    card: { number: '4242424242424242', exp_month: 12, exp_year: 34, cvc: '123' },
    billing_details,
  });
  const paid = await stripe.paymentIntents.create({
    amount: 500,
    currency: 'usd',
    confirm: true,
    payment_method: method.id,
  });
  expect((await stripe.charges.retrieve(String(paid.latest_charge))).billing_details).toMatchObject(
    billing_details,
  );
});

test.each([
  ['winning_evidence', 'won', ['charge.dispute.closed', 'charge.dispute.funds_reinstated'], 0],
  ['losing_evidence', 'lost', ['charge.dispute.closed'], -120_00],
])('with %s a dispute is %s, and signed events say so', async (text, status, last, balance) => {
  const { stripe } = sandbox;
  const { intent, dispute } = await disputed('pm_card_createDispute');
  expect(dispute).toMatchObject({
    object: 'dispute',
    amount: 120_00,
    currency: 'usd',
    reason: 'fraudulent',
    status: 'needs_response',
    payment_intent: intent.id,
    charge: intent.latest_charge,
    balance_transactions: [{ amount: -120_00 }],
  });
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  const ended = await stripe.disputes.update(dispute.id, {
    evidence: { uncategorized_text: text },
  });
  expect(ended.status).toBe(status);
  expect(ended.balance_transactions.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
  await expect
    .poll(() => eventsOf(dispute.id).toSorted())
    .toEqual(
      [
        'charge.dispute.created',
        'charge.dispute.funds_withdrawn',
        'charge.dispute.updated',
        ...last,
      ].toSorted(),
    );
  await expect(stripe.disputes.close(dispute.id)).rejects.toThrow('already closed');
});

test('other evidence is under review, and a dispute that is given up is lost', async () => {
  const { stripe } = sandbox;
  const { dispute } = await disputed('pm_card_createDisputeProductNotReceived');
  expect(dispute.reason).toBe('product_not_received');
  const evidence = { uncategorized_text: 'It was delivered on Monday.' };
  expect((await stripe.disputes.update(dispute.id, { evidence })).status).toBe('under_review');
  expect((await stripe.disputes.close(dispute.id)).status).toBe('lost');
  expect((await stripe.disputes.retrieve(dispute.id)).status).toBe('lost');
});

test('an inquiry takes no money, and its charge can be refunded', async () => {
  const { stripe } = sandbox;
  const { intent, dispute } = await disputed('pm_card_createDisputeInquiry');
  expect(dispute).toMatchObject({ status: 'warning_needs_response', balance_transactions: [] });
  expect(await stripe.refunds.create({ payment_intent: intent.id })).toMatchObject({
    status: 'succeeded',
  });
  await expect(stripe.disputes.retrieve('du_none')).rejects.toMatchObject({ statusCode: 404 });
});
