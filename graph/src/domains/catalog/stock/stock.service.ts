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
import { endedAdvertisement } from '../advertising/advertisement.ts';
import type { HiddenRecord, ProductRecord } from '../product.model.ts';

type Catalog = Pick<Shop, 'models' | 'events' | 'now' | 'settleOffers'>;

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
  shop: Catalog,
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
  shop: Catalog,
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

/** What an update of a product's stock sets besides. */
type StockDetails = Partial<
  Pick<ProductRecord, 'paymentId' | 'hold' | 'endedHold' | 'hidden' | 'stockBefore'>
>;

/** Whether a hidden or removed product can be brought back to this state. */
const isRestorable = (stock: Stock): stock is RestoredStock => stock in restoringTo;

/**
 * The update that gives a product another stock than it had, and notes it for those who hear that it cannot be bought.
 * A hold ends with it, unless `details` sets one; the offers of a product that is taken from sale are closed by it.
 */
export function stockUpdate(
  { now }: Pick<Shop, 'now'>,
  inStock: Stock,
  before: Stock,
  details: StockDetails = {},
) {
  const at = new Date(now());
  const ended = {
    ...(!details.hold && { hold: 1 as const }),
    ...(isGone(before) && !details.hidden && { hidden: 1 as const }),
    ...(isGone(before) && !isGone(inStock) && { stockBefore: 1 as const }),
  };
  const offers = {
    ...(before === 'available' && { offersClosedAt: at }),
    ...((before === 'available' || before === 'paused') && { offersDueAt: at }),
  };
  if (inStock === 'available') {
    return { $set: { inStock, ...details, ...offers }, $unset: ended };
  }
  const nextRound = before === 'available' ? { $inc: { offerRound: 1 } } : {};
  // Whoever wanted it has been told already that it was sold, or is gone.
  const entry =
    before === 'available' || before === 'paused'
      ? outboxEntry({ kind: 'unavailable', stock: inStock }, at)
      : {};
  if (inStock === 'paused' || inStock === 'hidden') {
    return { $set: { inStock, ...details, ...offers, ...entry }, $unset: ended, ...nextRound };
  }
  return {
    $set: { inStock, ...details, ...offers, ...endedAdvertisement.$set, ...entry },
    $unset: { ...endedAdvertisement.$unset, ...ended },
    ...nextRound,
  };
}

/** Counts a product whose stock was another one before, and publishes the change. */
export async function stockChanged(
  shop: Pick<Shop, 'models' | 'events'>,
  product: ProductRecord,
  before: Stock,
): Promise<void> {
  const difference = countOf(product.inStock) - countOf(before);
  if (difference === 1 || difference === -1) await availabilityChanged(shop, product, difference);
  else shop.events.publish({ kind: 'product', productId: product._id.toHexString() });
}

const countOf = (inStock: Stock) => (inStock === 'available' ? 1 : 0);

/**
 * Removes a seller's products from sale, also paused ones and those sold elsewhere or hidden; gives those removed,
 * without any just sold.
 */
export async function removeProductsOf(shop: Catalog, sellerId: Types.ObjectId) {
  const removable = { sellerId, inStock: { $in: [...stockChanges.remove.from] } };
  const products = await shop.models.Product.find(removable, { _id: 1 }).lean();
  const removed: ProductRecord[] = [];
  for (const { _id } of products) {
    const product = await changeStock(shop, _id, 'remove', { evenHeld: true });
    if (product) removed.push(product);
  }
  return removed;
}

/** Removes a deleted seller's phone number and place from all of their products, sold ones included. */
export async function removeSellerContact(
  { models }: Pick<Shop, 'models'>,
  sellerId: Types.ObjectId,
): Promise<void> {
  // By their ids, so that whoever follows the writes knows which they are.
  const named = { sellerId, $or: [{ phone: { $ne: '' } }, { location: { $ne: '' } }] };
  const products = await models.Product.find(named, { _id: 1 }).lean();
  const ids = products.map(({ _id }) => _id);
  if (ids.length > 0) {
    // The revision, so that an edit under way does not write them again.
    await models.Product.updateMany(
      { _id: { $in: ids } },
      { $set: { phone: '', location: '' }, $inc: { revision: 1 } },
    );
  }
}

/** Flags the product that a payment bought as disputed, or takes the flag away. */
export async function flagDisputed(
  { models, events }: Pick<Shop, 'models' | 'events'>,
  productId: Types.ObjectId,
  paymentId: Types.ObjectId,
  disputed: boolean,
): Promise<void> {
  const { modifiedCount } = await models.Product.updateOne(
    { _id: productId, paymentId, disputed: disputed ? { $ne: true } : true },
    { disputed },
  );
  if (modifiedCount > 0) events.publish({ kind: 'product', productId: productId.toHexString() });
}

/**
 * Adds a product to its category's count of available products (+1) or takes it off (-1), and
 * publishes both changes.
 */
async function availabilityChanged(
  shop: Pick<Shop, 'models' | 'events'>,
  { _id, categoryId }: Pick<ProductRecord, '_id' | 'categoryId'>,
  difference: 1 | -1,
): Promise<void> {
  await addToCounts(shop, categoryId, { availableCount: difference });
  shop.events.publish({ kind: 'product', productId: _id.toHexString() });
}

/** Counts a product that was posted, and publishes the changes. */
export async function productAdded(
  shop: Pick<Shop, 'models' | 'events'>,
  { _id, categoryId }: Pick<ProductRecord, '_id' | 'categoryId'>,
): Promise<void> {
  await addToCounts(shop, categoryId, { availableCount: 1, productCount: 1 });
  shop.events.publish({ kind: 'product', productId: _id.toHexString() });
}

async function addToCounts(
  { models, events }: Pick<Shop, 'models' | 'events'>,
  categoryId: Types.ObjectId,
  differences: Partial<Record<'availableCount' | 'productCount', number>>,
): Promise<void> {
  await models.Category.updateOne({ _id: categoryId }, { $inc: differences });
  events.publish({ kind: 'category', categoryId: categoryId.toHexString() });
}

/** Counts a product in its new category instead of the one before, and publishes the changes. */
export async function movedToCategory(
  shop: Pick<Shop, 'models' | 'events'>,
  product: ProductRecord,
  categoryId: Types.ObjectId,
): Promise<void> {
  const counted = countOf(product.inStock);
  const one = { productCount: 1, ...(counted > 0 && { availableCount: counted }) };
  const none = { productCount: -1, ...(counted > 0 && { availableCount: -counted }) };
  await addToCounts(shop, categoryId, none);
  await addToCounts(shop, product.categoryId, one);
  shop.events.publish({ kind: 'product', productId: product._id.toHexString() });
}

/** Recounts every category's products: a crash between a sale and its count leaves a wrong one. */
export async function recountProducts({ models }: Pick<Shop, 'models'>): Promise<void> {
  const categories = await models.Category.find({}, { availableCount: 1, productCount: 1 }).lean();
  for (const { _id, availableCount, productCount } of categories) {
    const available = await models.Product.countDocuments({
      categoryId: _id,
      inStock: 'available',
    });
    const all = await models.Product.countDocuments({ categoryId: _id });
    if (available !== availableCount || all !== productCount) {
      await models.Category.updateOne(
        { _id, availableCount, productCount: productCount ?? null },
        { availableCount: available, productCount: all },
      );
    }
  }
}
