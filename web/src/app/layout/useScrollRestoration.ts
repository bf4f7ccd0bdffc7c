import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { throttle } from 'throttle-debounce';
import { keepsScroll } from '../../lib/keepScroll.ts';

const storageKey = 'scroll-positions';
const throttleMs = 100;

/** React Router's key for every page that was opened by its address. */
const firstKey = 'default';

let positions: Record<string, number> | undefined;

/**
 * Restores the scroll position after a reload or on going back; scrolls other pages to the top or to the element in the
 * address. Positions last as long as the tab.
 */
export function useScrollRestoration(): void {
  const { key, pathname, hash, state } = useLocation();
  // A shared key for all pages opened by their address would mix up their positions.
  const place = key === firstKey ? pathname + hash : key;
  const stays = keepsScroll(state);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const onHide = () => {
      savePositions();
      // The browser restores reloaded pages itself.
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
    // Captures clicks on links before they navigate.
    document.addEventListener('click', read, { capture: true });
    return () => {
      onScroll.cancel();
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('click', read, { capture: true });
    };
  }, [place, hash, stays]);
}

/**
 * Positions saved by the tab's previous page.
 * @param place the key of this page, which starts at the top unless reloaded or returned to
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
    // Storage is blocked: positions last as long as the page.
  }
}
