import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { prefetch } from './prefetch.ts';

/** A pointer that only passes over a link stays on it for less. */
const intentMs = 65;

/** Fetches what the next click needs while the pointer or the focus rests on a link. */
export function usePrefetch(): void {
  const client = useApolloClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = ({ target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.origin !== location.origin) return;
      timer = setTimeout(() => void prefetch(client, link.pathname), intentMs);
    };
    document.addEventListener('pointerover', rest);
    document.addEventListener('focusin', rest);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', rest);
      document.removeEventListener('focusin', rest);
    };
  }, [client]);
}
