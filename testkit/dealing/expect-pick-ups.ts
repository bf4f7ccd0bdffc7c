import { expect } from 'vitest';
import type { UserRecord } from '../../graph/src/domains/accounts/user.model.ts';
import type { OrderRecord } from '../../graph/src/domains/orders/order.model.ts';
import {
  shownPickUp,
  shownTimes,
} from '../../graph/src/domains/orders/pick-up/shown-pick-up.queries.ts';
import { plansShownTo } from '../../graph/src/domains/orders/pick-up/windows/pick-up-plan.queries.ts';
import { situationOf } from '../../graph/src/domains/orders/state/order-facts.queries.ts';
import type { PaymentRecord } from '../../graph/src/domains/payments/payment.model.ts';
import { erasedFrom, isArranging } from './order-rules.ts';
import { appliedPlan } from './pick-up-facts.ts';
import { timesIn } from './pick-up-windows.ts';
import type { Swept } from './read-swept.ts';

type Sale = { order: OrderRecord; first: PaymentRecord };

/** Agreed times come from the seller's windows, and only both sides see places, until they are erased. */
export async function expectPickUps(swept: Swept): Promise<void> {
  const { services, plans, state, orders, payments } = swept;
  for (const { place, windows, removed, dueAt } of plans) {
    expect(removed ?? false).toBe(false);
    // A refused removal schedules another check of the listing within a minute.
    if (dueAt) expect(dueAt.getTime()).toBeGreaterThan(services.time.at);
    expect(state.plans).toContainEqual({ place, windows: windows.map(withoutNulls) });
  }
  const subjects = plans.map(({ productId }) => String(productId));
  expect(new Set(subjects).size).toBe(subjects.length);
  for (const order of orders) {
    const first = payments.find(({ _id }) => _id.equals(order.firstPaymentId));
    if (!first) throw new Error(`order ${order._id} has no payment`);
    expectAgreed(swept, { order, first });
    await expectShown(swept, { order, first });
  }
}

const withoutNulls = ({ weekday, date, from, to }: Swept['plans'][number]['windows'][number]) => ({
  ...(weekday && { weekday }),
  ...(date && { date }),
  from,
  to,
});

const isErased = ({ services: { time } }: Swept, { order, first }: Sale): boolean =>
  (erasedFrom(order, first) ?? Number.POSITIVE_INFINITY) <= time.at;

/** The buyer chose a time that a plan had at that moment; its place is stored only while it is needed. */
function expectAgreed(swept: Swept, { order, first }: Sale): void {
  const { state, present, plans } = swept;
  const { agreed, proposal } = order.pickUp ?? {};
  expect(proposal ?? null).toBeNull();
  const isGone = isErased(swept, { order, first });
  if (isGone)
    expect(plans.filter(({ productId }) => productId && first.status === 'paid')).toEqual([]);
  if (!agreed) return;
  const [at, agreedAt] = [agreed.at.getTime(), agreed.agreedAt.getTime()];
  const hasChosen = state.done.some(
    ({ act, from, to }) =>
      act.do === 'choosePickUpTime' &&
      from <= agreedAt &&
      agreedAt <= to &&
      state.buyers[act.buyer]?._id.equals(order.buyerId),
  );
  expect(hasChosen, 'its buyer has chosen a time then').toBe(true);
  const isOffered = state.plans.some(
    ({ place, windows }) =>
      (!agreed.place || agreed.place === place) && timesIn(windows, agreedAt).includes(at),
  );
  expect(isOffered, `${agreed.at.toISOString()} is one of the seller’s times`).toBe(true);
  if (isGone) expect(agreed.place ?? null).toBeNull();
  const erases = state.done.some(({ act }) => ['deletePickUpPlan', 'remove'].includes(act.do));
  const mustKeep = isArranging(order, first) || (!isGone && !erases);
  if (mustKeep && present.has(order.buyerId.toHexString())) expect(agreed.place).toBeTruthy();
}

/** Only buyer and seller see the place, and both see the remaining times. */
async function expectShown(swept: Swept, { order, first }: Sale): Promise<void> {
  const { services, state, process, plans, present } = swept;
  const plan = appliedPlan(plans);
  const times = isArranging(order, first) && plan ? timesIn(plan.windows, services.time.at) : [];
  const offered = times.length > 0 ? { place: plan?.place, times } : null;
  const buyers = state.buyers.filter(({ _id }) => present.has(_id.toHexString()));
  const everybody: (UserRecord | null)[] = [null, state.admin, state.seller, ...buyers];
  for (const viewer of everybody) {
    const context = process.as(viewer);
    const situation = await situationOf(context, order);
    const isSide = viewer?._id.equals(order.buyerId) || viewer?._id.equals(order.sellerId) || false;
    const seen = shownTimes(context, situation);
    expect(seen && { place: seen.place, times: seen.times.map((one) => one.getTime()) }).toEqual(
      isSide ? offered : null,
    );
    const { agreed } = shownPickUp(context, situation) ?? {};
    const mayRead = isSide && !isErased(swept, { order, first });
    expect(agreed?.place ?? null).toBe((mayRead && order.pickUp?.agreed?.place) || null);
    const isSeller = viewer?._id.equals(order.sellerId) ?? false;
    expect((await plansShownTo(context, order.sellerId)) !== null).toBe(isSeller);
  }
}
