import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { CloseCode } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Context } from '../../context/context.ts';
import type { Shop } from '../../context/shop.ts';
import { verifyToken } from '../../domains/accounts/tokens/token.rules.ts';
import { asRequestError } from '../../graphql/format-error.ts';
import { spendCost } from '../../graphql/operation-cost.ts';
import { countedAddress } from '../../shared/network-address.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { refusalBehind } from '../../shared/refusals/refusal-from-error.ts';
import { createContext } from '../create-context.ts';
import { clientAddress } from '../request/client-address.ts';
import { spendRequestPoints } from '../request-points.ts';
import { LiveFeed, tryAgainLater } from './live-feed.ts';
import { readSubscription, subscriptionKey } from './read-subscription.ts';
import { refuseUpgrade } from './refuse-upgrade.ts';
import { watchSignedInSockets } from './signed-in-sockets.ts';

const maxMessageBytes = 32 * 1024;
const maxConnections = 5000;
const heartbeatMs = 20_000;

/**
 * Subscriptions at `/graphql` over WebSocket. Queries and mutations stay with HTTP and its bounds. Callers are known
 * by the token in the connection's parameters, never by a cookie: a page of another site gets no more than any
 * visitor.
 */
export function registerLive(app: FastifyInstance, shop: Shop, schema: GraphQLSchema): void {
  const suggestionOptions = { hideSuggestions: !shop.config.introspection };
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });
  let connections = 0;
  const signedIn = watchSignedInSockets(shop);
  const visitor = { authorization: undefined, address: '', userAgent: undefined, log: shop.log };
  const feed = new LiveFeed(shop, schema, () => createContext(shop, { ...visitor, points: 0 }));
  /** The subscriptions of each open socket. */
  const open = new Set<{ subscriptions: object }>();
  shop.metrics.live = () => ({
    connections,
    subscriptions: [...open].reduce(
      (total, { subscriptions }) => total + Object.keys(subscriptions).length,
      0,
    ),
  });
  const served = useServer<{ authorization?: unknown }>(
    {
      schema,
      connectionInitWaitTimeout: 10_000,
      // The feed executes and sends batches. The stream of `followChanges` yields nothing and only signals its end.
      subscribe: (args: ExecutionArgs) =>
        createSourceEventStream(args) as Promise<AsyncIterable<never> | ExecutionResult>,
      async onConnect(socketContext) {
        const { connectionParams, extra } = socketContext;
        open.add(socketContext);
        extra.socket.once('close', () => open.delete(socketContext));
        const { authorization } = connectionParams ?? {};
        // The upgrade was counted.
        const context = await contextOf(authorization, extra.request, 0).catch(refusalBehind);
        if (!context || context instanceof Refusal) {
          extra.socket.close(tryAgainLater, context?.message ?? 'Please try again later.');
          return false;
        }
        const { bearer, viewer } = context;
        if (bearer === null) return true;
        const claims = viewer && (await verifyToken(shop, bearer));
        // A token that is not accepted must not pass for a visitor: the page would not notice.
        if (!claims) return false;
        const leave = await shop.limits.hold('account', claims.userId.toHexString());
        if (!leave) {
          extra.socket.close(tryAgainLater, 'This account has too many live connections.');
          return false;
        }
        extra.socket.once('close', leave);
        // It may have closed meanwhile.
        if (extra.socket.readyState === extra.socket.CLOSED) leave();
        signedIn.add(extra.socket, claims);
        return true;
      },
      async onSubscribe(socketContext, id, { query, variables, operationName }) {
        const { connectionParams, subscriptions, extra } = socketContext;
        const { socket } = extra;
        if (Object.keys(subscriptions).length > 1) return [new GraphQLError('One at a time.')];
        try {
          // Counted before it is read, which costs more than to count it.
          const context = await contextOf(connectionParams?.authorization, extra.request);
          const claims = context.bearer === null ? null : await verifyToken(shop, context.bearer);
          if (context.bearer !== null && !(claims && context.viewer)) {
            socket.close(CloseCode.Forbidden, 'Forbidden');
            return [new GraphQLError('Please sign in.')];
          }
          const asked = { query, operationName, variables };
          const document = readSubscription(schema, asked, suggestionOptions);
          if (Array.isArray(document)) return document;
          await spendCost(
            { schema, document, operationName, variables },
            context,
            suggestionOptions,
          );
          const subscription = { document, operationName, variableValues: variables };
          const key = subscriptionKey(asked, document);
          const page = { id, socket, claims, document: key, subscription, context };
          const contextValue: Context = {
            ...context,
            followChanges: (since) => feed.follow(page, since),
          };
          return { schema, ...subscription, contextValue };
        } catch (error) {
          const refusal = refusalBehind(error);
          if (refusal) return [withoutHttp(asRequestError(refusal))];
          if (error instanceof GraphQLError) return [withoutHttp(error)];
          throw error;
        }
      },
    },
    sockets,
    heartbeatMs,
  );

  function contextOf(authorization: unknown, request: IncomingMessage, points?: number) {
    const header = typeof authorization === 'string' ? authorization : undefined;
    const address = clientAddress(request, shop.config.trustProxy);
    return createContext(shop, {
      authorization: header,
      address,
      userAgent: request.headers['user-agent'],
      log: shop.log,
      ...(points !== undefined && { points }),
    });
  }

  /** Takes a place for the connection until its socket closes. */
  async function countConnection(request: IncomingMessage, socket: Duplex): Promise<void> {
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
    // Until the WebSocket has the socket, whose errors are its own: the other side has left.
    const ignore = () => socket.destroy();
    socket.on('error', ignore);
    const [path] = (request.url ?? '').split('?', 1);
    if (path !== '/graphql') return refuseUpgrade(socket, new Refusal('not-found', 'Not found.'));
    try {
      await countConnection(request, socket);
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
  app.addHook('preClose', async () => {
    signedIn.stop();
    feed.stop();
    await served.dispose();
  });
}

const tooManyAtAll = 'The shop has too many live connections. Please try again later.';
const tooManyOpen = 'This address has too many live connections.';

/** The error without what only an answer over HTTP has: its status and headers. */
function withoutHttp({ message, extensions: { http: _http, ...extensions } }: GraphQLError) {
  return new GraphQLError(message, { extensions });
}
