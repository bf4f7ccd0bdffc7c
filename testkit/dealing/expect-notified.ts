import type { OfferSide } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';
import { expect } from 'vitest';
import type { NotificationRecord } from '../../graph/src/domains/notifications/notification.model.ts';
import { localAt } from './pick-up-windows.ts';
import type { Swept } from './read-swept.ts';

/** Everybody was notified once about the outcome of offers, payments and the balance. */
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
  expectSidesNotified(swept, found);
  const keys = found.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
}

/**
 * Buyer and seller hear about amounts and their pick-up from each other, nobody else does, and no message names the
 * place.
 */
function expectSidesNotified(swept: Swept, found: readonly NotificationRecord[]): void {
  const { state, orders, present } = swept;
  const { seller, admin, buyers, done } = state;
  const to = (userId: Types.ObjectId, kind: string) =>
    found.filter((one) => one.userId.equals(userId) && one.kind === kind);
  for (const [index, { _id }] of buyers.entries()) {
    if (!present.has(_id.toHexString())) continue;
    const own = orders.filter(({ buyerId }) => buyerId.equals(_id));
    expect(to(_id, 'offer-made').length + to(_id, 'pick-up-agreed').length).toBe(0);
    const countered = done.filter(({ act }) => act.do === 'counterOffer' && act.buyer === index);
    expect(to(_id, 'offer-countered').length).toBeLessThanOrEqual(countered.length);
    expect(to(_id, 'pick-up-proposed').length).toBeLessThanOrEqual(own.length);
    expectReminded(to(_id, 'pick-up-reminder'), own);
    expectArrived(swept, own, { by: 'seller', told: to(_id, 'pick-up-arrived') });
    if (own.length === 0) expect(found.filter(isPickUps(_id))).toEqual([]);
  }
  const made = done.filter(({ act }) => act.do === 'makeOffer');
  expect(to(seller._id, 'offer-made').length).toBeLessThanOrEqual(made.length);
  const chosen = done.filter(({ act }) => act.do === 'choosePickUpTime');
  const agreed = orders.filter(({ pickUp }) => pickUp?.agreed);
  expect(to(seller._id, 'pick-up-agreed').length).toBeGreaterThanOrEqual(agreed.length);
  expect(to(seller._id, 'pick-up-agreed').length).toBeLessThanOrEqual(chosen.length);
  expectReminded(to(seller._id, 'pick-up-reminder'), orders);
  expectArrived(swept, orders, { by: 'buyer', told: to(seller._id, 'pick-up-arrived') });
  for (const kind of ['offer-countered', 'pick-up-proposed'])
    expect(to(seller._id, kind)).toEqual([]);
  expect(found.filter(isPickUps(admin._id))).toEqual([]);
  expect(found.filter(({ message }) => /Depot|Mill Lane/.test(message))).toEqual([]);
}

const isPickUps = (userId: Types.ObjectId) => (one: NotificationRecord) =>
  one.userId.equals(userId) && one.kind.startsWith('pick-up');

/** At most one reminder per appointment. */
function expectReminded(told: readonly NotificationRecord[], orders: Swept['orders']): void {
  const appointments = orders.reduce((sum, { pickUp }) => sum + (pickUp?.sequence ?? 0), 0);
  expect(told.length).toBeLessThanOrEqual(appointments);
}

/** Each arrival notification follows an announcement by that side, at most once a day per order. */
function expectArrived(
  { state: { done } }: Swept,
  orders: Swept['orders'],
  { by, told }: { by: OfferSide; told: readonly NotificationRecord[] },
): void {
  for (const { createdAt } of told) {
    const at = createdAt.getTime();
    const hasSaid = done.some(
      ({ act, from, to }) =>
        act.do === 'announceArrival' && act.by === by && from <= at && at <= to,
    );
    expect(hasSaid, `the ${by} has arrived then`).toBe(true);
  }
  const days = told.map(
    ({ createdAt, paymentId }) => `${paymentId} ${localAt(createdAt.getTime()).date}`,
  );
  expect(new Set(days).size).toBe(days.length);
  const arrived = orders.filter(({ pickUp }) => pickUp?.arrivals?.[by]);
  expect(told.length).toBeGreaterThanOrEqual(arrived.length);
}

/** Counts the offers that a side has accepted: those accepted now, and those accepted at any time. */
function acceptedBy(side: OfferSide, offers: Swept['offers']) {
  const those = offers.filter(({ proposedBy }) => proposedBy !== side);
  const ever = those.filter(({ status }) => ['accepted', 'paid', 'unpaid'].includes(status));
  return {
    now: those.filter(({ status }) => status === 'accepted').length,
    ever: ever.length,
  };
}

/** The payments that bought the product, cancelled sales included. */
const salesOf = ({ payments }: Swept) =>
  payments.filter(
    ({ part, status, refundReason }) =>
      part !== 'balance' && (status === 'paid' || refundReason === 'cancelled'),
  );
