import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Prefetch } from '../apollo/prefetch.ts';
import { lazyChunk } from '../lib/chunks/lazyChunk.tsx';
import { PageFailure } from './ErrorPage.tsx';

/** Our data in React Router's `handle`. */
export type RouteHandle = {
  /** only signed-in users see the route and those below it */
  signedInOnly?: boolean;
  /** the screen reads the query string */
  readsQuery?: boolean;
  /** loads the chunk of the route's screen, once; returns what fetches its data */
  load?: () => Promise<Prefetch | undefined>;
};

export const handleOf = (route: { handle?: unknown }) => route.handle as RouteHandle | undefined;

const nowhere = '/nowhere';

/** A location to match instead of one with line breaks, which React Router's `*` doesn't match. */
export const unmatched = (routes: RouteObject[], pathname: string): string | undefined =>
  matchRoutes(routes, pathname) ? undefined : nowhere;

/** The routes of the page at a path, from the outermost to the screen's. */
export const matchScreen = (routes: RouteObject[], pathname: string) =>
  matchRoutes(routes, unmatched(routes, pathname) ?? pathname) ?? [];

const someMatch = (
  routes: RouteObject[],
  pathname: string,
  has: (handle: RouteHandle) => boolean | undefined,
): boolean => matchScreen(routes, pathname).some(({ route }) => has(handleOf(route) ?? {}));

export const isSignedInOnly = (routes: RouteObject[], pathname: string): boolean =>
  someMatch(routes, pathname, ({ signedInOnly }) => signedInOnly);

export const readsQuery = (routes: RouteObject[], pathname: string): boolean =>
  someMatch(routes, pathname, (handle) => handle.readsQuery);

/** Loads the chunks of all screens of the page at a path, at the same time. */
export const loadScreens = (routes: RouteObject[], pathname: string): Promise<unknown> =>
  Promise.all(matchScreen(routes, pathname).map(({ route }) => handleOf(route)?.load?.()));

export type ScreenModule<Name extends string> = Record<Name, ComponentType> & {
  prefetch?: Prefetch;
};

/**
 * A route whose screen is a chunk of its own, loaded when it is first visited or prefetched.
 * @param path the address or its pattern
 * @param name the component, as the module exports it
 * @param load imports the screen's module
 */
export const screen = <Name extends string>(
  path: string,
  name: Name,
  load: () => Promise<ScreenModule<Name>>,
): RouteObject => ({ path, ...lazyRoute(name, load) });

/**
 * The part of a route that loads its component. It suspends until then, and shows the error page until the connection is
 * back if it could not be loaded.
 */
export function lazyRoute<Name extends string>(
  name: Name,
  load: () => Promise<ScreenModule<Name>>,
): { Component: ComponentType; handle: RouteHandle } {
  let prefetch: Prefetch | undefined;
  const Screen = lazyChunk<object>(
    async () => {
      const module = await load();
      prefetch = module.prefetch;
      return module[name];
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
