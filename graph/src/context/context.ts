import type { FastifyBaseLogger } from 'fastify';
import type { Cards } from '../adapters/cards/cards.ts';
import type { Database } from '../adapters/database/database.ts';
import type { Identity } from '../adapters/identity/identity.ts';
import type { Images } from '../adapters/images/images.ts';
import type { Limits } from '../adapters/limits/limits.ts';
import type { Config } from '../config/config.ts';
import type { UserRecord } from '../domains/accounts/user.model.ts';
import { bearerToken, findViewer } from '../domains/accounts/viewer.ts';
import type { Events } from '../shared/events.ts';
import { createLoaders, type Loaders } from '../start/create-loaders.ts';
import type { Models } from '../start/create-models.ts';
import { limit } from './limit.ts';

/** What one process of the shop is made of, the same for all requests. */
export type Shop = {
  config: Config;
  models: Models;
  database: Database;
  identity: Identity;
  images: Images;
  cards: Cards;
  events: Events;
  limits: Limits;
  /** Signs the product's tokens; at least 32 bytes. */
  jwtSecret: Uint8Array;
  log: FastifyBaseLogger;
};

/** What a service gets: the shop, who asks, and loaders that live as long as the request. */
export type Context = Shop & {
  viewer: UserRecord | null;
  /** The token of the `Authorization` header as it came: the product's own, or a Firebase ID token. */
  bearer: string | null;
  /** Where the request came from, to count what visitors do. */
  address: string;
  loaders: Loaders;
};

type Caller = {
  /** The header as it came. */
  authorization: string | undefined;
  /** The address that the request came from. */
  address: string;
  log: FastifyBaseLogger;
};

/**
 * The context of one request; every door makes it first.
 * @throws Refusal `too-many-requests`
 */
export async function createContext(shop: Shop, caller: Caller): Promise<Context> {
  const { authorization, address, log } = caller;
  const bearer = bearerToken(authorization);
  const viewer = bearer ? await findViewer(shop, bearer) : null;
  const context = { ...shop, log, address, viewer, bearer, loaders: createLoaders(shop, viewer) };
  await limit(context, 'requests');
  return context;
}
