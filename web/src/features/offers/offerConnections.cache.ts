import type { ApolloCache, Reference } from '@apollo/client';
import type { ModifierDetails } from '@apollo/client/cache';
import { countersOf, receivedKey } from '@fitness-zone/contract/dealing/offers.ts';
import { mostCounterOffers } from '@fitness-zone/contract/limits.ts';
import { cursorOf } from '@fitness-zone/contract/search/product-order.ts';
import { addToThread } from '../../apollo/connections/addToThread.ts';
import {
  editConnections,
  refTo,
  withEntry,
  withoutEntry,
} from '../../apollo/connections/editConnections.ts';
import { newestFirstCursor } from '../../apollo/connections/keysetConnection.ts';
import { expireField } from '../../apollo/races/staleQueries.ts';
import type { OfferFilter, OfferSide, OfferStatus } from '../../generated/graphql.ts';
import {
  Offer_InThreadFragmentDoc,
  Offer_ListedFragmentDoc,
  OfferedProduct_StockFragmentDoc,
  OfferViewerInCacheDocument,
} from '../../generated/offers.ts';
import { graphql } from '../../lib/graphql.ts';

const connection = { field: 'offers' } as const;

graphql(`
  fragment Offer_listed on Offer {
    status
    amount {
      amount
    }
    product {
      id
    }
    buyer {
      id
    }
  }
`);

graphql(`
  fragment Offer_inThread on Offer {
    thread {
      id
    }
  }
`);

graphql(`
  query OfferViewerInCache {
    me {
      role
    }
  }
`);

graphql(`
  mutation MakeOffer($input: MakeOfferInput!) {
    makeOffer(input: $input) {
      ...MutationPayload_outcome
      offer {
        ...Offer_record
        thread {
          ...Thread_record
        }
      }
    }
  }
`);

graphql(`
  mutation CounterOffer($input: CounterOfferInput!) {
    counterOffer(input: $input) {
      ...MutationPayload_outcome
      offer {
        ...Offer_record
        thread {
          ...Thread_record
        }
      }
    }
  }
`);

/** The signed-in user in the cache. */
export const offerViewerIn = (cache: ApolloCache) =>
  cache.readQuery({ query: OfferViewerInCacheDocument, optimistic: true })?.me;

/**
 * Puts an offer into the cached lists where it belongs and into its thread, and sets it as the product's `viewerOffer`
 * for its buyer. Can run twice.
 */
export function updateOfferConnections(cache: ApolloCache, id: string): void {
  const record = refTo('Offer', id);
  const offer = cache.readFragment({
    fragment: Offer_ListedFragmentDoc,
    from: record,
    optimistic: true,
  });
  if (!offer) return;
  const me = offerViewerIn(cache);
  const isOwn = me != null && offer.buyer?.id === me.id;
  const key = isOwn ? 0 : receivedKey(offer.status === 'OPEN', offer.amount.amount);
  const cursor = cursorOf({ key, id });
  editConnections(cache, connection, (stored, { filter }) => {
    const { productId, status } = (filter ?? {}) as OfferFilter;
    const belongs =
      (!productId || productId === offer.product.id) && (!status || status === offer.status);
    return belongs ? withEntry(stored, record, cursor) : withoutEntry(stored, record);
  });
  if (isOwn) setViewerOffer(cache, offer.product.id, record);
  // Lists don't select it.
  const { thread } =
    cache.readFragment({
      fragment: Offer_InThreadFragmentDoc,
      from: record,
      optimistic: true,
    }) ?? {};
  if (thread) addToThread(cache, thread.id, { offers: record });
}

/** A product's `viewerOffer` is the buyer's newest offer. */
const setViewerOffer = (cache: ApolloCache, productId: string, offer: Reference) =>
  cache.modify<{ viewerOffer: Reference | null }>({
    id: refTo('Product', productId).__ref,
    fields: {
      viewerOffer: (newest) => (newest && newest.__ref > offer.__ref ? newest : offer),
    },
  });

/** The cached offers that match, by id, with the lists that contain them. */
function findListed(
  cache: ApolloCache,
  matches: (offer: Reference, readField: ModifierDetails['readField']) => boolean,
) {
  const offers = new Map<string, OfferStatus | undefined>();
  const connections = new Set<string>();
  editConnections(cache, connection, (stored, _args, { readField, storeFieldName }) => {
    for (const { node } of stored.edges) {
      if (!matches(node, readField)) continue;
      offers.set(newestFirstCursor(node), readField<OfferStatus>('status', node));
      connections.add(storeFieldName);
    }
    return stored;
  });
  return { offers, connections };
}

graphql(`
  fragment OfferedProduct_stock on Product {
    inStock
    hold {
      until
      offer {
        id
      }
    }
  }
`);

/**
 * Updates the cached offers for a product after a change of its stock: a pause keeps them; everything else that takes
 * it off sale closes the open ones. Their lists are refetched, since only the server knows when they closed. Can run
 * twice.
 */
export function updateOffersOfProduct(
  cache: ApolloCache,
  product: Reference,
  changeNumber: number,
): void {
  expireConversations(cache, product, changeNumber);
  const { inStock, hold } =
    cache.readFragment({
      fragment: OfferedProduct_StockFragmentDoc,
      from: product,
      optimistic: true,
      // Buyers' lists don't select a product's hold.
      returnPartialData: true,
    }) ?? {};
  const { offers, connections } = findListed(
    cache,
    (offer, readField) => readField<Reference>('product', offer)?.__ref === product.__ref,
  );
  const open = [...offers.keys()].filter(
    (id) => offers.get(id) === 'OPEN' && id !== hold?.offer?.id,
  );
  const keepsOffers = inStock === 'AVAILABLE' || (inStock === 'PAUSED' && !hold);
  for (const id of open) {
    if (keepsOffers) {
      allowAnswers(cache, refTo('Offer', id), inStock === 'AVAILABLE');
    } else end(cache, id, 'CLOSED');
  }
  for (const id of offers.keys()) updateOfferConnections(cache, id);
  if (keepsOffers || open.length === 0) return;
  for (const storeFieldName of connections) expireField(cache, storeFieldName, { entries: true });
}

/** Refetches the open conversations about a product with an offer that may end by it and be in no list. */
function expireConversations(cache: ApolloCache, product: Reference, changeNumber: number): void {
  const ofProduct = (
    opened: Reference | null,
    { readField, storeFieldName }: ModifierDetails,
  ): Reference | null => {
    if (!opened || readField<Reference>('product', opened)?.__ref !== product.__ref) return opened;
    const thread = readField<Reference | null>('thread', opened);
    const offers = [opened, thread].flatMap(
      (one) => (one && readField<readonly Reference[]>('offers', one)) ?? [],
    );
    const mayEnd = (offer: Reference) =>
      ['OPEN', 'ACCEPTED', undefined].includes(readField<OfferStatus>('status', offer));
    if (offers.some(mayEnd)) expireField(cache, storeFieldName, { changeNumber, entries: true });
    return opened;
  };
  cache.modify<Record<'thread' | 'order', Reference | null>>({
    fields: { thread: ofProduct, order: ofProduct },
  });
}

/** Sets whether the viewer can answer an open offer: only the side that didn't propose the amount can. */
function allowAnswers(cache: ApolloCache, offer: Reference, isForSale: boolean): void {
  const role = offerViewerIn(cache)?.role;
  const canAccept = (_: boolean, { readField }: ModifierDetails) =>
    isForSale && role !== undefined && role !== readField<OfferSide>('proposedBy', offer);
  const canCounter = (before: boolean, read: ModifierDetails) => {
    const { readField } = read;
    if (!canAccept(before, read)) return false;
    const minor = (money: unknown) => readField<number>('amount', money as Reference) ?? 0;
    const product = readField<Reference>('product', offer);
    const isBelow =
      minor(readField('amount', offer)) < minor(product && readField('resalePrice', product));
    const proposals = readField<readonly unknown[]>('proposals', offer) ?? [];
    return countersOf(proposals) < mostCounterOffers && (role === 'BUYER' || isBelow);
  };
  cache.modify({
    id: offer.__ref,
    fields: { viewerCanAccept: canAccept, viewerCanCounter: canCounter },
  });
}

/** Ends a deleted account's offers and removes its name. Can run twice. */
export function removeBuyer(cache: ApolloCache, userId: string): void {
  const buyer = refTo('User', userId);
  const { offers } = findListed(
    cache,
    (offer, readField) => readField<Reference | null>('buyer', offer)?.__ref === buyer.__ref,
  );
  for (const [id, status] of offers) {
    cache.modify({ id: refTo('Offer', id).__ref, fields: { buyer: () => null } });
    if (status === 'OPEN' || status === 'ACCEPTED') end(cache, id, 'WITHDRAWN');
    updateOfferConnections(cache, id);
  }
}

const end = (cache: ApolloCache, id: string, status: OfferStatus) =>
  cache.modify({
    id: refTo('Offer', id).__ref,
    fields: {
      status: () => status,
      viewerCanWithdraw: () => false,
      viewerCanAccept: () => false,
      viewerCanCounter: () => false,
      viewerCanDecline: () => false,
    },
  });
