import {
  heldWorkingDays,
  type OfferChange,
  offerChanges,
} from '@fitness-zone/contract/dealing/offers.ts';
import { enumValues } from '@fitness-zone/contract/enums.ts';
import type { OfferStatus } from '../../generated/resolvers.ts';
import type { HoldRecord, OfferRecord, ProductRecord, Records } from '../records.ts';
import { endOfWorkingDay } from '../workingDays.ts';

/** Where an offer stands, under its name in the contract. */
export const offerStatusOf = ({ status }: Pick<OfferRecord, 'status'>) =>
  enumValues.OfferStatus[status];

const statusNames = Object.fromEntries(
  Object.entries(enumValues.OfferStatus).map(([name, value]) => [value, name]),
) as Record<ReturnType<typeof offerStatusOf>, OfferStatus>;

/** Moves an offer on, where that is possible. @param at when, as the server would note it */
export function moveOffer(offer: OfferRecord, change: OfferChange, at: string): void {
  const { from, to } = offerChanges[change];
  if (!from.some((status) => status === offerStatusOf(offer))) return;
  offer.status = statusNames[to];
  offer.answeredAt ??= at;
}

/** Closes the open offers of a product that is taken from sale, and what it was held for. */
export function closeOffers({ offers }: Pick<Records, 'offers'>, product: ProductRecord): void {
  const now = new Date().toISOString();
  for (const offer of offers) if (offer.productId === product.id) moveOffer(offer, 'close', now);
}

/** Holds a product for the buyer of an offer. The mocks know no holidays, and their days are those of UTC. */
export function holdFor(product: ProductRecord, offer: OfferRecord): void {
  const now = new Date();
  const until = new Date(endOfWorkingDay(now.getTime(), heldWorkingDays)).toISOString();
  const { id: offerId, buyerId, amount } = offer;
  moveOffer(offer, 'accept', now.toISOString());
  offer.heldUntil = until;
  product.hold = { offerId, buyerId, amount, until };
}

/** Ends a product's hold as the server does when it is over; the product is for sale again. */
export function endHold(
  { offers }: Pick<Records, 'offers'>,
  product: ProductRecord,
  { offerId }: HoldRecord,
  change: 'release' | 'leave',
): void {
  const offer = offers.find(({ id }) => id === offerId);
  if (offer) moveOffer(offer, change, new Date().toISOString());
  Object.assign(product, { inStock: 'AVAILABLE', hold: null });
}

/** Lets offers lapse, and ends holds, whose time is over. */
export function settleOffers(records: Pick<Records, 'offers' | 'products'>): void {
  const now = new Date().toISOString();
  for (const offer of records.offers) {
    if (offer.lapsesAt <= now) moveOffer(offer, 'lapse', offer.lapsesAt);
  }
  for (const product of records.products) {
    const { hold } = product;
    if (hold && hold.until <= now) endHold(records, product, hold, 'release');
  }
}
