import type { RefundReason } from '@fitness-zone/contract/catalog/stock.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import { stockChanged } from '../../categories/category-counts.service.ts';
import type { HoldRecord, ProductRecord } from '../product.model.ts';
import { stockUpdate } from './stock-update.rules.ts';

type Sale = {
  paymentId: Types.ObjectId;
  buyerId: Types.ObjectId;
  /** Amount paid, in minor units; null if it is in a currency other than the shop's present one. */
  price: number | null;
  /** Opened at the price of an accepted offer. */
  isAgreed: boolean;
  /** Asks the provider for the time when the money was taken, in epoch milliseconds. */
  takenAt: () => Promise<number>;
};

/** The reason why a product isn't sold to a payment. */
type SaleRefusal = Exclude<RefundReason, 'mismatch'>;

type Services = Pick<Shop, 'models' | 'events' | 'now'>;

/**
 * Sells a product to a payment, once among all payments: at its current price, or at the agreed price if the money was
 * taken while it was held for the buyer. Decisions are final: a pause, a removal or a price change may end again, so a
 * refusal is written to the product. A refused payment never buys it, even if another process acts meanwhile.
 * @returns null if the product is this payment's, now or since an earlier interrupted call; otherwise the reason
 */
export async function sellTo(
  shop: Services,
  productId: Types.ObjectId,
  sale: Sale,
): Promise<SaleRefusal | null> {
  for (;;) {
    const decided = await decide(shop, productId, sale);
    if (decided !== 'changed') return decided;
  }
}

/** Decides as `sellTo` does; `changed` if the product was changed meanwhile. */
async function decide(
  shop: Services,
  productId: Types.ObjectId,
  sale: Sale,
): Promise<SaleRefusal | null | 'changed'> {
  const { paymentId, price } = sale;
  const atPrice = { inStock: 'available' as const, ...(price !== null && { resalePrice: price }) };
  if (await sell(shop, productId, sale, atPrice)) return null;
  const product = await shop.models.Product.findById(productId).lean();
  if (!product) return 'removed';
  if (product.paymentId?.equals(paymentId)) return null;
  if (product.inStock === 'sold') return 'sold';
  const refused = product.refusedPayments?.[paymentId.toHexString()];
  if (refused) return refused as SaleRefusal;
  const held = heldFor(product, sale);
  const reason = held ? await refusalOfHeld(shop, held, sale) : refusalOf(product, sale);
  if (reason) return (await refuse(shop, product, paymentId, reason)) ? reason : 'changed';
  return held && (await sell(shop, productId, sale, { inStock: 'paused', hold: held }))
    ? null
    : 'changed';
}

const refusalField = (paymentId: Types.ObjectId) => `refusedPayments.${paymentId.toHexString()}`;

/** Sells a product unless it has changed since it was read or was refused; false if it has changed. */
async function sell(
  shop: Services,
  productId: Types.ObjectId,
  { paymentId }: Sale,
  { hold, ...as }: { inStock: 'available' | 'paused'; resalePrice?: number; hold?: HoldRecord },
): Promise<boolean> {
  const { inStock } = as;
  const endedHold = hold && { offerId: hold.offerId, status: 'paid' as const };
  const sold = await shop.models.Product.findOneAndUpdate(
    {
      _id: productId,
      ...as,
      ...(hold && { 'hold.offerId': hold.offerId }),
      [refusalField(paymentId)]: null,
    },
    stockUpdate(
      shop.now(),
      'sold',
      { inStock, hold },
      { paymentId, ...(endedHold && { endedHold }) },
    ),
    { returnDocument: 'after' },
  ).lean();
  if (sold) await stockChanged(shop, sold, inStock);
  return sold !== null;
}

/** Writes a refusal to a product unless it has changed since it was read; false if it has. */
async function refuse(
  { models }: Services,
  { _id, inStock, resalePrice, hold }: ProductRecord,
  paymentId: Types.ObjectId,
  reason: SaleRefusal,
): Promise<boolean> {
  const field = refusalField(paymentId);
  const { matchedCount } = await models.Product.updateOne(
    { _id, inStock, resalePrice, 'hold.offerId': hold?.offerId ?? null, [field]: null },
    { $set: { [field]: reason } },
  );
  return matchedCount > 0;
}

/** The hold of a product for the sale's buyer; null if there is none. */
const heldFor = ({ inStock, hold }: ProductRecord, { buyerId }: Sale): HoldRecord | null =>
  inStock === 'paused' && hold?.buyerId.equals(buyerId) ? hold : null;

/** The reason why a product can't be sold to the buyer it is held for; null if it can. */
async function refusalOfHeld(
  { now }: Services,
  { until, amount }: HoldRecord,
  { price, takenAt }: Sale,
): Promise<SaleRefusal | null> {
  const end = until.getTime();
  if (end <= now() && end <= (await takenAt())) return 'hold-over';
  return price === null || price === amount ? null : 'price';
}

/** The reason why an unsold product can't be sold now; null if it can. */
function refusalOf(
  { inStock, resalePrice }: ProductRecord,
  { price, isAgreed }: Sale,
): SaleRefusal | null {
  if (inStock !== 'available') return isAgreed && inStock === 'paused' ? 'hold-over' : inStock;
  if (price === null || resalePrice === price) return null;
  return isAgreed ? 'hold-over' : 'price';
}
