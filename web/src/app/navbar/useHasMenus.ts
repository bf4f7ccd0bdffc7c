import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

/** Whether the page has the dashboard's menus beside it, or a button for them. */
export const useHasMenus = (): boolean =>
  matchPath({ path: paths.pages, end: false }, useLocation().pathname) !== null;
