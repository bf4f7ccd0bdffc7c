import { unendedOfferStatuses } from '@fitness-zone/contract/dealing/offers.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import type { HoldRecord, ProductRecord } from '../../product/product.model.ts';
import type { OfferRecord } from '../offer.model.ts';
import { completeAcceptance } from './complete-acceptance.service.ts';
import { endHold } from './holds.service.ts';
import { offerStateNow } from './offer-facts.queries.ts';
import type { OfferServices } from './publish-offer.service.ts';
import { settleHeld } from './settle-offers.service.ts';
import { writeState } from './write-state.service.ts';

type WithdrawServices = OfferServices & Pick<Shop, 'config'>;

/** Withdraws the offers of an account that is deleted or no longer a buyer, and ends its holds. Can run twice. */
export async function withdrawOffersOf(
  services: WithdrawServices,
  buyerId: Types.ObjectId,
): Promise<void> {
  const offers: OfferRecord[] = await services.models.Offer.find({
    buyerId,
    status: { $in: [...unendedOfferStatuses] },
  }).lean();
  for (const offer of offers) await withdrawOrEnd(services, offer);
}

async function withdrawOrEnd(services: WithdrawServices, given: OfferRecord): Promise<void> {
  let offer: OfferRecord | null = given;
  // Retries if the offer or the product was changed meanwhile.
  while (offer && unendedOfferStatuses.some((status) => status === offer?.status)) {
    if (offer.acceptBegunAt) offer = await completeAcceptance(services, offer);
    const product: ProductRecord | null = await services.models.Product.findById(
      offer.productId,
    ).lean();
    if (!product) return;
    const hold: HoldRecord | null = product.hold ?? null;
    // The product decides: it may be sold to the buyer at this moment.
    if (hold?.offerId.equals(offer._id)) await endHeld(services, offer, product, hold);
    else if (!(await withdraw(services, offer, product))) return;
    offer = await services.models.Offer.findById(offer._id).lean();
  }
}

/** Ends the hold; the offer's state then follows from the product. */
async function endHeld(
  services: WithdrawServices,
  offer: OfferRecord,
  product: ProductRecord,
  hold: HoldRecord,
): Promise<void> {
  await settleHeld(services, product._id, hold);
  const { status } = await offerStateNow(services, offer, product);
  // A hold that wasn't paid in time is over, even if its end isn't written yet.
  await endHold(services, product, hold, status === 'unpaid' ? 'unpaid' : 'withdrawn');
}

/** False if the record needs no change. */
async function withdraw(
  services: WithdrawServices,
  offer: OfferRecord,
  product: ProductRecord,
): Promise<boolean> {
  const state = await offerStateNow(services, offer, product);
  const ended =
    state.status === 'open'
      ? { status: 'withdrawn' as const, answeredAt: new Date(services.now()) }
      : state;
  if (ended.status === offer.status) return false;
  await writeState(services, offer, ended, { acceptBegunAt: null });
  return true;
}
