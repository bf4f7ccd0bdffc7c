import type { NotificationFacts } from '@fitness-zone/contract/notifications/kinds.ts';
import type { Types } from 'mongoose';
import type { ListEntryRecord, ListModel } from '../../lists/list-entry.model.ts';
import type { Outbox } from '../../outbox/outbox.model.ts';
import type { ProductRecord } from '../../product/product.model.ts';
import type { RecipientServices } from './admins-and-blocks.queries.ts';
import {
  batchSize,
  type Drafts,
  draftOf,
  type NamedEntry,
  type Progress,
  unknownEntry,
} from './draft.rules.ts';
import { draftsOfListing } from './listing-recipients.queries.ts';
import { draftsOfMatches } from './saved-search-alerts.queries.ts';

/**
 * A batch of those who have a product on a list, for an edit or because they can't buy it now. Bookings come first, so
 * somebody who booked and wished for a product is notified of the booking. The buyer it is held for is only notified of
 * the hold. Its seller is notified when an admin hides or restores it. Saved searches come last.
 */
export async function draftsOfProduct(
  services: RecipientServices,
  product: ProductRecord & Outbox,
  entry: NamedEntry,
  progress: Progress = { list: 'Booking', after: null },
): Promise<Drafts> {
  const { models, config } = services;
  const { after } = progress;
  const { _id: productId, productName, sellerId } = product;
  if (entry.kind === 'product-hidden' || entry.kind === 'product-restored') {
    const facts =
      entry.kind === 'product-hidden'
        ? { kind: entry.kind, productName, reason: entry.reason }
        : { kind: entry.kind, productName, stock: entry.stock };
    return { drafts: [{ ...draftOf(entry, sellerId, facts), productId }], next: null };
  }
  if (progress.list === 'SavedSearch') return draftsOfMatches(services, product, entry, progress);
  if (entry.kind === 'new-listing') {
    const { drafts, next } = await draftsOfListing(services, product, entry, after);
    return { drafts, next: next ?? savedSearches };
  }
  const list = progress.list === 'Wish' ? 'Wish' : 'Booking';
  const facts = productFacts(product, entry, list, config.currency);
  const entries: Pick<ListEntryRecord, '_id' | 'userId'>[] = facts
    ? await models[list]
        .find({ productId, ...(after && { _id: { $gt: after } }) }, { userId: 1 })
        .sort({ _id: 1 })
        .limit(batchSize)
        .lean()
    : [];
  const buyerId = await buyerOf({ models }, product);
  const last = entries.length === batchSize ? entries.at(-1) : undefined;
  const afterWishes = entry.kind === 'edited' && entry.isDrop ? savedSearches : null;
  const following: Progress | null =
    list === 'Booking' ? { list: 'Wish', after: null } : afterWishes;
  return {
    drafts: entries.flatMap(({ userId }) =>
      facts && !buyerId?.equals(userId) && !product.hold?.buyerId.equals(userId)
        ? { ...draftOf(entry, userId, facts, sellerId), productId }
        : [],
    ),
    next: last ? { list, after: last._id } : following,
  };
}

/** Continues with the saved searches. */
const savedSearches: Progress = { list: 'SavedSearch', after: null };

function productFacts(
  { productName }: ProductRecord,
  entry: NamedEntry,
  list: ListModel,
  currency: string,
): NotificationFacts | null {
  if (entry.kind === 'unavailable') return { kind: 'unavailable', productName, stock: entry.stock };
  if (entry.kind !== 'edited') throw unknownEntry(entry);
  const price = { amount: entry.price, currency };
  const before = { amount: entry.priceBefore, currency };
  if (list === 'Booking') {
    return { kind: 'product-edited', productName, fields: entry.fields, price, before };
  }
  return entry.isDrop ? { kind: 'price-lowered', productName, price, before } : null;
}

export async function buyerOf(
  { models }: Pick<RecipientServices, 'models'>,
  { paymentId }: ProductRecord,
): Promise<Types.ObjectId | null> {
  if (!paymentId) return null;
  const payment = await models.Payment.findById(paymentId, { buyerId: 1 }).lean();
  return payment?.buyerId ?? null;
}
