import type { Page } from 'playwright-core';

/**
 * Watches in every frame, from the first one of each page that is opened, whether something is visible.
 * Call it before the page opens.
 * @param selector the elements that are meant; with `text` only those that hold this text and no other
 * @returns what tells whether any of them has been visible on the page that is open
 */
export async function watchVisibility(
  page: Page,
  selector: string,
  text?: string,
): Promise<() => Promise<boolean>> {
  await page.addInitScript(
    (meant) => {
      const seen = { any: false };
      Object.assign(window, { seen });
      const look = () => {
        for (const element of document.querySelectorAll(meant.selector)) {
          seen.any ||=
            (meant.text === undefined || element.textContent === meant.text) &&
            element.checkVisibility({ visibilityProperty: true });
        }
        requestAnimationFrame(look);
      };
      look();
    },
    { selector, text },
  );
  return () => page.evaluate(() => (window as unknown as { seen: { any: boolean } }).seen.any);
}
