import { createContext, useContext } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { closesMenus, loadScreens, needsNoData, unmatched } from './screen.tsx';

const RoutesContext = createContext<RouteObject[]>([]);

/** Shows the screen at the router's location. */
export function Screens({ routes }: { routes: RouteObject[] }) {
  const { pathname } = useLocation();
  // Loads a layout and its screen in parallel; otherwise each load would start at its render.
  void loadScreens(routes, pathname);
  return (
    <RoutesContext value={routes}>{useRoutes(routes, unmatched(routes, pathname))}</RoutesContext>
  );
}

/** Whether the shown screen works without any data from the shop. */
export function useNeedsNoData(): boolean {
  const routes = useContext(RoutesContext);
  return needsNoData(routes, useLocation().pathname);
}

/** Whether the shown screen closes the menus beside it. */
export function useClosesMenus(): boolean {
  const routes = useContext(RoutesContext);
  return closesMenus(routes, useLocation().pathname);
}
