import { expect, test } from 'vitest';
import { paths } from '../src/lib/paths.ts';
import { violations } from './support/axe.ts';
import { desktop, phone } from './support/harness.ts';
import { blockLiveChanges, record } from './support/network/recording.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createProductOfItsOwn, createProducts } from './support/records.ts';
import { open } from './support/screens.ts';
import { openWithoutJavaScript } from './support/withoutJavaScript.ts';

const { browser, admin } = await openBrowserAsAdmin();
const { seller, category, product } = await createProductOfItsOwn(browser, admin, 'Nils Ahorn');
const narrow = { width: 320, height: 640 };

const headersOf = async (path: string) =>
  (await fetch(new URL(path, browser.url), { headers: { accept: 'text/html' } })).headers;

test('a search and its further pages work without JavaScript', async () => {
  const page = await openWithoutJavaScript(browser);
  const names = () => page.getByRole('main').getByRole('article').getByRole('heading');
  await page.goto(paths.home);
  await page.getByLabel('What are you looking for?').fill(product.name);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await names().getByText(product.name, { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.pages);

  await createProducts(seller, category.id, ...Array<string>(24).fill('Step'));
  await page.goto(paths.category(category.id));
  const first = await names().allInnerTexts();
  await page.getByRole('link', { name: 'Show more' }).click();
  await page.getByRole('link', { name: 'Back to the first page' }).waitFor();
  const second = await names().allInnerTexts();
  expect([first.length, second]).toEqual([24, [product.name]]);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(canonical).toMatch(/\/pages\/category\/[0-9a-f]{24}\?after=[0-9a-f]{24}$/);

  await page.goto(`${paths.pages}?q=${encodeURIComponent(product.name)}&max=1`);
  await page.getByRole('region', { name: 'Closest matches' }).waitFor();
  await page.getByRole('link', { name: /^Without “Up to/ }).click();
  await names().getByText(product.name, { exact: true }).waitFor();
  await page.close();
});

test('search engines list the whole list and its pages, and not the endless searches', async () => {
  expect((await headersOf(paths.pages)).has('x-robots-tag')).toBe(false);
  expect((await headersOf(`${paths.pages}?q=bench`)).get('x-robots-tag')).toBe('noindex');
  const robots = await (await fetch(new URL('/robots.txt', browser.url))).text();
  expect(robots).toContain('Disallow: /*?*sort=');
  expect(robots).not.toContain('q=');
});

test.each([
  ['desktop', desktop],
  ['phone', phone],
  ['narrow screen', narrow],
])(
  'rendered searches are hydrated on a %s without a mismatch or a request, accessible and within the screen',
  async (_name, viewport) => {
    const { page, expectNoProblems, close } = await browser.newSession(viewport);
    // Others may post meanwhile, which makes filtered lists stale.
    await blockLiveChanges(page);
    const operations = record(page);
    for (const path of [
      `${paths.pages}?q=bench&near=Portland%2C+OR&within=50`,
      `${paths.pages}?q=bench&max=1`,
      `${paths.pages}?sort=-saving`,
    ]) {
      await open(page, path);
      expect(await operations.sent(), path).toEqual([]);
      expect(await violations(page), path).toEqual([]);
      const isTooWide = () =>
        page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(await isTooWide(), path).toBe(false);
      expectNoProblems();
    }
    await close();
  },
);

test('the home page begins with the search, the categories and two rows of products', async () => {
  const { page, expectNoProblems, close } = await browser.newSession({ width: 1440, height: 900 });
  await open(page, paths.home);
  const topOf = async (element: ReturnType<typeof page.getByRole>) =>
    (await element.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  const strip = page.getByRole('navigation', { name: 'Kinds of equipment' });
  const row = page.getByRole('region', { name: 'Just in' });
  const tops = [
    await topOf(page.getByRole('search', { name: 'Equipment near you' })),
    await topOf(strip),
    await topOf(row.getByRole('link').nth(1)),
    await topOf(row.getByRole('link').nth(5)),
  ];
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  expect(tops.at(-1)).toBeLessThan(900);
  expect(tops.at(-1)).toBeLessThan(await topOf(page.getByRole('region', { name: 'Welcome' })));
  await page.keyboard.press('Tab');
  await page.getByLabel('What are you looking for?').focus();
  await page.keyboard.type('bench');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Portland, OR');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/pages?q=bench&near=Portland%2C+OR&within=25');
  expectNoProblems();
  await close();
});
