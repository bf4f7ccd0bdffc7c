import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import { readToken } from '../features/session/tokens/token.ts';
import { handleOf, isSignedInOnly, loadScreens, matchScreen } from './screen.tsx';

/**
 * Prefetches an address: the chunks of its screens and the screens' data. Skips cached data. A screen that opens
 * meanwhile waits for the same response instead of sending another request.
 */
export async function prefetchRoutes(
  client: ApolloClient,
  routes: RouteObject[],
  { pathname, search = '' }: { pathname: string; search?: string },
): Promise<void> {
  if (isSignedInOnly(routes, pathname) && !readToken()) return;
  await loadScreens(routes, pathname);
  const fetching = matchScreen(routes, pathname).map(async ({ route, params }) => {
    const prefetch = await handleOf(route)?.load?.();
    await prefetch?.(client, params, new URLSearchParams(search));
  });
  // Ignores failures: the screen tries again when it opens.
  await Promise.allSettled(fetching);
}
