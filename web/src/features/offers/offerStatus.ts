import type { OfferStatus } from '../../generated/graphql.ts';
import { useNow } from '../../lib/time/useNow.ts';

/** The fields that determine an offer's state over time; moments are in RFC 3339. */
type Timed = { status: OfferStatus; lapsesAt: string; heldUntil?: string | null };

/** The next time an offer's state changes without an action; null for never. */
const endOf = ({ status, lapsesAt, heldUntil = null }: Timed): string | null => {
  if (status === 'OPEN') return lapsesAt;
  return status === 'ACCEPTED' ? heldUntil : null;
};

/**
 * An offer's status by the clock, before the server reports it: an open offer lapses, and an accepted one's hold ends.
 * @param now epoch milliseconds
 */
export function offerStatusAt(offer: Timed, now: number): OfferStatus {
  const end = endOf(offer);
  if (end === null || now < Date.parse(end)) return offer.status;
  return offer.status === 'OPEN' ? 'LAPSED' : 'UNPAID';
}

/** Returns a function for an offer's current status; the component rerenders when the next of these offers expires. */
export function useOfferStatus(offers: readonly Timed[]): (offer: Timed) => OfferStatus {
  const now = useNow(offers.map(endOf));
  return (offer) => offerStatusAt(offer, now);
}
