import type { FastifyBaseLogger } from 'fastify';
import type { Cards } from '../adapters/cards/cards.ts';
import type { Database } from '../adapters/database/database.ts';
import type { Writes } from '../adapters/database/writes.ts';
import type { Identity } from '../adapters/identity/identity.ts';
import type { Images } from '../adapters/images/images.ts';
import type { Limits } from '../adapters/limits/limits.ts';
import type { Config } from '../config/config.ts';
import type { ReadModel } from '../read-model/read-model.ts';
import type { Events } from '../shared/events.ts';
import type { Loaders, Models, Viewer } from './registry.ts';

/** What one process of the shop is made of, the same for all requests. */
export type Shop = {
  config: Config;
  models: Models;
  /** What is read again and again, answered from memory. */
  readModel: ReadModel;
  /** The writes of this process. */
  writes: Writes;
  database: Database;
  identity: Identity;
  images: Images;
  cards: Cards;
  events: Events;
  limits: Limits;
  /** Signs the product's tokens; at least 32 bytes. */
  jwtSecret: Uint8Array;
  log: FastifyBaseLogger;
  /** Makes the loaders of one request; null for a visitor's. */
  createLoaders: (viewer: Viewer | null) => Loaders;
};
