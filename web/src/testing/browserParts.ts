import { vi } from 'vitest';

/** Nothing is ever on the screen where there is none. */
class BlindObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Puts in the parts of a browser that jsdom leaves out: a wide screen, and nothing scrolls. */
export function stubBrowserParts(): void {
  vi.stubGlobal('IntersectionObserver', BlindObserver);
  vi.stubGlobal('ResizeObserver', BlindObserver);
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: /min-width/.test(media),
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}
