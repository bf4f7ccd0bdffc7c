import type { ComponentType } from 'react';
import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';
import type { Prefetch } from '../apollo/prefetch.ts';
import { lazyChunk } from '../lib/chunks/lazyChunk.tsx';
import type { Load, Screen } from '../screens/screen.ts';
import { PageFailure } from './ErrorPage.tsx';

/** Our data in React Router's `handle`. */
export type RouteHandle = Pick<Screen, 'needsNoData' | 'readsQuery' | 'closesMenus'> & {
  /** only signed-in users may see the route and its children */
  signedInOnly?: boolean;
  /** loads the chunk of the route's screen, once; resolves to the function that fetches its data */
  load?: () => Promise<Prefetch | undefined>;
  /** the child routes in the loaded chunk, which replace the route; undefined until loaded */
  inside?: () => RouteObject[] | undefined;
};

export const handleOf = (route: { handle?: unknown }) => route.handle as RouteHandle | undefined;

const nowhere = '/nowhere';

/** A location to match instead of one with line breaks, which React Router's `*` doesn't match. */
export const unmatched = (routes: RouteObject[], pathname: string): string | undefined =>
  matchRoutes(routes, pathname) ? undefined : nowhere;

/** The routes of the page at a path, from the outermost to the screen's. */
export function matchScreen(routes: RouteObject[], pathname: string): RouteMatch[] {
  const matches = matchRoutes(routes, unmatched(routes, pathname) ?? pathname) ?? [];
  const last = matches.at(-1);
  const inside = last && handleOf(last.route)?.inside?.();
  if (!inside) return matches;
  return [...matches.slice(0, -1), ...(matchRoutes(inside, pathname, last.pathnameBase) ?? [])];
}

const someMatch = (
  routes: RouteObject[],
  pathname: string,
  has: (handle: RouteHandle) => boolean | undefined,
): boolean => matchScreen(routes, pathname).some(({ route }) => has(handleOf(route) ?? {}));

/** Whether only signed-in users may see the page. True for addresses that no loaded chunk knows. */
export const isSignedInOnly = (routes: RouteObject[], pathname: string): boolean =>
  someMatch(routes, pathname, ({ signedInOnly }) => signedInOnly);

export const needsNoData = (routes: RouteObject[], pathname: string): boolean =>
  someMatch(routes, pathname, (handle) => handle.needsNoData);

export const readsQuery = (routes: RouteObject[], pathname: string): boolean =>
  someMatch(routes, pathname, (handle) => handle.readsQuery);

export const closesMenus = (routes: RouteObject[], pathname: string): boolean =>
  someMatch(routes, pathname, (handle) => handle.closesMenus);

/** Loads the chunks of all screens at a path in parallel. */
export async function loadScreens(routes: RouteObject[], pathname: string): Promise<void> {
  const load = () =>
    Promise.all(matchScreen(routes, pathname).map(({ route }) => handleOf(route)?.load?.()));
  await load();
  // Repeated for routes that came with a chunk.
  await load();
}

/**
 * The part of a route that loads its component on the first visit or prefetch. Suspends until then. After a failure it
 * shows the error page until the connection is back.
 */
export function lazyRoute(load: Load): {
  Component: ComponentType;
  handle: RouteHandle & Required<Pick<RouteHandle, 'load'>>;
} {
  let prefetch: Prefetch | undefined;
  const Screen = lazyChunk<object>(
    async () => {
      const module = await load();
      prefetch = module.prefetch;
      return module.Component;
    },
    { suspends: true, Failure: PageFailure },
  );
  return {
    Component: Screen,
    handle: {
      async load() {
        await Screen.load();
        return prefetch;
      },
    },
  };
}

/** A route whose screen is a chunk of its own. */
export function screenRoute({
  path,
  needsNoData,
  readsQuery,
  closesMenus,
  load,
}: Pick<Screen, 'path' | 'needsNoData' | 'readsQuery' | 'closesMenus' | 'load'>): RouteObject {
  const { Component, handle } = lazyRoute(load);
  return {
    path,
    Component,
    handle: {
      ...handle,
      ...(needsNoData && { needsNoData }),
      ...(readsQuery && { readsQuery }),
      ...(closesMenus && { closesMenus }),
    },
  };
}
