import type { ApolloCache } from '@apollo/client';

/**
 * The ids of all cached records of a type that answer to `fits`. It looks through the whole cache:
 * for rare events only.
 */
export function findRecords<Stored extends object>(
  cache: ApolloCache,
  typename: string,
  fits: (stored: Stored) => boolean,
): string[] {
  const prefix = `${typename}:`;
  return Object.entries(cache.extract(true) as Record<string, Stored>)
    .filter(([key, stored]) => key.startsWith(prefix) && fits(stored))
    .map(([key]) => key.slice(prefix.length));
}
