import { restoringTo } from '@fitness-zone/contract/catalog/stock.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import type { HiddenBecause, ProductRecord } from '../product.model.ts';
import { changeStock } from '../stock/change-stock.service.ts';
import { followSeller } from './follow-seller.service.ts';

type Services = Pick<Shop, 'models' | 'events' | 'now' | 'settleOffers'>;

/**
 * Returns a hidden or removed product to its previous state. Notifies its seller, unless the seller's suspension had
 * hidden it.
 * @param only the required reason for its being hidden; if missing, any reason, and removed products too
 * @returns the current product, or null if it isn't hidden that way
 */
export async function restore(
  shop: Services,
  productId: Types.ObjectId,
  only?: HiddenBecause['cause'],
): Promise<ProductRecord | null> {
  // Retries if it was changed meanwhile.
  for (;;) {
    const product: ProductRecord | null = await shop.models.Product.findById(productId).lean();
    if (product?.inStock !== 'hidden' && product?.inStock !== 'removed') return null;
    const { hidden, stockBefore } = product;
    if (only && hidden?.cause !== only) return null;
    const stock = stockBefore ?? 'paused';
    const restored = await changeStock(shop, productId, restoringTo[stock], {
      condition: {
        stockBefore: stockBefore ?? null,
        'hidden.cause': hidden?.cause ?? null,
      },
      ...(hidden?.cause !== 'suspension' && { notice: { kind: 'product-restored', stock } }),
    });
    if (restored) return followSeller(shop, restored);
  }
}
