import { heldWorkingDays } from '@fitness-zone/contract/dealing/offers.ts';
import type { Shop } from '../../../context/shop.ts';
import { endOfWorkingDay } from '../../../shared/time/working-days.ts';
import { stockChanged } from '../../categories/category-counts.service.ts';
import type { EndedHold, HoldRecord, ProductRecord } from '../../product/product.model.ts';
import { stockUpdate } from '../../product/stock/stock-update.rules.ts';
import type { OfferRecord } from '../offer.model.ts';
import type { OfferServices } from './publish-offer.service.ts';

/**
 * Takes a product off sale and holds it for an offer's buyer, if it is for sale at no less than that amount in the
 * offer's round. One conditional update decides among any number of callers.
 * @returns the current product, or null if a condition didn't hold
 */
export async function holdFor(
  services: OfferServices & Pick<Shop, 'config'>,
  { _id: offerId, productId, buyerId, amount, round }: OfferRecord,
): Promise<ProductRecord | null> {
  const at = services.now();
  const until = new Date(endOfWorkingDay(at, heldWorkingDays, services.config));
  const hold: HoldRecord = { offerId, buyerId, amount, until };
  const held = await services.models.Product.findOneAndUpdate(
    {
      _id: productId,
      inStock: 'available',
      resalePrice: { $gte: amount },
      offerRound: round,
    },
    // Both dates come from the same moment, since midnight may fall in between.
    stockUpdate(at, 'paused', { inStock: 'available' }, { hold }),
    { returnDocument: 'after' },
  ).lean();
  if (held) await stockChanged(services, held, 'available');
  return held;
}

/**
 * Ends a hold: the product is for sale again, unless it is sold, removed or held for another offer by now.
 * @param status the offer's outcome; null if that is already written
 * @returns whether it was held for that offer
 */
export async function endHold(
  services: OfferServices,
  { _id }: Pick<ProductRecord, '_id'>,
  hold: HoldRecord,
  status: EndedHold['status'] | null,
): Promise<boolean> {
  const { offerId } = hold;
  const details = status ? { endedHold: { offerId, status } } : {};
  const freed = await services.models.Product.findOneAndUpdate(
    { _id, inStock: 'paused', 'hold.offerId': offerId },
    stockUpdate(services.now(), 'available', { inStock: 'paused', hold }, details),
    { returnDocument: 'after' },
  ).lean();
  if (freed) await stockChanged(services, freed, 'paused');
  return freed !== null;
}
