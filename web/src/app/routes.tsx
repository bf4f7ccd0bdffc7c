import type { RouteObject } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { loadComponent } from '../screens/screen.ts';
import { visitorScreens } from '../screens/visitors.ts';
import { ConfigProvider } from './ConfigProvider.tsx';
import { PageLayout } from './layout/PageLayout.tsx';
import { RootErrors, RootLayout } from './layout/RootLayout.tsx';
import { FirstScreen, ScreenErrors } from './ScreenErrors.tsx';
import { lazyRoute, screenRoute } from './screen.tsx';

let memberRoutes: RouteObject[] | undefined;

const members = lazyRoute(async () => {
  const module = await import('./MemberScreens.tsx');
  memberRoutes = module.memberRoutes;
  return { Component: module.MemberScreens };
});

/** Loads the routes for signed-in users early. */
export const loadMemberRoutes = members.handle.load;

const isInDashboard = ({ path }: { path: string }) =>
  path === paths.pages || path.startsWith(`${paths.pages}/`);

export const dashboard: RouteObject = {
  ...lazyRoute(loadComponent('DashboardLayout', () => import('./dashboard/DashboardLayout.tsx'))),
  children: [
    {
      // Inside the layout, so that the sidebar survives a failing screen.
      Component: ScreenErrors,
      children: [
        ...visitorScreens.filter(isInDashboard).map(screenRoute),
        {
          path: `${paths.pages}/*`,
          ...members,
          handle: { ...members.handle, signedInOnly: true, inside: () => memberRoutes },
        },
      ],
    },
  ],
};

const outside = visitorScreens.filter((screen) => !isInDashboard(screen));

/** Address, frames and chunk of every screen. */
export const routes: RouteObject[] = [
  {
    Component: RootErrors,
    children: [
      {
        Component: RootLayout,
        children: [
          {
            // Inside the shell, so that the navigation survives a failing page.
            Component: FirstScreen,
            children: [
              {
                Component: ConfigProvider,
                children: [
                  ...outside.filter(({ isWide }) => isWide).map(screenRoute),
                  {
                    Component: PageLayout,
                    children: outside.filter(({ isWide }) => !isWide).map(screenRoute),
                  },
                  dashboard,
                  screenRoute({
                    path: '*',
                    load: loadComponent('NotFoundPage', () => import('./NotFoundPage.tsx')),
                  }),
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
