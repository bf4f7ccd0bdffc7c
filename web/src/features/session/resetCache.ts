import type { ApolloClient } from '@apollo/client';

/**
 * Empties the cache, which belongs to one person at a time, and lets the open screens ask anew.
 * @param write what the cache knows of the next person, written before any screen asks
 * @returns when the cache is empty and written; how the screens' questions fare is theirs to show
 */
export function resetCache(client: ApolloClient, write: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const off = client.onResetStore(async () => {
      off();
      write();
      resolve();
      // Screens that are not for the next person leave first, so that they do not ask in vain.
      await new Promise((next) => setTimeout(next));
    });
    // Rejects late when a screen's question fails, which is no failure of emptying the cache.
    client.resetStore().catch(reject);
  });
}
