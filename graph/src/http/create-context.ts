import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context/context.ts';
import { limit } from '../context/limit.ts';
import type { Shop } from '../context/shop.ts';
import { bearerToken, findViewer } from '../domains/accounts/viewer.ts';

type Caller = {
  /** The header as it came. */
  authorization: string | undefined;
  /** The network address that the request came from. */
  address: string;
  log: FastifyBaseLogger;
};

/**
 * The context of one request; GraphQL and REST both make it first.
 * @throws Refusal `too-many-requests`
 */
export async function createContext(shop: Shop, caller: Caller): Promise<Context> {
  const { authorization, address, log } = caller;
  const bearer = bearerToken(authorization);
  const viewer = bearer ? await findViewer(shop, bearer) : null;
  const context = { ...shop, log, address, viewer, bearer, loaders: shop.createLoaders(viewer) };
  await limit(context, 'requests');
  return context;
}
