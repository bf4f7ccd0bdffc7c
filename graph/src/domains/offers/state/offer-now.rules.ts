import { isGone } from '@fitness-zone/contract/catalog/stock.ts';
import { isEndedOffer } from '@fitness-zone/contract/dealing/offers.ts';
import type { OfferStatus } from '@fitness-zone/contract/enums.ts';
import type { ProductRecord } from '../../product/product.model.ts';
import type { OfferRecord } from '../offer.model.ts';

/** The state, and the time when it began. */
export type OfferState = {
  status: OfferStatus;
  answeredAt?: Date | null | undefined;
  heldUntil?: Date | null | undefined;
};

export type ProductOfOffer = Pick<
  ProductRecord,
  'inStock' | 'offerRound' | 'offersClosedAt' | 'hold' | 'endedHold'
>;

/**
 * An offer's actual state at a moment: accepted if its product is held for it, closed with the product's round, lapsed
 * by the clock. The record may be out of date.
 * @param product read after the offer, if possible
 * @param now epoch milliseconds
 * @param isBeingPaid whether its buyer has an open payment for the product, which decides at the end of a hold
 */
export function offerNow(
  offer: OfferRecord,
  product: ProductOfOffer,
  now: number,
  isBeingPaid: boolean,
): OfferState {
  if (isEndedOffer(offer.status)) return offer;
  const { hold, endedHold, offersClosedAt } = product;
  const answered = { answeredAt: offer.answeredAt ?? offersClosedAt, heldUntil: offer.heldUntil };
  if (hold?.offerId.equals(offer._id)) {
    const isTimeUp = hold.until.getTime() <= now;
    if (isTimeUp && !isBeingPaid) return { ...answered, status: 'unpaid', heldUntil: hold.until };
    // While the card provider hasn't said whether it was paid, the hold lasts at least until now.
    return { ...answered, status: 'accepted', heldUntil: isTimeUp ? new Date(now) : hold.until };
  }
  if (endedHold?.offerId.equals(offer._id)) return { ...answered, status: endedHold.status };
  if (offer.status === 'accepted') {
    return isGone(product.inStock) ? { ...answered, status: 'closed' } : offer;
  }
  return openOrEnded(offer, product, now);
}

/** Closing offers begins the next round. */
export const isInRound = (
  { round }: Pick<OfferRecord, 'round'>,
  { offerRound }: Pick<ProductRecord, 'offerRound'>,
): boolean => round === offerRound;

function openOrEnded(offer: OfferRecord, product: ProductOfOffer, now: number): OfferState {
  const { lapsesAt } = offer;
  const end = (status: OfferStatus, answeredAt: Date): OfferState => ({ status, answeredAt });
  if (isInRound(offer, product)) {
    return now < lapsesAt.getTime() ? { status: 'open' } : end('lapsed', lapsesAt);
  }
  const closedAt = closedAtOf(offer, product);
  return lapsesAt <= closedAt ? end('lapsed', lapsesAt) : end('closed', closedAt);
}

/**
 * The time when an offer's round was closed. An offer made while its product was off sale, and not written before the
 * next round closed, had ended from the start.
 */
function closedAtOf(
  { round, changedAt }: OfferRecord,
  { offerRound, offersClosedAt }: ProductOfOffer,
): Date {
  const isLast = round === offerRound - 1;
  return isLast && offersClosedAt && offersClosedAt > changedAt ? offersClosedAt : changedAt;
}
