import { enumValues } from '@fitness-zone/contract/enums.ts';
import { unfollowedCollection } from '../../adapters/database/unfollowed-collection.ts';
import type { QueueReport } from '../../context/health-report.ts';
import type { Shop } from '../../context/shop.ts';
import { outboxModels } from '../notifications/delivery/deliver-outbox.service.ts';
import type { Outbox } from '../outbox/outbox.model.ts';

type Records = Pick<Shop, 'models'>;

/** Maximum number of records counted per collection. */
const mostCounted = 500;
/** The last moment that a date can name. */
const endOfTime = new Date(8.64e15);

/** Offers are blind, so the number that waits stays secret. */
const countedModels = outboxModels.filter((model) => model !== 'Offer');
const offerKinds = new Set<string>(
  Object.values(enumValues.NotificationKind).filter((kind) => kind.startsWith('offer-')),
);

/**
 * The records with an undelivered outbox, except offers. Reads the earliest of each collection by the index.
 * @throws MongoError when the database does not answer
 */
export async function waitingNotifications(shop: Records): Promise<QueueReport> {
  const found = await Promise.all(
    countedModels.map((model) =>
      unfollowedCollection(shop.models[model])
        .find<Outbox>(
          { outboxDueAt: { $lte: endOfTime } },
          { projection: { outbox: 1 }, sort: { outboxDueAt: 1 }, limit: mostCounted + 1 },
        )
        .toArray(),
    ),
  );
  const noted = found
    .flat()
    .flatMap(({ outbox }) => Object.values(outbox ?? {}))
    .map(({ at }) => at);
  const hasMore = found.some(({ length }) => length > mostCounted);
  return queueOf(found.flat().length, hasMore, noted);
}

/**
 * The notifications whose mail or push message isn't sent yet, except those of offers. Reads the earliest by the index.
 * @throws MongoError when the database does not answer
 */
export async function waitingToBeSent(
  { models }: Records,
  dueAt: 'mailAt' | 'pushAt',
): Promise<QueueReport> {
  const due = await models.Notification.find(
    { [dueAt]: { $lte: endOfTime } },
    { kind: 1, createdAt: 1 },
  )
    .sort({ [dueAt]: 1 })
    .limit(mostCounted + 1)
    .lean();
  const counted = due.filter(({ kind }) => !offerKinds.has(kind));
  const hasMore = due.length > mostCounted;
  return queueOf(
    counted.length,
    hasMore,
    counted.map(({ createdAt }) => createdAt),
  );
}

const queueOf = (count: number, hasMore: boolean, since: readonly Date[]): QueueReport => ({
  count: Math.min(count, mostCounted),
  hasMore: hasMore || count > mostCounted,
  oldestAt: since.reduce<Date | null>((first, at) => (first && first <= at ? first : at), null),
});
