import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { WebSocketServer } from 'ws';
import type { Shop } from '../../context/shop.ts';
import { countedAddress } from '../../shared/network-address.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { refusalBehind } from '../../shared/refusals/refusal-from-error.ts';
import { clientAddress } from '../request/client-address.ts';
import { spendRequestPoints } from '../request-points.ts';
import { refuseUpgrade } from './refuse-upgrade.ts';

const maxConnections = 5000;
const tooManyAtAll = 'The shop has too many live connections. Please try again later.';
const tooManyOpen = 'This address has too many live connections.';

/**
 * Accepts WebSocket upgrades at `/graphql`, within the limits of the shop and of each address.
 * @returns a function that counts the open ones
 */
export function takeUpgrades(
  app: FastifyInstance,
  shop: Shop,
  sockets: WebSocketServer,
): () => number {
  let connections = 0;

  /** Takes a place for the connection until its socket closes. */
  async function takePlace(request: IncomingMessage, socket: Duplex): Promise<void> {
    const address = clientAddress(request, shop.config.trustProxy);
    await spendRequestPoints({ ...shop, viewer: null, address }, 1);
    if (socket.destroyed) return;
    if (connections >= maxConnections)
      throw new Refusal('unavailable', tooManyAtAll, { retryAfter: 10 });
    const leave = await shop.limits.hold('address', countedAddress(address));
    if (!leave) throw new Refusal('too-many-requests', tooManyOpen, { retryAfter: 10 });
    if (socket.destroyed) return leave();
    connections += 1;
    socket.once('close', () => {
      connections -= 1;
      leave();
    });
  }

  app.server.on('upgrade', async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // The other side has left. Later, the WebSocket handles its socket's errors.
    const ignore = () => socket.destroy();
    socket.on('error', ignore);
    const [path] = (request.url ?? '').split('?', 1);
    if (path !== '/graphql') return refuseUpgrade(socket, new Refusal('not-found', 'Not found.'));
    try {
      await takePlace(request, socket);
    } catch (error) {
      const refusal = refusalBehind(error);
      if (!refusal) shop.log.error({ err: error }, 'a live connection was not counted');
      return refuseUpgrade(socket, refusal ?? new Refusal('unavailable', tooManyAtAll));
    }
    if (socket.destroyed) return;
    socket.off('error', ignore);
    sockets.handleUpgrade(request, socket, head, (open) =>
      sockets.emit('connection', open, request),
    );
  });
  return () => connections;
}
