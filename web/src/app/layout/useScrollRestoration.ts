import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { throttle } from 'throttle-debounce';
import { keepsScroll } from '../../lib/keepScroll.ts';

const storageKey = 'scroll-positions';
const throttleMs = 100;

/** React Router's key of every page that was opened by its address. */
const firstKey = 'default';

let positions: Record<string, number> | undefined;

/**
 * Scrolls a page that is loaded again or come back to as it was left, another one to its top or to the element that its
 * address names. The positions last as long as the tab.
 */
export function useScrollRestoration(): void {
  const { key, pathname, hash, state } = useLocation();
  // One place for all pages that were opened by their address would scroll each to where another was left.
  const place = key === firstKey ? pathname + hash : key;
  const stays = keepsScroll(state);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const onHide = () => {
      savePositions();
      // The browser itself restores a page that is loaded again.
      history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, []);
  useLayoutEffect(() => {
    positions ??= savedPositions(place);
    const known = positions[place];
    if (known !== undefined) window.scrollTo(0, known);
    else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (stays) positions[place] = window.scrollY;
    else window.scrollTo(0, 0);
    const read = () => {
      if (positions) positions[place] = window.scrollY;
    };
    const onScroll = throttle(throttleMs, read);
    window.addEventListener('scroll', onScroll, { passive: true });
    // Links, before they navigate.
    document.addEventListener('click', read, { capture: true });
    return () => {
      onScroll.cancel();
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('click', read, { capture: true });
    };
  }, [place, hash, stays]);
}

/**
 * Positions that the tab's page before has saved.
 * @param place where this one begins: at its top, unless it was loaded again or is come back to
 */
function savedPositions(place: string): Record<string, number> {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  try {
    const saved = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    if (opening?.type === 'navigate') delete saved[place];
    return saved;
  } catch {
    // Storage is blocked: positions last as long as the page.
    return {};
  }
}

function savePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions ?? {}));
  } catch {
    // As above.
  }
}
