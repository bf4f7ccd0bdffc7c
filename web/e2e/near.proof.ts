import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { uniqueName } from '@fitness-zone/testkit/users/sign-up.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { paths } from '../src/lib/paths.ts';
import { violations } from './support/axe.ts';
import { desktop, phone } from './support/harness.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createUser, existingPicture } from './support/records.ts';
import { open } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();

/** A category of its own with products in Portland, Lake Oswego and Salem. */
async function createThree() {
  const [seller, category] = await Promise.all([
    createUser(browser, 'seller', 'Nora Field'),
    createCategory(admin),
  ]);
  const image = await existingPicture(seller);
  const names: string[] = [];
  for (const location of ['Portland, OR', 'Lake Oswego, OR', 'Salem, OR']) {
    const productName = uniqueName('Bench');
    await seller.addProduct(aProduct({ categoryId: category.id, image, productName, location }));
    names.push(productName);
  }
  return { path: paths.category(category.id), names: names as [string, string, string] };
}

const cards = (page: Page) => page.locator('article h2').allInnerTexts();
const shows = (page: Page, ...names: string[]) => expect.poll(() => cards(page)).toEqual(names);
const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test('with the keyboard alone a town and a radius narrow a list, which going back undoes', async () => {
  const { path, names } = await createThree();
  const [inPortland, byTheLake, inSalem] = names;
  const { page, expectNoProblems, close } = await browser.newSession(desktop);
  await open(page, path);
  await shows(page, inSalem, byTheLake, inPortland);
  await page.getByRole('button', { name: 'Near', exact: true }).press('Enter');
  await page.getByRole('combobox', { name: 'Town or postal code' }).focus();
  await page.keyboard.insertText('portland');
  await page.getByRole('option', { name: 'Portland, OR', exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**?near=Portland%2C+OR&within=25');
  await shows(page, byTheLake, inPortland);
  await page.keyboard.press('Escape');
  await page.getByText(/mi away · Lake Oswego, OR/).waitFor();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('NEAREST');
  await shows(page, inPortland, byTheLake);
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await page.goBack();
  await shows(page, inSalem, byTheLake, inPortland);
  expectNoProblems();
  await close();
});

test.each([phone, { width: 320, height: 640 }])(
  'on a phone of $width px the filters by place are in the sheet, and the chip removes them',
  async (size) => {
    const { path, names } = await createThree();
    const [inPortland, byTheLake, inSalem] = names;
    const { page, expectNoProblems, close } = await browser.newSession(size);
    await open(page, path);
    await shows(page, inSalem, byTheLake, inPortland);
    await page.getByRole('button', { name: 'Near', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Near' });
    await sheet.getByRole('combobox', { name: 'Town or postal code' }).fill('salem');
    await page.getByRole('option', { name: 'Salem, OR', exact: true }).click();
    await sheet.getByRole('combobox', { name: 'Distance' }).selectOption('5 miles');
    await sheet.getByRole('button', { name: 'Show 1 result' }).click();
    await shows(page, inSalem);
    expect(await isTooWide(page)).toBe(false);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove filter: Within 5 mi of Salem, OR' }).click();
    await shows(page, inSalem, byTheLake, inPortland);
    expectNoProblems();
    await close();
  },
);
