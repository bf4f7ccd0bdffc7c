import type { ApolloClient } from '@apollo/client';
import type { TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createClient as createSocket } from 'graphql-ws';
import { WebSocket } from 'ws';
import { writeChange } from '../../src/apollo/client.ts';
import { applyChanges, changesText } from '../../src/app/live/changes.ts';
import type { LiveChangesSubscription } from '../../src/generated/graphql.ts';

export type LiveChanges = {
  /** Resolves when a change of this category has been received; call it before the change. */
  received(categoryId: string): Promise<void>;
  /** Writes the received changes into the cache. */
  apply(): void;
  close(): Promise<void>;
};

/** A browser's live changes, which can be held back to check an action's own effect. */
export async function followLive(
  shop: TestShop,
  token: string | null,
  client: ApolloClient,
): Promise<LiveChanges> {
  const socket = createSocket({
    url: `${shop.url}/graphql`.replace(/^http/, 'ws'),
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    ...(token && { connectionParams: { authorization: `bearer ${token}` } }),
  });
  const waiting: LiveChangesSubscription[] = [];
  const seen = new Map<string, () => void>();
  const begun = Promise.withResolvers<void>();
  socket.subscribe<LiveChangesSubscription>(
    { query: changesText },
    {
      next({ data }) {
        begun.resolve();
        if (!data) return;
        waiting.push(data);
        for (const change of data.changes.changes) {
          if (change.__typename === 'CategoryChanged') seen.get(change.category.id)?.();
        }
      },
      error: begun.reject,
      complete: () => {},
    },
  );
  await begun.promise;
  return {
    received: (id) => new Promise<void>((resolve) => seen.set(id, resolve)),
    apply: () => {
      for (const data of waiting.splice(0)) {
        writeChange(client, () => applyChanges(client.cache, data));
      }
    },
    close: async () => socket.dispose(),
  };
}
