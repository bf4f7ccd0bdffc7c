import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { Identity } from '../features/session/identity.ts';
import { SessionProvider } from '../features/session/SessionProvider.tsx';
import { AppTheme } from '../ui/theme/AppTheme.tsx';
import { ToastHost } from '../ui/toasts/ToastHost.tsx';
import { type Follow, LiveContext } from './live/useLiveChanges.ts';

type Props = {
  client: ApolloClient;
  /** How what others change reaches the page; without it, it does not. */
  follow?: Follow;
  router: ComponentProps<typeof RouterProvider>['router'];
  /** Replaces the identity provider, in tests and on mocks. */
  identity?: () => Promise<Identity>;
};

/** The whole application: everything that all screens share, around the router. */
export function App({ client, router, follow, identity }: Props) {
  return (
    <ApolloProvider client={client}>
      <AppTheme>
        <SessionProvider {...(identity && { load: identity })}>
          <LiveContext value={follow ?? null}>
            <RouterProvider router={router} />
          </LiveContext>
        </SessionProvider>
        <ToastHost />
      </AppTheme>
    </ApolloProvider>
  );
}
