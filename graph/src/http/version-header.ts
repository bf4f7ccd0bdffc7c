import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../context/shop.ts';
import { type Versions, versionHeader } from '../shared/versions.ts';

/**
 * Whether a request names writes that this process does not know yet, so that memory must not answer it. It
 * costs what it would cost without memory.
 */
export const isBehind = (versions: Versions, { headers }: Pick<FastifyRequest, 'headers'>) =>
  !versions.hasReached(headers[versionHeader]);

/** Sends the version of what this process has written so far, where others share its database. */
export function sendVersion({ versions }: Pick<Shop, 'versions'>, reply: FastifyReply): void {
  const version = versions.own();
  if (version !== null) reply.header(versionHeader, version);
}

/** Sends it with every answer to a request that may have written; GraphQL's mutations do so themselves. */
export function sendVersions(app: FastifyInstance, shop: Shop): void {
  if (!shop.versions.shared) return;
  app.addHook('onSend', async ({ method, routeOptions }, reply) => {
    if (method === 'GET' || method === 'HEAD' || routeOptions.url === '/graphql') return;
    sendVersion(shop, reply);
  });
}
