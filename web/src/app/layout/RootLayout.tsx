import Box from '@mui/material/Box';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useRootQuery } from '../../generated/app.ts';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { useConnectionBack } from '../../lib/connection.ts';
import { SkipLink } from '../../ui/link/SkipLink.tsx';
import { DocumentTitle } from '../../ui/page/DocumentTitle.tsx';
import { ErrorBoundary } from '../../ui/state/ErrorBoundary.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { ErrorPage } from '../ErrorPage.tsx';
import { keepFocus } from '../focus/keepFocus.ts';
import { useLiveChanges } from '../live/useLiveChanges.ts';
import { Navbar, navbarHeight } from '../navbar/Navbar.tsx';
import { useNeedsNoData } from '../Screens.tsx';
import { ComparedProducts } from './ComparedProducts.tsx';
import { contentId } from './contentId.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { SessionNotice } from './SessionNotice.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';

const Footer = lazyChunk(async () => (await import('../footer/Footer.tsx')).Footer, {
  suspends: true,
});

/** Loads the footer's chunk early, as the server must. */
export const loadFooter = Footer.load;

const PageNotice = lazyChunk(async () => (await import('./PageNotice.tsx')).PageNotice);

const mainId = 'main';

// The footer starts below the fold, so that its layout shift while loading is invisible.
const viewportHeight = {
  minHeight: {
    xs: `calc(100dvh - ${navbarHeight.xs}px)`,
    md: `calc(100dvh - ${navbarHeight.md}px)`,
  },
  '@media print': { minHeight: 0 },
};

function Shell({ children }: { children: ReactNode }) {
  const mainRef = useFocusOnNavigation();
  useEffect(() => (mainRef.current ? keepFocus(mainRef.current) : undefined), [mainRef]);
  return (
    <>
      <SkipLink target={mainId} prefer={contentId}>
        Skip to content
      </SkipLink>
      <NavigationProgress />
      <Navbar />
      <SessionNotice />
      <PageNotice />
      <Box component="main" id={mainId} ref={mainRef} tabIndex={-1} sx={viewportHeight}>
        {children}
      </Box>
      <ComparedProducts />
      <Suspense fallback={<Box sx={{ minHeight: { xs: 800, md: 400 } }} />}>
        <Footer />
      </Suspense>
    </>
  );
}

/** The site's frame: navigation bar, page body, footer. Without the frame's data, only screens that need none open. */
export function RootLayout() {
  const { data, error, refetch } = useRootQuery();
  useLiveChanges(data?.changeCursor);
  useScrollRestoration();
  const hasFailed = Boolean(error && !data);
  const needsNoData = useNeedsNoData();
  useConnectionBack(() => void refetch(), hasFailed && needsNoData);
  return (
    <Shell>
      {hasFailed && !needsNoData ? <RootFailure onRetry={() => void refetch()} /> : <Outlet />}
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

/** The error page in the same frame, for errors of the frame itself. */
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
