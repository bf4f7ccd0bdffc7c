import { expect, test } from 'vitest';
import { readCardsSettings } from './cards.settings.ts';

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

test('without keys the sandbox is used', () => {
  expect(readCardsSettings({ STRIPE_SECRET_KEY: ' ' })).toEqual({
    settings: { kind: 'sandbox', port: 4001 },
    problems: [],
  });
});

test('with all three keys Stripe is used', () => {
  expect(readCardsSettings(keys).settings).toMatchObject({ kind: 'hosted', apiUrl: null });
});

test('each missing key, a wrong port and a wrong address are named', () => {
  const { settings, problems } = readCardsSettings({
    STRIPE_SECRET_KEY: 'sk_test_1',
    CARD_SANDBOX_PORT: '70000',
    STRIPE_API_URL: 'file:///etc/passwd',
  });
  expect(settings).toBeNull();
  expect(problems.map((line) => line.split(':')[0])).toEqual([
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'CARD_SANDBOX_PORT',
    'STRIPE_API_URL',
  ]);
});
