import type { PageData } from '@fitness-zone/contract/rendered-page.ts';

/** What the server wrote into the page it rendered; null for a page that scripts fill. */
export function readPageData(): PageData | null {
  const json = document.getElementById('page-data')?.textContent;
  return json ? (JSON.parse(json) as PageData) : null;
}
