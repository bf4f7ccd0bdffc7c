import { arrival, pickUpReminderMs } from '@fitness-zone/contract/dealing/pick-up.ts';
import type { OrderActor, OrderState } from '@fitness-zone/contract/enums.ts';
import { dayAt } from '../../../shared/time/time-zone.ts';
import type { OrderRecord, PickUpRecord, PickUpSide } from '../order.model.ts';
import { eraseAt, isErased } from '../state/erasing.rules.ts';
import type { OrderNow } from '../state/order-now.rules.ts';
import { offersTimes, offersUntil } from './windows/offered-times.rules.ts';
import type { PickUpPlanRecord } from './windows/pick-up-plan.model.ts';

type Arranged = {
  order: Pick<OrderRecord, 'pickUp' | 'cancellation'>;
  plan: PickUpPlanRecord | null;
  now: OrderNow;
  at: number;
};

/** The states in which buyer and seller can still arrange a pick-up. */
const isArranging = (state: OrderState) => state === 'paid-in-part' || state === 'paid';

/** The proposal that waits for an answer; null without one and after the hand-over. */
export const openProposal = (
  { pickUp }: Pick<OrderRecord, 'pickUp'>,
  { state }: Pick<OrderNow, 'state'>,
) => (isArranging(state) && pickUp?.proposal) || null;

export const canProposePickUp = ({ state }: Pick<OrderNow, 'state'>): boolean => isArranging(state);

/** The seller's windows have times, and the seller waits for no answer to others. */
export const canChooseTime = ({ order, plan, now, at }: Arranged): boolean =>
  isArranging(now.state) && !canAcceptPickUp(order, now, 'buyer', at) && offersTimes(plan, at);

/** Whether the pick-up is about now and the side hasn't said today that it has arrived. */
export function canAnnounceArrival(
  { order: { pickUp }, now, at }: Pick<Arranged, 'order' | 'now' | 'at'>,
  side: PickUpSide,
): boolean {
  const agreed = pickUp?.agreed;
  if (!agreed || !isArranging(now.state)) return false;
  const isNear =
    at >= agreed.at.getTime() - arrival.beforeMs && at <= agreed.at.getTime() + arrival.afterMs;
  return isNear && !hasArrivedToday(pickUp, side, at);
}

/** Today means the day at the place. */
export function hasArrivedToday(
  { agreed, arrivals }: PickUpRecord,
  side: PickUpSide,
  at: number,
): boolean {
  const last = arrivals?.[side];
  if (!last || !agreed) return false;
  const { timeZone } = agreed;
  return dayAt(last.getTime(), timeZone).date === dayAt(at, timeZone).date;
}

/** Whether at least one of the proposed times is still ahead. */
export function canAcceptPickUp(
  order: Pick<OrderRecord, 'pickUp'>,
  now: Pick<OrderNow, 'state'>,
  side: OrderActor,
  at: number,
): boolean {
  const proposal = openProposal(order, now);
  if (!proposal || proposal.by === side) return false;
  return proposal.times.some((time) => time.getTime() > at);
}

/** Null if both sides were reminded, or agreed only shortly before. */
function reminderAt(pickUp: PickUpRecord | null | undefined, { state }: OrderNow): number | null {
  const agreed = pickUp?.agreed;
  if (!agreed || pickUp.remindedAt || !isArranging(state)) return null;
  const time = agreed.at.getTime() - pickUpReminderMs;
  return agreed.agreedAt.getTime() <= time ? time : null;
}

/**
 * Applies the clock to an order's pick-up.
 * @param at epoch milliseconds
 * @returns the pick-up to write, and whether to remind both sides now; null without a change
 */
export function pickUpChanges(
  order: OrderRecord,
  now: OrderNow,
  at: number,
): { pickUp: PickUpRecord; isReminded: boolean } | null {
  const { pickUp } = order;
  if (!pickUp) return null;
  if (hasPlace(pickUp) && isErased(order, now, at)) {
    return { pickUp: withoutPlaces(pickUp), isReminded: false };
  }
  const time = reminderAt(pickUp, now);
  if (time === null || time > at) return null;
  // After a long outage, the pick-up may be over.
  const isReminded = (pickUp.agreed?.at.getTime() ?? 0) > at;
  return { pickUp: { ...pickUp, remindedAt: new Date(at) }, isReminded };
}

/**
 * Null if time doesn't change it.
 * @param at epoch milliseconds
 */
export function nextPickUpCheck({ order, plan, now, at }: Arranged): Date | null {
  const { pickUp } = order;
  const lastProposed = openProposal(order, now)?.times.at(-1)?.getTime() ?? 0;
  const meetAt = isArranging(now.state) ? (pickUp?.agreed?.at.getTime() ?? 0) : 0;
  const lastOffered = isArranging(now.state) && plan ? (offersUntil(plan) ?? 0) : 0;
  const times = [
    reminderAt(pickUp, now),
    (pickUp && hasPlace(pickUp)) || isErasable(plan, now) ? eraseAt(order, now) : null,
    // Acceptance ends then.
    lastProposed > at ? lastProposed : null,
    // The question to the buyer, whether they have it, begins then.
    meetAt > at ? meetAt : null,
    // Either side can say that it has arrived between these two times.
    ...[meetAt - arrival.beforeMs, meetAt + arrival.afterMs].filter((time) => time > at),
    // The buyer's choice of times ends then.
    lastOffered > at ? lastOffered : null,
  ].filter((time) => time !== null);
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

/** The product is sold for good, so its own plan is no longer needed. */
export const isErasable = (
  plan: PickUpPlanRecord | null,
  { state }: Pick<OrderNow, 'state'>,
): boolean => plan?.productId != null && state === 'closed';

const hasPlace = ({ proposal, agreed }: PickUpRecord): boolean =>
  Boolean(proposal?.place || agreed?.place);

function withoutPlaces({ proposal, agreed, ...pickUp }: PickUpRecord): PickUpRecord {
  return {
    ...pickUp,
    ...(proposal && { proposal: { ...proposal, place: null } }),
    ...(agreed && { agreed: { ...agreed, place: null } }),
  };
}
