import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { type HoldFacts, holdStep } from './offer-step.rules.ts';

const until = new Date('2026-12-02T00:00:00Z');
const hold = { offerId: new Types.ObjectId(), buyerId: new Types.ObjectId(), amount: 1, until };
const stepAt = (at: number, facts: Partial<HoldFacts> = {}) =>
  holdStep({ hold, offer: { status: 'accepted' }, isBeingPaid: false, at, ...facts });

test('a hold ends to the millisecond, unless its buyer is paying', () => {
  expect(stepAt(+until - 1)).toBe('keep');
  expect(stepAt(+until)).toBe('end-unpaid');
  expect(stepAt(+until, { isBeingPaid: true })).toBe('keep');
});

test('a hold whose offer has ended or is gone ends at once', () => {
  expect(stepAt(0, { offer: { status: 'withdrawn' }, isBeingPaid: true })).toBe('end');
  expect(stepAt(0, { offer: null })).toBe('end');
  // A second process may read the offer before the acceptance is written.
  expect(stepAt(0, { offer: { status: 'open' } })).toBe('keep');
});
