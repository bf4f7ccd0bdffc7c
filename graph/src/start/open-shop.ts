import { mkdirSync } from 'node:fs';
import type { Logger } from 'pino';
import { openCards } from '../adapters/cards/cards.ts';
import { countCommands } from '../adapters/database/count-commands.ts';
import { openDatabase } from '../adapters/database/database.ts';
import { expireDocuments } from '../adapters/database/expiry.ts';
import { followWrites } from '../adapters/database/writes.ts';
import { changeExpiry } from '../adapters/events/changes.collection.ts';
import { openEvents } from '../adapters/events/open-events.ts';
import { openIdentity } from '../adapters/identity/open-identity.ts';
import { openImages } from '../adapters/images/open-images.ts';
import { countExpiry } from '../adapters/limits/count.model.ts';
import { openLimits } from '../adapters/limits/limits.ts';
import { openMail } from '../adapters/mail/open-mail.ts';
import type { Config } from '../config/config.ts';
import type { Reads, Shop } from '../context/shop.ts';
import { productSource } from '../domains/catalog/search/product-source.ts';
import { createHealthChecks } from '../domains/health/health.service.ts';
import { notificationExpiry } from '../domains/notifications/notification.expiry.ts';
import { settleOffers } from '../domains/offers/state/settle-offers.ts';
import { webhookEvents } from '../domains/payments/payments.webhook.ts';
import { signInExpiry } from '../domains/sign-ins/sign-in.expiry.ts';
import { ProductViews } from '../domains/statistics/product-views.ts';
import { viewMarkExpiry } from '../domains/statistics/view.model.ts';
import { keyField, ReadModel } from '../read-model/read-model.ts';
import { CurrentIndex } from '../search/current-index.ts';
import { createMetrics } from '../shared/metrics.ts';
import { createLoaders } from './create-loaders.ts';
import { createModels } from './create-models.ts';
import { jwtSecret } from './jwt-secret.ts';
import { openRecordLists } from './open-record-lists.ts';
import { prepareRecords } from './prepare-records.ts';
import { startJobs } from './start-jobs.ts';

/** Adapters that the caller has opened and closes, and another clock. */
type Given = Partial<Pick<Shop, 'database' | 'identity' | 'cards' | 'now'>>;

/**
 * Opens the adapters that the configuration names and that are not given, and what is read from memory; then prepares
 * the records and starts the jobs. What was opened is closed again when something later fails, and by `close`, in
 * reverse.
 */
export async function openShop(
  config: Config,
  log: Logger,
  given: Given = {},
): Promise<{ shop: Shop; close: () => Promise<void> }> {
  await using opened = new AsyncDisposableStack();
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const database =
    given.database ?? opened.adopt(await openDatabase(config), (adapter) => adapter.close());
  const metrics = createMetrics();
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
  const { shared } = versions;
  const readModel = new ReadModel({ keeps: true, shared, isCurrent: () => versions.isCurrent() });
  writes.listen((write) => readModel.written(write));
  const searchIndex = opened.adopt(
    new CurrentIndex({
      source: productSource(models),
      versions,
      onFault: (err) => log.error({ err }, 'the search index could not be read again'),
    }),
    (index) => index.close(),
  );
  writes.listen((write, by) => searchIndex.written(write, by));
  const recordLists = opened.adopt(
    openRecordLists(models, writes, config.timeZone, log),
    (opened) => opened.close(),
  );
  const readsFrom = (source: ReadModel): Reads => ({
    readModel: source,
    createLoaders: (viewer) => createLoaders(models, source, viewer),
    searchIndex: () => searchIndex.current(shared && source === readModel.exact),
  });
  const identity =
    given.identity ??
    opened.adopt(await openIdentity(config.identity, { dataDir: config.dataDir, log }), (adapter) =>
      adapter.stop(),
    );
  const cards =
    given.cards ??
    opened.adopt(
      await openCards(config.cards, {
        dataDir: config.dataDir,
        origins: [config.publicUrl, `http://127.0.0.1:${config.port}`, ...config.corsOrigins],
        webhookUrl: () => `http://127.0.0.1:${config.port}/webhooks/stripe`,
        webhookEvents,
        shared: config.mongodbUri ? database.connection : null,
        onFault: (fault) => log.error({ err: fault }, 'the card sandbox failed'),
      }),
      (adapter) => adapter.stop(),
    );
  const images = opened.adopt(await openImages(config), (adapter) => adapter.close());
  const limits = opened.adopt(await openLimits(config, database.connection), (adapter) =>
    adapter.close(),
  );
  const now = given.now ?? (() => Date.now());
  const secret = jwtSecret(config);
  const views = opened.adopt(
    new ProductViews({ models, config, jwtSecret: secret, log, now }),
    (counter) => counter.close(),
  );
  const mail = await openMail(config);
  const parts = { config, database, models, identity, cards, images, mail, versions, now, log };
  const shop: Shop = {
    config,
    database,
    models,
    ...readsFrom(readModel),
    exactReads: readsFrom(readModel.exact),
    recordLists: recordLists.lists,
    recordCounts: recordLists.counts,
    writes,
    versions,
    identity,
    cards,
    images,
    mail,
    events,
    settleOffers,
    limits,
    views,
    metrics,
    checkHealth: createHealthChecks(parts),
    now,
    jwtSecret: secret,
    log,
  };
  await prepareRecords(shop);
  opened.use(startJobs(shop));
  const adapters = opened.move();
  return { shop, close: () => adapters.disposeAsync() };
}
