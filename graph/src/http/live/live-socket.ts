import type { Context as SocketContext } from 'graphql-ws';
import type { Extra } from 'graphql-ws/use/ws';
import type { Context } from '../../context/context.ts';
import type { Shop } from '../../context/shop.ts';
import { createContext } from '../create-context.ts';
import { clientAddress } from '../request/client-address.ts';

/** The parameters of a socket's first message. */
export type ConnectionParams = { authorization?: unknown };

export type LiveSocket = SocketContext<ConnectionParams, Extra>;

/**
 * The context of a socket's owner, identified by the token in the connection's parameters, never by a cookie: pages of
 * other sites get no more than visitors.
 * @param points the cost; by default that of a request
 */
export function contextOf(
  shop: Shop,
  { connectionParams, extra }: LiveSocket,
  points?: number,
): Promise<Context> {
  const { request } = extra;
  const { authorization } = connectionParams ?? {};
  return createContext(shop, {
    authorization: typeof authorization === 'string' ? authorization : undefined,
    address: clientAddress(request, shop.config.trustProxy),
    userAgent: request.headers['user-agent'],
    log: shop.log,
    ...(points !== undefined && { points }),
  });
}
