import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Look = (entries: { isIntersecting: boolean }[]) => void;
const watched = new Map<Element, Look>();

/** Elements stay out of view unless a test scrolls to them. */
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

/** Scrolls an element and its ancestors into view. */
export function scrollTo(target: Element): void {
  for (const [element, look] of watched) {
    if (element.contains(target)) act(() => look([{ isIntersecting: true }]));
  }
}

/** Stubs browser APIs that jsdom lacks: a wide screen without scrolling. */
export function stubBrowserApis(): void {
  vi.stubGlobal('IntersectionObserver', IntersectionObserverStub);
  vi.stubGlobal('ResizeObserver', IntersectionObserverStub);
  vi.stubGlobal('scrollTo', () => {});
  stubWidth('min-width');
}

/** Stubs a phone's screen width until the APIs are stubbed again. */
export const stubPhone = () => stubWidth('max-width');

const stubWidth = (condition: string) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes(condition),
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

/** Stubs opening and closing dialogs, which jsdom doesn't implement. */
export function stubDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
