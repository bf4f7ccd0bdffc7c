import { proof } from '@fitness-zone/testkit/proof.ts';
import { uniqueName } from '@fitness-zone/testkit/users/sign-up.ts';
import { expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { desktop, phone } from './support/harness.ts';
import { blockLiveChanges, record } from './support/network/recording.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createProducts, createUser } from './support/records.ts';
import { open, ready } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();

/** A category of its own, with products that only these words find. */
async function createRowers() {
  const [seller, category] = await Promise.all([
    createUser(browser, 'seller', 'Greta Moss'),
    createCategory(admin),
  ]);
  const word = uniqueName('Quokka').replaceAll(' ', '');
  const products = await createProducts(seller, category.id, `${word} rower`, `${word} bike`);
  return { seller, category, word, products };
}

test('a search from the header is in the address: reload, back, forward and a shared link show it', async () => {
  const { word, products } = await createRowers();
  const [rower, bike] = products;
  const { page, context, expectNoProblems, close } = await browser.newSession();
  const recording = record(page);
  const card = (name: string, on = page) => on.getByRole('heading', { level: 2, name });
  await open(page, '/about-us');
  await page.keyboard.press('/');
  await recording.sent();
  // At once: on a busy machine, the pauses between letters could be long enough to send queries.
  await page.keyboard.insertText(word);
  await page.getByRole('option').first().waitFor();
  expect(await recording.sent()).toEqual(['SearchSuggestions']);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/pages?q=${word}`);
  await card(rower.name).waitFor();
  await card(bike.name).waitFor();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('PRICE_ASC');
  await page.waitForURL(`**/pages?q=${word}&sort=price`);
  await page.reload();
  await ready(page);
  await card(rower.name).waitFor();
  const shared = await context.newPage();
  await shared.goto(page.url());
  await card(rower.name, shared).waitFor();
  await page.goBack();
  await page.waitForURL(`**/pages?q=${word}`);
  await card(rower.name).waitFor();
  await page.goForward();
  await page.waitForURL(`**/pages?q=${word}&sort=price`);
  await card(rower.name).waitFor();
  expectNoProblems();
  await close();
});

proof('text typed while the suggestions load gets its suggestions', async () => {
  const { word } = await createRowers();
  const { page, expectNoProblems, close } = await browser.newSession(phone);
  const typed = Promise.withResolvers<void>();
  await page.route(/SearchSuggestions/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await open(page, '/about-us');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.keyboard.type(word);
  typed.resolve();
  await page.getByRole('option').first().waitFor();
  expectNoProblems();
  await close();
});

proof('the list with a filter follows what others change', async () => {
  const { seller, category, word, products } = await createRowers();
  const [rower] = products;
  const { page, expectNoProblems, close } = await browser.newSession();
  await open(page, `/pages?q=${word}&category=${category.id}`);
  await page.getByText('2 products', { exact: true }).waitFor();
  const [late] = await createProducts(seller, category.id, `${word} bench`);
  await page.getByRole('heading', { level: 2, name: late.name }).waitFor();
  await page.getByText('3 products', { exact: true }).waitFor();
  await seller.deleteProduct(rower);
  await page.getByRole('heading', { level: 2, name: rower.name }).waitFor({ state: 'detached' });
  // The list was fetched a moment ago, but doesn't wait when the tab becomes visible again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByText('2 products', { exact: true }).waitFor();
  expectNoProblems();
  await close();
});

test('on a phone the search lies over the bar until one goes back, and a sheet has the filters', async () => {
  const { word } = await createRowers();
  const { page, expectNoProblems, close } = await browser.newSession(phone);
  await open(page, '/about-us');
  const field = page.getByLabel('Search products');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field.waitFor();
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.goBack();
  await field.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/about-us');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.keyboard.type(word);
  await page.getByRole('option').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/pages?q=${word}`);
  await page.getByText('2 products', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  await page.getByRole('dialog', { name: 'Price' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('dialog').getByLabel('Highest price').fill('1');
  await page.getByRole('button', { name: 'Show 0 results' }).click();
  await page.getByRole('link', { name: /^Without “Up to/ }).click();
  await page.getByText('2 products', { exact: true }).waitFor();
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > window.innerWidth,
  );
  expect(isTooWide).toBe(false);
  expectNoProblems();
  await close();
});

proof(
  'a filter that was set before is not asked again, and the page stays where it is',
  async () => {
    const { page, expectNoProblems, close } = await browser.newSession(desktop);
    // The first batch may include new products and make the filtered list stale.
    await blockLiveChanges(page);
    await open(page, '/pages');
    await page.getByRole('button', { name: 'Condition', exact: true }).click();
    const good = page.getByRole('checkbox', { name: /^Good \d/ });
    await good.waitFor();
    const recording = record(page);
    await good.check();
    await page.waitForURL('**/pages?condition=good');
    expect((await recording.sent()).sort()).toEqual(['AllProducts', 'FilterChoices']);
    await good.uncheck();
    await page.waitForURL('**/pages');
    await good.check();
    await page.waitForURL('**/pages?condition=good');
    expect(await recording.sent()).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expectNoProblems();
    await close();
  },
);
