import { parse, subscribe } from 'graphql';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, makeServer } from 'graphql-ws';
import { ws } from 'msw';
import { defaultResolver } from './emptyValue.ts';
import type { MockShop } from './shop.ts';
import { viewerOf } from './token.ts';

/** Serves the page's subscription over a WebSocket that never leaves the page. */
export const liveHandler = ({ store, changes, schema }: MockShop) =>
  ws.link('*/graphql').addEventListener('connection', ({ client }) => {
    const server = makeServer<{ authorization?: string }>({
      onSubscribe: ({ connectionParams }, _id, { query, variables }) => ({
        schema,
        document: parse(query),
        variableValues: variables,
        contextValue: { store, changes, viewer: viewerOf(store, connectionParams?.authorization) },
        fieldResolver: defaultResolver,
      }),
      subscribe,
    });
    const closed = server.opened(
      {
        protocol: GRAPHQL_TRANSPORT_WS_PROTOCOL,
        send: (message) => client.send(message),
        close: (code, reason) => client.close(code, reason),
        onMessage: (receive) =>
          client.addEventListener('message', ({ data }) => void receive(String(data))),
      },
      undefined,
    );
    client.addEventListener('close', ({ code, reason }) => void closed(code, reason));
  });
