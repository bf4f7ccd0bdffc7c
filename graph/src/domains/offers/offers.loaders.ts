import { mostOffersInThread } from '@fitness-zone/contract/limits.ts';
import DataLoader from 'dataloader';
import type { Types } from 'mongoose';
import type { Cache } from '../../cache/cache.ts';
import { readById } from '../../cache/read-by-id.ts';
import type { Models, Viewer } from '../../context/merged-types.ts';
import { type Eventually, whenReady } from '../../shared/when-ready.ts';
import { type About, keyOfAbout } from '../orders/thread/about.rules.ts';
import type { OfferRecord } from './offer.model.ts';

type Source = { models: Pick<Models, 'Offer'>; cache: Cache };
type OwnOffers = ReadonlyMap<string, OfferRecord>;

/** For buyers with more offers, only those for the products at hand are read. */
const longest = 1_000;

/** One request's loaders of offers by their id, and of the viewer's newest offer for a product. */
export const offerLoaders = (
  models: Pick<Models, 'Offer'>,
  cache: Cache,
  viewer: Viewer | null,
) => ({
  offer: new DataLoader<Types.ObjectId, OfferRecord | null, string>(
    async (ids) => {
      const offers: OfferRecord[] = await models.Offer.find({ _id: { $in: [...ids] } }).lean();
      const found = new Map(offers.map((offer) => [offer._id.toHexString(), offer]));
      return ids.map((id) => found.get(id.toHexString()) ?? null);
    },
    { cacheKeyFn: (id) => id.toHexString() },
  ),
  /** A buyer's offers for a product, oldest first: the newest ones. */
  offersAbout: new DataLoader<About, OfferRecord[], string>(
    (asked) =>
      // Uses the index for each, since one buyer may have made and withdrawn thousands.
      Promise.all(
        asked.map(async ({ buyerId, productId }): Promise<OfferRecord[]> => {
          const newest: OfferRecord[] = await models.Offer.find({ buyerId, productId })
            .sort({ attempt: -1 })
            .limit(mostOffersInThread)
            .lean();
          return newest.reverse();
        }),
      ),
    { cacheKeyFn: keyOfAbout },
  ),
  viewerOffer: ownOfferLoader({ models, cache }, viewer),
});

/** The viewer's newest offer for a product; null for everyone but buyers, without a query. */
function ownOfferLoader(source: Source, viewer: Viewer | null) {
  let asked: DataLoader<Types.ObjectId, OfferRecord | null, string> | undefined;
  const ask = (buyerId: Types.ObjectId, productId: Types.ObjectId) => {
    asked ??= new DataLoader(
      async (productIds) => {
        const { Offer } = source.models;
        const offers: OfferRecord[] = await Offer.find({
          buyerId,
          productId: { $in: [...productIds] },
        }).lean();
        const newest = newestByProduct(offers);
        return productIds.map((id) => newest.get(id.toHexString()) ?? null);
      },
      { cacheKeyFn: (id) => id.toHexString() },
    );
    return asked.load(productId);
  };
  return {
    load(productId: Types.ObjectId): Eventually<OfferRecord | null> {
      if (viewer?.role !== 'buyer') return null;
      return whenReady(ownOffers(source, viewer._id), (own) =>
        own ? (own.get(productId.toHexString()) ?? null) : ask(viewer._id, productId),
      );
    },
  };
}

/** A buyer's newest offer for each product, from the cache; null if the cache isn't serving or there are too many. */
function ownOffers(
  { models: { Offer }, cache }: Source,
  buyerId: Types.ObjectId,
): Eventually<OwnOffers | null> {
  if (!cache.isServing) return null;
  return readById<OwnOffers | null>(cache, Offer.collection.name, buyerId, async () => {
    const offers: OfferRecord[] = await Offer.find({ buyerId })
      .sort({ _id: -1 })
      .limit(longest + 1)
      .lean();
    return offers.length > longest ? null : newestByProduct(offers);
  });
}

function newestByProduct(offers: readonly OfferRecord[]): Map<string, OfferRecord> {
  const newest = new Map<string, OfferRecord>();
  for (const offer of offers) {
    const key = offer.productId.toHexString();
    if ((newest.get(key)?.attempt ?? 0) < offer.attempt) newest.set(key, offer);
  }
  return newest;
}
