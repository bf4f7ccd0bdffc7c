import { isGone, stockSentence } from '@fitness-zone/contract/catalog/stock.ts';
import type { Types } from 'mongoose';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { limit } from '../../context/limit.ts';
import type { Shop } from '../../context/shop.ts';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { firstOutboxEntry } from '../outbox/outbox.model.ts';
import type { ProductRecord } from '../product/product.model.ts';
import type { ListEntryRecord, ListModel } from './list-entry.model.ts';

type EntryKey = Pick<ListEntryRecord, 'userId' | 'productId'>;

/**
 * Books a product and removes the buyer's wish for it.
 * @throws Refusal `not-found` for unknown and removed products, `not-available` for one that is not for sale,
 *   `conflict` with the entry if it is booked already
 */
export async function addToBookingList(context: Context, productId: unknown) {
  const buyer = requireRole(context, 'buyer');
  await limit(context, 'messages');
  const product = await productForSale(context, productId);
  const cartItem = await addEntry(context, 'Booking', product);
  const wish = await context.models.Wish.findOneAndDelete({
    userId: buyer._id,
    productId: product._id,
  }).lean();
  context.loaders.viewerHasBooked.clear(product._id);
  context.loaders.viewerHasWished.clear(product._id);
  if (wish) publishEntry(context, 'Wish', wish);
  return {
    message: `${product.productName} added to booking list`,
    cartItem,
    removedWishId: wish?._id.toHexString() ?? null,
    viewer: buyer,
  };
}

/**
 * Puts a product on the buyer's wish list.
 * @throws Refusal `not-found` for unknown and removed products, `not-available` for one that is not for sale,
 *   `conflict` with the entry if it is on the list already
 */
export async function addToWishList(context: Context, productId: unknown) {
  const buyer = requireRole(context, 'buyer');
  const product = await productForSale(context, productId);
  const wishItem = await addEntry(context, 'Wish', product);
  context.loaders.viewerHasWished.clear(product._id);
  return { message: `${product.productName} added to wish list`, wishItem, viewer: buyer };
}

/**
 * Removes an entry of the buyer's own list.
 * @throws Refusal `not-found` for anything but the caller's own entry
 */
export async function deleteEntry(context: Context, list: ListModel, id: unknown) {
  const buyer = requireRole(context, 'buyer');
  const given = validInput('MutationDeleteBookingProductArgs', { id });
  const entryId = toObjectId(given.id, 'Entry');
  const deleted = { [list === 'Booking' ? 'deletedBookingId' : 'deletedWishId']: given.id };
  const entry = await context.models[list]
    .findOneAndDelete({ _id: entryId, userId: buyer._id })
    .lean();
  if (!entry) {
    throw new Refusal('not-found', 'Entry not found.', {
      alreadyDone: true,
      payload: { ...deleted, viewer: buyer },
    });
  }
  const loader = list === 'Booking' ? 'viewerHasBooked' : 'viewerHasWished';
  context.loaders[loader].clear(entry.productId);
  publishEntry(context, list, entry);
  const product = await context.loaders.product.load(entry.productId);
  return {
    message: `${product?.productName ?? 'Product'} removed from ${list === 'Booking' ? 'booking' : 'wish'} list`,
    ...deleted,
    product,
    viewer: buyer,
  };
}

/** The ids of a buyer's entries for a product, without missing ones. */
export async function findBoughtEntries(
  { models }: Pick<Shop, 'models'>,
  userId: Types.ObjectId,
  productId: Types.ObjectId,
): Promise<{ removedBookingId?: string; removedWishId?: string }> {
  const [booking, wished] = await Promise.all([
    models.Booking.findOne({ userId, productId }, { _id: 1 }).lean(),
    models.Wish.findOne({ userId, productId }, { _id: 1 }).lean(),
  ]);
  return {
    ...(booking && { removedBookingId: booking._id.toHexString() }),
    ...(wished && { removedWishId: wished._id.toHexString() }),
  };
}

/** Removes a product from its new owner's lists. */
export async function removeBoughtEntries(
  shop: Pick<Shop, 'models' | 'events'>,
  userId: Types.ObjectId,
  productId: Types.ObjectId,
): Promise<void> {
  const [booking, wished] = await Promise.all([
    shop.models.Booking.findOneAndDelete({ userId, productId }).lean(),
    shop.models.Wish.findOneAndDelete({ userId, productId }).lean(),
  ]);
  if (booking) publishEntry(shop, 'Booking', booking);
  if (wished) publishEntry(shop, 'Wish', wished);
}

/** Removes all entries of an account that is no longer a buyer. */
export async function removeListsOf({ models }: Pick<Shop, 'models'>, userId: Types.ObjectId) {
  await Promise.all([models.Booking.deleteMany({ userId }), models.Wish.deleteMany({ userId })]);
}

async function productForSale(context: Context, id: unknown): Promise<ProductRecord> {
  const { productId } = validInput('MutationAddToBookingListArgs', { productId: id });
  const product = await context.loaders.product.load(toObjectId(productId, 'Product'));
  if (!product || isGone(product.inStock)) throw notFound('Product');
  if (product.inStock !== 'available') {
    throw new Refusal('not-available', stockSentence(product.productName, product.inStock));
  }
  return product;
}

async function addEntry(context: Context, list: ListModel, product: ProductRecord) {
  const buyer = requireRole(context, 'buyer');
  const key = { userId: buyer._id, productId: product._id };
  const entries = context.models[list];
  try {
    const entry = (
      await entries.create(newEntry(list, key, product, new Date(context.now())))
    ).toObject();
    publishEntry(context, list, entry);
    return entry;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const entry = await entries.findOne(key).lean();
    const name = list === 'Booking' ? 'cartItem' : 'wishItem';
    throw new Refusal(
      'conflict',
      `${product.productName} is already in your ${list === 'Booking' ? 'booking' : 'wish'} list.`,
      { alreadyDone: true, payload: { [name]: entry, viewer: buyer } },
    );
  }
}

/** Only bookings notify the seller, unless withdrawn before delivery. */
const newEntry = (list: ListModel, key: EntryKey, product: ProductRecord, createdAt: Date) => ({
  ...key,
  productPrice: product.resalePrice,
  createdAt,
  ...(list === 'Booking' && {
    productRevision: product.revision,
    ...firstOutboxEntry({ kind: 'booked' }, createdAt),
  }),
});

/** Publishes to the owner's open pages that an entry was added or removed. */
function publishEntry(
  { events }: Pick<Shop, 'events'>,
  list: ListModel,
  entry: ListEntryRecord,
): void {
  const [id, userId] = [entry._id.toHexString(), entry.userId.toHexString()];
  const productId = entry.productId.toHexString();
  events.publish(
    list === 'Booking'
      ? { kind: 'booking', bookingId: id, userId, productId }
      : { kind: 'wish', wishId: id, userId, productId },
  );
}
