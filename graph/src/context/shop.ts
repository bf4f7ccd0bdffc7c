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
import type { Cache } from '../cache/cache.ts';
import type { Config } from '../config/config.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import type { ProductSearches } from '../search/searches.ts';
import type { Events } from '../shared/events.ts';
import type { Metrics } from '../shared/metrics.ts';
import type { HealthReport } from './health-report.ts';
import type { Loaders, Models, Viewer } from './merged-types.ts';

export type Searches = Pick<SearchEngine, 'search' | 'suggest' | 'meets'>;

/** Counts who looks at products. */
export type Views = {
  /** Counts that an account has opened a product's page; written later, so that it takes no time. */
  count(productId: Types.ObjectId, viewerId: Types.ObjectId): void;
  /** Writes the counts. Counts the database refuses are logged and kept for the next time. */
  flush(): Promise<void>;
};

export type SearchCounter = {
  /** Counts a search of a text; written later, so that it takes no time. `isEmpty`: it found nothing. */
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
  /** Follows the writes, so that searches find what the database has. */
  searchIndex: ProductSearches;
  /** The writes of this process, and of others as far as it hears of them. */
  writes: Writes;
  database: Database;
  identity: Identity;
  images: Images;
  mail: Mailer;
  places: Places;
  cards: Cards;
  events: Events;
  limits: Limits;
  views: Views;
  searchCounts: SearchCounter;
  metrics: Metrics;
  /** State of the services: checked now, or a few seconds ago for somebody else. */
  checkHealth: () => Promise<HealthReport>;
  /** Writes where the offers for a product stand, of which its stock must not change before: given by their domain. */
  settleOffers: (
    shop: Pick<Shop, 'models' | 'events' | 'now'>,
    productId: Types.ObjectId,
  ) => Promise<void>;
  /** Creates the order of a payment that has bought its product: given by their domain. */
  createOrder: (
    shop: Pick<Shop, 'models' | 'events' | 'now' | 'config'>,
    paymentId: Types.ObjectId,
  ) => Promise<void>;
  /** Aborted when the process begins to stop: balancers and clients are told to go elsewhere. */
  stopping: AbortController;
  /** The clock, in epoch milliseconds. */
  now: () => number;
  /** Signs the product's tokens; at least 32 bytes. */
  jwtSecret: Uint8Array;
  log: FastifyBaseLogger;
};
