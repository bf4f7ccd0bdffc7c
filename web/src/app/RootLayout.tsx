import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ErrorPage } from './ErrorPage.tsx';
import { Footer } from './Footer.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { Navbar } from './navbar/Navbar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

const mainId = 'main';

function Shell({ children }: { children: ReactNode }) {
  const mainRef = useFocusOnNavigation();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink target={mainId} />
      <NavigationProgress />
      <Navbar />
      <Box component="main" id={mainId} ref={mainRef} tabIndex={-1} sx={{ flex: 1 }}>
        {children}
      </Box>
      <Footer />
    </Box>
  );
}

/** The site's frame: navigation bar, page body, footer. */
export function RootLayout() {
  return (
    <Shell>
      <Outlet />
      <ScrollRestoration />
    </Shell>
  );
}

/** The same frame around the error page, for failures of the frame's own routes. */
export function RootErrorPage() {
  return (
    <Shell>
      <ErrorPage />
    </Shell>
  );
}
