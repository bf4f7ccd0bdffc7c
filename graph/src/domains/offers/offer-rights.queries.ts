import { countersOf } from '@fitness-zone/contract/dealing/offers.ts';
import { mostCounterOffers } from '@fitness-zone/contract/limits.ts';
import type { Context } from '../../context/context.ts';
import type { ProductRecord } from '../product/product.model.ts';
import type { OfferRecord } from './offer.model.ts';
import { offerStateNow } from './state/offer-facts.queries.ts';
import type { OfferState } from './state/offer-now.rules.ts';

// An offer's state, and the viewer's possible acts on it. The services check again when an act is sent.

export async function productOf(
  { loaders }: Pick<Context, 'loaders'>,
  { productId }: OfferRecord,
): Promise<ProductRecord> {
  const product = await loaders.product.load(productId);
  // Products are never deleted, only marked as removed.
  if (!product) throw new Error(`offer without product ${productId.toHexString()}`);
  return product;
}

export const stateOf = async (context: Context, offer: OfferRecord): Promise<OfferState> =>
  offerStateNow(context, offer, await productOf(context, offer));

const isOpen = async (context: Context, offer: OfferRecord) =>
  (await stateOf(context, offer)).status === 'open';

/** Whether the viewer is the buyer of an open offer. */
export const canWithdraw = async (context: Context, offer: OfferRecord): Promise<boolean> => {
  const { viewer } = context;
  const isOwn = viewer?.role === 'buyer' && viewer._id.equals(offer.buyerId);
  return isOwn && isOpen(context, offer);
};

/** Whether the viewer is the seller of an open offer. */
export const canDecline = async (context: Context, offer: OfferRecord): Promise<boolean> => {
  const { viewer } = context;
  const isOwn = viewer?.role === 'seller' && viewer._id.equals(offer.sellerId);
  return isOwn && isOpen(context, offer);
};

/** The side that didn't propose the amount may, while the product is for sale. */
export const canAccept = async (context: Context, offer: OfferRecord): Promise<boolean> => {
  const isAnswer = offer.proposedBy === 'seller' ? canWithdraw : canDecline;
  if (!(await isAnswer(context, offer))) return false;
  return (await productOf(context, offer)).inStock === 'available';
};

/**
 * The side that may accept may also propose another amount, if there is one: a seller can ask for more than the offer,
 * up to the price.
 */
export const canCounter = async (context: Context, offer: OfferRecord): Promise<boolean> => {
  if (!hasCountersLeft(offer) || !(await canAccept(context, offer))) return false;
  return (
    offer.proposedBy === 'seller' || offer.amount < (await productOf(context, offer)).resalePrice
  );
};

export const hasCountersLeft = ({ proposals }: Pick<OfferRecord, 'proposals'>): boolean =>
  countersOf(proposals) < mostCounterOffers;
