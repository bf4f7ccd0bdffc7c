import { Types } from 'mongoose';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import type { PaymentRecord } from '../payment.model.ts';
import { shopName } from '../provider-terms.rules.ts';
import { paymentStep } from './payment-step.rules.ts';

const payment = {
  status: 'pending',
  amount: 120_00,
  currency: 'usd',
  buyerId: new Types.ObjectId(),
  productId: new Types.ObjectId(),
} as PaymentRecord;
const intent = {
  status: 'succeeded',
  amount_received: 120_00,
  currency: 'usd',
  metadata: {
    shop: shopName,
    buyerId: payment.buyerId.toHexString(),
    productId: payment.productId.toHexString(),
  } as Stripe.Metadata,
} as Stripe.PaymentIntent;

const stepOf = (change: Partial<PaymentRecord>, found: Partial<Stripe.PaymentIntent> | null) =>
  paymentStep({ payment: { ...payment, ...change }, intent: found && { ...intent, ...found } });

test.each([
  ['the money was taken', {}, {}, 'sell'],
  ['it is the second instalment', { part: 'balance' }, { part: 'balance' }, 'pay-balance'],
  ['the intent is still open', {}, { status: 'processing' }, 'none'],
  ['the intent was cancelled', {}, { status: 'canceled' }, 'fail'],
  ['a cent is missing', {}, { amount_received: 119_99 }, 'refund'],
  ['another currency was charged', {}, { currency: 'eur' }, 'refund'],
  ['it is another part', { part: 'first-half' }, {}, 'refund'],
] as const)('of a pending payment, when %s: %s', (_what, change, { ...found }, step) => {
  const { part, ...others } = found as { part?: string };
  const metadata = { ...intent.metadata, ...(part && { part }) };
  expect(stepOf(change, { ...others, metadata })).toBe(step);
});

test('a payment at rest needs nothing, and a refund that was begun continues', () => {
  for (const status of ['paid', 'failed', 'refunded', 'refund-failed'] as const) {
    expect(stepOf({ status }, null)).toBe('none');
  }
  expect(stepOf({ status: 'refunding' }, null)).toBe('return-money');
});
