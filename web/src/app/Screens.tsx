import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { handleOf, matchScreen, unmatched } from './screen.tsx';

/** Shows the screen at the router's location. */
export function Screens({ routes }: { routes: RouteObject[] }) {
  const { pathname } = useLocation();
  // A layout and the screen inside it are loaded at the same time: each would otherwise begin when it is rendered.
  for (const { route } of matchScreen(routes, pathname)) void handleOf(route)?.load?.();
  return useRoutes(routes, unmatched(routes, pathname));
}
