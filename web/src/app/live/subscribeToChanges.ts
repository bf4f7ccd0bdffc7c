import type { ApolloClient } from '@apollo/client';
import type { FormattedExecutionResult } from 'graphql';
import { CloseCode, createClient } from 'graphql-ws';
import { writeChange } from '../../apollo/client.ts';
import { showCache } from '../../apollo/races/showCache.ts';
import type { LiveChangesSubscription } from '../../generated/graphql.ts';
import { connectionIsBack } from '../../lib/connection.ts';
import { applyChanges, changesText, roleIn } from './changes.ts';
import { watchConnection } from './connectionWatch.ts';
import { backoffMs, createPause, maxRetryMs } from './retryPause.ts';

/** A connection that lasted this long counts as a success. */
const stableAfterMs = 10_000;
/** Browsers report connection events in bursts: this allows one attempt per burst. */
const leastPauseMs = 1_000;

const comebacks = ['online', 'pageshow', 'focus'] as const;

type Options = {
  client: ApolloClient;
  /** The address of the subscriptions: `ws:` or `wss:`. */
  url: string;
  /** The change cursor from before the cached data was fetched. */
  since: string;
  readToken: () => string | null | Promise<string | null>;
  /** Calls back when the token changes; returns a function that unsubscribes. */
  onTokenChange: (listener: () => void) => () => void;
  /** Called when the server refuses `token`. */
  onSignedOut: (token: string) => void;
  /** Called when the signed-in user's role changes: the whole cache is stale. */
  onRoleChange: () => void;
  /** Called after missed changes: the cache may be stale. */
  onMissedChanges: () => void;
  /** The WebSocket class, if the platform has none. */
  webSocket?: unknown;
};

/**
 * Subscribes to others' changes and writes them into the cache. graphql-ws reconnects after a broken or silent
 * connection, for a new token and when the network is back. A page that becomes visible again, for instance after
 * sleep, checks its connection at once. Each connection subscribes from the cursor of the last received change.
 * @returns a function that unsubscribes
 */
export function subscribeToChanges(options: Options): () => void {
  const { client, url, readToken, onTokenChange, onSignedOut, webSocket } = options;
  // graphql-ws serialises the variables for each connection, so updating the cursor in place is enough.
  const variables = { since: options.since };
  const pause = createPause();
  const watch = watchConnection(() => socket.terminate());
  let token: string | null = null;
  let stopped = false;
  /** Number of consecutive connections that failed or soon broke. */
  let failures = 0;
  let stable: ReturnType<typeof setTimeout> | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;
  let isConnected = false;
  let unsubscribe = () => {};

  const socket = createClient({
    url,
    ...(webSocket !== undefined && { webSocketImpl: webSocket }),
    connectionParams: async () => {
      token = await readToken();
      return token ? { authorization: `bearer ${token}` } : {};
    },
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: () => pause.wait(backoffMs(Math.max(failures - 1, 0))),
    on: {
      connecting() {
        triedAt = performance.now();
        watch.connecting();
      },
      connected(opened, _payload, wasRetry) {
        isConnected = true;
        watch.connected(opened as WebSocket);
        stable = setTimeout(() => {
          failures = 0;
        }, stableAfterMs);
        if (wasRetry) connectionIsBack();
      },
      message: watch.heard,
      closed(event) {
        isConnected = false;
        watch.closed();
        clearTimeout(stable);
        failures += 1;
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

  function receive({ data, errors }: FormattedExecutionResult<LiveChangesSubscription>) {
    // The server couldn't restore the missed batch; reconnects for a new one.
    if (!data) return socket.terminate();
    variables.since = data.changes.cursor;
    const role = roleIn(client.cache);
    writeChange(client, () => applyChanges(client.cache, data));
    showCache(client);
    if (roleIn(client.cache) !== role) options.onRoleChange();
    // A record that failed is null, and what it would have brought isn't shown.
    else if (!data.changes.complete || errors) options.onMissedChanges();
  }

  /** Called when the server ends the subscription, or closes with a code after which graphql-ws doesn't retry. */
  async function resubscribe() {
    if (stopped) return;
    await pause.wait(maxRetryMs);
    if (!stopped) subscribe();
  }

  function reconnect() {
    pause.skip();
    socket.terminate();
  }

  /** Called when the network is back, or the page is visible again. */
  function comeBack({ type }: Event) {
    if (globalThis.document?.visibilityState === 'hidden') return;
    if (performance.now() - triedAt < leastPauseMs) return;
    if (type === 'online') reconnect();
    else if (isConnected) watch.check();
    else pause.skip();
  }

  subscribe();
  const removeListener = onTokenChange(reconnect);
  for (const event of comebacks) globalThis.addEventListener?.(event, comeBack);
  globalThis.document?.addEventListener('visibilitychange', comeBack);
  return () => {
    stopped = true;
    removeListener();
    for (const event of comebacks) globalThis.removeEventListener?.(event, comeBack);
    globalThis.document?.removeEventListener('visibilitychange', comeBack);
    watch.closed();
    clearTimeout(stable);
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
