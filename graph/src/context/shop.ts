import type { FastifyBaseLogger } from 'fastify';
import type { Types } from 'mongoose';
import type { Cards } from '../adapters/cards/cards.ts';
import type { Database } from '../adapters/database/database.ts';
import type { Writes } from '../adapters/database/writes.ts';
import type { Identity } from '../adapters/identity/identity.ts';
import type { Images } from '../adapters/images/images.ts';
import type { Limits } from '../adapters/limits/limits.ts';
import type { Mailer } from '../adapters/mail/mail.ts';
import type { Cache } from '../cache/cache.ts';
import type { Config } from '../config/config.ts';
import type { CurrentSearch } from '../search/current-search.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import type { Events } from '../shared/events.ts';
import type { Metrics } from '../shared/metrics.ts';
import type { HealthReport } from './health-report.ts';
import type { Loaders, Models, Viewer } from './merged-types.ts';

export type Searches = Pick<SearchEngine, 'search' | 'suggest'>;

/** Counts who looks at products. */
export type Views = {
  /** Counts that an account has opened a product's page; written later, so that it takes no time. */
  count(productId: Types.ObjectId, viewerId: Types.ObjectId): void;
  /** Writes what was counted. What the database does not take is kept for the next time, and logged. */
  flush(): Promise<void>;
};

/** What one process of the shop is made of, the same for all requests. */
export type Shop = {
  config: Config;
  models: Models;
  /** What is read again and again. */
  cache: Cache;
  /** Makes the loaders of one request; null for a visitor's. */
  createLoaders: (viewer: Viewer | null) => Loaders;
  /** Finds products for sale. */
  searches: Searches;
  /** Keeps searches current. */
  search: CurrentSearch;
  /** The writes of this process, and of others as far as it is told of them. */
  writes: Writes;
  database: Database;
  identity: Identity;
  images: Images;
  mail: Mailer;
  cards: Cards;
  events: Events;
  limits: Limits;
  views: Views;
  /** What this process counts of its work. */
  metrics: Metrics;
  /** How the parts of the shop are: checked now, or for somebody else a few seconds ago. */
  checkHealth: () => Promise<HealthReport>;
  /** Writes where the offers for a product stand, of which its stock must not change before: given by their domain. */
  settleOffers: (
    shop: Pick<Shop, 'models' | 'events' | 'now'>,
    productId: Types.ObjectId,
  ) => Promise<void>;
  /** Creates the order of a payment that has bought its product: given by their domain. */
  createOrder: (
    shop: Pick<Shop, 'models' | 'events' | 'now'>,
    paymentId: Types.ObjectId,
  ) => Promise<void>;
  /** The clock, in epoch milliseconds. */
  now: () => number;
  /** Signs the product's tokens; at least 32 bytes. */
  jwtSecret: Uint8Array;
  log: FastifyBaseLogger;
};
