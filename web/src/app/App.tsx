import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Identity } from '../features/session/identity.ts';
import { SessionProvider } from '../features/session/SessionProvider.tsx';
import { removePageData } from '../lib/pageData.ts';
import { AppTheme } from '../ui/theme/AppTheme.tsx';
import { ToastHost } from '../ui/toasts/ToastHost.tsx';
import { LiveChangesContext, type StartLiveChanges } from './live/useLiveChanges.ts';
import { usePrefetch } from './usePrefetch.ts';

type Props = {
  client: ApolloClient;
  /** Subscribes to what others change; without it the page shows only what its queries answer. */
  startLiveChanges?: StartLiveChanges;
  /** The router's routes, for prefetching. */
  routes: RouteObject[];
  /** Replaces the identity provider, in tests and on mocks. */
  identity?: () => Promise<Identity>;
  /** Whether the server rendered the page. */
  rendered?: boolean;
  /** The router. */
  children: ReactNode;
};

/** The whole application: everything that all screens share, around the router. */
export function App({
  client,
  routes,
  startLiveChanges,
  identity,
  rendered = false,
  children,
}: Props) {
  usePrefetch(client, routes);
  useEffect(removePageData, []);
  return (
    <ApolloProvider client={client}>
      <AppTheme>
        <SessionProvider rendered={rendered} {...(identity && { load: identity })}>
          <LiveChangesContext value={startLiveChanges ?? null}>{children}</LiveChangesContext>
        </SessionProvider>
        <ToastHost />
      </AppTheme>
    </ApolloProvider>
  );
}
