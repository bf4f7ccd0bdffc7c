import { Outlet, type RouteObject } from 'react-router-dom';
import { RootLayout } from '../src/app/layout/RootLayout.tsx';
import { useLiveChanges } from '../src/app/live/useLiveChanges.ts';
import { dashboard, routes } from '../src/app/routes.tsx';
import { useRootQuery } from '../src/generated/app.ts';

/** Loads the data that every page needs, and shows only the screen. */
function BareLayout() {
  const { data } = useRootQuery();
  useLiveChanges(data?.changeCursor);
  return (
    <main>
      <Outlet />
    </main>
  );
}

function bare(route: RouteObject): RouteObject {
  const { index: _, children, ...rest } = route;
  return {
    ...rest,
    ...(route === dashboard && { Component: Outlet, handle: {} }),
    ...(route.Component === RootLayout && { Component: BareLayout }),
    ...(children && { children: children.map(bare) }),
  };
}

/** The application's routes without the screens' surroundings: bar, sidebar and footer. */
export const screenRoutes: RouteObject[] = routes.map(bare);
