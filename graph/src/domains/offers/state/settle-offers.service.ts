import { isEndedOffer, unendedOfferStatuses } from '@fitness-zone/contract/dealing/offers.ts';
import type { Types } from 'mongoose';
import { unfollowedCollection } from '../../../adapters/database/unfollowed-collection.ts';
import { payableUntil } from '../../catalog/price-for.rules.ts';
import type { HoldRecord, ProductRecord } from '../../catalog/product.model.ts';
import type { OfferRecord } from '../offer.model.ts';
import { endHold } from './holds.service.ts';
import type { OfferServices } from './offer-services.rules.ts';
import { isBeingPaid, offerStateNow } from './offer-state.rules.ts';
import { writeState } from './write-state.service.ts';

/**
 * Writes the states of a product's offers after its stock has changed, and ends its hold if that is over and nobody is
 * paying. Any number of processes may do so at once, and each may be killed at any point: the rest stays due.
 */
export async function settleOffers(
  services: OfferServices,
  productId: Types.ObjectId,
): Promise<void> {
  const product = await services.models.Product.findById(productId).lean();
  if (!product?.offersDueAt) return;
  await endOldHold(services, product);
  const offers = await unendedOffers(services, productId);
  // After the offers: their states may depend on it.
  const current = (await services.models.Product.findById(productId).lean()) ?? product;
  for (const offer of offers) await settleOffer(services, offer, current);
  await noteSettled(services, current);
}

const unendedOffers = (
  { models }: OfferServices,
  productId: Types.ObjectId,
): Promise<OfferRecord[]> =>
  models.Offer.find({ productId, status: { $in: [...unendedOfferStatuses] } }).lean();

/**
 * Writes the outcome of a hold to the offers of its product. Call it before the hold ends: the product only knows
 * when its last round was closed, not earlier ones.
 */
export async function settleHeld(
  services: OfferServices,
  productId: Types.ObjectId,
  { offerId }: Pick<HoldRecord, 'offerId'>,
): Promise<void> {
  const offers = await unendedOffers(services, productId);
  // After the offers: while this hold lasts, none of them is of a later round.
  const product = await services.models.Product.findById(productId).lean();
  const hold: HoldRecord | null = product?.hold ?? null;
  if (!product || !hold?.offerId.equals(offerId)) return;
  for (const offer of offers) {
    if (!offer._id.equals(offerId)) await settleOffer(services, offer, product);
    else if (offer.status === 'open') {
      const { offersClosedAt: answeredAt } = product;
      await writeState(services, offer, { status: 'accepted', answeredAt, heldUntil: hold.until });
    }
  }
}

/** Writes an offer's current state; returns the offer as written. */
export async function settleOffer(
  services: OfferServices,
  offer: OfferRecord,
  product: ProductRecord,
): Promise<OfferRecord> {
  const state = await offerStateNow(services, offer, product);
  if (state.status === offer.status) return offer;
  const written = await writeState(services, offer, state);
  return written ?? (await services.models.Offer.findById(offer._id).lean()) ?? offer;
}

/** Ends a hold that wasn't paid in time, or whose offer has ended, as two concurrent processes may leave it. */
async function endOldHold(services: OfferServices, product: ProductRecord): Promise<void> {
  const { _id: productId, hold } = product;
  if (!hold) return;
  if (hold.until.getTime() <= services.now()) {
    const isOpen = await isBeingPaid(services, { productId, buyerId: hold.buyerId });
    if (isOpen) return;
    await settleHeld(services, productId, hold);
    await endHold(services, product, hold, 'unpaid');
    return;
  }
  const offer = await services.models.Offer.findById(hold.offerId).lean();
  if (offer && !isEndedOffer(offer.status)) return;
  await settleHeld(services, productId, hold);
  await endHold(services, product, hold, null);
}

/** Sets when a product's offers are due again: as its hold ends, or after its next change. */
async function noteSettled(services: OfferServices, product: ProductRecord): Promise<void> {
  const { models } = services;
  const { _id, inStock, offerRound = null, offersDueAt, hold } = product;
  const dueAt = hold && (await dueAtOf(services, product, hold));
  // Nothing cached depends on this field.
  await unfollowedCollection(models.Product).updateOne(
    { _id, inStock, offerRound, offersDueAt, 'hold.offerId': hold?.offerId ?? null },
    dueAt ? { $set: { offersDueAt: dueAt } } : { $unset: { offersDueAt: 1 } },
  );
}

/** Open payments are called off before a hold ends, then it ends. What isn't called off yet stays due. */
async function dueAtOf(
  services: OfferServices,
  { _id: productId }: ProductRecord,
  hold: HoldRecord,
): Promise<Date> {
  const payable = new Date(payableUntil(hold));
  const isOpen =
    payable.getTime() > services.now() ||
    (await isBeingPaid(services, { productId, buyerId: hold.buyerId }));
  return isOpen ? payable : hold.until;
}
