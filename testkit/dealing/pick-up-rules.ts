import type { OfferSide } from '../../contract/enums.ts';
import type { DealingAct } from './dealing-schedule.ts';
import { isArranging, isSameDay, meetingOf } from './order-rules.ts';
import { appliedPlan, chosenTime, type PickUpFacts, planFor } from './pick-up-facts.ts';
import { timesIn, windowsAt } from './pick-up-windows.ts';

// The rules of pick-ups as the schema states them, written independently of the code that implements them.

type PickUpAct = Extract<
  DealingAct,
  { do: 'choosePickUpTime' | 'announceArrival' | 'savePickUpPlan' | 'deletePickUpPlan' }
>;

/**
 * The facts that decide whether a pick-up act is allowed. `buyerId` is the act's buyer, null once that account is
 * deleted.
 */
type PickUpSituation = PickUpFacts & { now: number; stock: string; buyerId: string | null };

/** Null while a payment is being refunded, which ends the order. */
export function isPickUpActAllowed(act: PickUpAct, situation: PickUpSituation): boolean | null {
  const { plans, sale, stock, now } = situation;
  if (sale && sale.first.status !== 'paid' && sale.first.status !== 'refunded') return null;
  switch (act.do) {
    case 'savePickUpPlan':
      return act.windows !== 'tooLate' && !(act.isOfProduct && stock === 'removed');
    case 'deletePickUpPlan':
      return planFor(plans, act.isOfProduct) !== null;
    case 'choosePickUpTime':
      return mayChoose(chosenTime(act, plans, now), situation);
    case 'announceArrival':
      return mayAnnounce(act.by, situation);
  }
}

const isBuyers = ({ sale, buyerId }: PickUpSituation): boolean =>
  buyerId !== null && sale?.order.buyerId.toHexString() === buyerId;

/** The buyer may choose an offered time until the hand-over; choosing the agreed time again changes nothing. */
function mayChoose(time: number, situation: PickUpSituation): boolean {
  const { sale, plans, now } = situation;
  if (!sale || !isBuyers(situation)) return false;
  if (sale.order.pickUp?.agreed?.at.getTime() === time) return true;
  const isOffered = timesIn(appliedPlan(plans)?.windows ?? [], now).includes(time);
  return isOffered && isArranging(sale.order, sale.first);
}

/** Near the agreed time, each side may announce its arrival once a day. */
function mayAnnounce(by: OfferSide, situation: PickUpSituation): boolean {
  const { sale, now } = situation;
  const agreed = sale?.order.pickUp?.agreed;
  if (!sale || !agreed) return false;
  if (by === 'buyer' && !isBuyers(situation)) return false;
  const last = sale.order.pickUp?.arrivals?.[by];
  if (last && isSameDay(last.getTime(), now)) return true;
  const { from, to } = meetingOf(agreed.at);
  return from <= now && now <= to && isArranging(sale.order, sale.first);
}

/** The contradiction between the records and an act that ran alone; null if there is none. */
export function contradictionAfter(
  act: PickUpAct,
  before: PickUpSituation,
  { plans, sale }: PickUpFacts,
): string | null {
  const { now } = before;
  switch (act.do) {
    case 'savePickUpPlan': {
      const plan = planFor(plans, act.isOfProduct);
      const isSo =
        plan?.place === act.place &&
        JSON.stringify(timesIn(plan.windows, now)) ===
          JSON.stringify(timesIn(windowsAt(act.windows, now), now));
      return isSo ? null : 'another plan was saved';
    }
    case 'deletePickUpPlan':
      return planFor(plans, act.isOfProduct) ? 'the plan is still there' : null;
    case 'choosePickUpTime': {
      const time = chosenTime(act, before.plans, now);
      return sale?.order.pickUp?.agreed?.at.getTime() === time ? null : 'another time is agreed';
    }
    case 'announceArrival': {
      const at = sale?.order.pickUp?.arrivals?.[act.by]?.getTime();
      return at !== undefined && isSameDay(at, now) ? null : 'nobody has arrived today';
    }
  }
}

export const isPickUpAct = (act: DealingAct): act is PickUpAct =>
  ['choosePickUpTime', 'announceArrival', 'savePickUpPlan', 'deletePickUpPlan'].includes(act.do);
