import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { SessionProvider } from '../features/accounts/session/SessionProvider.tsx';
import { AppTheme } from '../ui/theme/AppTheme.tsx';
import { ToastHost } from '../ui/toasts/ToastHost.tsx';

type Props = {
  client: ApolloClient;
  router: ComponentProps<typeof RouterProvider>['router'];
};

/** The whole application: everything that all screens share, around the router. */
export function App({ client, router }: Props) {
  return (
    <ApolloProvider client={client}>
      <AppTheme>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
        <ToastHost />
      </AppTheme>
    </ApolloProvider>
  );
}
