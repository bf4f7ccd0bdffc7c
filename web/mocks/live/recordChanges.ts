import type { Change } from '@fitness-zone/contract/changes.ts';
import { isSale } from '../records/findRecords.ts';
import type { EntryRecord, Records } from '../records/records.ts';

type RecordState = {
  content: string;
  /** What to publish when the record is there and its content is another one. */
  whenChanged: Change[];
  whenDeleted?: Change;
  /** Whether other records count it, and what to publish when that is another than before. */
  counts?: Count[];
  isSeller?: boolean;
};

/** The content of all records at one moment, by id. */
export type Snapshot = Map<string, RecordState>;

/** Notes the content of each record, so that no resolver has to say what it changed. */
export function snapshotOf(records: Records): Snapshot {
  const { users, categories, products, bookings, wishes, payments, notifications } = records;
  const snapshot: Snapshot = new Map();
  const add = (record: { id: string }, state: Omit<RecordState, 'content'>) =>
    snapshot.set(record.id, { content: JSON.stringify(record), ...state });
  for (const user of users) {
    const { id: userId, role } = user;
    const isSeller = role === 'SELLER';
    add(user, {
      whenChanged: [{ kind: 'user', userId }],
      whenDeleted: { kind: 'user-deleted', userId },
      isSeller,
    });
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
    const { id: paymentId, buyerId } = payment;
    const sellerId = isSale(payment) ? payment.sellerId : null;
    add(payment, { whenChanged: [{ kind: 'payment', paymentId, buyerId, sellerId }] });
  }
  for (const notification of notifications) {
    const { id: notificationId, userId } = notification;
    add(notification, { whenChanged: [{ kind: 'notification', notificationId, userId }] });
  }
  return snapshot;
}

/**
 * What open pages have to hear, now that the records are others than in the snapshot. As on the server
 * nobody is told that the lists of an account went because it is no buyer any more.
 */
export function changesSince(before: Snapshot, records: Records): Change[] {
  const now = snapshotOf(records);
  const changes: Change[] = [];
  for (const [id, { content, whenChanged, counts = [], isSeller }] of now) {
    const past = before.get(id);
    if (past?.content === content) continue;
    changes.push(
      ...whenChanged.map((change) => withSellers(change, past && (past.isSeller || isSeller))),
    );
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

/** Everyone is told of an account that is, or was, a seller's; of a new one only admins. */
const withSellers = (change: Change, isSeller = false): Change =>
  change.kind === 'user' ? { ...change, isSeller } : change;
