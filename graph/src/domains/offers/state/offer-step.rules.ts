import { isEndedOffer } from '@fitness-zone/contract/dealing/offers.ts';
import { payableUntil } from '../../product/price-for.rules.ts';
import type { HoldRecord } from '../../product/product.model.ts';
import type { OfferRecord } from '../offer.model.ts';

/**
 * Facts that decide whether a hold ends. `offer` is null once deleted; `isBeingPaid`: its buyer has an open payment.
 */
export type HoldFacts = {
  hold: HoldRecord;
  offer: Pick<OfferRecord, 'status'> | null;
  isBeingPaid: boolean;
  at: number;
};

/** `end`: its offer has ended, which two concurrent processes can bring about. */
export type HoldStep = 'keep' | 'end-unpaid' | 'end';

export function holdStep({ hold, offer, isBeingPaid, at }: HoldFacts): HoldStep {
  if (hold.until.getTime() <= at) return isBeingPaid ? 'keep' : 'end-unpaid';
  return offer && !isEndedOffer(offer.status) ? 'keep' : 'end';
}

/**
 * The time of a hold's next step: open payments are cancelled shortly before it ends. While one is open, the step stays
 * due.
 */
export function holdDueAt({ hold, isBeingPaid, at }: Omit<HoldFacts, 'offer'>): Date {
  const payable = new Date(payableUntil(hold));
  return payable.getTime() > at || isBeingPaid ? payable : hold.until;
}
