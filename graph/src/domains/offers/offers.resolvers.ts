import type { Resolvers } from '../../generated/graphql.ts';
import { mutation } from '../../graphql/mutation.ts';
import { nullIfNotFound } from '../../graphql/null-if-not-found.ts';
import { threadOfPair } from '../messages/order/order-thread.queries.ts';
import { canBuy } from '../product/viewer-rights.rules.ts';
import { acceptCounterOffer, acceptOffer } from './accept-offer.service.ts';
import { buyerHistory } from './buyer-history.queries.ts';
import { viewUnendedOfferCount } from './count-unended-offers.queries.ts';
import { counterOffer } from './counter-offer.service.ts';
import { declineOffer, withdrawOffer } from './end-offer.service.ts';
import { makeOffer } from './make-offer.service.ts';
import { noteOf } from './offer-note.service.ts';
import {
  canAccept,
  canCounter,
  canDecline,
  canWithdraw,
  productOf,
  stateOf,
} from './offer-rights.queries.ts';
import { ownOffers } from './offers.queries.ts';
import { offersBefore } from './offers-before.queries.ts';
import { visibleHold } from './visible-hold.queries.ts';

export const offerResolvers: Resolvers = {
  Query: {
    offers: (_root, asked, context) => ownOffers.page(context, asked),
    unendedOfferCount: nullIfNotFound((context, { productId }) =>
      viewUnendedOfferCount(context, productId),
    ),
  },
  Mutation: {
    makeOffer: mutation((context, { input }) => makeOffer(context, input)),
    withdrawOffer: mutation((context, { id }) => withdrawOffer(context, id)),
    acceptOffer: mutation((context, { input }) => acceptOffer(context, input), {
      closedOffers: [],
    }),
    acceptCounterOffer: mutation((context, { input }) => acceptCounterOffer(context, input), {
      closedOffers: [],
    }),
    counterOffer: mutation((context, { input }) => counterOffer(context, input)),
    declineOffer: mutation((context, { id }) => declineOffer(context, id)),
  },
  Offer: {
    product: (offer, _args, context) => productOf(context, offer),
    buyer: ({ buyerId }, _args, { loaders }) => loaders.user.load(buyerId),
    buyerHistory: (offer, _args, context) => buyerHistory(context, offer),
    note: (offer, _args, context) => noteOf(context, offer),
    thread: (offer, _args, context) => threadOfPair(context, offer),
    status: async (offer, _args, context) => (await stateOf(context, offer)).status,
    answeredAt: async (offer, _args, context) => (await stateOf(context, offer)).answeredAt ?? null,
    heldUntil: async (offer, _args, context) => (await stateOf(context, offer)).heldUntil ?? null,
    viewerCanWithdraw: (offer, _args, context) => canWithdraw(context, offer),
    viewerCanAccept: (offer, _args, context) => canAccept(context, offer),
    viewerCanDecline: (offer, _args, context) => canDecline(context, offer),
    viewerCanCounter: (offer, _args, context) => canCounter(context, offer),
  },
  Thread: { offers: (thread, _args, { loaders }) => loaders.offersAbout.load(thread) },
  Order: { offers: (order, _args, context) => offersBefore(context, order) },
  Product: {
    viewerCanOffer: (product, _args, context) => canBuy(context, product),
    viewerOffer: ({ _id }, _args, { loaders }) => loaders.viewerOffer.load(_id),
    hold: (product, _args, context) => visibleHold(context, product),
  },
  Hold: {
    offer: async ({ offerId }, _args, { loaders }) => {
      const offer = await loaders.offer.load(offerId);
      // Offers are never deleted.
      if (!offer) throw new Error(`hold without offer ${offerId.toHexString()}`);
      return offer;
    },
  },
};
