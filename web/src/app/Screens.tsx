import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { handleOf, matchScreen, unmatched } from './screen.tsx';

/** Shows the screen at the router's location. */
export function Screens({ routes }: { routes: RouteObject[] }) {
  const { pathname } = useLocation();
  // Loads a layout and its screen in parallel; otherwise each load would start at its render.
  for (const { route } of matchScreen(routes, pathname)) void handleOf(route)?.load?.();
  return useRoutes(routes, unmatched(routes, pathname));
}
