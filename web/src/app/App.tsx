import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Identity } from '../features/session/identity/identity.ts';
import { SessionProvider } from '../features/session/SessionProvider.tsx';
import { RenderedConfigContext } from '../lib/config.ts';
import { AppTheme } from '../ui/theme/AppTheme.tsx';
import { ToastHost } from '../ui/toasts/ToastHost.tsx';
import { LiveChangesContext, type StartLiveChanges } from './live/useLiveChanges.ts';
import { usePrefetch } from './usePrefetch.ts';

type Props = {
  client: ApolloClient;
  /** Subscribes to others' changes; without it the page shows only its queries' answers. */
  startLiveChanges?: StartLiveChanges;
  /** Used for prefetching. */
  routes: RouteObject[];
  /** Replaces the identity provider, in tests and on mocks. */
  identity?: () => Promise<Identity>;
  /** The configuration of a server-rendered page. */
  renderedWith?: ClientConfig;
  /** The router. */
  children: ReactNode;
};

/** The whole application: everything that all screens share, around the router. */
export function App({ client, routes, startLiveChanges, identity, renderedWith, children }: Props) {
  usePrefetch(client, routes);
  return (
    <ApolloProvider client={client}>
      <AppTheme>
        <SessionProvider
          rendered={renderedWith !== undefined}
          {...(identity && { load: identity })}
        >
          <RenderedConfigContext value={renderedWith ?? null}>
            <LiveChangesContext value={startLiveChanges ?? null}>{children}</LiveChangesContext>
          </RenderedConfigContext>
        </SessionProvider>
        <ToastHost />
      </AppTheme>
    </ApolloProvider>
  );
}
