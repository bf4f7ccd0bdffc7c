import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { DocumentTitle } from '../../ui/page/DocumentTitle.tsx';
import { ErrorBoundary } from '../../ui/state/ErrorBoundary.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { ErrorPage } from '../ErrorPage.tsx';
import { Footer } from '../footer/Footer.tsx';
import { useLiveChanges } from '../live/useLiveChanges.ts';
import { Navbar, navbarHeight } from '../navbar/Navbar.tsx';
import { useRoot } from '../root.ts';
import { ComparedProducts } from './ComparedProducts.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { PageNotice } from './PageNotice.tsx';
import { SessionNotice } from './SessionNotice.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';

const mainId = 'main';

// The footer begins below the first screenful, so that its layout shift while the page loads is not visible.
const viewportHeight = {
  minHeight: {
    xs: `calc(100dvh - ${navbarHeight.xs}px)`,
    md: `calc(100dvh - ${navbarHeight.md}px)`,
  },
};

function Shell({ children }: { children: ReactNode }) {
  const mainRef = useFocusOnNavigation();
  return (
    <>
      <SkipLink target={mainId} />
      <NavigationProgress />
      <Navbar />
      <SessionNotice />
      <Box component="main" id={mainId} ref={mainRef} tabIndex={-1} sx={viewportHeight}>
        {children}
      </Box>
      <ComparedProducts />
      <Footer />
    </>
  );
}

/** The site's frame: navigation bar, page body, footer. Without its own data there is no page. */
export function RootLayout() {
  const { data, error, refetch } = useRoot();
  useLiveChanges(data?.changeCursor);
  useScrollRestoration();
  return (
    <Shell>
      {error && !data ? <RootFailure onRetry={() => void refetch()} /> : <Outlet />}
      <PageNotice />
    </Shell>
  );
}

function RootFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <DocumentTitle title="Something went wrong" />
      <ErrorState
        title="Oops! The shop did not answer"
        message="Sorry, an unexpected error has occurred. Check your connection and try again."
        onRetry={onRetry}
      />
    </>
  );
}

/** The same frame around the error page, for what fails in the frame itself. */
export function RootErrors() {
  return (
    <ErrorBoundary
      resetKey={useLocation().key}
      fallback={(error, retry) => (
        <Shell>
          <ErrorPage error={error} retry={retry} />
        </Shell>
      )}
    >
      <Outlet />
    </ErrorBoundary>
  );
}
