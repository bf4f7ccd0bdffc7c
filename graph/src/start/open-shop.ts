import { mkdirSync } from 'node:fs';
import type { Logger } from 'pino';
import { openCards } from '../adapters/cards/cards.ts';
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
import { repairAccounts } from '../domains/account-deletion/repair.service.ts';
import {
  repairAdvertisements,
  startAdvertisementSweeper,
} from '../domains/catalog/advertising/advertisement.sweeper.ts';
import { productSource } from '../domains/catalog/search/product-source.ts';
import { recountAvailable } from '../domains/catalog/stock.service.ts';
import { startOutboxDeliverer } from '../domains/notifications/delivery/outbox.deliverer.ts';
import { startMailSender } from '../domains/notifications/mail/mail.sender.ts';
import { notificationExpiry } from '../domains/notifications/notification.expiry.ts';
import { completeCurrencies } from '../domains/payments/payment-currency.service.ts';
import { webhookEvents } from '../domains/payments/payments.webhook.ts';
import { startSweeper } from '../domains/payments/sweep/payment.sweeper.ts';
import { startPictureSweeper } from '../domains/pictures/picture.sweeper.ts';
import { keyField, ReadModel } from '../read-model/read-model.ts';
import { CurrentIndex } from '../search/current-index.ts';
import { createLoaders } from './create-loaders.ts';
import { createModels } from './create-models.ts';
import { jwtSecret } from './jwt-secret.ts';

/** Adapters that the caller has opened and closes, and another clock. */
type Given = Partial<Pick<Shop, 'database' | 'identity' | 'cards' | 'now'>>;

/**
 * Opens the adapters that the configuration names and that are not given. What was opened is closed
 * again when a later one fails, and by `close`, in reverse.
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
  const models = createModels(database.connection);
  const { User, Category, Product, Booking, Wish, Notification } = models;
  const kept = [User, Category, Product, Booking, Wish, Notification];
  const writes = followWrites(kept, keyField, database);
  await Promise.all(Object.values(models).map((model) => model.init()));
  const expiries = [
    ...[countExpiry, notificationExpiry],
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
      ...{ source: productSource(models), versions },
      onFault: (err) => log.error({ err }, 'the search index could not be read again'),
    }),
    (index) => index.close(),
  );
  writes.listen((write, by) => searchIndex.written(write, by));
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
  const shop: Shop = {
    config,
    database,
    models,
    ...readsFrom(readModel),
    exactReads: readsFrom(readModel.exact),
    writes,
    versions,
    identity,
    cards,
    images,
    mail: await openMail(config),
    events,
    limits,
    now: given.now ?? (() => Date.now()),
    jwtSecret: jwtSecret(config),
    log,
  };
  await completeCurrencies(shop);
  await repairAccounts(shop);
  await recountAvailable(shop);
  await repairAdvertisements(shop);
  opened.adopt(startMailSender(shop), (sender) => sender.stop());
  opened.adopt(startOutboxDeliverer(shop), (deliverer) => deliverer.stop());
  opened.adopt(startSweeper(shop), (sweeper) => sweeper.stop());
  opened.adopt(startPictureSweeper(shop), (sweeper) => sweeper.stop());
  opened.adopt(startAdvertisementSweeper(shop), (sweeper) => sweeper.stop());
  const adapters = opened.move();
  return { shop, close: () => adapters.disposeAsync() };
}
