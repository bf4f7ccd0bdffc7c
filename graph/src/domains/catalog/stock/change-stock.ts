import {
  isGone,
  type RestoredStock,
  restoringTo,
  type StockChange,
  stockChanges,
} from '@fitness-zone/contract/catalog/stock.ts';
import type { Stock } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import { type OutboxEntry, outboxEntry } from '../../outbox/outbox.model.ts';
import { stockChanged } from '../categories/category-counts.ts';
import type { HiddenRecord, ProductRecord } from '../product.model.ts';
import { type StockDetails, stockUpdate } from './stock-update.ts';

/** What changing a product's stock needs of the shop. */
export type StockServices = Pick<Shop, 'models' | 'events' | 'now' | 'settleOffers'>;

/**
 * Changes a product's stock as `stockChanges` allows. Beside it only the sale (`sellTo`), the end of a cancelled sale
 * (`returnToSeller`) and holds (`holdFor`, `endHold`) change it. What takes a product from sale for good ends its
 * advertisement; a pause keeps it, and so does an admin who hides it. One conditional update decides among any number
 * of callers. A product is for sale again only once what became of its offers is written, since it says of its last
 * round alone when that was closed.
 * @param options whether it may be held for a buyer, whose hold ends with it; what else must be so; what else is
 *   written
 * @returns the product as it is now, or null if its stock was another one, it is held, or its offers are to be settled
 *   first
 */
export async function changeStock(
  shop: StockServices,
  productId: Types.ObjectId,
  change: Exclude<StockChange, 'sell' | 'cancelSale'>,
  { evenHeld = false, ...options }: ChangeOptions = {},
): Promise<ProductRecord | null> {
  const { from, to } = stockChanges[change];
  // Who has accepted an offer may not have written it: the product says so only while it is held.
  if (evenHeld) await shop.settleOffers(shop, productId);
  for (const before of from) {
    const product = await changeFrom(shop, productId, { before, to, evenHeld, ...options });
    if (!product) continue;
    await stockChanged(shop, product, before);
    return product;
  }
  return null;
}

type ChangeOptions = {
  evenHeld?: boolean;
  condition?: { stockBefore: RestoredStock | null; 'hidden.cause': HiddenRecord['cause'] | null };
  details?: StockDetails;
  /** What its seller is notified of. */
  notice?: OutboxEntry;
};

type Move = ChangeOptions & { before: Stock; to: Stock };

async function changeFrom(
  shop: StockServices,
  productId: Types.ObjectId,
  { before, to, evenHeld, condition, details, notice }: Move,
): Promise<ProductRecord | null> {
  const { Product } = shop.models;
  // Each turn but the last is one in which a hold has begun or ended meanwhile.
  for (;;) {
    const product = evenHeld ? await Product.findById(productId).lean() : null;
    const hold = product?.hold;
    const isOver = hold && hold.until.getTime() <= shop.now();
    const endedHold = isOver ? { offerId: hold.offerId, status: 'unpaid' as const } : null;
    const update = stockUpdate(shop, to, before, {
      ...details,
      ...(endedHold && { endedHold }),
      // What is held for a buyer comes back as paused: for sale, it would tell admins of the offer.
      ...(isGone(to) && isRestorable(before) && { stockBefore: before }),
    });
    const changed = await Product.findOneAndUpdate(
      {
        _id: productId,
        inStock: before,
        'hold.offerId': hold?.offerId ?? null,
        ...(to === 'available' && { offersDueAt: null }),
        ...condition,
      },
      notice
        ? { ...update, $set: { ...update.$set, ...outboxEntry(notice, new Date(shop.now())) } }
        : update,
      { returnDocument: 'after' },
    ).lean();
    if (changed || product?.inStock !== before) return changed;
  }
}

/** Whether a hidden or removed product can be brought back to this state. */
const isRestorable = (stock: Stock): stock is RestoredStock => stock in restoringTo;
