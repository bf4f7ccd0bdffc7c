import type { FastifyBaseLogger } from 'fastify';
import type { Types } from 'mongoose';
import type { Cards } from '../adapters/cards/cards.ts';
import type { Database } from '../adapters/database/database.ts';
import type { Writes } from '../adapters/database/writes.ts';
import type { Identity } from '../adapters/identity/identity.ts';
import type { Images } from '../adapters/images/images.ts';
import type { Limits } from '../adapters/limits/limits.ts';
import type { Mailer } from '../adapters/mail/mail.ts';
import type { Places } from '../adapters/places/places.ts';
import type { Push } from '../adapters/push/push.ts';
import type { Cache } from '../cache/cache.ts';
import type { Config } from '../config/config.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import type { ProductSearches } from '../search/searches.ts';
import type { Events } from '../shared/events.ts';
import type { Metrics } from '../shared/metrics.ts';
import type { HealthReport } from './health-report.ts';
import type { Loaders, Models, Viewer } from './merged-types.ts';

type Searches = Pick<SearchEngine, 'search' | 'suggest' | 'meets' | 'mentions'>;

export type Views = {
  /** Counts a view of a product's page. Writes it later, so that the page doesn't wait. */
  count(productId: Types.ObjectId, viewerId: Types.ObjectId): void;
  /** Writes the counts. Logs counts that the database refuses, and keeps them for the next time. */
  flush(): Promise<void>;
};

export type SearchCounter = {
  /** Counts a text search. Writes it later, so that the search doesn't wait. `isEmpty`: no results. */
  count(
    search: { text: string; isEmpty: boolean } & {
      address: string;
      viewer: Viewer | null;
      userAgent: string | null;
    },
  ): void;
  /** Writes the counts. */
  flush(): Promise<void>;
};

/** One process of the shop, shared by all requests. */
export type Shop = {
  config: Config;
  models: Models;
  cache: Cache;
  /** Makes the loaders of one request; null for a visitor's. */
  createLoaders: (viewer: Viewer | null) => Loaders;
  /** Finds products for sale. */
  searches: Searches;
  /** Follows the writes, so that searches find the database's current records. */
  searchIndex: ProductSearches;
  /** The writes of this process, and those of others that it hears about. */
  writes: Writes;
  database: Database;
  identity: Identity;
  images: Images;
  mail: Mailer;
  push: Push;
  places: Places;
  cards: Cards;
  events: Events;
  limits: Limits;
  views: Views;
  searchCounts: SearchCounter;
  metrics: Metrics;
  /** State of the services, at most a few seconds old. */
  checkHealth: () => Promise<HealthReport>;
  /** Updates a product's offers before its stock changes. Injected by the offers domain. */
  settleOffers: (
    shop: Pick<Shop, 'models' | 'events' | 'now'>,
    productId: Types.ObjectId,
  ) => Promise<void>;
  /** Creates the order of a payment that has bought its product. Injected by the orders domain. */
  createOrder: (
    shop: Pick<Shop, 'models' | 'events' | 'now' | 'config'>,
    paymentId: Types.ObjectId,
  ) => Promise<void>;
  /** Aborted when the process begins to stop, so that load balancers and clients go elsewhere. */
  stopping: AbortController;
  /** The clock, in epoch milliseconds. */
  now: () => number;
  /** Signs the product's tokens; at least 32 bytes. */
  jwtSecret: Uint8Array;
  log: FastifyBaseLogger;
};
