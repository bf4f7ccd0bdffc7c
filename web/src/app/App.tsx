import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { AppTheme } from '../ui/theme/AppTheme.tsx';
import { ToastHost } from '../ui/toasts/ToastHost.tsx';

type Props = { router: ComponentProps<typeof RouterProvider>['router'] };

/** The whole application: everything that all screens share, around the router. */
export function App({ router }: Props) {
  return (
    <AppTheme>
      <RouterProvider router={router} />
      <ToastHost />
    </AppTheme>
  );
}
