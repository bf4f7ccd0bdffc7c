import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { removePageData } from '../lib/rendered/pageData.ts';
import { ErrorBoundary } from '../ui/state/ErrorBoundary.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { FirstSkeleton } from './FirstSkeleton.tsx';

/** Replaces a failed screen with the error page, inside its layouts. */
export function ScreenErrors() {
  return (
    <ErrorBoundary
      resetKey={useLocation().key}
      fallback={(error, retry) => <ErrorPage error={error} retry={retry} />}
    >
      <Outlet />
    </ErrorBoundary>
  );
}

/** `ScreenErrors` with a skeleton until the first screen has loaded; later the previous screen stays. */
export function FirstScreen() {
  return (
    <Suspense fallback={<FirstSkeleton />}>
      <HydratedScreens />
    </Suspense>
  );
}

/** React hydrates the content of a Suspense boundary after its surroundings. */
function HydratedScreens() {
  useEffect(removePageData, []);
  return <ScreenErrors />;
}
