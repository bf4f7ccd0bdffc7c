import { problemsOf } from '@fitness-zone/testkit/config-problems.ts';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

test('without keys the sandbox is used', () => {
  expect(readConfig({ STRIPE_SECRET_KEY: ' ' }).cards).toEqual({ kind: 'sandbox', port: 4001 });
});

test('with all three keys Stripe is used', () => {
  const hosted = { kind: 'hosted', apiUrl: null, connectWebhookSecrets: [] };
  expect(readConfig(keys).cards).toMatchObject(hosted);
  const both = readConfig({ ...keys, STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2, whsec_3' }).cards;
  expect(both).toMatchObject({
    webhookSecret: 'whsec_1',
    connectWebhookSecrets: ['whsec_2', 'whsec_3'],
  });
});

test('each missing key, a wrong port and a wrong address are named', () => {
  const problems = problemsOf({
    STRIPE_SECRET_KEY: 'sk_test_1',
    CARD_SANDBOX_PORT: '70000',
    STRIPE_API_URL: 'file:///etc/passwd',
  });
  expect(problems.map((line) => line.split(':')[0])).toEqual([
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_API_URL',
    'CARD_SANDBOX_PORT',
  ]);
});
