import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { uniqueName } from '@fitness-zone/testkit/users/sign-up.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { paths } from '../src/lib/paths.ts';
import { violations } from './support/axe.ts';
import { aPhoto, fillInProduct } from './support/forms.ts';
import { desktop, phone } from './support/harness.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createUser, existingPicture } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { followLink, open, ready } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();

/** A category of its own with two benches: the seller measured one, and stated nothing about the other. */
async function createTwo() {
  const [seller, category] = await Promise.all([
    createUser(browser, 'seller', 'Nora Field'),
    createCategory(admin),
  ]);
  const image = await existingPicture(seller);
  const post = (productName: string, attributes: { name: string; value: string }[]) =>
    seller.addProduct(aProduct({ categoryId: category.id, image, productName, attributes }));
  const [heavy, silent] = [uniqueName('Heavy bench'), uniqueName('Silent bench')];
  const { id } = await post(heavy, [
    { name: 'brand', value: 'Rogue' },
    { name: 'weight', value: '90 lb' },
    { name: 'foldable', value: 'no' },
  ]);
  await post(silent, []);
  return { seller, category, heavy: { id, name: heavy }, silent };
}

const cards = (page: Page) => page.locator('article h2').allInnerTexts();
const shows = (page: Page, ...names: string[]) => expect.poll(() => cards(page)).toEqual(names);
const fact = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Details' }).getByText(label, { exact: true }).locator('..');
const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test('a seller states facts and corrects one; buyers read them and compare, in units of their choice', async () => {
  const { seller, category, heavy } = await createTwo();
  const light = uniqueName('Light bench');
  const { page, expectNoProblems, close } = await browser.newSession(desktop);
  await restoreLogin({ page }, seller);
  await open(page, paths.addProduct);
  await fillInProduct(page, { name: light, category: category.title });
  await page.getByLabel('Brand', { exact: true }).fill('Anvil');
  await page.getByLabel('Weight', { exact: true }).fill('35');
  await page.getByRole('button', { name: 'Show 4 more' }).press('Enter');
  await page.getByLabel('Folds up', { exact: true }).selectOption('Yes');
  expect(await violations(page)).toEqual([]);
  const form = page.getByRole('form', { name: 'Product Post to Sell' });
  await form.locator('input[type=file]').setInputFiles(await aPhoto('bench'));
  await form.getByRole('button', { name: 'Add Service' }).press('Enter');
  await page.waitForURL(`**${paths.productList}`);
  await page.getByRole('link', { name: light }).first().press('Enter');
  await expect.poll(() => fact(page, 'Weight').innerText()).toMatch(/35 lb$/);
  expect(await fact(page, 'Folds up').innerText()).toMatch(/Yes$/);
  expect(await violations(page)).toEqual([]);
  const path = new URL(page.url()).pathname;
  const id = path.split('/').at(-1) ?? '';

  await followLink(page, paths.editProduct(id));
  await page.getByLabel('Weight', { exact: true }).fill('20 kg');
  await page.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect.poll(() => fact(page, 'Weight').innerText()).toMatch(/44\.1 lb$/);

  await open(page, paths.profile);
  await page.getByLabel('Units').selectOption('Kilograms and centimetres');
  await page.getByText('Your units are saved').waitFor();
  await open(page, path);
  await expect.poll(() => fact(page, 'Weight').innerText()).toMatch(/20 kg$/);

  await open(page, paths.compare([id, heavy.id]));
  const weights = page.getByRole('row', { name: /^Weight/ });
  await expect.poll(() => weights.innerText()).toMatch(/Differs\s+20 kg\s+40\.8 kg/);
  expectNoProblems();
  await close();
});

test('with the keyboard alone facts narrow a list; its address, chips and going back follow', async () => {
  const { seller, category, heavy, silent } = await createTwo();
  const light = uniqueName('Light bench');
  const attributes = [
    { name: 'weight', value: '35 lb' },
    { name: 'foldable', value: 'yes' },
  ];
  const image = await existingPicture(seller);
  await seller.addProduct(
    aProduct({ categoryId: category.id, image, productName: light, attributes }),
  );
  const { page, expectNoProblems, close } = await browser.newSession(desktop);
  await open(page, paths.category(category.id));
  await shows(page, light, silent, heavy.name);
  const chips = page.getByRole('toolbar', { name: 'Filters' });
  await chips.getByRole('button', { name: 'Details' }).press('Enter');
  const filters = page.getByRole('dialog', { name: 'Details' });
  await filters.getByRole('button', { name: 'Weight', exact: true }).press('Enter');
  await filters.getByRole('textbox', { name: 'Maximum' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('100');
  await shows(page, light, heavy.name);
  await filters.getByRole('button', { name: 'Folds up', exact: true }).press('Enter');
  await filters.getByRole('checkbox', { name: 'Yes 1' }).press('Space');
  await shows(page, light);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await chips
    .getByRole('button', { name: 'Details: Weight: up to 100 lb, Folds up: yes' })
    .waitFor();
  const search = new URLSearchParams(new URL(page.url()).search);
  expect(search.getAll('attribute').sort()).toEqual(['foldable:true', 'weight:..100 lb']);

  await page.reload();
  await ready(page);
  await shows(page, light);
  await chips.getByRole('button', { name: /^Remove filter/ }).press('Enter');
  await shows(page, light, silent, heavy.name);
  await page.goBack();
  await shows(page, light);
  await chips.getByRole('button', { name: 'Clear all' }).press('Enter');
  await shows(page, light, silent, heavy.name);
  expectNoProblems();
  await close();
});

test('on a phone each fact opens below its line in the sheet', async () => {
  const { category, heavy, silent } = await createTwo();
  const { page, expectNoProblems, close } = await browser.newSession(phone);
  await open(page, paths.category(category.id));
  await shows(page, silent, heavy.name);
  await page.getByRole('button', { name: 'Details', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Details' });
  await sheet.getByRole('button', { name: 'Brand' }).click();
  await sheet.getByRole('checkbox', { name: 'Rogue 1' }).check();
  expect(await isTooWide(page)).toBe(false);
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Show 1 result' }).click();
  await shows(page, heavy.name);
  await page.getByRole('button', { name: 'Remove filter: Brand: Rogue' }).click();
  await shows(page, silent, heavy.name);
  expectNoProblems();
  await close();
});

test('a list by facts is rendered by the server, for readers without scripts and not for search engines', async () => {
  const { category, heavy } = await createTwo();
  const path = `${paths.category(category.id)}?attribute=weight:30..50&attribute=brand:rogue`;
  const response = await fetch(`${browser.url}${path}`, { headers: { accept: 'text/html' } });
  const page = await response.text();
  expect(page).toContain('Weight: 66.1 lb to 110.2 lb');
  // Below the results, the page shows others of the category.
  const results = page.match(/<article.*?<\/article>/gs);
  expect(results).toHaveLength(1);
  expect(results?.[0]).toContain(heavy.name);
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
});
