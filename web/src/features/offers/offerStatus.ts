import type { OfferStatus } from '../../generated/graphql.ts';
import { useNow } from '../../lib/time/useNow.ts';

/** What an offer's state depends on as time passes; moments are in RFC 3339. */
type Timed = { status: OfferStatus; lapsesAt: string; heldUntil?: string | null };

/** When the state of an offer changes by itself; null for never. */
const endOf = ({ status, lapsesAt, heldUntil = null }: Timed): string | null => {
  if (status === 'OPEN') return lapsesAt;
  return status === 'ACCEPTED' ? heldUntil : null;
};

/**
 * Where an offer stands at a moment, of which the server tells only later: an open one lapses, and the hold of an
 * accepted one ends.
 * @param now epoch milliseconds
 */
export function offerStatusAt(offer: Timed, now: number): OfferStatus {
  const end = endOf(offer);
  if (end === null || now < Date.parse(end)) return offer.status;
  return offer.status === 'OPEN' ? 'LAPSED' : 'UNPAID';
}

/** Gives where an offer stands now; whoever asks is rendered again when the next of these offers ends by itself. */
export function useOfferStatus(offers: readonly Timed[]): (offer: Timed) => OfferStatus {
  const now = useNow(offers.map(endOf));
  return (offer) => offerStatusAt(offer, now);
}
