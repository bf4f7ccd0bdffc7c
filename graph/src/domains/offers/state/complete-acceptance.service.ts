import type { Shop } from '../../../context/shop.ts';
import type { OfferRecord } from '../offer.model.ts';
import { holdFor } from './holds.service.ts';
import { isInRound } from './offer-now.rules.ts';
import type { OfferServices } from './publish-offer.service.ts';
import { settleOffers } from './settle-offers.service.ts';
import { asRead } from './write-state.service.ts';

type AcceptServices = OfferServices & Pick<Shop, 'config'>;

/**
 * Marks an offer as being accepted by its seller. Until its product is held or the hold fails, it can't be changed,
 * withdrawn or declined. The next caller completes it (`completeAcceptance`), also after a crash.
 * @returns the current offer; null if it changed or ended since it was read
 */
export function beginAcceptance(
  { models, now }: AcceptServices,
  offer: OfferRecord,
): Promise<OfferRecord | null> {
  const acceptBegunAt = new Date(now());
  return models.Offer.findOneAndUpdate(
    { ...asRead(offer), lapsesAt: { $gt: acceptBegunAt } },
    { $set: { acceptBegunAt } },
    { returnDocument: 'after' },
  ).lean();
}

/**
 * Holds the product of an offer that its seller has begun to accept, if it still can be held, and writes the result.
 * Any number of processes may do so at once.
 * @returns the current offer
 */
export async function completeAcceptance(
  services: AcceptServices,
  offer: OfferRecord,
): Promise<OfferRecord> {
  const { models, now } = services;
  // The product only records the outcome of its last hold.
  await settleOffers(services, offer.productId);
  const { acceptBegunAt = null } = offer;
  // Another process may have completed it since it was read, and the buyer may have changed it afterwards.
  const isBegun = (await models.Offer.exists({ ...asRead(offer), acceptBegunAt })) !== null;
  const isInTime = now() < offer.lapsesAt.getTime();
  const isHeld = isBegun && isInTime && (await holdFor(services, offer)) !== null;
  if (isBegun && !isHeld) {
    const product = await models.Product.findById(offer.productId).lean();
    // The price has dropped below it, or the offer has lapsed: the acceptance is undone.
    if (product && isInRound(offer, product)) {
      await models.Offer.updateOne(asRead(offer), { $unset: { acceptBegunAt: 1 } });
    }
  }
  await settleOffers(services, offer.productId);
  return (await models.Offer.findById(offer._id).lean()) ?? offer;
}
