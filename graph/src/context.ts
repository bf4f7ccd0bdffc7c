import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { UserRecord } from './domains/accounts/user.model.ts';
import { bearerToken, findViewer } from './domains/accounts/viewer.ts';
import { createLoaders, type Loaders } from './loaders.ts';
import type { Models } from './models.ts';
import type { Cards } from './parts/cards/cards.ts';
import type { Database } from './parts/database/database.ts';
import type { Identity } from './parts/identity/identity.ts';
import type { Images } from './parts/images/images.ts';
import type { Events } from './shared/events.ts';

/** What one process of the shop is made of, the same for all requests. */
export type Shop = {
  config: Config;
  models: Models;
  database: Database;
  identity: Identity;
  images: Images;
  cards: Cards;
  events: Events;
  /** Signs the product's tokens; at least 32 bytes. */
  jwtSecret: Uint8Array;
  log: FastifyBaseLogger;
};

/** What a service gets: the shop, who asks, and loaders that live as long as the request. */
export type Context = Shop & {
  viewer: UserRecord | null;
  /** The token of the `Authorization` header as it came: the product's own, or a Firebase ID token. */
  bearer: string | null;
  loaders: Loaders;
};

/** The context of one request. `authorization` is the header as it came. */
export async function createContext(
  shop: Shop,
  request: { authorization: string | undefined; log: FastifyBaseLogger },
): Promise<Context> {
  const bearer = bearerToken(request.authorization);
  const viewer = bearer ? await findViewer(shop, bearer) : null;
  return { ...shop, log: request.log, viewer, bearer, loaders: createLoaders(shop, viewer) };
}
