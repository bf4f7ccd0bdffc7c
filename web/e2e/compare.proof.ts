import { proof } from '@fitness-zone/testkit/proof.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { categoryPage, productPage } from './actions/userAction.ts';
import { violations } from './support/axe.ts';
import { payByCard } from './support/forms.ts';
import { blockLiveChanges, record } from './support/network/recording.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createProducts, createUser } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { open, ready } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();
const [seller, buyer, { id: category }] = await Promise.all([
  createUser(browser, 'seller', 'Greta'),
  createUser(browser, 'buyer', 'Paul'),
  createCategory(admin),
]);
const products = await createProducts(seller, category, 'Bench', 'Rack', 'Rower', 'Bike', 'Mat');
const [bench, rack, rower, bike, mat] = products;
const narrow = { width: 360, height: 740 };

const toggle = (page: Page, name: string) => page.getByRole('button', { name: `Compare ${name}` });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Products to compare' });
const columns = (page: Page) => page.getByRole('columnheader').getByRole('link').allTextContents();
const comparePage = (...chosen: { id: string }[]) =>
  `/pages/compare?ids=${chosen.map(({ id }) => id).join(',')}`;

test('products are chosen and compared by the keyboard, and reload and back keep them', async () => {
  const { page, expectNoProblems, close } = await browser.newSession();
  await open(page, categoryPage(category));
  for (const { name } of [bench, rack]) await toggle(page, name).press('Enter');
  await toggle(page, rack.name).press('Tab');
  await bar(page).getByRole('link', { name: 'Compare (2)' }).press('Enter');
  await page.getByRole('table', { name: 'Comparison' }).waitFor();
  expect(await columns(page)).toEqual([bench.name, rack.name]);
  expect(new URL(page.url()).search).toBe(`?ids=${bench.id},${rack.id}`);
  await page.reload();
  await page.getByRole('table', { name: 'Comparison' }).waitFor();
  expect(await columns(page)).toEqual([bench.name, rack.name]);
  await page.getByRole('button', { name: `Remove ${bench.name} from` }).press('Enter');
  await expect.poll(() => columns(page)).toEqual([rack.name]);
  await page.goBack();
  await expect.poll(() => columns(page)).toEqual([bench.name, rack.name]);
  await page.goto(categoryPage(category));
  await bar(page).getByText('Choose one more to compare').waitFor();
  await expect.poll(() => toggle(page, rack.name).getAttribute('aria-pressed')).toBe('true');
  expectNoProblems();
  await close();
});

proof('an opened address asks once', async () => {
  const { page, expectNoProblems, close } = await browser.newSession();
  // The first batch may bring the new products before the screen requests them.
  await blockLiveChanges(page);
  const recording = record(page);
  await open(page, comparePage(rower, mat, bike));
  await page.getByRole('table', { name: 'Comparison' }).waitFor();
  expect(await recording.sent()).toEqual(['Root', 'Compare']);
  expectNoProblems();
  await close();
});

proof('a product that is sold meanwhile says so without being asked for', async () => {
  const { page, expectNoProblems, close } = await browser.newSession();
  await open(page, comparePage(rower, mat, bike));
  await page.getByRole('table', { name: 'Comparison' }).waitFor();
  const recording = record(page);
  const paying = await browser.newSession();
  await restoreLogin(paying, buyer);
  await paying.page.goto(`/pages/payment/${mat.id}`);
  await payByCard(paying.page);
  await paying.close();
  await page.getByRole('table').getByText('sold', { exact: true }).waitFor();
  // The live change shows it; the list of compared products may be refetched by chance.
  expect((await recording.sent()).filter((name) => name !== 'Compare')).toEqual([]);
  expectNoProblems();
  await close();
});

proof(
  'on a phone two columns are seen, the others come by swiping, and the head goes along and stays',
  async () => {
    const { page, expectNoProblems, close } = await browser.newSession(narrow);
    await open(page, comparePage(bench, rack, rower, bike));
    const table = page.getByRole('table', { name: 'Comparison' });
    await table.waitFor();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    const head = page.getByRole('columnheader');
    const left = async (index: number) => (await head.nth(index).boundingBox())?.x ?? Number.NaN;
    expect(await left(0)).toBeGreaterThanOrEqual(0);
    expect(await left(1)).toBeLessThan(narrow.width);
    expect(await left(2)).toBeGreaterThanOrEqual(narrow.width - 20);
    const body = table.getByRole('rowgroup').last();
    const cell = body.getByRole('row').first().getByRole('cell').nth(2);
    await body.hover();
    await page.mouse.wheel(400, 0);
    await expect.poll(() => left(2)).toBeLessThan(narrow.width / 2);
    await expect
      .poll(async () => Math.abs((await left(2)) - ((await cell.boundingBox())?.x ?? 0)))
      .toBeLessThan(2);
    // The row's name stays in view.
    expect((await body.getByRole('rowheader').first().boundingBox())?.x).toBeGreaterThanOrEqual(0);
    await page.mouse.wheel(0, 500);
    await expect.poll(async () => (await head.nth(2).boundingBox())?.y ?? 0).toBeLessThan(100);
    expect(await violations(page)).toEqual([]);
    expectNoProblems();
    await close();
  },
);

proof('the bar covers neither the end of the page nor its buttons, and is accessible', async () => {
  const { page, expectNoProblems, close } = await browser.newSession(narrow);
  await open(page, categoryPage(category));
  await toggle(page, bench.name).click();
  await toggle(page, rack.name).click();
  await bar(page).waitFor();
  // Elsewhere the bar may cover part of a card's button, and one scrolls to reach it.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await violations(page)).toEqual([]);
  const controls = bar(page).locator('a, button');
  for (const box of await Promise.all((await controls.all()).map((one) => one.boundingBox()))) {
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(36);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(narrow.width);
  }
  const [barBox, footer] = await Promise.all([
    bar(page).boundingBox(),
    page.getByRole('contentinfo').boundingBox(),
  ]);
  expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 1);
  await page.goto('/sign-in');
  await ready(page);
  expect(await bar(page).count()).toBe(0);
  expectNoProblems();
  await close();
});

/** The row requests its products when it comes near. */
const scrollToRow = (page: Page) =>
  page.locator('#recently-seen').evaluate((place) => place.scrollIntoView());

proof('products that were opened are found again in this browser until one signs out', async () => {
  const session = await browser.newSession();
  const { page } = session;
  await restoreLogin(session, buyer);
  const row = page.getByRole('region', { name: 'Recently seen' });
  for (const product of [bench, rack]) await open(page, productPage(product));
  await scrollToRow(page);
  await row.getByRole('link', { name: bench.name }).waitFor();
  expect(await row.getByRole('link').count()).toBe(1);
  await open(page, '/');
  await scrollToRow(page);
  await expect.poll(() => row.getByRole('link').count()).toBe(2);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await row.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('recently-seen'))).toBeNull();
  session.expectNoProblems();
  await session.close();
});

proof('cards stand in two columns from 360 px, whose buttons a finger hits', async () => {
  const session = await browser.newSession(narrow);
  const { page } = session;
  await restoreLogin(session, buyer);
  await open(page, categoryPage(category));
  const [first, second] = await Promise.all(
    [0, 1].map((index) => page.locator('main article').nth(index).boundingBox()),
  );
  expect(second?.y).toBe(first?.y);
  expect(second?.x).toBeGreaterThan(first?.x ?? 0);
  // The button that explains the condition is as small as its label.
  const controls = page
    .locator('main article')
    .first()
    .locator('button:not([popovertarget]), a:not([aria-hidden])');
  expect(await controls.count()).toBe(4);
  for (const box of await Promise.all((await controls.all()).map((one) => one.boundingBox()))) {
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  }
  session.expectNoProblems();
  await session.close();
});
