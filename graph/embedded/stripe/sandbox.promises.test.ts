import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hourMs } from '@fitness-zone/contract/time/days.ts';
import {
  type SandboxForTest,
  startSandboxForTest,
  startWebhookEndpoint,
} from '@fitness-zone/testkit/payments/card-sandbox.ts';
import { waits } from '@fitness-zone/testkit/waits.ts';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const sandboxProcess = createRequire(import.meta.url).resolve(
  '@fitness-zone/testkit/payments/card-sandbox-process.ts',
);

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

async function refusalOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error(`expected an error of Stripe's, got ${JSON.stringify(error)}`);
}

describe('idempotency', () => {
  test('the same key with the same parameters gives the first answer again and acts once', async () => {
    const options = { idempotencyKey: 'once' };
    const first = await stripe.paymentIntents.create({ amount: 700, currency: 'usd' }, options);
    const second = await stripe.paymentIntents.create({ amount: 700, currency: 'usd' }, options);
    expect(second.id).toBe(first.id);
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(second.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId);
  });

  test('the same key with different parameters is a conflict', async () => {
    const options = { idempotencyKey: 'conflict' };
    await stripe.paymentIntents.create({ amount: 700, currency: 'usd' }, options);
    const conflict = stripe.paymentIntents.create({ amount: 800, currency: 'usd' }, options);
    expect(await refusalOf(conflict)).toMatchObject({
      statusCode: 400,
      type: 'StripeIdempotencyError',
    });
  });

  test('a decline is replayed, too; a request whose parameters were refused is not kept', async () => {
    const intent = await anIntent();
    const options = { idempotencyKey: 'declined' };
    const params = { payment_method: 'pm_card_visa_chargeDeclined' };
    const first = await refusalOf(stripe.paymentIntents.confirm(intent.id, params, options));
    const again = await refusalOf(stripe.paymentIntents.confirm(intent.id, params, options));
    expect(again.message).toBe(first.message);
    expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);

    const mended = { idempotencyKey: 'mended' };
    await refusalOf(stripe.paymentIntents.create({ amount: 1, currency: 'usd' }, mended));
    const created = stripe.paymentIntents.create({ amount: 100, currency: 'usd' }, mended);
    await expect(created).resolves.toMatchObject({ amount: 100 });
  });

  test('a refusal of a call that had begun is replayed even when it would succeed by now', async () => {
    const options = { idempotencyKey: 'too-early' };
    const intent = await anIntent();
    const refund = () => stripe.refunds.create({ payment_intent: intent.id }, options);
    const first = await refusalOf(refund());
    await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    const again = await refusalOf(refund());
    expect(again).toMatchObject({ statusCode: 400, message: first.message });
    expect(again.headers?.['idempotent-replayed']).toBe('true');
    expect(again.headers?.['original-request']).toBe(first.requestId);
    expect((await stripe.refunds.list({ payment_intent: intent.id })).data).toEqual([]);
    const other = { idempotencyKey: 'in-time' };
    const refunded = await stripe.refunds.create({ payment_intent: intent.id }, other);
    expect(refunded.status).toBe('succeeded');
  });
});

describe('keys', () => {
  test('a browser pays with publishable key and client secret, and learns nothing else', async () => {
    const intent = await anIntent({ metadata: { buyer: 'secret' } });
    const call = (path: string, body: Record<string, string>) =>
      fetch(`${sandbox.url}/v1/${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${sandbox.publishableKey}`,
          origin: 'http://localhost:4000',
        },
        body: new URLSearchParams(body),
      });
    const otherKey = await call(`payment_intents/${intent.id}/confirm`, {
      client_secret: `${intent.id}_secret_guessed`,
      payment_method: 'pm_card_visa',
    });
    expect(otherKey.status).toBe(404);
    expect((await call('refunds', { payment_intent: intent.id })).status).toBe(403);
    expect((await call('payment_intents', { amount: '100', currency: 'usd' })).status).toBe(403);

    const paid = await call(`payment_intents/${intent.id}/confirm`, {
      client_secret: String(intent.client_secret),
      payment_method: 'pm_card_visa',
    });
    expect(paid.headers.get('access-control-allow-origin')).toBe('http://localhost:4000');
    const shown = (await paid.json()) as Record<string, unknown>;
    expect(shown.status).toBe('succeeded');
    expect(JSON.stringify(shown)).not.toContain('buyer');
  });

  test('without a valid key nothing is answered', async () => {
    const bare = await fetch(`${sandbox.url}/v1/payment_intents`);
    expect(bare.status).toBe(401);
    const wrong = new Stripe('sk_test_wrong', {
      host: '127.0.0.1',
      port: sandbox.port,
      protocol: 'http',
    });
    await expect(wrong.paymentIntents.list()).rejects.toThrow('Invalid API Key');
  });
});

describe('durability', () => {
  test('answered requests survive kill -9', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'cards-'));
    const child = fork(sandboxProcess, [dataDir]);
    const paid: string[] = [];
    child.on('message', (id) => paid.push(String(id)));
    // Kills it in the middle of its work, after some dozen payments.
    await vi.waitUntil(() => paid.length >= 20, { interval: 1, timeout: waits.step });
    child.kill('SIGKILL');
    await once(child, 'exit');
    const after = await startSandboxForTest({ dataDir });
    for (const id of paid) {
      expect(await after.stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'succeeded' });
      const { data } = await after.stripe.charges.list({ payment_intent: id });
      expect(data.map(({ amount }) => amount)).toEqual([500]);
    }
    await after.stop();
    await after.remove();
  });

  test('a restart keeps keys, charges and answers', async () => {
    const first = await startSandboxForTest();
    const options = { idempotencyKey: 'kept' };
    const params = { amount: 900, currency: 'usd', payment_method: 'pm_card_visa', confirm: true };
    const paid = await first.stripe.paymentIntents.create(params, options);
    await first.stop();
    const second = await startSandboxForTest({ dataDir: first.dataDir });
    expect(second.secretKey).toBe(first.secretKey);
    const replayed = await second.stripe.paymentIntents.create(params, options);
    expect(replayed).toMatchObject({ id: paid.id, status: 'succeeded' });
    await second.stop();
    await second.remove();
  });
});

describe('webhooks', () => {
  test('events are signed so that the SDK accepts them, and refused when altered or stale', async () => {
    const endpoint = await startWebhookEndpoint();
    const own = await startSandboxForTest({ webhookUrl: () => endpoint.url });
    const made = { amount: 500, currency: 'usd', payment_method: 'pm_card_visa', confirm: true };
    const intent = await own.stripe.paymentIntents.create(made);
    await endpoint.until('payment_intent.succeeded');
    const sent = endpoint.received.find(({ body }) => body.includes('payment_intent.succeeded'));
    const { body, signature } = sent ?? { body: '', signature: '' };
    const event = own.stripe.webhooks.constructEvent(body, signature, own.webhookSecret);
    expect(event.data.object).toMatchObject({ id: intent.id, status: 'succeeded' });
    const check = (text: string, receivedAt?: number) => () =>
      own.stripe.webhooks.constructEvent(
        text,
        signature,
        own.webhookSecret,
        300,
        undefined,
        receivedAt,
      );
    expect(check(body.replace('500', '501'))).toThrow();
    expect(check(body, Date.now() + 600_000)).toThrow();
    await own.stop();
    await own.remove();
    await endpoint.stop();
  });

  test('an event is repeated until it is accepted, also over a restart', async () => {
    const endpoint = await startWebhookEndpoint();
    endpoint.status = 500;
    const url = () => endpoint.url;
    const first = await startSandboxForTest({ webhookUrl: url, webhookRetryMs: 1 });
    await first.stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
    await endpoint.until('payment_intent.created', 'payment_intent.created');
    await first.stop();
    endpoint.received.length = 0;
    endpoint.status = 200;
    const second = await startSandboxForTest({
      dataDir: first.dataDir,
      webhookUrl: url,
      now: () => Date.now() + hourMs,
    });
    await endpoint.until('payment_intent.created');
    await second.stop();
    await second.remove();
    await endpoint.stop();
  });

  test('a slow bank ends a refund later, well or badly', async () => {
    const endpoint = await startWebhookEndpoint();
    let ahead = 0;
    const own = await startSandboxForTest({
      webhookUrl: () => endpoint.url,
      now: () => Date.now() + ahead,
    });
    const pay = async (token: string) => {
      const made = { amount: 500, currency: 'usd', payment_method: token, confirm: true };
      const intent = await own.stripe.paymentIntents.create(made);
      return own.stripe.refunds.create({ payment_intent: intent.id });
    };
    const slow = await pay('pm_card_pendingRefund');
    const failing = await pay('pm_card_refundFail');
    expect([slow.status, failing.status]).toEqual(['pending', 'succeeded']);
    ahead = 10_000;
    const ended = [
      await own.stripe.refunds.retrieve(slow.id),
      await own.stripe.refunds.retrieve(failing.id),
    ];
    expect(ended.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
    await endpoint.until('refund.updated', 'refund.updated', 'refund.failed');
    await own.stop();
    await own.remove();
    await endpoint.stop();
  });
});
