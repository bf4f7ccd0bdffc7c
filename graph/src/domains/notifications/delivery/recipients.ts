import { type News, notificationMessage } from '@fitness-zone/contract/notification-messages.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import type { ProductRecord } from '../../catalog/product.model.ts';
import type { ListEntryRecord, ListModel } from '../../lists/list-entry.model.ts';
import type { KeptEntry } from '../../outbox/outbox.model.ts';
import type { PaymentRecord } from '../../payments/payment.model.ts';
import { isSale } from '../../payments/payment.visibility.ts';
import type { NotificationRecord } from '../notification.model.ts';

/** What finding the recipients needs of the shop. */
export type RecipientServices = Pick<Shop, 'models' | 'config'>;

/** A notification of one account that is to be made. */
export type Draft = Omit<NotificationRecord, '_id' | 'readAt' | 'mailAt'>;

/** Some of the notifications of an entry; `next` says where the following ones begin, null for none. */
export type Drafts = { drafts: Draft[]; next: Progress | null };

/** How far an entry is delivered: the list whose owners come next, behind one of its entries. */
export type Progress = { list: ListModel; after: Types.ObjectId | null };

const batchSize = 200;

/** Whom an entry of a payment's outbox concerns. */
export async function draftsOfPayment(
  { models }: RecipientServices,
  payment: PaymentRecord,
  entry: NamedEntry,
): Promise<Draft[]> {
  const { productName, amount, currency, buyerId, sellerId, productId, _id: paymentId } = payment;
  const price = { amount, currency };
  const draft = (userId: Types.ObjectId, news: News): Draft => ({
    ...draftOf(entry, userId, news),
    productId,
    paymentId,
  });
  switch (entry.kind) {
    case 'paid':
      return [
        draft(sellerId, { kind: 'sold', productName, price }),
        draft(buyerId, { kind: 'paid', productName, price }),
      ];
    case 'refunded': {
      const told = { kind: 'refunded', productName, price } as const;
      const toBuyer = draft(buyerId, { ...told, toBuyer: true });
      // A seller has not heard of money that came too late.
      return isSale({ ...payment, status: 'refunded' })
        ? [toBuyer, draft(sellerId, { ...told, toBuyer: false })]
        : [toBuyer];
    }
    case 'handed-over':
      return [draft(sellerId, { kind: 'handed-over', productName })];
    case 'problem-reported': {
      const admins = await models.User.find({ role: 'admin' }, { _id: 1 }).sort({ _id: -1 }).lean();
      const userIds = [sellerId, ...admins.map(({ _id }) => _id)];
      return userIds.map((userId) => draft(userId, { kind: 'problem-reported', productName }));
    }
    default:
      throw unknownEntry(entry);
  }
}

/** The seller of what was booked. A buyer who books the same again is no news. */
export async function draftsOfBooking(
  { models }: RecipientServices,
  { userId, productId }: ListEntryRecord,
  entry: NamedEntry,
): Promise<Draft[]> {
  if (entry.kind !== 'booked') throw unknownEntry(entry);
  const product = await models.Product.findById(productId).lean();
  if (!product) return [];
  const { productName, sellerId } = product;
  const key = `booked:${productId.toHexString()}:${userId.toHexString()}`;
  return [{ ...draftOf(entry, sellerId, { kind: 'booked', productName }), key, productId }];
}

/** The account that was verified. */
export function draftsOfAccount({ _id }: { _id: Types.ObjectId }, entry: NamedEntry): Draft[] {
  if (entry.kind !== 'verified') throw unknownEntry(entry);
  return [draftOf(entry, _id, { kind: 'verified' })];
}

/**
 * Some of those who have a product on a list, and hear that it was edited or cannot be bought any more.
 * Bookings come first: who has booked a product hears of it as that.
 */
export async function draftsOfProduct(
  { models, config }: RecipientServices,
  product: ProductRecord,
  entry: NamedEntry,
  { list, after }: Progress = { list: 'Booking', after: null },
): Promise<Drafts> {
  const { _id: productId } = product;
  const news = productNews(product, entry, list, config.currency);
  const entries: Pick<ListEntryRecord, '_id' | 'userId'>[] = news
    ? await models[list]
        .find({ productId, ...(after && { _id: { $gt: after } }) }, { userId: 1 })
        .sort({ _id: 1 })
        .limit(batchSize)
        .lean()
    : [];
  const buyerId = await buyerOf({ models }, product);
  const last = entries.length === batchSize ? entries.at(-1) : undefined;
  const following: Progress | null = list === 'Booking' ? { list: 'Wish', after: null } : null;
  return {
    drafts: entries.flatMap(({ userId }) =>
      news && !buyerId?.equals(userId) ? { ...draftOf(entry, userId, news), productId } : [],
    ),
    next: last ? { list, after: last._id } : following,
  };
}

function productNews(
  { productName }: ProductRecord,
  entry: NamedEntry,
  list: ListModel,
  currency: string,
): News | null {
  if (entry.kind === 'unavailable') return { kind: 'unavailable', productName, stock: entry.stock };
  if (entry.kind !== 'edited') throw unknownEntry(entry);
  const price = { amount: entry.price, currency };
  const before = { amount: entry.priceBefore, currency };
  if (list === 'Booking') {
    return { kind: 'product-edited', productName, fields: entry.fields, price, before };
  }
  return entry.price < entry.priceBefore
    ? { kind: 'price-lowered', productName, price, before }
    : null;
}

/** Who has bought a product; null for nobody. */
async function buyerOf(
  { models }: Pick<RecipientServices, 'models'>,
  { paymentId }: ProductRecord,
): Promise<Types.ObjectId | null> {
  if (!paymentId) return null;
  const payment = await models.Payment.findById(paymentId, { buyerId: 1 }).lean();
  return payment?.buyerId ?? null;
}

/** An entry with the name under which its record keeps it. */
export type NamedEntry = KeptEntry & { name: string };

const draftOf = ({ name, at }: NamedEntry, userId: Types.ObjectId, news: News): Draft => ({
  key: `${name}:${userId.toHexString()}`,
  userId,
  kind: news.kind,
  message: notificationMessage(news),
  createdAt: at,
});

const unknownEntry = ({ kind }: NamedEntry) => new Error(`Nobody is notified of "${kind}" here`);
