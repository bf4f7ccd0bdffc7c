import type { ApolloClient } from '@apollo/client';
import { writeChange } from '../../apollo/client.ts';
import type { ChangesSubscription } from '../../generated/graphql.ts';
import { applyBatch, changesText, roleIn } from './changes.ts';

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

export type LiveOptions = {
  client: ApolloClient;
  /** The address of the subscriptions: `ws:` or `wss:`. */
  url: string;
  /** A moment before everything that the cache holds was fetched. */
  since: string;
  readToken: () => string | null | Promise<string | null>;
  /** Calls back when the token changes; gives a function that stops it. */
  onTokenChange: (call: () => void) => () => void;
  /** The server does not accept `token` any more. */
  onSignedOut: (token: string) => void;
  /** The signed-in user may now see and do other things: nothing in the cache can be trusted. */
  onRoleChange: () => void;
  /** Some changes were missed: what the cache holds may be stale. */
  onGap: () => void;
  /** The implementation of WebSocket, where the platform has none. */
  webSocket?: unknown;
};

/**
 * Follows what others change, and keeps at it: after a broken connection, and with another token, it
 * begins again where it left off.
 * @returns a function that ends it
 */
export function subscribeToChanges(options: LiveOptions): () => void {
  const { client, url, readToken, onTokenChange, webSocket } = options;
  let { since } = options;
  let stopped = false;
  let pauseMs = firstPauseMs;
  let hangUp = () => {};
  let wake = () => {};

  function take({ data }: { data?: ChangesSubscription | null }): void {
    if (!data) return;
    pauseMs = firstPauseMs;
    since = data.changes.cursor;
    const role = roleIn(client.cache);
    writeChange(client, () => applyBatch(client.cache, data));
    if (roleIn(client.cache) !== role) options.onRoleChange();
    else if (!data.changes.complete) options.onGap();
  }

  /** One connection, from its beginning to its end, however it ends. */
  async function connect(): Promise<void> {
    const { createClient } = await import('graphql-ws');
    const token = await readToken();
    if (stopped) return;
    const socket = createClient({
      url,
      ...(webSocket !== undefined && { webSocketImpl: webSocket }),
      retryAttempts: 0,
      keepAlive: 20_000,
      ...(token && { connectionParams: { authorization: `bearer ${token}` } }),
    });
    await new Promise<void>((resolve) => {
      const payload = { query: changesText, variables: { since } };
      const unsubscribe = socket.subscribe<ChangesSubscription>(payload, {
        next: take,
        complete: resolve,
        error(reason) {
          if (token && isForbidden(reason)) options.onSignedOut(token);
          resolve();
        },
      });
      hangUp = () => {
        // First, or a subscription that is just about to be sent would go into a closing connection.
        unsubscribe();
        void socket.dispose();
        resolve();
      };
    });
    await socket.dispose();
  }

  async function run(): Promise<void> {
    while (!stopped) {
      await connect().catch(() => {});
      if (stopped) return;
      const paused = new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs * (0.5 + Math.random() / 2));
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      pauseMs = Math.min(longestPauseMs, pauseMs * 2);
      await paused;
    }
  }

  function again(): void {
    pauseMs = firstPauseMs;
    hangUp();
    wake();
  }

  const unlisten = onTokenChange(again);
  globalThis.addEventListener?.('online', again);
  void run();
  return () => {
    stopped = true;
    unlisten();
    globalThis.removeEventListener?.('online', again);
    hangUp();
    wake();
  };
}

const isForbidden = (reason: unknown) =>
  typeof reason === 'object' && reason !== null && 'code' in reason && reason.code === 4403;
