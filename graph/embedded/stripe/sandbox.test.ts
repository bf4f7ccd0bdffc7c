import {
  type SandboxForTest,
  startSandboxForTest,
} from '@fitness-zone/testkit/payments/card-sandbox.ts';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testCards } from './test.cards.ts';

let sandbox: SandboxForTest;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await startSandboxForTest();
  stripe = sandbox.stripe;
});

afterAll(async () => {
  await sandbox.stop();
  await sandbox.remove();
  expect(sandbox.faults).toEqual([]);
});

const anIntent = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({ amount: 120_00, currency: 'usd', ...more });

function aCard(number: string, more: Record<string, unknown> = {}) {
  const card = { number, exp_month: 12, exp_year: 2040, cvc: '123', ...more };
  return stripe.paymentMethods.create({ type: 'card', card });
}

async function refusalOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error(`expected an error of Stripe's, got ${JSON.stringify(error)}`);
}

describe('payment intents', () => {
  test('an intent is created and confirmed, and shows the amount received', async () => {
    const intent = await anIntent({ metadata: { product: 'p1' } });
    expect(intent).toMatchObject({ status: 'requires_payment_method', amount: 120_00 });
    const done = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(done).toMatchObject({ status: 'succeeded', amount_received: 120_00 });
    const read = await stripe.paymentIntents.retrieve(intent.id);
    expect(read.metadata).toEqual({ product: 'p1' });
    const charge = await stripe.charges.retrieve(String(read.latest_charge));
    expect(charge).toMatchObject({ amount: 120_00, paid: true, payment_intent: intent.id });
  });

  test('a paid intent can be neither confirmed nor cancelled again', async () => {
    const intent = await anIntent({ payment_method: 'pm_card_visa', confirm: true });
    for (const call of [
      stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }),
      stripe.paymentIntents.cancel(intent.id),
    ]) {
      const error = await refusalOf(call);
      expect(error.code).toBe('payment_intent_unexpected_state');
      expect(error.payment_intent?.status).toBe('succeeded');
    }
  });

  test('a cancelled intent never takes money', async () => {
    const intent = await anIntent();
    const cancelled = await stripe.paymentIntents.cancel(intent.id);
    expect(cancelled.status).toBe('canceled');
    const confirm = stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect((await refusalOf(confirm)).code).toBe('payment_intent_unexpected_state');
  });

  test('unknown ids, unknown parameters and impossible amounts are refused as Stripe refuses them', async () => {
    const unknown = await refusalOf(stripe.paymentIntents.retrieve('pi_nothing'));
    expect(unknown).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    expect((await refusalOf(anIntent({ amount: 49 }))).code).toBe('amount_too_small');
    expect((await refusalOf(anIntent({ amount: 1.5 }))).code).toBe('parameter_invalid_integer');
    const strange = { colour: 'blue' } as Partial<Stripe.PaymentIntentCreateParams>;
    expect((await refusalOf(anIntent(strange))).code).toBe('parameter_unknown');
  });

  test('the list is newest first, in pages, bounded by time', async () => {
    const made: string[] = [];
    for (let count = 0; count < 5; count++) made.unshift((await anIntent()).id);
    const read: string[] = [];
    for await (const intent of stripe.paymentIntents.list({ limit: 2 })) {
      read.push(intent.id);
      if (read.length === 5) break;
    }
    expect(read).toEqual(made);
    const later = Math.floor(Date.now() / 1000) + 60;
    expect((await stripe.paymentIntents.list({ created: { gte: later } })).data).toEqual([]);
  });
});

describe('test cards', () => {
  const refusing = testCards.filter((card) => card.decline && !card.challenge);

  test.each(refusing)('card $number declines with its own code and text', async (card) => {
    const intent = await anIntent();
    const method = await aCard(card.number);
    const confirm = stripe.paymentIntents.confirm(intent.id, { payment_method: method.id });
    const error = await refusalOf(confirm);
    expect(error).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: card.decline?.code,
      decline_code: card.decline?.declineCode ?? '',
      message: card.decline?.message,
    });
    const after = await stripe.paymentIntents.retrieve(intent.id);
    expect(after).toMatchObject({ status: 'requires_payment_method', amount_received: 0 });
    expect(after.last_payment_error?.code).toBe(card.decline?.code);
  });

  const accepted = testCards.filter((card) => !card.decline && !card.challenge);

  test.each(accepted)('card $number ($brand) pays', async (card) => {
    const method = await aCard(card.number);
    expect(method.card).toMatchObject({ brand: card.brand, last4: card.number.slice(-4) });
    const paid = await anIntent({ payment_method: method.id, confirm: true });
    expect(paid.status).toBe('succeeded');
  });

  test('a declined intent is open for another card', async () => {
    const intent = await anIntent();
    await refusalOf(
      stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa_chargeDeclined' }),
    );
    const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(paid.status).toBe('succeeded');
  });

  test('a number that is no test card is declined like a live card', async () => {
    const method = await aCard('4111111111111111');
    const error = await refusalOf(anIntent({ payment_method: method.id, confirm: true }));
    expect(error.decline_code).toBe('test_mode_live_card');
  });

  test.each([
    ['4242424242424241', {}, 'incorrect_number'],
    ['42', {}, 'invalid_number'],
    ['4242424242424242', { exp_month: 13 }, 'invalid_expiry_month'],
    ['4242424242424242', { exp_year: 2001 }, 'invalid_expiry_year'],
    ['4242424242424242', { cvc: '12' }, 'invalid_cvc'],
  ])('card %s with %j is refused with %s', async (number, more, code) => {
    expect((await refusalOf(aCard(number, more))).code).toBe(code);
  });
});

describe('challenge', () => {
  const challenge = (id: string, outcome: string) =>
    stripe.rawRequest('POST', `/v1/payment_intents/${id}/challenge`, { outcome });

  test('a card that asks for a challenge takes money only after it was passed', async () => {
    const intent = await anIntent({
      payment_method: 'pm_card_authenticationRequired',
      confirm: true,
    });
    expect(intent).toMatchObject({ status: 'requires_action', amount_received: 0 });
    await challenge(intent.id, 'passed');
    const after = await stripe.paymentIntents.retrieve(intent.id);
    expect(after).toMatchObject({ status: 'succeeded', amount_received: 120_00 });
    await expect(challenge(intent.id, 'passed')).rejects.toThrow('cannot authenticate');
  });

  test('a failed challenge opens the intent for another card', async () => {
    const intent = await anIntent({
      payment_method: 'pm_card_authenticationRequired',
      confirm: true,
    });
    await challenge(intent.id, 'failed');
    const after = await stripe.paymentIntents.retrieve(intent.id);
    expect(after.status).toBe('requires_payment_method');
    expect(after.last_payment_error?.code).toBe('payment_intent_authentication_failure');
  });

  test('a bank may decline after the challenge', async () => {
    const method = await aCard('4000008260003178');
    const intent = await anIntent({ payment_method: method.id, confirm: true });
    expect((await refusalOf(challenge(intent.id, 'passed'))).decline_code).toBe(
      'insufficient_funds',
    );
  });
});

describe('refunds', () => {
  test('a refund gives back the whole charge once', async () => {
    const intent = await anIntent({ payment_method: 'pm_card_visa', confirm: true });
    const refund = await stripe.refunds.create({ payment_intent: intent.id });
    expect(refund).toMatchObject({ amount: 120_00, status: 'succeeded' });
    const again = await refusalOf(stripe.refunds.create({ payment_intent: intent.id }));
    expect(again.code).toBe('charge_already_refunded');
    const list = await stripe.refunds.list({ payment_intent: intent.id });
    expect(list.data.map(({ id }) => id)).toEqual([refund.id]);
  });

  test('parts can be given back, but never more than is left', async () => {
    const intent = await anIntent({ payment_method: 'pm_card_visa', confirm: true });
    await stripe.refunds.create({ payment_intent: intent.id, amount: 100_00 });
    await expect(
      stripe.refunds.create({ payment_intent: intent.id, amount: 20_01 }),
    ).rejects.toThrow('greater than unrefunded amount');
    const rest = await stripe.refunds.create({ payment_intent: intent.id });
    expect(rest.amount).toBe(20_00);
  });

  test('money that was never taken can’t be refunded', async () => {
    const intent = await anIntent();
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toThrow(
      'does not have a successful charge',
    );
  });
});
