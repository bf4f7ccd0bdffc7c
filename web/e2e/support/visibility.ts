import type { Page } from 'playwright-core';

/**
 * Records in every frame, from a page's first one, whether an element is visible. Call it before the page opens.
 * @param selector the elements; with `text`, only those with exactly this text
 * @returns a function that tells whether one of them was visible on the open page
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
