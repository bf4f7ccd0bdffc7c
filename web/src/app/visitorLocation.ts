import type { VisitorLocation } from '@fitness-zone/contract/pages/rendered-page.ts';
import { matchPath, type RouteObject } from 'react-router-dom';
import { paths, patterns } from '../lib/paths.ts';
import { isSignedInOnly, readsQuery } from './screen.tsx';

/**
 * Where a visitor is who opens the page at a path: there, or at the sign-in page that shows a product.
 * Null for pages that the server does not render: those that show nothing to visitors, and those that
 * are made from the query string, of which there are too many to keep.
 */
export function visitorLocation(routes: RouteObject[], pathname: string): VisitorLocation | null {
  if (matchPath(patterns.product, pathname)) {
    return { pathname: paths.signIn, state: { from: { pathname, search: '', hash: '' } } };
  }
  return isSignedInOnly(routes, pathname) || readsQuery(routes, pathname)
    ? null
    : { pathname, state: null };
}
