import { offerDone, offerRefusals } from '@fitness-zone/contract/dealing/offers.ts';
import type { OfferSide } from '@fitness-zone/contract/enums.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { Types } from 'mongoose';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { limit } from '../../context/limit.ts';
import type { AcceptOfferInput } from '../../generated/graphql.ts';
import { toObjectId } from '../../shared/ids.ts';
import { maxReturnedRecords } from '../../shared/record-limits.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import type { ProductRecord } from '../product/product.model.ts';
import type { OfferRecord } from './offer.model.ts';
import { endedRefusal, type OwnOffer, ownOffer } from './own-offer.service.ts';
import { beginAcceptance, completeAcceptance } from './state/complete-acceptance.service.ts';
import { withdrawOffersOf } from './state/withdraw-offers-of.service.ts';

/**
 * Accepts an open offer for a product of the signed-in seller. Holds the product for its buyer at that amount; the same
 * update closes its other offers.
 * @throws Refusal `not-found` for an offer that is unknown or another seller's, `conflict` with the offer for one that
 * has ended, has changed its amount, is the seller's own counter-offer, or is above the current price, `not-available`
 * with the offer while its product is paused
 */
export async function acceptOffer(context: Context, given: Unchecked<AcceptOfferInput>) {
  const seller = requireRole(context, 'seller');
  const { offer, ...accepted } = await accept(context, given, { sellerId: seller._id }, 'buyer');
  const price = { amount: offer.amount, currency: context.config.currency };
  const message = offerDone.accept(accepted.product.productName, price);
  return { message, offer, ...accepted };
}

/**
 * Accepts the seller's counter-offer to an open offer of the signed-in buyer, and holds the product for that buyer.
 * @throws Refusal as `acceptOffer`, for the buyer's own amount instead of the seller's
 */
export async function acceptCounterOffer(context: Context, given: Unchecked<AcceptOfferInput>) {
  const buyer = requireRole(context, 'buyer');
  const { offer, product } = await accept(context, given, { buyerId: buyer._id }, 'seller');
  const price = { amount: offer.amount, currency: context.config.currency };
  // Buyers must not learn about other buyers' offers.
  const message = offerDone.acceptCounter(product.productName, price);
  return { message, offer, product, closedOffers: [] };
}

async function accept(
  context: Context,
  given: Unchecked<AcceptOfferInput>,
  whose: Parameters<typeof ownOffer>[2],
  proposedBy: OfferSide,
) {
  await limit(context, 'offers');
  const input = validInput('AcceptOfferInput', given, context.config.currency);
  const id = toObjectId(input.id, 'Offer');
  // Retries if the offer or the product was changed meanwhile.
  for (;;) {
    const { offer, product } = await ownOffer(context, id, whose);
    await refuseUnlessAcceptable(context, { offer, product, amount: input.amount, proposedBy });
    if (!(await canBuyerPay(context, offer))) {
      await withdrawOffersOf(context, offer.buyerId);
      continue;
    }
    const begun = await beginAcceptance(context, offer);
    const accepted = begun && (await completeAcceptance(context, begun));
    if (accepted?.status !== 'accepted') continue;
    context.loaders.product.clear(product._id);
    context.loaders.category.clear(product.categoryId);
    return {
      offer: accepted,
      product: await current(context, product),
      closedOffers: await closedWith(context, accepted),
    };
  }
}

type Wanted = OwnOffer & { amount: number; proposedBy: OfferSide };

async function refuseUnlessAcceptable(
  context: Context,
  { offer, product, amount, proposedBy }: Wanted,
): Promise<void> {
  const { currency } = context.config;
  const payload = { offer, product };
  const refuse = (message: string) => new Refusal('conflict', message, { payload });
  if (offer.status !== 'open') {
    const isSame = offer.amount === amount && offer.proposedBy === proposedBy;
    const wanted = isSame ? ('accepted' as const) : undefined;
    throw endedRefusal(offer, offer.status, wanted, { product: await current(context, product) });
  }
  if (product.inStock === 'paused') {
    const why = proposedBy === 'buyer' ? offerRefusals.paused : offerRefusals.pausedBySeller;
    throw new Refusal('not-available', why(product.productName), { payload });
  }
  if (offer.proposedBy !== proposedBy) throw refuse(offerRefusals.awaited[offer.proposedBy]);
  if (offer.amount !== amount) {
    throw refuse(offerRefusals.changed(proposedBy, { amount: offer.amount, currency }));
  }
  if (amount > product.resalePrice) throw refuse(offerRefusals.aboveThePrice(product.productName));
}

/** False if the account is no longer a buyer, is suspended or is being deleted. */
async function canBuyerPay(context: Context, { buyerId }: OfferRecord): Promise<boolean> {
  const buyer = await context.models.User.findById(buyerId).lean();
  return buyer?.role === 'buyer' && !buyer.deletingAt && !buyer.suspendedAt;
}

const current = async ({ models }: Context, product: ProductRecord): Promise<ProductRecord> =>
  (await models.Product.findById(product._id).lean()) ?? product;

/** The newest other offers of the round that an acceptance ended. */
const closedWith = (
  { models }: Context,
  { productId, round }: OfferRecord,
): Promise<(OfferRecord & { _id: Types.ObjectId })[]> =>
  models.Offer.find({ productId, status: 'closed', round })
    .sort({ _id: -1 })
    .limit(maxReturnedRecords)
    .lean();
