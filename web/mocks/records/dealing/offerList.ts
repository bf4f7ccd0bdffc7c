import { receivedKey } from '@fitness-zone/contract/dealing/offers.ts';
import {
  comparePlaces,
  cursorOf,
  type Place,
  placeAt,
} from '@fitness-zone/contract/search/product-order.ts';
import type { QueryOffersArgs } from '../../generated/resolvers.ts';
import { Refusal } from '../../refusal.ts';
import type { OfferRecord, Records, UserRecord } from '../records.ts';

/**
 * A page of an account's offers: a buyer's newest first; of a seller's the open ones first, by their amount.
 * @throws Refusal `INVALID` for a cursor of another list
 */
export function offerPage(
  { offers }: Records,
  { id, role }: UserRecord,
  { productId, status, first, after }: QueryOffersArgs & { first: number },
) {
  const byAmount = role === 'SELLER' && (!status || status === 'OPEN');
  const placeOf = ({ id, status, amount }: OfferRecord): Place => ({
    id,
    key: byAmount ? receivedKey(status === 'OPEN', amount) : 0,
  });
  const own = offers.filter(
    (one) =>
      (role === 'BUYER' ? one.buyerId : one.sellerId) === id &&
      (!productId || one.productId === productId.toLowerCase()) &&
      (!status || one.status === status),
  );
  const place = after ? placeAt(after) : null;
  if (place && (place.key > 0 || (place.key < 0 && !byAmount))) {
    const message = 'after must be a cursor of an earlier page in the same order.';
    throw new Refusal('INVALID', message, { field: 'after' });
  }
  const sorted = own
    .map((node) => ({ place: placeOf(node), node }))
    .toSorted((one, other) => comparePlaces(one.place, other.place));
  const rest = sorted.filter((one) => !place || comparePlaces(place, one.place) < 0);
  const edges = rest.slice(0, first).map(({ place, node }) => ({ cursor: cursorOf(place), node }));
  return {
    edges,
    pageInfo: {
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: rest.length > first,
      hasPreviousPage: Boolean(after),
    },
  };
}
