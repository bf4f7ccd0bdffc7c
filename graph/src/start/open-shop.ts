import type { Logger } from 'pino';
import type { TownData } from '../adapters/places/town-data.ts';
import type { Config } from '../config/config.ts';
import type { Shop } from '../context/shop.ts';
import { restoreIdentities } from '../domains/accounts/deletion/restore-identities.service.ts';
import { createHealthChecks } from '../domains/health/health.service.ts';
import { settleOffers } from '../domains/offers/state/settle-offers.service.ts';
import { createOrder } from '../domains/orders/create-order.service.ts';
import { SearchCounts } from '../domains/overview/searches/search-counts.service.ts';
import { ProductViews } from '../domains/overview/statistics/product-views.service.ts';
import { migrate } from '../migrations/migrate.ts';
import { createMetrics } from '../shared/metrics.ts';
import { jwtSecret } from './jwt-secret.ts';
import { makePrivate } from './make-private.ts';
import { openAdapters } from './open-adapters.ts';
import { openReads } from './open-reads.ts';
import { openRecords } from './open-records.ts';
import { startJobs } from './start-jobs.ts';

/** Adapters that the caller opens and closes, a clock, and a list of towns. */
type Given = Partial<Pick<Shop, 'database' | 'identity' | 'cards' | 'push' | 'now'>> & {
  towns?: TownData;
};

/**
 * Opens the database, cache, search and adapters, and migrates the records. `startJobs` begins the shop's background
 * work. On a failure, and by `close`, everything is closed in reverse order.
 * @throws errors of an adapter that can't be opened, or of the database
 */
export async function openShop(
  config: Config,
  log: Logger,
  given: Given = {},
): Promise<{ shop: Shop; startJobs: () => void; close: () => Promise<void> }> {
  await using opened = new AsyncDisposableStack();
  makePrivate(config.dataDir);
  const metrics = createMetrics();
  const records = await openRecords({ config, metrics, log, given: given.database }, opened);
  const { database, models, events } = records;
  const reads = await openReads({ config, log, ...records }, opened);
  const { connection } = database;
  const now = given.now ?? (() => Date.now());
  const adapters = await openAdapters({ config, connection, log, now, given }, opened);
  const secret = jwtSecret(config);
  const views = opened.adopt(
    new ProductViews({ models, config, jwtSecret: secret, log, now }),
    (counter) => counter.close(),
  );
  const searchCounts = opened.adopt(
    new SearchCounts({ models, config, jwtSecret: secret, log, now }),
    (counter) => counter.close(),
  );
  const parts = { config, database, models, ...adapters, events, now, log };
  const shop: Shop = {
    config,
    ...records,
    ...reads,
    ...adapters,
    settleOffers,
    createOrder,
    views,
    searchCounts,
    metrics,
    checkHealth: createHealthChecks({ ...parts, searchIndex: reads.searchIndex }),
    stopping: new AbortController(),
    now,
    jwtSecret: secret,
    log,
  };
  await migrate(shop);
  await restoreIdentities(shop);
  const kept = opened.move();
  return {
    shop,
    startJobs: () => void kept.use(startJobs(shop)),
    close: () => kept.disposeAsync(),
  };
}
