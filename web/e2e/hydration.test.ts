import { sample } from '@fitness-zone/testkit/breadth.ts';
import { proof } from '@fitness-zone/testkit/proof.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { paths } from '../src/lib/paths.ts';
import { demo } from './support/forms.ts';
import { phone } from './support/harness.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createProductOfItsOwn } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { ready } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();
const { product } = await createProductOfItsOwn(browser, admin, 'Ines Palm');

/** Opens a page whose scripts the test releases. */
async function openBeforeScripts(page: Page, path: string) {
  const requested = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  await page.route(/assets\/start-/, async (route) => {
    requested.resolve();
    await sent.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await requested.promise;
  return async () => {
    sent.resolve();
    await ready(page);
  };
}

/** Fields of public pages, and the text to type into them. */
const typedEarly = (): [path: string, texts: Record<string, string>][] => [
  [
    paths.home,
    { 'What are you looking for?': 'rowing', 'Near which town or postal code?': 'Portland' },
  ],
  [paths.pages, { 'Search products': 'bike' }],
  [paths.signIn, { Email: 'ann@fitness.example', Password: 'secret-words' }],
  [paths.signUp, { Name: 'Ann', Email: 'ann@fitness.example', Password: 'secret-words' }],
  [paths.contact, { Name: 'Ann', Subject: 'A bench', Message: 'Is it\nthere?' }],
];

test('hydration keeps text typed before it', async () => {
  for (const [path, texts] of sample(typedEarly(), 2)) {
    const { page, expectNoProblems, close } = await browser.newSession();
    const hydrate = await openBeforeScripts(page, path);
    const field = (label: string) => page.getByLabel(label, { exact: true }).first();
    for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
    await hydrate();
    // The next key causes a render with React's own values at the latest.
    for (const [label, text] of Object.entries(texts)) {
      await field(label).press('End');
      await field(label).press('x');
      await field(label).press('Backspace');
      expect(await field(label).inputValue(), `${label} at ${path}`).toBe(text);
    }
    expectNoProblems();
    await close();
  }
});

proof('hydration keeps text that a signed-in user typed before it', async () => {
  const session = await browser.newSession();
  const { page } = session;
  await restoreLogin(session, demo('buyer'));
  const hydrate = await openBeforeScripts(page, paths.home);
  await page.getByLabel('What are you looking for?').fill('bike');
  const near = page.getByLabel('Near which town or postal code?');
  await near.fill('Portland, OR');
  await hydrate();
  await page.getByRole('button', { name: /^Account menu of/ }).waitFor();
  await near.press('Enter');
  await page.waitForURL('**/pages?q=bike&near=Portland%2C+OR&within=25');
  session.expectNoProblems();
  await session.close();
});

test.each(sample(['Enter', 'its button'], 1))(
  'a sign-in that is typed and sent by %s before the page is hydrated signs in',
  async (sentBy) => {
    const session = await browser.newSession();
    const { page } = session;
    const hydrate = await openBeforeScripts(page, paths.signIn);
    const { email, password } = demo('buyer');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    if (sentBy === 'Enter') await page.getByLabel('Password', { exact: true }).press('Enter');
    else await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await hydrate();
    await page.getByRole('button', { name: /^Account menu of/ }).waitFor();
    session.expectNoProblems();
    await session.close();
  },
);

test('a search typed before the page is hydrated gets suggestions and results', async () => {
  const { page, close } = await browser.newSession();
  const hydrate = await openBeforeScripts(page, paths.about);
  const search = page.getByLabel('Search products');
  await search.focus();
  await search.pressSequentially(product.name.slice(0, 5));
  await hydrate();
  await page.getByRole('option').first().waitFor();
  await search.press('Enter');
  await page.waitForURL('**/pages?q=*');
  await close();
});

test('signing up by a link pressed before hydration leads back to the product', async () => {
  const { page, expectNoProblems, close } = await browser.newSession(phone);
  const hydrate = await openBeforeScripts(page, paths.product(product.id));
  await page.getByRole('link', { name: 'Create an account' }).click();
  await hydrate();
  await page.getByRole('heading', { name: 'Sign up', exact: true }).waitFor();
  await page.getByText('Sign up to buy it or ask the seller').waitFor();
  expectNoProblems();
  await close();
});

test('a button that is pressed before the page is hydrated does its work afterwards', async () => {
  const { page, close } = await browser.newSession(phone);
  const hydrate = await openBeforeScripts(page, paths.pages);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await hydrate();
  await page.getByLabel('Search products').waitFor();
  await close();
});
