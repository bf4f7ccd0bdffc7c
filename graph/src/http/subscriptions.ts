import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import {
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { CloseCode } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Shop } from '../context/shop.ts';
import { verifyToken } from '../domains/accounts/token.ts';
import { assertAffordable, boundRules, bounds } from '../graphql/bounds.ts';
import { formatError } from '../graphql/format-error.ts';
import { clientAddress } from './client-address.ts';
import { createContext } from './create-context.ts';
import { followSignedInSockets } from './signed-in-sockets.ts';

const maxMessageBytes = 32 * 1024;
const maxConnections = 5000;
const heartbeatMs = 20_000;

/**
 * Subscriptions at `/graphql` over WebSocket. Queries and mutations stay with HTTP, where their bounds
 * are. Who asks is known by the token in the connection's parameters, never by a cookie: a page of
 * another site gets no more than any visitor.
 */
export function registerLive(app: FastifyInstance, shop: Shop, schema: GraphQLSchema): void {
  const hidden = { hideSuggestions: !shop.config.introspection };
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });
  const signedIn = followSignedInSockets(shop);
  const served = useServer<{ authorization?: unknown }>(
    {
      schema,
      connectionInitWaitTimeout: 10_000,
      async onConnect({ connectionParams, extra }) {
        const { bearer, viewer } = await contextOf(connectionParams?.authorization, extra.request);
        if (bearer === null) return true;
        // A token that is not accepted must not pass for a visitor: the page would not notice.
        const claims = viewer && (await verifyToken(shop, bearer));
        if (claims) signedIn.add(extra.socket, claims);
        return claims !== null;
      },
      async onSubscribe(
        { connectionParams, subscriptions, extra },
        _id,
        { query, variables, operationName },
      ) {
        if (Object.keys(subscriptions).length > 1) return [new GraphQLError('One at a time.')];
        const document = readSubscription(schema, { query, variables, operationName }, hidden);
        if (Array.isArray(document)) return document;
        const contextValue = await contextOf(connectionParams?.authorization, extra.request);
        if (contextValue.bearer && !contextValue.viewer) {
          extra.socket.close(CloseCode.Forbidden, 'Forbidden');
          return [new GraphQLError('Please sign in.')];
        }
        return { schema, document, contextValue, variableValues: variables, operationName };
      },
      onNext({ extra }, _id, _payload, _args, { errors, ...result }) {
        const shown = errors?.map((error) => formatError(shop.log)(error.toJSON(), error));
        if (shown?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) {
          extra.socket.close(CloseCode.Forbidden, 'Forbidden');
        }
        return { ...result, ...(shown && { errors: shown }) } as never;
      },
    },
    sockets,
    heartbeatMs,
  );

  function contextOf(authorization: unknown, request: IncomingMessage) {
    const header = typeof authorization === 'string' ? authorization : undefined;
    const address = clientAddress(request, shop.config.trustProxy);
    return createContext(shop, { authorization: header, address, log: shop.log });
  }

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const [path] = (request.url ?? '').split('?', 1);
    if (path !== '/graphql' || sockets.clients.size >= maxConnections) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (open) =>
      sockets.emit('connection', open, request),
    );
  });
  app.addHook('preClose', async () => {
    signedIn.stop();
    await served.dispose();
  });
}

type Payload = {
  query: string;
  variables?: Record<string, unknown> | null | undefined;
  operationName?: string | null | undefined;
};

/**
 * The subscription, if it is one and keeps to the bounds of all operations, else what is wrong with it.
 * @param hidden whether the message may suggest names of the schema
 */
function readSubscription(
  schema: GraphQLSchema,
  { query, variables, operationName }: Payload,
  hidden: { hideSuggestions: boolean },
) {
  try {
    const document = parse(query, { maxTokens: bounds.tokens });
    if (getOperationAST(document, operationName)?.operation !== 'subscription') {
      return [new GraphQLError('Only subscriptions are taken here; use HTTP.')];
    }
    const errors = validate(schema, document, [...specifiedRules, ...boundRules], hidden);
    if (errors.length > 0) return [...errors];
    assertAffordable({ schema, document, operationName, variables });
    return document;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}
