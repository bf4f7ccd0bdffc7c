import type { FastifyInstance } from 'fastify';
import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { Gauge } from 'prom-client';
import { WebSocketServer } from 'ws';
import type { Shop } from '../../context/shop.ts';
import { createContext } from '../create-context.ts';
import { admitSocket } from './admit-socket.ts';
import { LiveFeed } from './live-feed.ts';
import type { ConnectionParams, LiveSocket } from './live-socket.ts';
import { openSubscription } from './open-subscription.ts';
import { watchSignedInSockets } from './signed-in-sockets.ts';
import { takeUpgrades } from './take-upgrades.ts';

const maxMessageBytes = 32 * 1024;
const heartbeatMs = 20_000;

/** Subscriptions at `/graphql` over WebSocket. Queries and mutations stay with HTTP and its bounds. */
export function registerLive(app: FastifyInstance, shop: Shop, schema: GraphQLSchema): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });
  const countConnections = takeUpgrades(app, shop, sockets);
  const signedIn = watchSignedInSockets(shop);
  const visitor = { authorization: undefined, address: '', userAgent: undefined, log: shop.log };
  const feed = new LiveFeed(shop, schema, () => createContext(shop, { ...visitor, points: 0 }));
  const open = new Set<LiveSocket>();
  const registers = [shop.metrics.registry];
  new Gauge({
    name: 'websocket_connections',
    help: 'Open WebSockets.',
    registers,
    collect() {
      this.set(countConnections());
    },
  });
  new Gauge({
    name: 'graphql_subscriptions',
    help: 'Subscriptions over open WebSockets.',
    registers,
    collect() {
      const counts = [...open].map(({ subscriptions }) => Object.keys(subscriptions).length);
      this.set(counts.reduce((total, count) => total + count, 0));
    },
  });
  const served = useServer<ConnectionParams>(
    {
      schema,
      connectionInitWaitTimeout: 10_000,
      // The feed executes and sends batches. The stream of `followChanges` yields nothing and only signals its end.
      subscribe: (args: ExecutionArgs) =>
        createSourceEventStream(args) as Promise<AsyncIterable<never> | ExecutionResult>,
      onConnect: (opened) => {
        open.add(opened);
        opened.extra.socket.once('close', () => open.delete(opened));
        return admitSocket(shop, opened, signedIn);
      },
      onSubscribe: (opened, id, asked) =>
        openSubscription({ shop, schema, feed }, opened, { id, ...asked }),
    },
    sockets,
    heartbeatMs,
  );
  app.addHook('preClose', async () => {
    signedIn.stop();
    feed.stop();
    await served.dispose();
  });
}
