import { sample } from '@fitness-zone/testkit/breadth.ts';
import { proof } from '@fitness-zone/testkit/proof.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '../src/lib/paths.ts';
import { desktop, openTestBrowser, phone, type TestBrowser } from './support/harness.ts';
import { followLink, open } from './support/screens.ts';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await openTestBrowser();
});
afterAll(() => browser.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Waits until the application has scrolled the opened page: it sets `scrollRestoration` afterwards. */
const scrollRestored = (page: Page) =>
  page.waitForFunction(() => history.scrollRestoration === 'manual');

/** Waits until a section is at the top of the window, below the navigation bar. */
const beginsWith = (page: Page, section: string) =>
  expect
    .poll(async () => {
      const top = (await heading(page, section).boundingBox())?.y ?? 0;
      const bar = await page.getByRole('banner').boundingBox();
      return top - (bar?.height ?? 0);
    })
    .toSatisfy((distance: number) => distance >= 0 && distance < 60);

test('a link from another page leads to the section that it names, and back to the place of the link', async () => {
  const { page, expectNoProblems, close } = await browser.newSession(phone);
  await open(page, paths.home);
  const banner = page.getByRole('link', { name: /^Half now, the balance later/ });
  await banner.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  await banner.click();
  await page.waitForURL(`**${paths.howItWorksSection('instalments')}`);
  await beginsWith(page, 'Two instalments');
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(left);
  expectNoProblems();
  await close();
});

proof(
  'an address leads to the section that it names, also in a tab in which the page was read elsewhere',
  async () => {
    const { page, expectNoProblems, close } = await browser.newSession();
    await open(page, paths.howItWorks);
    await page.evaluate(() => window.scrollTo(0, 700));
    await followLink(page, paths.about);
    await open(page, paths.howItWorksSection('offers'));
    await scrollRestored(page);
    await beginsWith(page, 'Private offers');
    // Typing a fragment into the address loads no other document.
    await page.evaluate(() => location.assign('#refunds'));
    await beginsWith(page, 'Overdue balances and refunds');
    expectNoProblems();
    await close();
  },
);

proof(
  'a page that is opened again by its address begins at the top; loaded again it stays where it was',
  async () => {
    const { page, expectNoProblems, close } = await browser.newSession();
    await open(page, paths.howItWorks);
    await scrollRestored(page);
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.reload();
    await scrollRestored(page);
    expect(await scrolled(page)).toBe(700);
    await followLink(page, paths.about);
    await open(page, paths.howItWorks);
    await scrollRestored(page);
    expect(await scrolled(page)).toBe(0);
    expectNoProblems();
    await close();
  },
);

proof('by the keyboard the contents lead to a section and what follows it', async () => {
  const { page, expectNoProblems, close } = await browser.newSession();
  await open(page, paths.howItWorks);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const link = contents.getByRole('link', { name: 'What accepting does' });
  await link.focus();
  const left = await scrolled(page);
  await link.press('Enter');
  await beginsWith(page, 'What accepting does');
  expect(await page.locator(':focus').textContent()).toBe('What accepting does');
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(left);
  expectNoProblems();
  await close();
});

test.each(
  sample(
    [
      { device: 'desktop', viewport: desktop, direction: 'across' },
      { device: 'phone', viewport: phone, direction: 'down' },
    ],
    1,
  ),
)('on a $device the time line goes $direction', async ({ viewport, direction }) => {
  const { page, close } = await browser.newSession(viewport);
  await open(page, paths.howItWorks);
  const steps = page.getByRole('figure').getByRole('listitem');
  const boxes = await Promise.all((await steps.all()).map((step) => step.boundingBox()));
  expect(boxes).toHaveLength(6);
  const [x, y] = (['x', 'y'] as const).map((axis) => new Set(boxes.map((box) => box?.[axis])).size);
  expect([x, y]).toEqual(direction === 'across' ? [6, 1] : [1, 6]);
  await close();
});
