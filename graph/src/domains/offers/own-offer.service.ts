import { offerSentence } from '@fitness-zone/contract/dealing/offers.ts';
import type { OfferStatus } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';
import type { Context } from '../../context/context.ts';
import { notFound } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import type { ProductRecord } from '../product/product.model.ts';
import type { OfferRecord } from './offer.model.ts';
import { completeAcceptance } from './state/complete-acceptance.service.ts';
import { settleOffer } from './state/settle-offers.service.ts';

/** An offer that its buyer or its seller is about to change. */
export type OwnOffer = { offer: OfferRecord; product: ProductRecord };

/**
 * The caller's own offer in its current state, with its product. Completes an unfinished acceptance first.
 * @param whose its buyer or its seller
 * @throws Refusal `not-found` for an offer that is unknown or somebody else's
 */
export async function ownOffer(
  context: Context,
  _id: Types.ObjectId,
  whose: { buyerId: Types.ObjectId } | { sellerId: Types.ObjectId },
): Promise<OwnOffer> {
  const { Offer, Product } = context.models;
  const found: OfferRecord | null = await Offer.findOne({ _id, ...whose }).lean();
  if (!found) throw notFound('Offer');
  const offer = found.acceptBegunAt ? await completeAcceptance(context, found) : found;
  const product = await Product.findById(offer.productId).lean();
  // Products are never deleted, only marked as removed.
  if (!product) throw new Error(`offer without product ${offer.productId.toHexString()}`);
  return { offer: await settleOffer(context, offer, product), product };
}

/**
 * The refusal `conflict`, with the offer, of an act that needs an open offer.
 * @param wanted the target state: a repeat counts as already done
 */
export const endedRefusal = (
  offer: OfferRecord,
  status: Exclude<OfferStatus, 'open'>,
  wanted?: OfferStatus,
  payload: Record<string, unknown> = {},
): Refusal =>
  new Refusal('conflict', offerSentence(status), {
    alreadyDone: status === wanted,
    payload: { offer, ...payload },
  });
