import type { ApolloCache } from '@apollo/client';

/** The ids of all cached records of a type that match. Searches the whole cache, so use it for rare events only. */
export function findRecords<Stored extends object>(
  cache: ApolloCache,
  typename: string,
  matches: (stored: Stored) => boolean,
): string[] {
  const prefix = `${typename}:`;
  return Object.entries(cache.extract(true) as Record<string, Stored>)
    .filter(([key, stored]) => key.startsWith(prefix) && matches(stored))
    .map(([key]) => key.slice(prefix.length));
}
