import type { VisitorLocation } from '@fitness-zone/contract/pages/rendered-page.ts';
import { matchPath, type RouteObject } from 'react-router-dom';
import { paths, patterns } from '../lib/paths.ts';
import { isSignedInOnly, readsQuery } from './screen.tsx';

/**
 * The location that the server renders: the page itself, or the sign-in page that shows a product. Null for pages
 * without content for visitors, and for pages that depend on the query string.
 */
export function visitorLocation(
  routes: RouteObject[],
  { pathname, search }: { pathname: string; search: string },
): VisitorLocation | null {
  if (matchPath(patterns.product, pathname)) {
    return { pathname: paths.signIn, search: '', state: { from: { pathname } } };
  }
  return isSignedInOnly(routes, pathname) || readsQuery(routes, pathname)
    ? null
    : { pathname, search, state: null };
}
