import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { loadScreens, unmatched } from './screen.tsx';

/** Shows the screen at the router's location. */
export function Screens({ routes }: { routes: RouteObject[] }) {
  const { pathname } = useLocation();
  // Loads a layout and its screen in parallel; otherwise each load would start at its render.
  void loadScreens(routes, pathname);
  return useRoutes(routes, unmatched(routes, pathname));
}
