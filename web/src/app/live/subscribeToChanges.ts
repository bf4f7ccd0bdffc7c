import type { ApolloClient } from '@apollo/client';
import { CloseCode, createClient } from 'graphql-ws';
import { writeChange } from '../../apollo/client.ts';
import { showCache } from '../../apollo/showCache.ts';
import { noteVersion } from '../../apollo/versions.ts';
import type { LiveChangesSubscription } from '../../generated/graphql.ts';
import { connectionIsBack } from '../../lib/connection.ts';
import { applyChanges, changesText, roleIn } from './changes.ts';
import { backoffMs, createPause, maxRetryMs } from './retryPause.ts';

const keepAliveMs = 20_000;

type Options = {
  client: ApolloClient;
  /** The address of the subscriptions: `ws:` or `wss:`. */
  url: string;
  /** The change cursor from before the cached data was fetched. */
  since: string;
  readToken: () => string | null | Promise<string | null>;
  /** Calls back when the token changes; gives a function that unsubscribes. */
  onTokenChange: (listener: () => void) => () => void;
  /** Called when the server refuses `token`. */
  onSignedOut: (token: string) => void;
  /** The signed-in user has another role: the whole cache is stale. */
  onRoleChange: () => void;
  /** Some changes were missed: the cache may be stale. */
  onMissedChanges: () => void;
  /** The WebSocket class, where the platform has none. */
  webSocket?: unknown;
};

/**
 * Subscribes to the changes that others make and writes them into the cache. graphql-ws reconnects:
 * after a broken connection, with another token and when the network is back. Each connection
 * subscribes from the cursor of the last change received.
 * @returns a function that unsubscribes
 */
export function subscribeToChanges(options: Options): () => void {
  const { client, url, readToken, onTokenChange, onSignedOut, webSocket } = options;
  // graphql-ws serializes them for each connection anew, so the cursor is kept up to date in place.
  const variables = { since: options.since };
  const pause = createPause();
  let token: string | null = null;
  let stopped = false;
  let unsubscribe = () => {};

  const socket = createClient({
    url,
    ...(webSocket !== undefined && { webSocketImpl: webSocket }),
    keepAlive: keepAliveMs,
    connectionParams: async () => {
      token = await readToken();
      return token ? { authorization: `bearer ${token}` } : {};
    },
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (retries) => pause.wait(backoffMs(retries)),
    on: {
      connected(_socket, _payload, wasRetry) {
        if (wasRetry) connectionIsBack();
      },
      closed(event) {
        if (token && isForbidden(event)) onSignedOut(token);
      },
    },
  });

  function subscribe() {
    unsubscribe = socket.subscribe<LiveChangesSubscription>(
      { query: changesText, variables },
      { next: receive, error: resubscribe, complete: resubscribe },
    );
  }

  function receive({ data }: { data?: LiveChangesSubscription | null }) {
    if (!data) return;
    variables.since = data.changes.cursor;
    noteVersion(data.changes.version);
    const role = roleIn(client.cache);
    writeChange(client, () => applyChanges(client.cache, data));
    showCache(client);
    if (roleIn(client.cache) !== role) options.onRoleChange();
    else if (!data.changes.complete) options.onMissedChanges();
  }

  /** The server ended the subscription, or closed with a code after which graphql-ws does not retry. */
  async function resubscribe() {
    if (stopped) return;
    await pause.wait(maxRetryMs);
    if (!stopped) subscribe();
  }

  function reconnect() {
    pause.skip();
    socket.terminate();
  }

  subscribe();
  const removeListener = onTokenChange(reconnect);
  globalThis.addEventListener?.('online', reconnect);
  return () => {
    stopped = true;
    removeListener();
    globalThis.removeEventListener?.('online', reconnect);
    // graphql-ws closes a connection whose last subscription has ended.
    unsubscribe();
    pause.skip();
  };
}

const isForbidden = (event: unknown): boolean =>
  typeof event === 'object' &&
  event !== null &&
  'code' in event &&
  event.code === CloseCode.Forbidden;
