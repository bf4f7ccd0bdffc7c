import type { PageData } from '@fitness-zone/contract/pages/rendered-page.ts';

const elementId = 'page-data';

/** Reads the data that the server wrote into the rendered page; null for a page filled by scripts. */
export function readPageData(): PageData | null {
  const json = document.getElementById(elementId)?.textContent;
  return json ? (JSON.parse(json) as PageData) : null;
}

let finish = () => {};

/** Resolves when the whole rendered page is hydrated: all its queries are active. */
export const pageHydrated = new Promise<void>((resolve) => {
  finish = resolve;
});

/** Frees what the page no longer needs once it is hydrated. */
export function removePageData(): void {
  document.getElementById(elementId)?.remove();
  finish();
}

/** The attribute of elements that are hidden from signed-in users from the first paint on. */
export const visitorsOnly = 'data-visitors-only';
