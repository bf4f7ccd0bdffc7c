import { dayMs } from '@fitness-zone/contract/time/days.ts';
import type { OfferStatus } from '../../contract/enums.ts';
import { thirdWorkingDayEnd } from './calendar.ts';
import type { DoneAct, ShownOffer } from './shown-offer.ts';

// The rules of offers, written independently of the code that implements them.

const lifeMs = 90 * dayMs;

/**
 * In epoch milliseconds. Counter-offers don't move it.
 * @param firstAt when the buyer made the first offer
 */
export const lapseOf = (firstAt: number): number => firstAt + lifeMs;

/** Counter-offers by both sides, per offer. */
const mostCounters = 6;

/** The states that may follow each state; a reader may miss steps in between. */
const following: Record<OfferStatus, readonly OfferStatus[]> = {
  open: ['open', 'withdrawn', 'declined', 'closed', 'lapsed', 'accepted', 'paid', 'unpaid'],
  accepted: ['accepted', 'paid', 'unpaid', 'closed', 'withdrawn'],
  withdrawn: ['withdrawn'],
  declined: ['declined'],
  closed: ['closed'],
  lapsed: ['lapsed'],
  paid: ['paid'],
  unpaid: ['unpaid'],
};

/** Why an offer can't have changed from `before` to `now`; null if it can. */
export function changeFault(before: ShownOffer, now: ShownOffer): string | null {
  if (!following[before.status].includes(now.status)) return `${before.status}, then ${now.status}`;
  if (before.status === 'open') {
    return now.changedAt < before.changedAt ? 'was changed before it was changed' : null;
  }
  const details = ['amount', 'changedAt', 'answeredAt', 'heldUntil'] as const;
  // While the card provider doesn't say whether the payment succeeded, the hold's end moves with the clock.
  const mayMove = before.status === 'accepted' ? ['heldUntil'] : [];
  const other = details.find((name) => now[name] !== before[name] && !mayMove.includes(name));
  return other ? `${other} of an offer that is ${before.status} has changed` : null;
}

/** History around an offer. */
export type OfferContext = {
  now: number;
  buyer: number;
  done: readonly DoneAct[];
  /** When the product was neither for sale nor just paused by its seller. */
  awayAt: readonly number[];
  /** The product's current state, and the offer it is held for. */
  stock: string;
  heldFor: string | null;
};

/** A hold, a sale or a removal closes a product's offers; a pause doesn't. */
const closing = ['acceptOffer', 'acceptCounterOffer', 'pay', 'markSoldElsewhere', 'remove'];

/** Why an offer can't be in the state that was read; null if the rules allow it. */
export function stateFault(offer: ShownOffer, around: OfferContext): string | null {
  const { status, changedAt, answeredAt, heldUntil, amount, proposedBy, proposals } = offer;
  const { now, buyer, done, awayAt } = around;
  const lapsesAt = lapseOf(proposals[0]?.at ?? 0);
  const wasDone = (name: string, at: number | null, more: (one: DoneAct) => boolean) =>
    done.some(
      (one) => one.act.do === name && at !== null && one.from <= at && at <= one.to && more(one),
    );
  const wasEverDone = (name: string, isOne: (one: DoneAct) => boolean = () => true) =>
    done.some((one) => one.act.do === name && isOne(one));
  const byBuyer = ({ act }: DoneAct) => 'buyer' in act && act.buyer === buyer;
  const proposing = proposedBy === 'buyer' ? 'makeOffer' : 'counterOffer';
  const isOffered = wasDone(proposing, changedAt, (one) => {
    const { act } = one;
    return act.do === proposing && byBuyer(one) && act.amount === amount;
  });
  if (!isOffered) return 'nobody has offered that then';
  const whyNotProposed = whyNotAmong(offer);
  if (whyNotProposed) return whyNotProposed;
  const wasAway = (from: number, to: number) => awayAt.some((at) => from < at && at < to);
  const isAnswered = answeredAt !== null && changedAt <= answeredAt && answeredAt < lapsesAt;
  // The next act or sweep completes an acceptance that a crash interrupted.
  const accepting = proposedBy === 'buyer' ? 'acceptOffer' : 'acceptCounterOffer';
  const isAccepted =
    isAnswered &&
    heldUntil !== null &&
    wasEverDone(accepting, (one) => byBuyer(one) && one.from <= answeredAt) &&
    done.some(({ from, to }) => from <= answeredAt && answeredAt <= to);
  switch (status) {
    case 'open':
      if (now >= lapsesAt) return 'has lapsed';
      if (!['available', 'paused'].includes(around.stock)) return `its product is ${around.stock}`;
      if (around.heldFor !== null) return 'its product is held for another';
      if (wasAway(changedAt, now)) return 'its product was taken from sale';
      return answeredAt === null && heldUntil === null ? null : 'has an answer';
    case 'lapsed':
      if (answeredAt !== lapsesAt) return 'has not lapsed after exactly 90 days';
      if (now < lapsesAt) return 'has lapsed too early';
      return wasAway(changedAt, lapsesAt) ? 'its product was taken from sale before' : null;
    case 'declined':
      return isAnswered && wasDone('declineOffer', answeredAt, byBuyer) ? null : 'nobody declined';
    case 'closed':
      if (heldUntil !== null) return wasEverDone('remove') ? null : 'was accepted';
      if (!isAnswered) return 'was not open when it was closed';
      if (!closing.some((name) => wasEverDone(name, ({ from }) => from <= answeredAt))) {
        return 'nothing has closed it';
      }
      return wasAway(changedAt, answeredAt) ? 'was closed earlier' : null;
    case 'withdrawn':
      if (wasEverDone('deleteAccount', byBuyer)) return null;
      if (!isAnswered) return 'was not open when it was withdrawn';
      return wasDone('withdrawOffer', answeredAt, byBuyer) ? null : 'nobody has withdrawn it';
    case 'accepted':
    case 'paid':
    case 'unpaid':
      if (!isAccepted) return 'nobody accepted it then';
      if (!isHeldUntil(heldUntil, { status, answeredAt, now })) return 'is held until another day';
      if (status === 'unpaid' && now < heldUntil) return 'can be paid still';
      if (status === 'accepted' && around.heldFor !== offer.id) return 'holds nothing';
      return null;
  }
}

/** Why an offer's amounts are invalid; null if they're valid. */
function whyNotAmong({ amount, proposedBy, changedAt, proposals }: ShownOffer): string | null {
  const last = proposals.at(-1);
  const isLast = last?.by === proposedBy && last.amount === amount && last.at === changedAt;
  if (!isLast) return 'its last amount is another';
  const alternates = proposals.every(({ by }, index) => (by === 'buyer') === (index % 2 === 0));
  if (!alternates) return 'a side has answered itself';
  if (proposals.length > 1 + mostCounters) return 'has too many counter-offers';
  const areApart = proposals.every((one, index) => {
    const answered = proposals[index - 1];
    if (!answered) return true;
    return one.by === 'seller' ? one.amount > answered.amount : one.amount < answered.amount;
  });
  return areApart ? null : 'a counter-offer gives no less than was asked';
}

/** If the payment of an accepted offer isn't decided when its hold ends, it counts as held until now. */
function isHeldUntil(
  heldUntil: number,
  { status, answeredAt, now }: { status: OfferStatus; answeredAt: number; now: number },
): boolean {
  const end = thirdWorkingDayEnd(answeredAt);
  return heldUntil === end || (status === 'accepted' && heldUntil > end && heldUntil === now);
}
