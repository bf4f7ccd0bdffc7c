import type { Page, WebSocketRoute } from 'playwright-core';

type Subscribe = { type?: string; payload?: { variables?: { since?: string } } };

/**
 * Puts a connection that can be cut between a page and the shop's live changes. Call it before the page opens.
 * @returns `cut` and `mend`; a connection mended after `longAgo` asks for all changes since a moment that
 * the shop has forgotten
 */
export async function interruptibleLiveConnection(page: Page) {
  let whole = true;
  let forgotten = false;
  const sockets = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    if (!whole) return void socket.close();
    const server = socket.connectToServer();
    sockets.add(socket);
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as Subscribe;
      if (forgotten && message.payload?.variables?.since) message.payload.variables.since = '1000';
      server.send(JSON.stringify(message));
    });
  });
  const online = (is: boolean) => page.context().setOffline(!is);
  return {
    async disconnect() {
      whole = false;
      await online(false);
      await Promise.all([...sockets].map((socket) => socket.close()));
      sockets.clear();
    },
    async reconnect({ longAgo = false } = {}) {
      whole = true;
      forgotten = longAgo;
      await online(true);
    },
  };
}
