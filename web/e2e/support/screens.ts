import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Waits until the screen is hydrated, shows the signed-in user's content, has its heading, and has finished loading.
 */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    if (document.getElementById('page-data')) return false;
    const isSignedIn = document.documentElement.hasAttribute('data-signed-in');
    // The bell arrives with the numbers of the bar's links, after the picture.
    if (isSignedIn && !document.querySelector('header [aria-label^="Notifications"]')) return false;
    // The role's menus appear below the categories once their chunk has loaded.
    const menus = document.querySelector('aside[aria-label="Shop"]');
    if (isSignedIn && menus && menus.querySelectorAll('nav').length < 2) return false;
    const headings = [...(main?.querySelectorAll('h1') ?? [])];
    const isThere = headings.some((heading) => heading.dataset.left !== heading.textContent);
    return isThere && !main?.querySelector('.MuiSkeleton-root');
  });
}

/**
 * Makes `ready` wait for another screen. The previous one stays until the next can be shown, though the address has
 * changed. Between two products, the heading stays and only its text changes.
 */
export const markAsLeft = (page: Page): Promise<void> =>
  page.locator('main h1').evaluateAll((headings) => {
    for (const heading of headings) heading.setAttribute('data-left', heading.textContent);
  });

/** Opens a screen by its address, with an empty cache. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/**
 * Follows a link to a screen, as people do, so that the page keeps its cache. With the keyboard: a resting pointer
 * would prefetch a link that appears under it.
 */
export async function followLink(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return ready(page);
  const link = page.locator(`a[href="${path}"]:not([aria-hidden]):visible`).first();
  if ((await link.count()) === 0) {
    await followLink(page, '/pages');
    await link.waitFor();
  }
  await markAsLeft(page);
  await link.press('Enter');
  await page.waitForURL(`**${path}`);
  await ready(page);
}

/** Address and heading of the screen that an action leads to. */
export type Destination = { path: string; heading: string };

/**
 * Waits for the screen that an action leads to. The previous screen stays until the next can be shown, though the
 * address has changed: only the heading identifies it.
 */
export async function arrives(page: Page, { path, heading }: Destination): Promise<void> {
  await page.waitForURL(`**${path}`);
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  await ready(page);
}

/**
 * Everything a page shows: texts, names, disabled controls, field values and pictures. Leaves out relative times, which
 * grow; a seller's statistics, which date from the page's opening; the number of unread notifications, which only live
 * changes update; and signatures, which change every five minutes.
 */
export async function visibleContent(page: Page): Promise<string> {
  const landmarks = ['banner', 'main', 'contentinfo'] as const;
  const texts = landmarks.map((landmark) => page.getByRole(landmark).ariaSnapshot());
  const pictures = page
    .locator('header img, main img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  const shown = (await Promise.all(texts)).map((text) =>
    text
      .replaceAll(/- time: .*/g, '- time')
      .replaceAll(/just now|\d+ (minute|hour)s? ago/g, 'lately')
      .replaceAll(/^( *)- region "Overview":(\n\1 .*)*/gm, '')
      .replaceAll(/(?<="Notifications),? \d+ unread/g, '')
      .replaceAll(/\d+ views?, on \d+ wish lists?/g, ''),
  );
  return [...shown, ...(await pictures)]
    .join('\n')
    .replaceAll(/until=\d+&signature=[\w-]+/g, 'signed');
}

/**
 * Compares what a page shows from its cache with a page whose cache is empty, as after a hard reload, screen by screen.
 */
export async function expectSameAsReloaded(
  page: Page,
  fresh: Page,
  paths: string[],
): Promise<void> {
  for (const [index, path] of paths.entries()) {
    await Promise.all([
      followLink(page, path),
      index === 0 ? open(fresh, path) : followLink(fresh, path),
    ]);
    await expectSame(page, fresh);
  }
}

/** Compares what two pages show, once both are idle. */
export async function expectSame(page: Page, fresh: Page): Promise<void> {
  let [cached, fetched] = ['', ''];
  const same = async () => {
    [cached, fetched] = await Promise.all([visibleContent(page), visibleContent(fresh)]);
    return cached === fetched;
  };
  await expect
    .poll(same)
    .toBe(true)
    .catch(() => expect(cached, `${page.url()} as the cache has it`).toBe(fetched));
}
