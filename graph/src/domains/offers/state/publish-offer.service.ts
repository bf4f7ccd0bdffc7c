import type { Shop } from '../../../context/shop.ts';
import type { Events } from '../../../shared/events.ts';
import type { OfferRecord } from '../offer.model.ts';

export type OfferServices = Pick<Shop, 'models' | 'events' | 'now'>;

/** Publishes a new or changed offer, to its buyer and its seller only. */
export function publishOffer(
  { events }: { events: Pick<Events, 'publish'> },
  { _id, buyerId, sellerId }: Pick<OfferRecord, '_id' | 'buyerId' | 'sellerId'>,
): void {
  const [buyer, seller] = [buyerId.toHexString(), sellerId.toHexString()];
  events.publish({ kind: 'offer', offerId: _id.toHexString(), buyerId: buyer, sellerId: seller });
}
