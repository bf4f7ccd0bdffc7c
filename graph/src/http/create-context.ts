import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context/context.ts';
import type { Shop } from '../context/shop.ts';
import { bearerToken, findViewer } from '../domains/accounts/tokens/viewer.queries.ts';
import { type SetHeader, spendRequestPoints } from './request-points.ts';

type Caller = {
  /** The header as it came. */
  authorization: string | undefined;
  /** The network address that the request came from. */
  address: string;
  /** The header as it came. */
  userAgent: string | undefined;
  log: FastifyBaseLogger;
  /** Cost of the request, 1 by default; 0 if it was already counted. */
  points?: number;
  /** Reports the caller's remaining allowance, if the answer has headers. */
  setHeader?: SetHeader | undefined;
};

/**
 * Creates the context of one request, for GraphQL and REST.
 * @throws Refusal `too-many-requests`
 */
export async function createContext(shop: Shop, caller: Caller): Promise<Context> {
  const { authorization, address, log, points = 1, setHeader } = caller;
  const userAgent = caller.userAgent ?? null;
  const bearer = bearerToken(authorization);
  const viewer = bearer ? await findViewer(shop, bearer) : null;
  const loaders = shop.createLoaders(viewer);
  const counted = { limits: shop.limits, config: shop.config, viewer, address };
  if (points > 0) await spendRequestPoints(counted, points, setHeader);
  const spendPoints = (more: number) => spendRequestPoints(counted, more, setHeader, points);
  return {
    ...shop,
    log,
    address,
    userAgent,
    viewer,
    bearer,
    loaders,
    spendPoints,
  };
}
