import { uniqueName } from '@fitness-zone/testkit/users/sign-up.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { paths } from '../src/lib/paths.ts';
import { violations } from './support/axe.ts';
import { fillInSignUp } from './support/forms.ts';
import { desktop, phone } from './support/harness.ts';
import { record } from './support/network/recording.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createProducts, createUser } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { arrives, open, ready } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

const savedSearches = { path: paths.savedSearches, heading: 'Saved Searches' };

test('a visitor whose search finds nothing saves it by signing up, and is back in that dialog', async () => {
  const word = uniqueName('zeppelin').replaceAll(' ', '').toLowerCase();
  const { page, expectNoProblems, close } = await browser.newSession(phone);
  const path = `/pages?q=${word}&max=500`;
  await open(page, path);
  await page.getByText('Save this search, and we’ll notify you').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Save this search' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await fillInSignUp(page, 'Buyer', 'Ada Hill');
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.waitFor();
  expect(new URL(page.url()).search).toBe(`?q=${word}&max=500`);
  const name = `${word}, up to $500`;
  expect(await dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(name);
  expect(await isTooWide(page)).toBe(false);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await page.getByRole('link', { name: 'Search saved' }).click();
  await arrives(page, savedSearches);
  await page.getByRole('article', { name }).waitFor();
  expect(await isTooWide(page)).toBe(false);
  expect(await violations(page)).toEqual([]);
  // Going back refetches nothing.
  await page.goBack();
  await ready(page);
  await page.getByRole('link', { name: 'Search saved' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expectNoProblems();
  await close();
});

/** The alerts of a saved search in the list of notifications. */
const matchesOf = (page: Page, search: string) =>
  page.getByRole('main').getByRole('link', { name: `New match for “${search}”` });

test('a match notifies, and its mail has a link that stops the mails without signing in', async () => {
  const [buyer, seller, category] = await Promise.all([
    createUser(browser, 'buyer', 'Paul Reed'),
    createUser(browser, 'seller', 'Greta Moss'),
    createCategory(admin),
  ]);
  const session = await browser.newSession(desktop);
  const { page } = session;
  await restoreLogin(session, buyer);
  await open(page, `${paths.category(category.id)}?max=500`);
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  const name = uniqueName('Gear');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('radio', { name: 'At once' }).check();
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await page.getByRole('link', { name: 'Search saved' }).waitFor();

  const [bench] = await createProducts(seller, category.id, 'Bench');
  await open(page, paths.notifications);
  await matchesOf(page, name).filter({ hasText: bench.name }).click();
  await arrives(page, { path: paths.product(bench.id), heading: bench.name });
  const mail = page.getByRole('article').filter({ hasText: `New match for “${name}”` });
  await expect
    .poll(async () => {
      await open(page, paths.mails);
      return mail.count();
    })
    .toBe(1);
  await mail.getByText('You get this email because you saved this search.').waitFor();
  await mail.locator(`a[href="${paths.product(bench.id)}"]`).waitFor();
  const link = mail.getByRole('link', { name: /\/unsubscribe\?token=/ });
  const address = (await link.getAttribute('href')) ?? '';

  const visitor = await browser.newSession(phone);
  await open(visitor.page, address);
  await visitor.page.getByRole('button', { name: 'Stop emails' }).press('Enter');
  await visitor.page.getByRole('heading', { name: 'Emails are off' }).waitFor();
  await visitor.page.getByText(`No more emails for “${name}”.`).waitFor();
  expect(await isTooWide(visitor.page)).toBe(false);
  expect(await violations(visitor.page)).toEqual([]);
  visitor.expectNoProblems();
  await visitor.close();

  const [rack] = await createProducts(seller, category.id, 'Rack');
  await open(page, paths.notifications);
  await matchesOf(page, name).filter({ hasText: rack.name }).waitFor();
  expect(await violations(page)).toEqual([]);
  await open(page, paths.mails);
  await mail.waitFor();
  expect(await page.getByText(rack.name).count()).toBe(0);
  await open(page, paths.savedSearches);
  const choice = page.getByRole('combobox', { name: `Email for ${name}` });
  expect(await choice.inputValue()).toBe('NEVER');
  session.expectNoProblems();
  await session.close();
});

test('a paused search doesn’t alert, and does again once it is resumed', async () => {
  const [buyer, seller, category] = await Promise.all([
    createUser(browser, 'buyer', 'Paul Reed'),
    createUser(browser, 'seller', 'Greta Moss'),
    createCategory(admin),
  ]);
  const categoryIds = [category.id];
  await buyer.saveSearch({ categoryIds }, { name: 'Gear' });
  await buyer.saveSearch({ categoryIds, maxPrice: 9_999_00 }, { name: 'Other gear' });
  const session = await browser.newSession(desktop);
  const { page } = session;
  await restoreLogin(session, buyer);
  await open(page, paths.savedSearches);
  const recording = record(page);
  const press = async (from: string, to: string) => {
    await page.getByRole('button', { name: `${from} Gear`, exact: true }).click();
    await page.getByRole('button', { name: `${to} Gear`, exact: true }).waitFor();
    expect(await recording.sent()).toContain('UpdateSavedSearch');
  };
  await press('Pause', 'Resume');
  const [bench] = await createProducts(seller, category.id, 'Bench');
  const notified = await session.context.newPage();
  await open(notified, paths.notifications);
  await matchesOf(notified, 'Other gear').filter({ hasText: bench.name }).waitFor();
  await press('Resume', 'Pause');
  const [rack] = await createProducts(seller, category.id, 'Rack');
  await matchesOf(notified, 'Other gear').filter({ hasText: rack.name }).waitFor();
  // Notifications about one product stand together.
  await notified.getByRole('button', { name: 'Show 1 earlier' }).press('Enter');
  await matchesOf(notified, 'Gear').filter({ hasText: rack.name }).waitFor();
  expect(await matchesOf(notified, 'Gear').count()).toBe(1);
  session.expectNoProblems();
  await session.close();
});

test('a shown search takes the place of a saved one, under a name of its own', async () => {
  const [buyer, category] = await Promise.all([
    createUser(browser, 'buyer', 'Paul Reed'),
    createCategory(admin),
  ]);
  await buyer.saveSearch({ categoryIds: [category.id] }, { name: 'Gear', mail: 'NEVER' });
  const session = await browser.newSession(phone);
  const { page } = session;
  await restoreLogin(session, buyer);
  await open(page, `${paths.category(category.id)}?condition=good`);
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByLabel('Save as').selectOption('In place of “Gear”');
  expect(await dialog.getByRole('radio').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Good gear');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await page.getByRole('link', { name: 'Search saved' }).click();
  await arrives(page, savedSearches);
  const item = page.getByRole('article', { name: 'Good gear' });
  await item.getByText(`${category.title} · Good`).waitFor();
  const choice = item.getByRole('combobox', { name: 'Email for Good gear' });
  expect(await choice.inputValue()).toBe('NEVER');
  expect(await page.getByRole('article').count()).toBe(1);
  session.expectNoProblems();
  await session.close();
});

test('with the keyboard alone a search is saved, renamed, paused and deleted', async () => {
  const [buyer, seller, category] = await Promise.all([
    createUser(browser, 'buyer', 'Paul Reed'),
    createUser(browser, 'seller', 'Greta Moss'),
    createCategory(admin),
  ]);
  await createProducts(seller, category.id, 'Bench');
  const session = await browser.newSession(desktop);
  const { page } = session;
  await restoreLogin(session, buyer);
  await open(page, `${paths.category(category.id)}?condition=good`);
  await page.getByRole('button', { name: 'Save this search' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  const field = dialog.getByRole('textbox', { name: 'Name' });
  await field.fill('Good ones');
  await field.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const link = page.getByRole('link', { name: 'Search saved' });
  await expect.poll(() => link.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await arrives(page, savedSearches);
  await page.getByText(`${category.title} · Good`).waitFor();
  await page.getByRole('button', { name: 'Rename Good ones' }).press('Enter');
  const rename = page.getByRole('dialog', { name: 'Rename search' });
  await rename.getByRole('textbox', { name: 'Name' }).fill('Fine ones');
  await page.keyboard.press('Enter');
  await rename.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Pause Fine ones' }).press('Space');
  await page.getByRole('button', { name: 'Resume Fine ones' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete Fine ones' }).press('Enter');
  await page.getByRole('button', { name: 'Delete search' }).press('Enter');
  await page.getByRole('heading', { name: 'No saved searches yet' }).waitFor();
  expect(await violations(page)).toEqual([]);
  session.expectNoProblems();
  await session.close();
});
