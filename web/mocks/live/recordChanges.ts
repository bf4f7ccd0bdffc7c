import type { Change } from '@fitness-zone/contract/changes.ts';
import { isKnownAuthor } from '../records/dealing/reviews.ts';
import { lastMessageOf } from '../records/dealing/threads.ts';
import { byId, isSale } from '../records/findRecords.ts';
import { isUnpaid } from '../records/payments/balance.ts';
import type { EntryRecord, PaymentRecord, Records } from '../records/records.ts';

type RecordState = {
  content: string;
  /** What to publish when the record is there and its content is another one. */
  whenChanged: Change[];
  whenDeleted?: Change;
  /** Whether other records count it, and what to publish when that is another than before. */
  counts?: Count[];
  isSeller?: boolean;
  /** What everybody reads of an account at its reviews; null where there are none. */
  byline?: string | null;
};

/** The content of all records at one moment, by id. */
export type Snapshot = Map<string, RecordState>;

/** Notes the content of each record, so that no resolver has to say what it changed. */
export function snapshotOf(records: Records): Snapshot {
  const { users, categories, products, bookings, wishes } = records;
  const { payments, offers, notifications, threads, messages, reports, reviews, signIns } = records;
  const snapshot: Snapshot = new Map();
  const add = (record: { id: string }, state: Omit<RecordState, 'content'>) =>
    snapshot.set(record.id, { content: JSON.stringify(record), ...state });
  for (const user of users) {
    const { id: userId, role, name, image } = user;
    const isSeller = role === 'SELLER';
    // Open pages are not told of activity.
    add(
      { ...user, ...{ lastActiveAt: null } },
      {
        whenChanged: [{ kind: 'user', userId }],
        whenDeleted: { kind: 'user-deleted', userId },
        isSeller,
        byline: isKnownAuthor(records, userId) ? JSON.stringify([name, image]) : null,
      },
    );
  }
  for (const category of categories) {
    add(category, { whenChanged: [{ kind: 'category', categoryId: category.id }] });
  }
  for (const product of products) {
    const { id: productId, categoryId, sellerId } = product;
    add(product, {
      whenChanged: [{ kind: 'product', productId }],
      counts: [
        { counted: product.inStock === 'AVAILABLE', change: { kind: 'category', categoryId } },
        { counted: product.inStock !== 'REMOVED', change: { kind: 'user', userId: sellerId } },
      ],
    });
  }
  const addEntry = (entry: EntryRecord, change: Change) =>
    add(entry, { whenChanged: [change], whenDeleted: change });
  for (const booking of bookings) {
    const { id: bookingId, userId } = booking;
    addEntry(booking, { kind: 'booking', bookingId, userId });
  }
  for (const wish of wishes) addEntry(wish, { kind: 'wish', wishId: wish.id, userId: wish.userId });
  for (const payment of payments) {
    // Whether admins may cancel a sale depends on whether a side is suspended.
    const sides = isUnpaid(payment.balance) ? [payment.buyerId, payment.sellerId] : [];
    const suspended = sides.map((id) => byId(users, id)?.suspendedAt);
    add({ ...payment, ...{ suspended } }, { whenChanged: [changeOf(payment)] });
  }
  const seenOfBuyer = (id: string) => {
    const { name, image, starCounts } = byId(users, id) ?? {};
    return [name, image, starCounts];
  };
  for (const offer of offers) {
    const { id: offerId, buyerId, sellerId } = offer;
    add(offer, { whenChanged: [{ kind: 'offer', offerId, buyerId, sellerId }] });
    const seen = { id: `${offerId} seller`, buyer: seenOfBuyer(buyerId) };
    add(seen, { whenChanged: [{ kind: 'offer', offerId, buyerId: sellerId, sellerId }] });
  }
  for (const thread of threads) {
    const { id: threadId, unread, blockedBy, deleted } = thread;
    const last = lastMessageOf(records, thread).id;
    // As each side sees it: what one of them has read the other does not hear of, and buyers are known by it alone.
    for (const [side, id] of [
      ['buyer', thread.buyerId],
      ['seller', thread.sellerId],
    ] as const) {
      const buyer = side === 'seller' ? seenOfBuyer(thread.buyerId) : null;
      const own = { last, unread: unread[side] };
      const seen = { id: `${threadId} ${side}`, ...own, blockedBy, deleted, buyer };
      add(seen, { whenChanged: [{ kind: 'thread', threadId, buyerId: id, sellerId: id }] });
    }
  }
  for (const message of messages) {
    const { id: messageId, threadId } = message;
    const thread = byId(threads, threadId);
    if (!thread) continue;
    const { buyerId, sellerId } = thread;
    add(message, { whenChanged: [{ kind: 'message', messageId, buyerId, sellerId }] });
  }
  for (const report of reports) {
    const { id: reportId, kind, targetId: messageId, reporterId } = report;
    // Only who has reported a message sees that on it.
    const own = { buyerId: reporterId, sellerId: reporterId };
    add(report, {
      whenChanged: [
        { kind: 'report', reportId },
        ...(kind === 'MESSAGE' ? [{ kind: 'message' as const, messageId, ...own }] : []),
      ],
    });
  }
  for (const signIn of signIns) {
    add(signIn, { whenChanged: [{ kind: 'sign-in', signInId: signIn.id }] });
  }
  for (const notification of notifications) {
    const { id: notificationId, userId } = notification;
    add(notification, { whenChanged: [{ kind: 'notification', notificationId, userId }] });
  }
  for (const review of reviews) {
    const { id: reviewId, authorId: userId, subjectId } = review;
    const payment = byId(payments, review.paymentId);
    const isRevealed = review.revealAt === null;
    const visible = isRevealed && payment?.sellerId === subjectId;
    const change: Change = { kind: 'review', reviewId, userId, visible };
    // The other side reads it with the payment.
    add(review, { whenChanged: isRevealed && payment ? [change, changeOf(payment)] : [change] });
  }
  return snapshot;
}

const changeOf = (payment: PaymentRecord): Change => ({
  kind: 'payment',
  paymentId: payment.id,
  buyerId: payment.buyerId,
  sellerId: isSale(payment) ? payment.sellerId : null,
  ...(payment.blind && { blind: true }),
});

/**
 * What open pages have to hear, now that the records are others than in the snapshot. As on the server
 * nobody is told that the lists of an account went because it is no buyer any more.
 */
export function changesSince(before: Snapshot, records: Records): Change[] {
  const now = snapshotOf(records);
  const changes: Change[] = [];
  for (const [id, { content, whenChanged, counts = [], isSeller, byline }] of now) {
    const past = before.get(id);
    if (past?.content === content) continue;
    const isRenamed = Boolean(past?.byline) && past?.byline !== byline;
    const isPublic = past && (past.isSeller || isSeller || isRenamed);
    changes.push(...whenChanged.map((change) => withSellers(change, isPublic)));
    for (const [index, count] of counts.entries()) {
      changes.push(...changedCounts(past?.counts?.[index], count));
    }
  }
  const buyers = new Set(records.users.filter(({ role }) => role === 'BUYER').map(({ id }) => id));
  for (const [id, { whenDeleted }] of before) {
    if (!whenDeleted || now.has(id)) continue;
    const isEntry = whenDeleted.kind === 'booking' || whenDeleted.kind === 'wish';
    if (!isEntry || buyers.has(whenDeleted.userId)) changes.push(whenDeleted);
  }
  return changes;
}

type Count = { counted: boolean; change: Change };

/** Of which records the counts have changed: of two where what is counted has moved. */
function changedCounts(before: Count | undefined, now: Count): Change[] {
  const isSame = !before || JSON.stringify(before.change) === JSON.stringify(now.change);
  if (isSame) return now.counted === (before?.counted ?? false) ? [] : [now.change];
  return [before, now].flatMap(({ counted, change }) => (counted ? [change] : []));
}

/**
 * Everyone is told of an account that is, or was, a seller's, and of the new name of who wrote reviews; of a
 * new account only admins.
 */
const withSellers = (change: Change, isSeller = false): Change =>
  change.kind === 'user' ? { ...change, isSeller } : change;
