import {
  canChangeStock,
  isGone,
  type RestoredStock,
  restoringTo,
  type StockChange,
  stockChanges,
} from '@fitness-zone/contract/catalog/stock.ts';
import type { Stock } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import { stockChanged } from '../../categories/category-counts.service.ts';
import { type OutboxEntry, outboxEntry } from '../../outbox/outbox.model.ts';
import type { HiddenRecord, HoldRecord, ProductRecord } from '../product.model.ts';
import { type StockDetails, stockUpdate } from './stock-update.rules.ts';

export type StockServices = Pick<Shop, 'models' | 'events' | 'now' | 'settleOffers'>;

/**
 * Changes a product's stock as `stockChanges` allows. Only a sale (`sellTo`), the end of a cancelled sale
 * (`returnToSeller`) and holds (`holdFor`, `endHold`) change it otherwise. Permanently leaving the sale ends the
 * advertisement; pausing and hiding keep it. One conditional update decides among concurrent callers. Settles offers
 * first, since a product records only when its latest round was closed.
 * @param options whether a hold for a buyer may end with it; further conditions; further fields to write
 * @returns the current product, or null if its stock or a condition didn't match, or it is held
 */
export async function changeStock(
  shop: StockServices,
  productId: Types.ObjectId,
  change: Exclude<StockChange, 'sell' | 'cancelSale'>,
  { evenHeld = false, ...options }: ChangeOptions = {},
): Promise<ProductRecord | null> {
  const { to } = stockChanges[change];
  // Retries if its stock or its offers were changed meanwhile.
  for (;;) {
    await shop.settleOffers(shop, productId);
    const product = await shop.models.Product.findOne({
      _id: productId,
      ...options.condition,
    }).lean();
    if (!product || !canChangeStock(change, product.inStock)) return null;
    if (product.hold && !evenHeld) return null;
    const changed = await moveTo(shop, product, to, options);
    if (!changed) continue;
    await stockChanged(shop, changed, product.inStock);
    return changed;
  }
}

/** Null if the product has changed since it was read. */
async function moveTo(
  { models, now }: StockServices,
  product: ProductRecord,
  to: Stock,
  { condition, details, notice }: ChangeOptions,
): Promise<ProductRecord | null> {
  const { _id, inStock: before, hold = null } = product;
  const update = stockUpdate(now(), to, product, {
    ...details,
    ...(hold && hold.until.getTime() <= now() && endedUnpaid(hold)),
    // A held product comes back paused. For sale, it would reveal the offer to admins.
    ...(isGone(to) && isRestorable(before) && { stockBefore: before }),
  });
  return models.Product.findOneAndUpdate(
    {
      _id,
      inStock: before,
      'hold.offerId': hold?.offerId ?? null,
      ...(!hold && { offersDueAt: null }),
      ...condition,
    },
    notice
      ? { ...update, $set: { ...update.$set, ...outboxEntry(notice, new Date(now())) } }
      : update,
    { returnDocument: 'after' },
  ).lean();
}

const endedUnpaid = ({ offerId }: HoldRecord): StockDetails => ({
  endedHold: { offerId, status: 'unpaid' },
});

type ChangeOptions = {
  evenHeld?: boolean;
  condition?: { stockBefore: RestoredStock | null; 'hidden.cause': HiddenRecord['cause'] | null };
  details?: StockDetails;
  /** The seller's notification. */
  notice?: OutboxEntry;
};

/** A hidden or removed product can return to this state. */
const isRestorable = (stock: Stock): stock is RestoredStock => stock in restoringTo;
