import { enumValues } from '@fitness-zone/contract/enums.ts';
import {
  type News,
  notificationMessage,
} from '@fitness-zone/contract/notifications/notification-messages.ts';
import type { NotificationKind, ReportDecision } from '../generated/resolvers.ts';
import { byId, isSale, productOf } from './findRecords.ts';
import {
  type EntryRecord,
  type NotificationRecord,
  newId,
  type OfferRecord,
  type PaymentRecord,
  type ProductRecord,
  type Records,
  type ReportRecord,
  type ThreadRecord,
  type UserRecord,
} from './records.ts';
import { dayUntil } from './workingDays.ts';

/** That of all prices of the mocks. */
const shopCurrency = 'usd';

/** The records whose changes accounts are notified of, as they were at one moment. */
type Before = Pick<
  Records,
  'users' | 'products' | 'bookings' | 'payments' | 'offers' | 'threads' | 'reviews' | 'reports'
>;

/** Copies the records whose changes accounts are notified of. */
export const copyNotable = (records: Records): Before => {
  const { users, products, bookings, payments, offers, threads, reviews, reports } = records;
  return structuredClone({
    users,
    products,
    bookings,
    payments,
    offers,
    threads,
    reviews,
    reports,
  });
};

/**
 * Notifies accounts of what has changed since the records were copied, so that no resolver has to say it. As on the
 * server nobody is notified twice of the same, or of the own act.
 */
export function notifyOfChanges(
  before: Before,
  records: Records,
  viewer: UserRecord | null = null,
): void {
  for (const payment of records.payments) {
    const past = byId(before.payments, payment.id);
    if (payment.status !== past?.status) notifyOfPayment(records, payment);
    if (past) notifyOfHandOver(records, payment, past, viewer);
    if (past) notifyOfBalance(records, payment, past);
  }
  for (const product of records.products) {
    const past = byId(before.products, product.id);
    if (past) notifyOfProduct(records, product, past);
  }
  for (const booking of records.bookings) {
    if (!byId(before.bookings, booking.id)) notifyOfBooking(records, booking);
  }
  for (const offer of records.offers) notifyOfOffer(records, offer, byId(before.offers, offer.id));
  for (const thread of records.threads) {
    notifyOfMessages(records, thread, byId(before.threads, thread.id));
  }
  for (const { id, subjectId, paymentId, productName, revealAt } of records.reviews) {
    const isRevealed = revealAt === null && byId(before.reviews, id)?.revealAt !== null;
    if (isRevealed) add(records, subjectId, { kind: 'reviewed', productName }, { paymentId });
  }
  // Of several reports of the same that are decided together, whom they are about is told once.
  const told = new Set<string>();
  for (const report of records.reports) {
    const { id, decision, targetId } = report;
    if (!decision || byId(before.reports, id)?.decision) continue;
    notifyOfDecision(records, report, { decided: decision, toSubject: !told.has(targetId) });
    told.add(targetId);
  }
  for (const user of records.users) {
    const past = byId(before.users, user.id);
    if (past && past.verified !== user.verified) {
      add(records, user.id, { kind: user.verified ? 'verified' : 'unverified' });
    }
    if (past && past.suspendedAt !== user.suspendedAt) notifyOfSuspension(records, user);
  }
}

const notifyOfSuspension = (records: Records, { id, suspensionReason: reason }: UserRecord) =>
  add(records, id, reason === null ? { kind: 'restored' } : { kind: 'suspended', reason });

function notifyOfDecision(
  records: Records,
  { kind, targetId, reporterId, decisionNote: reason }: ReportRecord,
  { decided, toSubject }: { decided: ReportDecision; toSubject: boolean },
): void {
  const product = kind === 'PRODUCT' ? productOf(records, targetId) : null;
  const about = product ? { productId: product.id } : {};
  const what = product?.productName ?? (kind === 'MESSAGE' ? 'a message' : 'a person');
  const decision = enumValues.ReportDecision[decided];
  add(records, reporterId, { kind: 'report-decided', what, decision }, about);
  const deleted = decided === 'DELETE';
  if (!toSubject || !(deleted || decided === 'NOTHING')) return;
  const senderId = byId(records.messages, targetId)?.senderId;
  const told = product?.productName ?? (senderId ? 'a message of yours' : 'your account');
  const news = { kind: 'report-about-you', what: told, deleted, reason } as const;
  add(records, product?.sellerId ?? senderId ?? targetId, news, about);
}

function notifyOfPayment(records: Records, payment: PaymentRecord): void {
  const { status, buyerId, sellerId, productId, productName, amount, currency } = payment;
  const about = { productId, paymentId: payment.firstHalfId ?? payment.id };
  const price = { amount, currency };
  if (status === 'PAID' && payment.part === 'BALANCE') {
    add(records, sellerId, { kind: 'balance-paid', productName, price, toBuyer: false }, about);
    add(records, buyerId, { kind: 'balance-paid', productName, price, toBuyer: true }, about);
  } else if (status === 'PAID') {
    const whole = { amount: payment.price, currency };
    add(records, sellerId, { kind: 'sold', productName, price: whole }, about);
    add(records, buyerId, { kind: 'paid', productName, price }, about);
  }
  if (status === 'REFUNDED') {
    const told = { kind: 'refunded', productName, price } as const;
    add(records, buyerId, { ...told, toBuyer: true }, about);
    if (isSale(payment)) add(records, sellerId, { ...told, toBuyer: false }, about);
  }
}

function notifyOfBalance(records: Records, payment: PaymentRecord, past: PaymentRecord): void {
  const { balance, buyerId, sellerId, productId, productName, currency } = payment;
  if (!balance || balance.status === past.balance?.status) return;
  const about = { productId, paymentId: payment.id };
  if (balance.status === 'DUE' && balance.dueBy) {
    const price = { amount: balance.amount, currency };
    const until = dayUntil(Date.parse(balance.dueBy));
    add(records, buyerId, { kind: 'balance-due', productName, price, until }, about);
  }
  if (balance.status === 'CANCELLED' && !payment.refund) {
    add(records, sellerId, { kind: 'sale-cancelled', productName, toBuyer: false }, about);
    add(records, buyerId, { kind: 'sale-cancelled', productName, toBuyer: true }, about);
  }
}

function notifyOfHandOver(
  records: Records,
  payment: PaymentRecord,
  past: PaymentRecord,
  viewer: UserRecord | null,
): void {
  const { sellerId, productId, productName } = payment;
  const about = { productId, paymentId: payment.id };
  if (payment.handedOverAt && !past.handedOverAt && viewer?.id !== sellerId) {
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

/** Tells who has unread messages now, and had none: of what follows while they are unread nobody is told again. */
function notifyOfMessages(records: Records, thread: ThreadRecord, past: ThreadRecord | null): void {
  const { id: threadId, productId, buyerId, sellerId, unread } = thread;
  const { productName } = productOf(records, productId);
  const about = { productId, threadId };
  for (const [side, userId] of [
    ['buyer', buyerId],
    ['seller', sellerId],
  ] as const) {
    const isNew = unread[side] > 0 && !past?.unread[side];
    if (isNew) add(records, userId, { kind: 'message', productName }, about);
  }
}

function notifyOfProduct(records: Records, product: ProductRecord, past: ProductRecord): void {
  const { productName, inStock, sellerId } = product;
  const about = { productId: product.id };
  if (product.hidden?.reason && !past.hidden?.reason) {
    const { reason } = product.hidden;
    add(records, sellerId, { kind: 'product-hidden', productName, reason }, about);
  }
  const wasGone = past.inStock === 'HIDDEN' || past.inStock === 'REMOVED';
  const bySuspension = past.hidden?.reason === null;
  if (wasGone && !bySuspension && inStock !== 'HIDDEN' && inStock !== 'REMOVED') {
    const stock = enumValues.Stock[inStock];
    add(records, sellerId, { kind: 'product-restored', productName, stock }, about);
  }
  const wasOffered = past.inStock === 'AVAILABLE' || past.inStock === 'PAUSED';
  if (inStock !== past.inStock && inStock !== 'AVAILABLE' && wasOffered) {
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

function notifyOfOffer(records: Records, offer: OfferRecord, past: OfferRecord | null): void {
  const { buyerId, sellerId, productId, amount, status, heldUntil } = offer;
  const product = productOf(records, productId);
  const { productName } = product;
  const price = { amount, currency: shopCurrency };
  const about = { productId };
  const isBlocked = records.blocks.some(
    ({ blockerId, blockedId }) => blockerId === sellerId && blockedId === buyerId,
  );
  if (status === 'OPEN' && amount !== past?.amount && !isBlocked) {
    const changed = past !== null;
    add(records, sellerId, { kind: 'offer-made', productName, price, changed }, about);
  }
  if (status === past?.status || !past) return;
  if (status === 'ACCEPTED' && heldUntil) {
    const until = dayUntil(Date.parse(heldUntil));
    add(records, buyerId, { kind: 'offer-accepted', productName, price, until }, about);
  }
  if (status === 'DECLINED') add(records, buyerId, { kind: 'offer-declined', productName }, about);
  const hasBought = records.payments.some(
    (one) => one.productId === productId && one.buyerId === buyerId && one.status === 'PAID',
  );
  if (status === 'CLOSED' && !hasBought) {
    add(records, buyerId, { kind: 'offer-closed', productName }, about);
  }
  if (status === 'LAPSED' || status === 'UNPAID') {
    const kind = status === 'LAPSED' ? 'offer-lapsed' : 'offer-unpaid';
    add(records, buyerId, { kind, productName, price, toBuyer: true }, about);
    add(records, sellerId, { kind, productName, price, toBuyer: false }, about);
  }
}

/** Tells whoever has a product on a list of it: once, who has booked it as that. */
function tellOwners(
  records: Records,
  { id: productId, hold }: ProductRecord,
  newsFor: (list: 'bookings' | 'wishes') => News | null,
): void {
  const told = new Set<string>();
  for (const list of ['bookings', 'wishes'] as const) {
    const news = newsFor(list);
    for (const entry of records[list]) {
      if (!news || entry.productId !== productId || told.has(entry.userId)) continue;
      if (entry.userId === hold?.buyerId) continue;
      told.add(entry.userId);
      add(records, entry.userId, news, { productId });
    }
  }
}

type About = Partial<Pick<NotificationRecord, 'productId' | 'paymentId' | 'threadId' | 'bookerId'>>;

function add({ users, notifications }: Records, userId: string, news: News, about: About = {}) {
  if (!byId(users, userId)) return;
  notifications.push({
    id: newId(),
    userId,
    kind: kindNames[news.kind],
    productId: null,
    paymentId: null,
    threadId: null,
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
