import type { PageData } from '@fitness-zone/contract/pages/rendered-page.ts';

const elementId = 'page-data';

/** Reads what the server wrote into the page that it rendered; null for a page that scripts fill. */
export function readPageData(): PageData | null {
  const json = document.getElementById(elementId)?.textContent;
  return json ? (JSON.parse(json) as PageData) : null;
}

let finish = () => {};

/** Resolves when the page that the server rendered is hydrated as a whole: all its queries are active. */
export const pageHydrated = new Promise<void>((resolve) => {
  finish = resolve;
});

/** Frees what the page no longer needs once it is hydrated. */
export function removePageData(): void {
  document.getElementById(elementId)?.remove();
  finish();
}

/** The attribute of an element that nobody who is signed in sees, from the first paint on. */
export const visitorsOnly = 'data-visitors-only';
