import type { Logger } from 'pino';
import { countCommands } from '../adapters/database/count-commands.ts';
import { type Database, openDatabase } from '../adapters/database/database.ts';
import { expireDocuments } from '../adapters/database/expiry.ts';
import { followWrites } from '../adapters/database/writes.ts';
import { changeExpiry } from '../adapters/events/changes.collection.ts';
import { openEvents } from '../adapters/events/open-events.ts';
import { countExpiry } from '../adapters/limits/count.model.ts';
import type { Config } from '../config/config.ts';
import { notificationExpiry } from '../domains/notifications/notification.expiry.ts';
import { signInExpiry } from '../domains/sign-ins/sign-in.expiry.ts';
import { viewMarkExpiry } from '../domains/statistics/view.model.ts';
import { keyField } from '../read-model/read-model.ts';
import type { Metrics } from '../shared/metrics.ts';
import { createModels } from './create-models.ts';

type Needs = { config: Config; metrics: Metrics; log: Logger; given: Database | undefined };

/**
 * Opens the database, unless one is given, with its collections, indexes and expiries, and what tells of writes and
 * changes: of this process and of others. `opened` closes them.
 * @throws what the database or Redis raises
 */
export async function openRecords(
  { config, metrics, log, given }: Needs,
  opened: AsyncDisposableStack,
) {
  const database = given ?? opened.adopt(await openDatabase(config), (adapter) => adapter.close());
  opened.defer(countCommands(database.connection, metrics));
  const models = createModels(database.connection);
  const { User, Category, Product, Booking, Wish, Notification, Offer, Thread } = models;
  const kept = [User, Category, Product, Booking, Wish, Notification, Offer, Thread];
  const writes = followWrites(kept, keyField, database);
  await Promise.all(Object.values(models).map((model) => model.init()));
  const expiries = [
    ...[countExpiry, notificationExpiry, viewMarkExpiry, signInExpiry],
    ...(config.mongodbUri && !config.redisUrl ? [changeExpiry] : []),
  ];
  opened.adopt(await expireDocuments(database.connection, expiries, log), (stop) => stop());
  const { events, versions } = opened.adopt(
    await openEvents(config, { connection: database.connection, writes, log }),
    (adapter) => adapter.close(),
  );
  return { database, models, writes, events, versions };
}
