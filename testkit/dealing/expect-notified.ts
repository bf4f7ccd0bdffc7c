import type { OfferSide } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';
import { expect } from 'vitest';
import type { Swept } from './read-swept.ts';

/** Everybody was notified once of what has become of offers, payments and the balance. */
export async function expectNotified(swept: Swept): Promise<void> {
  const { services, state, offers, payments } = swept;
  const found = await services.models.Notification.find({}).lean();
  const told = (userId: Types.ObjectId | string, kind: string) =>
    found.filter((one) => one.userId.equals(userId) && one.kind === kind).length;
  for (const { _id } of state.buyers) {
    const id = _id.toHexString();
    if (!swept.present.has(id)) {
      expect(found.filter(({ userId }) => userId.equals(_id))).toEqual([]);
      continue;
    }
    const ownOffers = offers.filter(({ buyerId }) => buyerId === id);
    const own = (status: string) => ownOffers.filter((one) => one.status === status).length;
    const accepted = acceptedBy('seller', ownOffers);
    for (const status of ['declined', 'lapsed', 'unpaid'] as const) {
      expect(told(id, `offer-${status}`), status).toBe(own(status));
    }
    expect(told(id, 'offer-accepted')).toBeGreaterThanOrEqual(accepted.now);
    expect(told(id, 'offer-accepted')).toBeLessThanOrEqual(accepted.ever + own('closed'));
    expect(told(id, 'offer-closed')).toBeLessThanOrEqual(own('closed'));
    const ownPayments = payments.filter(({ buyerId }) => buyerId.equals(_id));
    const refunded = ownPayments.filter(({ status }) => status === 'refunded');
    expect(told(id, 'refunded')).toBe(refunded.length);
    const sales = salesOf(swept).filter(({ buyerId }) => buyerId.equals(_id));
    expect(told(id, 'paid')).toBe(sales.length);
    const cancelled = sales.filter(({ refundReason }) => refundReason === 'cancelled');
    expect(told(id, 'sale-cancelled')).toBe(cancelled.length);
    const balances = ownPayments.filter(({ balance }) => balance?.status === 'paid');
    expect(told(id, 'balance-paid')).toBe(balances.length);
    expect(told(id, 'balance-due')).toBeLessThanOrEqual(sales.length);
    expect(told(id, 'balance-reminder')).toBeLessThanOrEqual(sales.length);
    expect(told(id, 'balance-overdue')).toBeLessThanOrEqual(3 * sales.length);
  }
  const all = (status: string) => offers.filter((one) => one.status === status).length;
  const { seller, admin } = state;
  for (const status of ['lapsed', 'unpaid'] as const) {
    expect(told(seller._id, `offer-${status}`), status).toBe(all(status));
  }
  const countered = acceptedBy('buyer', offers);
  expect(told(seller._id, 'counter-offer-accepted')).toBeGreaterThanOrEqual(countered.now);
  expect(told(seller._id, 'counter-offer-accepted')).toBeLessThanOrEqual(
    countered.ever + all('closed'),
  );
  const sales = salesOf(swept);
  expect(told(seller._id, 'sold')).toBe(sales.length);
  const paid = sales.filter(({ balance }) => balance?.status === 'paid');
  expect(told(seller._id, 'balance-paid')).toBe(paid.length);
  expect(told(admin._id, 'balance-overdue')).toBeLessThanOrEqual(sales.length);
  const problems = sales.filter(({ disputedAt }) => disputedAt);
  expect(told(admin._id, 'problem-reported')).toBe(problems.length);
  const keys = found.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
}

/** How many offers a side has accepted that are so now, and that were at one time. */
function acceptedBy(side: OfferSide, offers: Swept['offers']) {
  const those = offers.filter(({ proposedBy }) => proposedBy !== side);
  const ever = those.filter(({ status }) => ['accepted', 'paid', 'unpaid'].includes(status));
  return {
    now: those.filter(({ status }) => status === 'accepted').length,
    ever: ever.length,
  };
}

/** The payments that have bought the product, at one time or another. */
const salesOf = ({ payments }: Swept) =>
  payments.filter(
    ({ part, status, refundReason }) =>
      part !== 'balance' && (status === 'paid' || refundReason === 'cancelled'),
  );
