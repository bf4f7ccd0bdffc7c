import type { Shop } from '../../../context/shop.ts';
import type { OfferRecord } from '../offer.model.ts';
import { type OfferState, offerNow, type ProductOfOffer } from './offer-now.rules.ts';

/** An offer's actual state, with the payment of its buyer where that decides. */
export async function offerStateNow(
  { models, now }: Pick<Shop, 'models' | 'now'>,
  offer: OfferRecord,
  product: ProductOfOffer,
): Promise<OfferState> {
  const state = offerNow(offer, product, now(), false);
  if (state.status !== 'unpaid' || !product.hold?.offerId.equals(offer._id)) return state;
  return offerNow(offer, product, now(), await isBeingPaid({ models }, offer));
}

/** A payment of the offer's buyer for its product is open at the provider. */
export async function isBeingPaid(
  { models }: Pick<Shop, 'models'>,
  { productId, buyerId }: Pick<OfferRecord, 'productId' | 'buyerId'>,
): Promise<boolean> {
  return (await models.Payment.exists({ productId, buyerId, status: 'pending' })) !== null;
}
