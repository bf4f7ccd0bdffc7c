import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { demoAdmin, signIn } from './support/forms.ts';
import { desktop, phone } from './support/harness.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createProducts, createUser } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { open, ready } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();
const seller = await createUser(browser, 'seller', 'Greta Moss');
const { me } = await seller.graphql<{ me: { id: string } }>('{ me { id } }');
const page = `/pages/people/${me.id}`;

/** The tabs after the first one, in order, with the element that each shows. */
const parts = [
  ['Products', 'table'],
  ['Sales', 'No sales'],
  ['Purchases', 'No purchases'],
  ['Reports', 'table'],
  ['Sign-ins', 'table'],
  ['Admin acts', 'No entries'],
] as const;

/** Sign-ins are distinguished by the second that the identity provider states, and the account's first was just now. */
const anotherSecond = () => setTimeout(1_000);

const focused = (tab: Page) => tab.locator(':focus');

/** A table's row, without its relative times. */
const rowOf = (tab: Page, table: string, text: string) =>
  tab.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text });

test('by the keyboard an admin walks the parts of a person’s page, and from a report to the queue', async () => {
  const buyer = await createUser(browser, 'buyer', 'Paul Reed');
  const [bench] = await createProducts(seller, (await createCategory(admin)).id, 'Bench');
  await buyer.reportProduct(bench, 'The cable is torn.');
  const theirs = await browser.newSession();
  await anotherSecond();
  await signIn(theirs, seller);
  const session = await browser.newSession();
  const tab = session.page;
  await restoreLogin(session, demoAdmin);
  await open(tab, page);
  await tab.getByRole('link', { name: 'Overview', exact: true }).last().focus();
  for (const [name, shows] of parts) {
    await tab.keyboard.press('Tab');
    expect(await focused(tab).textContent()).toBe(name);
    await tab.keyboard.press('Enter');
    const shown =
      shows === 'table'
        ? tab.getByRole('table', { name, exact: true })
        : tab.getByRole('heading', { name: shows });
    await shown.waitFor();
    // The focus stays next to the next tab.
    expect(await focused(tab).getAttribute('aria-current')).toBe('page');
    for (const viewport of [phone, desktop]) {
      await tab.setViewportSize(viewport);
      expect(await violations(tab), `${name} at ${viewport.width}`).toEqual([]);
    }
  }
  await tab.goBack();
  await rowOf(tab, 'Sign-ins', 'Chrome').filter({ hasText: 'Password' }).first().waitFor();
  await tab.goBack();
  await rowOf(tab, 'Reports', 'The cable is torn.')
    .getByRole('link', { name: /^Open in the queue/ })
    .press('Enter');
  await tab.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
  await ready(tab);
  await tab.getByRole('article').first().getByText('The cable is torn.').waitFor();
  session.expectNoProblems();
  await Promise.all([session.close(), theirs.close()]);
});

test('a sign-in elsewhere appears on an open page, and goes with the account', async () => {
  const buyer = await createUser(browser, 'buyer', 'Ines Vogt');
  const { me: own } = await buyer.graphql<{ me: { id: string } }>('{ me { id } }');
  const session = await browser.newSession(phone);
  await restoreLogin(session, demoAdmin);
  await open(session.page, `/pages/people/${own.id}?tab=sign-ins`);
  await rowOf(session.page, 'Sign-ins', 'Unknown').waitFor();
  const theirs = await browser.newSession();
  await anotherSecond();
  await signIn(theirs, buyer);
  await rowOf(session.page, 'Sign-ins', 'Chrome').waitFor();
  expect(await violations(session.page)).toEqual([]);
  await theirs.close();
  await admin.deleteUser(buyer);
  await session.page.getByRole('heading', { name: 'Person not found' }).waitFor();
  session.expectNoProblems();
  await session.close();
});
