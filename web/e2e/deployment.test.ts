import { proof } from '@fitness-zone/testkit/proof.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createUser } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { open, ready } from './support/screens.ts';

const { browser } = await openBrowserAsAdmin();
const updated = 'Fitness Zone was updated.';

/** Deploys another build: the open page's files are gone. Returns a function that lets the next page load succeed. */
async function deploy(page: Page) {
  const gone = { status: 404, body: '{}', contentType: 'application/json' };
  await page.route('**/assets/**', (route) => route.fulfill(gone));
  await page.route('**/build.json', (route) => route.fulfill({ json: { build: 'another' } }));
  return async () => {
    await page.unroute('**/assets/**');
    await page.unroute('**/build.json');
  };
}

async function signedIn(path: string) {
  const buyer = await createUser(browser, 'buyer', 'Rosa Build');
  const { page, close } = await browser.newSession();
  await restoreLogin({ page }, buyer);
  await open(page, path);
  return { buyer, page, close };
}

test('a page from before a deployment says so, and a reload keeps what was typed', async () => {
  const { page, close } = await signedIn('/pages/profile');
  const name = page.getByRole('form', { name: 'Profile' }).getByLabel('Name');
  await name.fill('Rosa Typed');
  const finish = await deploy(page);
  // Simulates the reconnect after a server restart.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByText(updated).waitFor();
  await finish();
  await page.getByRole('button', { name: 'Reload' }).press('Enter');
  await page.getByText(updated).waitFor({ state: 'detached' });
  await ready(page);
  await expect.poll(() => name.inputValue()).toBe('Rosa Typed');
  await close();
});

proof('a screen whose files are gone asks for a reload and blames no connection', async () => {
  const { page, close } = await signedIn('/pages/profile');
  const finish = await deploy(page);
  await page.getByRole('link', { name: 'About us' }).first().press('Enter');
  const failure = page.getByRole('alert').filter({ hasText: updated });
  await failure.waitFor();
  expect(await page.getByText('connection').count()).toBe(0);
  await finish();
  await failure.getByRole('button', { name: 'Reload' }).press('Enter');
  await ready(page);
  await page.getByRole('heading', { level: 1, name: /about/i }).waitFor();
  await close();
});

proof('the account menu opens and signs out though the files of the page are gone', async () => {
  const { page, buyer, close } = await signedIn('/pages');
  await deploy(page);
  await page.getByRole('button', { name: `Account menu of ${buyer.name}` }).press('Enter');
  const menu = page.getByRole('dialog', { name: 'Account', exact: true });
  await menu.getByRole('button', { name: 'Sign Out' }).press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'SIGN IN' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('fitnessZone'))).toBeNull();
  await close();
});
