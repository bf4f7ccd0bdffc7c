import type { ApolloClient } from '@apollo/client';
import { inFlight } from '../../apollo/races/ofAccount.ts';

/**
 * Empties the cache, which belongs to one account at a time, as do the mutations in flight, and refetches the open
 * screens' queries.
 * @param write writes the next account's known data before any query is refetched
 * @returns when the cache is empty and written; the refetched queries report their own errors
 */
export function resetCache(client: ApolloClient, write: () => void = () => {}): Promise<void> {
  inFlight.delete(client);
  return new Promise((resolve, reject) => {
    const removeListener = client.onResetStore(async () => {
      removeListener();
      write();
      resolve();
      // Screens that the next account may not see unmount first, so that they don't refetch.
      await new Promise((afterwards) => setTimeout(afterwards));
    });
    // It also rejects when a refetched query fails, but the promise has been resolved by then.
    client.resetStore().catch(reject);
  });
}
