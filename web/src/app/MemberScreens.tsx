import { type NonIndexRouteObject, Outlet, type RouteObject, useRoutes } from 'react-router-dom';
import { AdminOnly, RequireRole, RequireUser } from '../features/accounts/guards.tsx';
import { paths } from '../lib/paths.ts';
import { memberScreens } from '../screens/members.ts';
import { loadComponent, type Screen, signedIn } from '../screens/screen.ts';
import { lazyRoute, screenRoute } from './screen.tsx';

type Roles = NonNullable<Screen['roles']>;

/** Lets only some roles see the screens inside. */
function guardOf(roles: Roles): Pick<NonIndexRouteObject, 'element'> {
  if (roles.length === signedIn.length) return { element: <RequireUser /> };
  if (roles.includes('ADMIN')) {
    return {
      element: (
        <AdminOnly fallback={<RequireRole only={roles} />}>
          <Outlet />
        </AdminOnly>
      ),
    };
  }
  return { element: <RequireRole only={roles} /> };
}

function groupBy<Key>(screens: readonly Screen[], keyOf: (screen: Screen) => Key) {
  const groups = new Map<Key, Screen[]>();
  for (const screen of screens) {
    const key = keyOf(screen);
    groups.set(key, [...(groups.get(key) ?? []), screen]);
  }
  return [...groups];
}

const inDashboard = (screen: Screen): RouteObject =>
  screenRoute({ ...screen, path: screen.path.slice(`${paths.pages}/`.length) });

function framed([frame, screens]: [Screen['frame'], Screen[]]): RouteObject[] {
  const children = screens.map(inDashboard);
  return frame ? [{ ...lazyRoute(frame.load), children }] : children;
}

/** The screens for signed-in users, below `/pages`. Everything else there isn't found. */
export const memberRoutes: RouteObject[] = [
  ...groupBy(memberScreens, ({ roles = signedIn }) => roles.join()).map(
    ([, screens]): RouteObject => ({
      ...guardOf(screens[0]?.roles ?? signedIn),
      handle: { signedInOnly: true },
      children: groupBy(screens, ({ frame }) => frame).flatMap(framed),
    }),
  ),
  screenRoute({
    path: '*',
    load: loadComponent('NotFoundPage', () => import('./NotFoundPage.tsx')),
  }),
];

export function MemberScreens() {
  return useRoutes(memberRoutes);
}
