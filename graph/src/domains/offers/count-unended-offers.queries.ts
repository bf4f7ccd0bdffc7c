import { unendedOfferStatuses } from '@fitness-zone/contract/dealing/offers.ts';
import type { Types } from 'mongoose';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { Shop } from '../../context/shop.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { ownProduct } from '../product/own-product.service.ts';
import { settleDue } from './state/settle-due.service.ts';

/**
 * Open and accepted offers for a product.
 * @throws Refusal `forbidden` for products of other sellers, `not-found` for an unknown or removed product
 */
export async function viewUnendedOfferCount(context: Context, given: unknown): Promise<number> {
  requireRole(context, 'seller', 'admin');
  const { productId } = validInput('QueryUnendedOfferCountArgs', { productId: given });
  const { product } = await ownProduct(context, productId);
  return countUnendedOffers(context, { productId: product._id });
}

/** Number of open and accepted offers of a buyer, to a seller, or for a product. */
export async function countUnendedOffers(
  services: Pick<Shop, 'models' | 'events' | 'now'>,
  of: Partial<Record<'productId' | 'buyerId' | 'sellerId', Types.ObjectId>>,
): Promise<number> {
  // Changes by time or by the product are written first.
  await settleDue(services);
  return services.models.Offer.countDocuments({
    ...of,
    status: { $in: [...unendedOfferStatuses] },
  });
}
