import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Prefetch } from '../apollo/prefetch.ts';
import { lazyChunk } from '../lib/lazyChunk.tsx';
import { loadChunk } from '../lib/loadChunk.ts';
import { PageSkeleton } from '../ui/state/Skeletons.tsx';
import { PageFailure } from './ErrorPage.tsx';

/** What our routes carry in React Router's `handle`. */
export type RouteHandle = {
  /** only signed-in users see the route and those below it */
  signedInOnly?: boolean;
  /** the screen reads the query string */
  readsQuery?: boolean;
  /** fetches the data of the route's screen */
  prefetch?: Prefetch;
};

/** What a route carries in its `handle`. */
export const handleOf = (route: { handle?: unknown }) => route.handle as RouteHandle | undefined;

/** Whether the page at a path is made from the query string, too. */
export const readsQuery = (routes: RouteObject[], pathname: string): boolean =>
  (matchRoutes(routes, pathname) ?? []).some(({ route }) => handleOf(route)?.readsQuery);

/** Whether only signed-in users see the page at a path. */
export const isSignedInOnly = (routes: RouteObject[], pathname: string): boolean =>
  (matchRoutes(routes, pathname) ?? []).some(({ route }) => handleOf(route)?.signedInOnly);

type ScreenModule<Name extends string> = Record<Name, ComponentType> & { prefetch?: Prefetch };

/**
 * A route whose screen is a chunk of its own, loaded when it is first visited or prefetched.
 * @param path the address or its pattern
 * @param name the component, as the module exports it
 * @param load imports the screen's module
 */
export function screen<Name extends string>(
  path: string,
  name: Name,
  load: () => Promise<ScreenModule<Name>>,
): RouteObject {
  return { path, ...lazyRoute(name, load), hydrateFallbackElement: <PageSkeleton /> };
}

/**
 * The part of a route that loads its component. React Router keeps a failed `lazy` for ever, so that a
 * chunk that could not be loaded is a component, too: the error page until the connection is back.
 */
export function lazyRoute<Name extends string>(
  name: Name,
  load: () => Promise<ScreenModule<Name>>,
): Pick<RouteObject, 'lazy'> {
  return {
    lazy: async () => {
      try {
        const { [name]: Component, prefetch } = await loadChunk(load);
        const handle: RouteHandle = prefetch ? { prefetch } : {};
        return { Component, handle };
      } catch {
        return { Component: lazyChunk(async () => (await load())[name], PageFailure) };
      }
    },
  };
}
