import { unendedOfferStatuses } from '@fitness-zone/contract/dealing/offers.ts';
import type { Types } from 'mongoose';
import { unfollowedCollection } from '../../../adapters/database/unfollowed-collection.ts';
import type { HoldRecord, ProductRecord } from '../../product/product.model.ts';
import type { OfferRecord } from '../offer.model.ts';
import { endHold } from './holds.service.ts';
import { isBeingPaid, offerStateNow } from './offer-facts.queries.ts';
import { holdDueAt, holdStep } from './offer-step.rules.ts';
import type { OfferServices } from './publish-offer.service.ts';
import { writeState } from './write-state.service.ts';

/**
 * Writes the states of a product's offers after its stock has changed, and ends its hold if that is over and no payment
 * is open. Any number of processes may do so at once, and each may be killed at any point: the rest stays due.
 */
export async function settleOffers(
  services: OfferServices,
  productId: Types.ObjectId,
): Promise<void> {
  const product = await services.models.Product.findById(productId).lean();
  if (!product?.offersDueAt) return;
  await endOldHold(services, product);
  const offers = await unendedOffers(services, productId);
  // Reads the product after the offers, since their states may depend on it.
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
  // Reads the product after the offers: while this hold lasts, none of them belongs to a later round.
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

const isPaying = (
  services: OfferServices,
  productId: Types.ObjectId,
  { buyerId }: HoldRecord,
): Promise<boolean> => isBeingPaid(services, { productId, buyerId });

/** Ends a product's hold if due. */
async function endOldHold(services: OfferServices, product: ProductRecord): Promise<void> {
  const { _id: productId, hold } = product;
  if (!hold) return;
  const [offer, isOpen] = await Promise.all([
    services.models.Offer.findById(hold.offerId).lean(),
    isPaying(services, productId, hold),
  ]);
  const step = holdStep({ hold, offer, isBeingPaid: isOpen, at: services.now() });
  if (step === 'keep') return;
  await settleHeld(services, productId, hold);
  await endHold(services, product, hold, step === 'end-unpaid' ? 'unpaid' : null);
}

/** Sets when a product's offers are due again: at the end of its hold, or after its next change. */
async function noteSettled(services: OfferServices, product: ProductRecord): Promise<void> {
  const { models } = services;
  const { _id, inStock, offerRound, offersDueAt, hold } = product;
  const at = services.now();
  const dueAt = hold && holdDueAt({ hold, at, isBeingPaid: await isPaying(services, _id, hold) });
  // No cache entry depends on this field.
  await unfollowedCollection(models.Product).updateOne(
    { _id, inStock, offerRound, offersDueAt, 'hold.offerId': hold?.offerId ?? null },
    dueAt ? { $set: { offersDueAt: dueAt } } : { $unset: { offersDueAt: 1 } },
  );
}
