import { parse } from 'graphql';
import { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL, makeServer } from 'graphql-ws';
import { delay, ws } from 'msw';
import type { MockContext } from '../context.ts';
import { type MockShop, slowMs } from '../mockShop.ts';
import { bearerOf, viewerOf } from '../token.ts';
import { argumentsRefused } from '../validInput.ts';

/** Serves the page's subscription over a WebSocket that never leaves the page. */
export const liveHandler = (shop: () => MockShop) =>
  ws.link('*/graphql').addEventListener('connection', ({ client }) => {
    const { schema, switches, records, changes } = shop();
    const contextOf = (authorization: string | undefined): MockContext => {
      const bearer = bearerOf(authorization);
      return { records, changes, bearer, viewer: viewerOf(records, bearer) };
    };
    const server = makeServer<{ authorization?: string }>({
      schema,
      onConnect({ connectionParams }) {
        const { bearer, viewer } = contextOf(connectionParams?.authorization);
        return bearer === null || viewer !== null;
      },
      context: ({ connectionParams }) => contextOf(connectionParams?.authorization),
      onSubscribe(_context, _id, { query, variables, operationName }) {
        const operation = { document: parse(query), variables, operationName };
        const refusal = argumentsRefused(schema, operation);
        return refusal ? [refusal] : undefined;
      },
      onNext(_context, _id, _payload, _args, { errors }) {
        if (errors?.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED')) {
          client.close(CloseCode.Forbidden, 'Forbidden');
        }
      },
    });
    const closed = server.opened(
      {
        protocol: GRAPHQL_TRANSPORT_WS_PROTOCOL,
        async send(message) {
          if (switches.slow) await delay(slowMs);
          client.send(message);
        },
        close: (code, reason) => client.close(code, reason),
        onMessage: (receive) =>
          client.addEventListener('message', ({ data }) => void receive(String(data))),
      },
      undefined,
    );
    client.addEventListener('close', ({ code, reason }) => void closed(code, reason));
  });
