import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type News, notificationMessage } from '@fitness-zone/contract/notification-messages.ts';
import type { NotificationKind } from '../generated/resolvers.ts';
import { byId, isSale } from './findRecords.ts';
import {
  type EntryRecord,
  type NotificationRecord,
  newId,
  type PaymentRecord,
  type ProductRecord,
  type Records,
} from './records.ts';

/** That of all prices of the mocks. */
const shopCurrency = 'usd';

/** The records whose changes accounts are notified of, as they were at one moment. */
type Before = Pick<Records, 'users' | 'products' | 'bookings' | 'payments'>;

/** Copies the records whose changes accounts are notified of. */
export const copyNotable = ({ users, products, bookings, payments }: Records): Before =>
  structuredClone({ users, products, bookings, payments });

/**
 * Notifies accounts of what has changed since the records were copied, so that no resolver has to say it. As on the
 * server nobody is notified twice of the same, or of the own act.
 */
export function notifyOfChanges(before: Before, records: Records): void {
  for (const payment of records.payments) {
    const past = byId(before.payments, payment.id);
    if (payment.status !== past?.status) notifyOfPayment(records, payment);
    if (past) notifyOfHandOver(records, payment, past);
  }
  for (const product of records.products) {
    const past = byId(before.products, product.id);
    if (past) notifyOfProduct(records, product, past);
  }
  for (const booking of records.bookings) {
    if (!byId(before.bookings, booking.id)) notifyOfBooking(records, booking);
  }
  for (const user of records.users) {
    const wasVerified = byId(before.users, user.id)?.verified ?? true;
    if (user.verified && !wasVerified) add(records, user.id, { kind: 'verified' });
  }
}

function notifyOfPayment(records: Records, payment: PaymentRecord): void {
  const { status, buyerId, sellerId, productId, productName, amount, currency } = payment;
  const about = { productId, paymentId: payment.id };
  const price = { amount, currency };
  if (status === 'PAID') {
    add(records, sellerId, { kind: 'sold', productName, price }, about);
    add(records, buyerId, { kind: 'paid', productName, price }, about);
  }
  if (status === 'REFUNDED') {
    const told = { kind: 'refunded', productName, price } as const;
    add(records, buyerId, { ...told, toBuyer: true }, about);
    if (isSale(payment)) add(records, sellerId, { ...told, toBuyer: false }, about);
  }
}

function notifyOfHandOver(records: Records, payment: PaymentRecord, past: PaymentRecord): void {
  const { sellerId, productId, productName } = payment;
  const about = { productId, paymentId: payment.id };
  if (payment.handedOverAt && !past.handedOverAt) {
    add(records, sellerId, { kind: 'handed-over', productName }, about);
  }
  if (payment.disputedAt && !past.disputedAt) {
    const admins = records.users.filter(({ role }) => role === 'ADMIN').toReversed();
    for (const id of [sellerId, ...admins.map((admin) => admin.id)]) {
      add(records, id, { kind: 'problem-reported', productName }, about);
    }
  }
}

function notifyOfBooking(records: Records, { userId: bookerId, productId }: EntryRecord): void {
  const product = byId(records.products, productId);
  const isKnown = records.notifications.some(
    (one) => one.bookerId === bookerId && one.productId === productId,
  );
  if (!product || isKnown) return;
  const { sellerId, productName } = product;
  add(records, sellerId, { kind: 'booked', productName }, { productId, bookerId });
}

function notifyOfProduct(records: Records, product: ProductRecord, past: ProductRecord): void {
  const { productName, inStock } = product;
  if (inStock !== past.inStock && inStock !== 'AVAILABLE' && past.inStock !== 'SOLD_ELSEWHERE') {
    const stock = enumValues.Stock[inStock];
    tellOwners(records, product, () => ({ kind: 'unavailable', productName, stock }));
  }
  const fields = product.edits
    .filter(({ revision }) => revision > past.revision)
    .map(({ field }) => enumValues.ProductField[field]);
  if (fields.length === 0) return;
  const price = { amount: product.resalePrice, currency: shopCurrency };
  const before = { amount: past.resalePrice, currency: shopCurrency };
  tellOwners(records, product, (list) => {
    if (list === 'bookings') return { kind: 'product-edited', productName, fields, price, before };
    return price.amount < before.amount
      ? { kind: 'price-lowered', productName, price, before }
      : null;
  });
}

/** Tells whoever has a product on a list of it: once, who has booked it as that. */
function tellOwners(
  records: Records,
  { id: productId }: ProductRecord,
  newsFor: (list: 'bookings' | 'wishes') => News | null,
): void {
  const told = new Set<string>();
  for (const list of ['bookings', 'wishes'] as const) {
    const news = newsFor(list);
    for (const entry of records[list]) {
      if (!news || entry.productId !== productId || told.has(entry.userId)) continue;
      told.add(entry.userId);
      add(records, entry.userId, news, { productId });
    }
  }
}

type About = Partial<Pick<NotificationRecord, 'productId' | 'paymentId' | 'bookerId'>>;

function add({ users, notifications }: Records, userId: string, news: News, about: About = {}) {
  if (!byId(users, userId)) return;
  notifications.push({
    id: newId(),
    userId,
    kind: kindNames[news.kind],
    productId: null,
    paymentId: null,
    bookerId: null,
    ...about,
    message: notificationMessage(news),
    createdAt: new Date().toISOString(),
    readAt: null,
  });
}

const kindNames = Object.fromEntries(
  Object.entries(enumValues.NotificationKind).map(([name, value]) => [value, name]),
) as Record<News['kind'], NotificationKind>;
