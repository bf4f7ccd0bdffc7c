import type { mongo, Types } from 'mongoose';
import { unfollowedCollection } from '../../../adapters/database/unfollowed-collection.ts';
import type { Shop } from '../../../context/shop.ts';
import type { ListEntryRecord } from '../../lists/list-entry.model.ts';
import { sideOf } from '../../messages/sides.rules.ts';
import type { ThreadRecord } from '../../messages/thread.model.ts';
import { markThreadNotificationsRead } from '../../messages/unread/mark-notifications-read.service.ts';
import { keepLastMessage } from '../../messages/write/write-message.service.ts';
import type { OfferRecord } from '../../offers/offer.model.ts';
import { threadWith } from '../../offers/offer-note.service.ts';
import type { OrderRecord } from '../../orders/order.model.ts';
import type { Outbox } from '../../outbox/outbox.model.ts';
import type { PaymentRecord } from '../../payments/payment.model.ts';
import type { PayoutRecord } from '../../payouts/payout.model.ts';
import type { ProductRecord } from '../../product/product.model.ts';
import type { ReportRecord } from '../../reports/report.model.ts';
import type { ReviewRecord } from '../../reviews/review.model.ts';
import { createNotifications } from './create-notifications.service.ts';
import type { Drafts, NamedEntry, Progress } from './draft.rules.ts';
import { draftsOfOffer } from './offer-recipients.queries.ts';
import { draftsOfOrder } from './order-recipients.queries.ts';
import { draftsOfPayment } from './payment-recipients.queries.ts';
import { draftsOfPayout, draftsOfPayoutAccount } from './payout-recipients.queries.ts';
import { draftsOfProduct } from './product-recipients.queries.ts';
import {
  draftsOfAccount,
  draftsOfBooking,
  draftsOfReview,
  draftsOfThread,
} from './recipients.queries.ts';
import { draftsOfReport } from './report-recipients.queries.ts';
import { noteAlerts } from './saved-search-alerts.queries.ts';

export type DeliveryServices = Pick<
  Shop,
  'models' | 'events' | 'config' | 'log' | 'now' | 'searches'
> & {
  /** False to notify in the shop alone. */
  sendsMails?: boolean;
};

export const outboxModels = [
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
] as const;
export type OutboxModel = (typeof outboxModels)[number];

/** An entry as the database has it, with its delivery progress. */
type StoredEntry = NamedEntry & { progress?: Progress };
type Stored = { _id: Types.ObjectId } & Outbox;

/** Milliseconds until an entry that couldn't be delivered is retried. */
const retryMs = 60_000;
/** Milliseconds that a process has for one batch of recipients before another may take over. */
export const leaseMs = 30_000;

/** Longer lists of recipients are notified one list at a time, to spare the database. */
const longList = 20;

/** Delivery state of one process: stop signal, entries under way, queue for long lists. */
export type Deliveries = {
  signal?: AbortSignal;
  underWay: Set<string>;
  /** Runs work after the work queued before it. Without it, work runs at once. */
  inTurn?: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

export function oneAfterTheOther(): NonNullable<Deliveries['inTurn']> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/**
 * Delivers a record's outbox: creates the notifications, then removes the entry. Any number of processes may do so at
 * once, and each may be killed at any point: repeating is harmless. Drops an entry whose record is gone, such as a
 * withdrawn booking. An entry that can't be delivered waits without delaying others.
 * @throws MongoError if the database doesn't answer; the outbox is unchanged then
 */
export async function deliverOutbox(
  services: DeliveryServices,
  model: OutboxModel,
  id: Types.ObjectId,
  deliveries: Deliveries = { underWay: new Set() },
): Promise<void> {
  const { underWay } = deliveries;
  // Outboxes are always read from the database: the cache doesn't follow them.
  const collection = unfollowedCollection(services.models[model]);
  const record = await collection.findOne<Stored>({ _id: id });
  const entries = Object.entries(record?.outbox ?? {}).map(([name, entry]) => ({ ...entry, name }));
  if (!record?.outboxDueAt) return;
  let hasFailed = false;
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    if (underWay.has(entry.name)) continue;
    underWay.add(entry.name);
    try {
      const delivery = { model, record, entry };
      const isDone = await deliverEntry(services, collection, delivery, deliveries);
      if (!isDone) {
        // Other processes may take over at once.
        await collection.updateOne(
          { _id: id },
          { $set: { outboxDueAt: new Date(services.now()) } },
        );
        return;
      }
      await collection.updateOne({ _id: id }, { $unset: { [`outbox.${entry.name}`]: 1 } });
    } catch (error) {
      services.log.error({ err: error, model, id, entry: entry.name }, 'could not notify yet');
      hasFailed = true;
    } finally {
      underWay.delete(entry.name);
    }
  }
  if (hasFailed) {
    const outboxDueAt = new Date(services.now() + retryMs);
    await collection.updateOne({ _id: id }, { $set: { outboxDueAt } });
    return;
  }
  const emptied = { _id: id, outbox: { $in: [null, {}] } };
  await collection.updateOne(emptied, { $unset: { outbox: 1, outboxDueAt: 1 } });
}

type Delivery = { model: OutboxModel; record: Stored; entry: StoredEntry };

/** @returns false if the process stopped before all were notified */
async function deliverEntry(
  services: DeliveryServices,
  collection: mongo.Collection,
  { model, record, entry }: Delivery,
  deliveries: Deliveries,
): Promise<boolean> {
  for (let progress = entry.progress; !deliveries.signal?.aborted; ) {
    const { drafts, next } = await draftsOf(services, { model, record, entry }, progress);
    if (!(await notify(services, drafts, deliveries))) return false;
    if (model === 'Thread') await withdrawIfRead(services, record._id, drafts);
    if (!next) return true;
    progress = next;
    if (next.after) {
      await noteProgress(services, collection, { _id: record._id, name: entry.name, progress });
    }
  }
  return false;
}

/** @returns false if the process stopped before */
async function notify(
  services: DeliveryServices,
  drafts: Drafts['drafts'],
  { signal, inTurn }: Deliveries,
): Promise<boolean> {
  const create = async () => {
    if (signal?.aborted) return false;
    await createNotifications(services, drafts);
    await noteAlerts(services, drafts);
    return true;
  };
  return inTurn && drafts.length > longList ? inTurn(create) : create();
}

/** Saves the progress for the process that continues after a crash, and renews the lease on the next batch. */
async function noteProgress(
  { now }: Pick<DeliveryServices, 'now'>,
  collection: mongo.Collection,
  { _id, name, progress }: Pick<Stored, '_id'> & { name: string; progress: Progress },
): Promise<void> {
  const outboxDueAt = new Date(now() + leaseMs);
  const noted = { [`outbox.${name}.progress`]: progress, outboxDueAt };
  // The entry is gone if another process has finished it.
  await collection.updateOne({ _id, [`outbox.${name}`]: { $ne: null } }, { $set: noted });
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
    case 'Offer': {
      const offer = record as OfferRecord & Stored;
      // The process that wrote it may have been killed before.
      await threadWith(services, offer, entry);
      return whole(await draftsOfOffer(services, offer, entry));
    }
    case 'Review':
      return whole(await draftsOfReview(services, record as ReviewRecord & Stored, entry));
    case 'User':
      return whole(draftsOfAccount(record, entry));
    case 'Payout':
      return whole(await draftsOfPayout(services, record as PayoutRecord & Stored, entry));
    case 'PayoutAccount':
      return whole(draftsOfPayoutAccount(record, entry));
    case 'Report':
      return whole(await draftsOfReport(services, record as ReportRecord & Stored, entry));
    case 'Thread': {
      const thread = record as ThreadRecord & Stored;
      // The process that added it may have been killed before.
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
