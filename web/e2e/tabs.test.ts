import { proof } from '@fitness-zone/testkit/proof.ts';
import type { HttpUser } from '@fitness-zone/testkit/users/sign-up.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { categoryPage } from './actions/userAction.ts';
import { fillInSignIn, signIn, signOut } from './support/forms.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createProducts, createUser } from './support/records.ts';
import { arrives, followLink, open, ready } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();
const seller = await createUser(browser, 'seller', 'Greta Moss');

async function twoTabs() {
  const { page: one, context, close } = await browser.newSession();
  return { one, other: await context.newPage(), context, close };
}

/** Everything that a browser stores for the shop, as one text, including the names of IndexedDB's stores. */
async function kept(context: BrowserContext, page: Page): Promise<string> {
  const { origins, cookies } = await context.storageState({ indexedDB: true });
  const session = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  return JSON.stringify({ origins, cookies }) + session;
}

const account = (page: Page, { name }: Pick<HttpUser, 'name'>) =>
  page.getByRole('button', { name: `Account menu of ${name}` });

const isSignedOut = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'SIGN IN' }).waitFor();

proof('two tabs that book the same product at once have one entry, and both show it', async () => {
  const { id } = await createCategory(admin);
  const [bench] = await createProducts(seller, id, 'Bench');
  const buyer = await createUser(browser, 'buyer', 'Paul Reed');
  const { one, other, close } = await twoTabs();
  await signIn({ page: one }, buyer);
  await Promise.all([open(one, categoryPage(id)), open(other, categoryPage(id))]);
  // Neither tab receives the other's change before both buttons were pressed.
  const pressed = Promise.withResolvers<void>();
  for (const tab of [one, other])
    await tab.route('**/graphql', async (route) => {
      await pressed.promise;
      await route.continue();
    });
  const name = `Add ${bench.name} to cart`;
  await Promise.all(
    [one, other].map(async (tab) => {
      await tab.getByRole('button', { name }).press('Enter');
      await tab.getByRole('button', { name: `${name}: Just a moment.` }).waitFor();
    }),
  );
  pressed.resolve();
  for (const tab of [one, other]) {
    await tab.getByRole('link', { name: 'Order List 1 booked' }).waitFor();
    const alert = tab.getByRole('alert').first();
    await alert.waitFor();
    // The second tab shows that the entry exists already, and stays on its page.
    if ((await alert.textContent()) === `${bench.name} added to booking list`)
      await arrives(tab, { path: '/pages/order-list', heading: 'Order List' });
    else await followLink(tab, '/pages/order-list');
    expect(await tab.getByRole('row').filter({ hasText: bench.name }).count()).toBe(1);
  }
  const { bookingList } = await buyer.graphql<{ bookingList: { edges: unknown[] } }>(
    '{ bookingList { edges { cursor } } }',
  );
  expect(bookingList.edges).toHaveLength(1);
  await close();
});

test('a tab that signs in signs the other one in, and one that signs out the other one out', async () => {
  const buyer = await createUser(browser, 'buyer', 'Paul Reed');
  const { one, other, context, close } = await twoTabs();
  await Promise.all([open(other, '/pages'), open(one, '/pages')]);
  await followLink(one, '/sign-in');
  await fillInSignIn(one, buyer);
  await Promise.all([account(one, buyer).waitFor(), account(other, buyer).waitFor()]);
  await followLink(other, '/pages/wish-list');
  await followLink(one, '/pages/profile');
  expect(await kept(context, one)).toContain(buyer.email);

  await signOut(one);
  await Promise.all([isSignedOut(one), isSignedOut(other)]);
  await other.waitForURL('**/sign-in');
  for (const tab of [one, other]) {
    await ready(tab);
    const everything = await tab.evaluate(() => document.documentElement.outerHTML);
    for (const trace of [buyer.name, buyer.email]) expect(everything).not.toContain(trace);
  }
  await expect.poll(() => kept(context, one)).not.toContain(buyer.email);
  for (const tab of [one, other]) {
    const left = await kept(context, tab);
    for (const trace of [buyer.name, buyer.email, 'firebase:authUser', 'fitnessZone"'])
      expect(left).not.toContain(trace);
  }
  await close();
});

proof('another account in one tab takes the place of the first one in the other', async () => {
  const [buyer, otherBuyer] = [
    await createUser(browser, 'buyer', 'Paul Reed'),
    await createUser(browser, 'buyer', 'Rita Vane'),
  ];
  const { id } = await createCategory(admin);
  const [bench] = await createProducts(seller, id, 'Bench');
  const { one, other, context, close } = await twoTabs();
  await signIn({ page: one }, buyer);
  await account(one, buyer).waitFor();
  await open(other, categoryPage(id));
  await other.getByRole('button', { name: `Add ${bench.name} to wish list` }).press('Enter');
  await other.waitForURL('**/pages/wish-list');
  await other.getByRole('link', { name: 'Wish List 1 wished' }).waitFor();
  // One tab signs in as another user while the other one shows a list of the first user, and a toast:
  // notistack keeps toasts open while the window has no focus.
  await other.getByRole('alert').filter({ hasText: bench.name }).waitFor();
  await other.evaluate(() => window.dispatchEvent(new Event('blur')));
  await signOut(one);
  await isSignedOut(other);
  await signIn({ page: one }, otherBuyer);
  await Promise.all([account(one, otherBuyer).waitFor(), account(other, otherBuyer).waitFor()]);
  await other.getByRole('link', { name: 'Wish List', exact: true }).waitFor();
  await other.getByText(bench.name).first().waitFor({ state: 'detached' });
  expect(await kept(context, other)).not.toContain(buyer.email);
  await close();
});
