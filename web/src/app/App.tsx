import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { Identity } from '../features/session/identity.ts';
import { SessionProvider } from '../features/session/SessionProvider.tsx';
import { AppTheme } from '../ui/theme/AppTheme.tsx';
import { ToastHost } from '../ui/toasts/ToastHost.tsx';
import { LiveChangesContext, type StartLiveChanges } from './live/useLiveChanges.ts';
import { usePrefetch } from './usePrefetch.ts';

type Props = {
  client: ApolloClient;
  /** Subscribes to what others change; without it the page shows only what its queries answer. */
  startLiveChanges?: StartLiveChanges;
  router: ComponentProps<typeof RouterProvider>['router'];
  /** Replaces the identity provider, in tests and on mocks. */
  identity?: () => Promise<Identity>;
};

/** The whole application: everything that all screens share, around the router. */
export function App({ client, router, startLiveChanges, identity }: Props) {
  usePrefetch(client, router.routes);
  return (
    <ApolloProvider client={client}>
      <AppTheme>
        <SessionProvider {...(identity && { load: identity })}>
          <LiveChangesContext value={startLiveChanges ?? null}>
            <RouterProvider router={router} />
          </LiveChangesContext>
        </SessionProvider>
        <ToastHost />
      </AppTheme>
    </ApolloProvider>
  );
}
