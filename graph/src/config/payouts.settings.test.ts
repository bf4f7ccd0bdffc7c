import { problemsOf } from '@fitness-zone/testkit/config-problems.ts';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const connect = { STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2' };

test('payouts are on with the sandbox, and with Stripe once it can tell of connected accounts', () => {
  const isOn = (env: NodeJS.ProcessEnv) => readConfig(env).payouts.isOn;
  expect([isOn({}), isOn(stripe), isOn({ ...stripe, ...connect })]).toEqual([true, false, true]);
  expect([isOn({ PAYOUTS: 'off' }), isOn({ ...stripe, ...connect, PAYOUTS: 'off' })]).toEqual([
    false,
    false,
  ]);
});

test('a shop that takes money in production says knowingly that it pays nobody out', () => {
  const named = (env: NodeJS.ProcessEnv) =>
    problemsOf({ ...stripe, ...env }).filter((line) => line.startsWith('STRIPE_CONNECT'));
  const [problem = ''] = named({ NODE_ENV: 'production' });
  expect(problem).toContain('PAYOUTS=off');
  expect(named({ PAYOUTS: 'on' })).toHaveLength(1);
  expect(named({ NODE_ENV: 'production', PAYOUTS: 'off' })).toEqual([]);
  expect(named({ NODE_ENV: 'production', ...connect })).toEqual([]);
});

test('fees are in percent and in major units of the currency', () => {
  const fee = (env: NodeJS.ProcessEnv) => readConfig(env).payouts.fee;
  expect(fee({})).toEqual({ percent: 0, fixed: 0 });
  expect(fee({ FEE_PERCENT: '7.25', FEE_FIXED: '0.3' })).toEqual({ percent: 7.25, fixed: 30 });
  expect(fee({ CURRENCY: 'jpy', FEE_FIXED: '30' })).toEqual({ percent: 0, fixed: 30 });
  expect(fee({ CURRENCY: 'kwd', FEE_FIXED: '0.25' })).toEqual({ percent: 0, fixed: 250 });
});

test('fees and delays that make no sense are named', () => {
  const named = (env: Record<string, string>) => problemsOf(env).map((line) => line.split(':')[0]);
  expect(named({ FEE_PERCENT: '101', PAYOUT_DELAY_DAYS: '-1', PAYOUT_COUNTRY: 'USA' })).toEqual([
    'PAYOUT_DELAY_DAYS',
    'PAYOUT_COUNTRY',
    'FEE_PERCENT',
  ]);
  expect(named({ FEE_FIXED: '0.305' })).toEqual(['FEE_FIXED']);
  expect(named({ CURRENCY: 'jpy', FEE_FIXED: '0.5' })).toEqual(['FEE_FIXED']);
});
