import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Look = (entries: { isIntersecting: boolean }[]) => void;
const watched = new Map<Element, Look>();

/** Nothing comes into view unless a test says so. */
class IntersectionObserverStub {
  readonly #look: Look;
  readonly observed = new Set<Element>();

  constructor(look: Look) {
    this.#look = look;
  }

  observe(element: Element) {
    this.observed.add(element);
    watched.set(element, this.#look);
  }

  unobserve(element: Element) {
    this.observed.delete(element);
    watched.delete(element);
  }

  disconnect() {
    for (const element of this.observed) this.unobserve(element);
  }
}

/** Scrolls as far as something, which comes into view with all that is around it. */
export function scrollTo(target: Element): void {
  for (const [element, look] of watched) {
    if (element.contains(target)) act(() => look([{ isIntersecting: true }]));
  }
}

/** Puts in the parts of a browser that jsdom leaves out: a wide screen, and nothing scrolls. */
export function stubBrowserApis(): void {
  vi.stubGlobal('IntersectionObserver', IntersectionObserverStub);
  vi.stubGlobal('ResizeObserver', IntersectionObserverStub);
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

/** Opens and closes dialogs, which jsdom knows as elements only. */
export function stubDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
