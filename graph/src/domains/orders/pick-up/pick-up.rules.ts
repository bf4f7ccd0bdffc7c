import { pickUpReminderMs } from '@fitness-zone/contract/dealing/pick-up.ts';
import type { OrderActor, OrderState } from '@fitness-zone/contract/enums.ts';
import type { OrderRecord, PickUpRecord } from '../order.model.ts';
import { eraseAt, isErased } from '../state/erasing.rules.ts';
import type { OrderNow } from '../state/order-now.rules.ts';

/** The states in which buyer and seller still arrange to meet. */
const isArranging = (state: OrderState) => state === 'paid-in-part' || state === 'paid';

/** The proposal that waits for an answer; null without one and after the hand-over. */
export const openProposal = (
  { pickUp }: Pick<OrderRecord, 'pickUp'>,
  { state }: Pick<OrderNow, 'state'>,
) => (isArranging(state) && pickUp?.proposal) || null;

export const canProposePickUp = ({ state }: Pick<OrderNow, 'state'>): boolean => isArranging(state);

/** At least one of the proposed times is still to come. */
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

/** Null if both were reminded, or agreed only shortly before. */
function reminderAt(pickUp: PickUpRecord | null | undefined, { state }: OrderNow): number | null {
  const agreed = pickUp?.agreed;
  if (!agreed || pickUp.remindedAt || !isArranging(state)) return null;
  const time = agreed.at.getTime() - pickUpReminderMs;
  return agreed.agreedAt.getTime() <= time ? time : null;
}

/**
 * Applies the clock to an order's pick-up.
 * @param at epoch milliseconds
 * @returns the pick-up to write, and whether both sides are reminded now; null if nothing changes
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
  // After a long outage it may be over.
  const isReminded = (pickUp.agreed?.at.getTime() ?? 0) > at;
  return { pickUp: { ...pickUp, remindedAt: new Date(at) }, isReminded };
}

/**
 * Null if time doesn't change it.
 * @param at epoch milliseconds
 */
export function nextPickUpCheck(order: OrderRecord, now: OrderNow, at: number): Date | null {
  const { pickUp } = order;
  const lastProposed = openProposal(order, now)?.times.at(-1)?.getTime() ?? 0;
  const meetAt = isArranging(now.state) ? (pickUp?.agreed?.at.getTime() ?? 0) : 0;
  const times = [
    reminderAt(pickUp, now),
    pickUp && hasPlace(pickUp) ? eraseAt(order, now) : null,
    // From then on nobody can accept it.
    lastProposed > at ? lastProposed : null,
    // From then on the buyer is asked whether they have it.
    meetAt > at ? meetAt : null,
  ].filter((time) => time !== null);
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

const hasPlace = ({ proposal, agreed }: PickUpRecord): boolean =>
  Boolean(proposal?.place || agreed?.place);

/** A pick-up without addresses. */
function withoutPlaces({ proposal, agreed, ...pickUp }: PickUpRecord): PickUpRecord {
  return {
    ...pickUp,
    ...(proposal && { proposal: { ...proposal, place: null } }),
    ...(agreed && { agreed: { ...agreed, place: null } }),
  };
}
