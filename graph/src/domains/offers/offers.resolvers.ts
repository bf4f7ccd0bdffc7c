import type { Context } from '../../context/context.ts';
import type { AcceptOfferInput, Resolvers } from '../../generated/graphql.ts';
import { mutation } from '../../graphql/mutation.ts';
import { nullIfNotFound } from '../../graphql/null-if-not-found.ts';
import type { ProductRecord } from '../catalog/product.model.ts';
import { acceptOffer } from './accept-offer.service.ts';
import { viewUnendedOfferCount } from './count-unended-offers.ts';
import { declineOffer, withdrawOffer } from './end-offer.service.ts';
import { makeOffer } from './make-offer.service.ts';
import type { OfferRecord } from './offer.model.ts';
import { browseOffers } from './offers.queries.ts';
import { offerStateNow } from './state/offer-state.ts';
import { visibleHold } from './visible-hold.ts';

const accept = mutation((context, { input }: { input: AcceptOfferInput }) =>
  acceptOffer(context, input),
);

export const offerResolvers: Resolvers = {
  Query: {
    offers: (_root, args, context) => browseOffers(context, args),
    unendedOfferCount: (_root, { productId }, context) =>
      nullIfNotFound(viewUnendedOfferCount(context, productId)),
  },
  Mutation: {
    makeOffer: mutation((context, { input }) => makeOffer(context, input)),
    withdrawOffer: mutation((context, { id }) => withdrawOffer(context, id)),
    acceptOffer: async (root, args, context) => ({
      closedOffers: [],
      ...(await accept(root, args, context)),
    }),
    declineOffer: mutation((context, { id }) => declineOffer(context, id)),
  },
  Offer: {
    id: ({ _id }) => _id.toHexString(),
    product: productOf,
    buyer: ({ buyerId }, _args, { loaders }) => loaders.user.load(buyerId),
    status: async (offer, _args, context) => (await stateOf(offer, context)).status,
    answeredAt: async (offer, _args, context) => (await stateOf(offer, context)).answeredAt ?? null,
    heldUntil: async (offer, _args, context) => (await stateOf(offer, context)).heldUntil ?? null,
    viewerCanWithdraw: async (offer, _args, context) => {
      const { viewer } = context;
      const isOwn = viewer?.role === 'buyer' && viewer._id.equals(offer.buyerId);
      return isOwn && (await stateOf(offer, context)).status === 'open';
    },
    viewerCanAccept: async (offer, args, context) =>
      (await isOpenForSeller(offer, context)) &&
      (await productOf(offer, args, context)).inStock === 'available',
    viewerCanDecline: (offer, _args, context) => isOpenForSeller(offer, context),
  },
  Product: {
    viewerCanOffer: ({ inStock }, _args, { viewer }) =>
      viewer?.role === 'buyer' && inStock === 'available',
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

async function productOf(
  { productId }: OfferRecord,
  _args: object,
  { loaders }: Context,
): Promise<ProductRecord> {
  const product = await loaders.product.load(productId);
  // Products are never deleted, only marked as removed.
  if (!product) throw new Error(`offer without product ${productId.toHexString()}`);
  return product;
}

const stateOf = async (offer: OfferRecord, context: Context) =>
  offerStateNow(context, offer, await productOf(offer, {}, context));

async function isOpenForSeller(offer: OfferRecord, context: Context): Promise<boolean> {
  const { viewer } = context;
  const isOwn = viewer?.role === 'seller' && viewer._id.equals(offer.sellerId);
  return isOwn && (await stateOf(offer, context)).status === 'open';
}
