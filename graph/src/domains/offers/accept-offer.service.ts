import { offerDone, offerRefusals } from '@fitness-zone/contract/dealing/offers.ts';
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
import type { ProductRecord } from '../catalog/product.model.ts';
import type { OfferRecord } from './offer.model.ts';
import { endedRefusal, ownOffer } from './own-offer.rules.ts';
import { beginAcceptance, completeAcceptance } from './state/complete-acceptance.service.ts';
import { withdrawOffersOf } from './state/withdraw-offers-of.service.ts';

/**
 * Accepts an open offer for a product of the signed-in seller: the product is held for its buyer at that amount, and
 * its other offers are closed by the same update.
 * @throws Refusal `not-found` for an offer that is unknown or another seller's, `conflict` with the offer for one that
 *   has ended, has changed its amount, or is above the current price, `not-available` with the offer while its product
 *   is paused
 */
export async function acceptOffer(context: Context, given: Unchecked<AcceptOfferInput>) {
  const seller = requireRole(context, 'seller');
  await limit(context, 'offers');
  const { currency } = context.config;
  const input = validInput('AcceptOfferInput', given, currency);
  const id = toObjectId(input.id, 'Offer');
  // Retries if the offer or the product was changed meanwhile.
  for (;;) {
    const { offer, product } = await ownOffer(context, id, { sellerId: seller._id });
    await refuseUnlessAcceptable(context, { offer, product, amount: input.amount });
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
      message: offerDone.accept(product.productName, { amount: offer.amount, currency }),
      offer: accepted,
      product: await current(context, product),
      closedOffers: await closedWith(context, accepted),
    };
  }
}

async function refuseUnlessAcceptable(
  context: Context,
  { offer, product, amount }: { offer: OfferRecord; product: ProductRecord; amount: number },
): Promise<void> {
  const { currency } = context.config;
  const payload = { offer, product };
  const refuse = (message: string) => new Refusal('conflict', message, { payload });
  if (offer.status !== 'open') {
    const wanted = offer.amount === amount ? ('accepted' as const) : undefined;
    throw endedRefusal(offer, offer.status, wanted, { product: await current(context, product) });
  }
  if (product.inStock === 'paused') {
    throw new Refusal('not-available', offerRefusals.paused(product.productName), { payload });
  }
  if (offer.amount !== amount) {
    throw refuse(offerRefusals.changed({ amount: offer.amount, currency }));
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
