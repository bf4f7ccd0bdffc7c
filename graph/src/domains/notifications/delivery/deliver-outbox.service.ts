import type { mongo, Types } from 'mongoose';
import { unfollowedCollection } from '../../../adapters/database/unfollowed-collection.ts';
import type { Shop } from '../../../context/shop.ts';
import type { ProductRecord } from '../../catalog/product.model.ts';
import type { ListEntryRecord } from '../../lists/list-entry.model.ts';
import { sideOf } from '../../messages/sides.rules.ts';
import type { ThreadRecord } from '../../messages/thread.model.ts';
import { markThreadNotificationsRead } from '../../messages/unread/mark-notifications-read.service.ts';
import { keepLastMessage } from '../../messages/write/write-message.service.ts';
import type { OfferRecord } from '../../offers/offer.model.ts';
import type { OrderRecord } from '../../orders/order.model.ts';
import type { Outbox } from '../../outbox/outbox.model.ts';
import type { PaymentRecord } from '../../payments/payment.model.ts';
import type { PayoutRecord } from '../../payouts/payout.model.ts';
import type { ReportRecord } from '../../reports/report.model.ts';
import type { ReviewRecord } from '../../reviews/review.model.ts';
import { createNotifications } from './create-notifications.service.ts';
import { draftOf, type NamedEntry } from './draft.rules.ts';
import { draftsOfOffer } from './offer-recipients.queries.ts';
import { draftsOfOrder } from './order-recipients.queries.ts';
import { draftsOfPayment } from './payment-recipients.queries.ts';
import { draftsOfPayout } from './payout-recipients.queries.ts';
import { type Drafts, draftsOfProduct, type Progress } from './product-recipients.queries.ts';
import {
  draftsOfAccount,
  draftsOfBooking,
  draftsOfReview,
  draftsOfThread,
} from './recipients.queries.ts';
import { draftsOfReport } from './report-recipients.queries.ts';

export type DeliveryServices = Pick<Shop, 'models' | 'events' | 'config' | 'log' | 'now'>;

/** The models whose records have an outbox. */
export const outboxModels = [
  ...([
    'Product',
    'Booking',
    'Payment',
    'Review',
    'User',
    'Offer',
    'Thread',
    'Report',
    'Order',
    'Payout',
    'PayoutAccount',
  ] as const),
] as const;
/** A model whose records have an outbox. */
export type OutboxModel = (typeof outboxModels)[number];

/** An entry as the database has it: with what of it is delivered already. */
type StoredEntry = NamedEntry & { progress?: Progress };
type Stored = { _id: Types.ObjectId } & Outbox;

/** An entry that could not be delivered waits so long, in milliseconds, behind those that can. */
const retryMs = 60_000;

/**
 * Delivers a record's outbox: creates the notifications, then removes the entry. Any number of processes may do so at
 * once, and each may end at any point: work done twice has one result. An entry whose record is gone, such as a
 * booking that was taken back, is dropped.
 * @throws MongoError if the database doesn't answer; the outbox is unchanged then
 */
export async function deliverOutbox(
  services: DeliveryServices,
  model: OutboxModel,
  id: Types.ObjectId,
): Promise<void> {
  // From the database, as all of an outbox: nothing that is kept in memory follows it.
  const collection = unfollowedCollection(services.models[model]);
  const record = await collection.findOne<Stored>({ _id: id });
  const entries = Object.entries(record?.outbox ?? {}).map(([name, entry]) => ({ ...entry, name }));
  if (!record?.outboxDueAt) return;
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const stored: StoredEntry = entry;
    try {
      await deliverEntry(services, collection, { model, record, entry: stored });
    } catch (error) {
      services.log.error({ err: error, model, id, entry: entry.name }, 'could not notify yet');
      const outboxDueAt = new Date(services.now() + retryMs);
      await collection.updateOne({ _id: id }, { $set: { outboxDueAt } });
      return;
    }
    await collection.updateOne({ _id: id }, { $unset: { [`outbox.${entry.name}`]: 1 } });
  }
  const emptied = { _id: id, outbox: { $in: [null, {}] } };
  await collection.updateOne(emptied, { $unset: { outbox: 1, outboxDueAt: 1 } });
}

type Delivery = { model: OutboxModel; record: Stored; entry: StoredEntry };

async function deliverEntry(
  services: DeliveryServices,
  collection: mongo.Collection,
  { model, record, entry }: Delivery,
): Promise<void> {
  for (let progress = entry.progress; ; ) {
    const { drafts, next } = await draftsOf(services, { model, record, entry }, progress);
    await createNotifications(services, drafts);
    if (model === 'Thread') await withdrawIfRead(services, record._id, drafts);
    if (!next) return;
    // So that many recipients need not be gone through again by who goes on after a crash.
    const isLong = next.after !== null;
    const field = `outbox.${entry.name}.progress`;
    if (isLong) await collection.updateOne({ _id: record._id }, { $set: { [field]: next } });
    progress = next;
  }
}

async function draftsOf(
  services: DeliveryServices,
  { model, record, entry }: Delivery,
  progress: Progress | undefined,
): Promise<Drafts> {
  switch (model) {
    case 'Product':
      return draftsOfProduct(services, record as ProductRecord & Stored, entry, progress);
    case 'Booking':
      return whole(await draftsOfBooking(services, record as ListEntryRecord & Stored, entry));
    case 'Payment':
      return whole(await draftsOfPayment(services, record as PaymentRecord & Stored, entry));
    case 'Order':
      return whole(await draftsOfOrder(services, record as OrderRecord & Stored, entry));
    case 'Offer':
      return whole(await draftsOfOffer(services, record as OfferRecord & Stored, entry));
    case 'Review':
      return whole(draftsOfReview(record as ReviewRecord & Stored, entry));
    case 'User':
      return whole(draftsOfAccount(record, entry));
    case 'Payout':
      return whole(await draftsOfPayout(services, record as PayoutRecord & Stored, entry));
    case 'PayoutAccount':
      return whole([draftOf(entry, record._id, { kind: 'payout-setup-needed' })]);
    case 'Report':
      return whole(await draftsOfReport(services, record as ReportRecord & Stored, entry));
    case 'Thread': {
      const thread = record as ThreadRecord & Stored;
      // The process that took it in may have ended before it did so.
      await keepLastMessage(services, thread);
      return whole(await draftsOfThread(services, thread, entry));
    }
  }
}

const whole = (drafts: Drafts['drafts']): Drafts => ({ drafts, next: null });

/**
 * Marks the notification of a message as read if its thread was read in the meantime: the reader may have looked for
 * the notification before it existed.
 */
async function withdrawIfRead(
  services: DeliveryServices,
  threadId: Types.ObjectId,
  drafts: Drafts['drafts'],
): Promise<void> {
  if (drafts.length === 0) return;
  const thread: ThreadRecord | null = await services.models.Thread.findById(threadId).lean();
  for (const { userId } of drafts) {
    const side = thread && sideOf(thread, userId);
    if (side && thread.unread?.[side]) continue;
    await markThreadNotificationsRead(services, userId, threadId);
  }
}
