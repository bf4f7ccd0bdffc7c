import type { ApolloClient } from '@apollo/client';
import { useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { prefetchRoutes } from './prefetchRoutes.ts';

/** In milliseconds: longer than a pointer rests on a link while passing over it. */
const intentMs = 65;

/** Prefetches a link's page while the pointer or the focus is on it. */
export function usePrefetch(client: ApolloClient, routes: RouteObject[]): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onTarget = ({ target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.origin !== location.origin) return;
      // Links within the page load nothing.
      if (link.hash && link.pathname === location.pathname) return;
      timer = setTimeout(() => void prefetchRoutes(client, routes, link), intentMs);
    };
    document.addEventListener('pointerover', onTarget);
    document.addEventListener('focusin', onTarget);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onTarget);
      document.removeEventListener('focusin', onTarget);
    };
  }, [client, routes]);
}
