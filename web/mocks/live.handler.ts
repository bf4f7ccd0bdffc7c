import { GRAPHQL_TRANSPORT_WS_PROTOCOL, makeServer } from 'graphql-ws';
import { delay, ws } from 'msw';
import { type Stage, slowMs } from './mockShop.ts';
import { viewerOf } from './token.ts';

/** Answers the page's one subscription over a WebSocket that never leaves the page. */
export const liveHandler = (stage: () => Stage) =>
  ws.link('*/graphql').addEventListener('connection', ({ client }) => {
    const { world, schema, events, switches } = stage();
    const viewerBy = (authorization: string | undefined) => viewerOf(world, authorization ?? null);
    const server = makeServer<{ authorization?: string }>({
      schema,
      onConnect: ({ connectionParams: { authorization } = {} }) =>
        authorization === undefined || viewerBy(authorization) !== null,
      context: ({ connectionParams }) => ({
        world,
        events,
        viewer: viewerBy(connectionParams?.authorization),
      }),
    });
    const closed = server.opened(
      {
        protocol: GRAPHQL_TRANSPORT_WS_PROTOCOL,
        async send(message) {
          if (switches.slow) await delay(slowMs);
          client.send(message);
        },
        close: (code, reason) => client.close(code, reason),
        onMessage: (take) =>
          client.addEventListener('message', ({ data }) => void take(String(data))),
      },
      undefined,
    );
    client.addEventListener('close', ({ code, reason }) => void closed(code, reason));
  });
