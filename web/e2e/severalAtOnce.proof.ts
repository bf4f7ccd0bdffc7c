import type { HttpUser } from '@fitness-zone/testkit/users/sign-up.ts';
import { uniqueName } from '@fitness-zone/testkit/users/sign-up.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { demoAdmin } from './support/forms.ts';
import { desktop, phone } from './support/harness.ts';
import { record, withoutStatistics } from './support/network/recording.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createProducts, createUser, idOf } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { open } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();

/** Three accounts that share a unique word in their names: the word, and the accounts with their ids. */
async function threePeople() {
  const word = uniqueName('Moss').replace(' ', '');
  const people = await Promise.all([
    createUser(browser, 'seller', `Greta ${word}`),
    createUser(browser, 'buyer', `Paul ${word}`),
    createUser(browser, 'buyer', `Ada ${word}`),
  ]);
  return { word, people, ids: await Promise.all(people.map(idOf)) };
}

/**
 * Three products of one seller that share a unique word in their names: the word, the products, their seller and
 * category.
 */
async function threeProducts() {
  const word = uniqueName('Zed').replace(' ', '');
  const [seller, { id: categoryId }] = await Promise.all([
    createUser(browser, 'seller', 'Greta Moss'),
    createCategory(admin),
  ]);
  const names = [`Bench ${word}`, `Rack ${word}`, `Mat ${word}`] as const;
  const products = await createProducts(seller, categoryId, ...names);
  return { word, seller, categoryId, products };
}

/** The admin's page at an address. */
async function openAsAdmin(path: string, viewport = desktop) {
  const session = await browser.newSession(viewport);
  await restoreLogin(session, demoAdmin);
  await open(session.page, path);
  return session;
}

const barOf = (page: Page) => page.getByRole('region', { name: 'Selection' });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Choose ${name}` });

/** Chooses one row, and all other shown rows with the bar. */
async function chooseAll(page: Page, first: string, count: string) {
  await box(page, first).check();
  await barOf(page)
    .getByRole('button', { name: /^Select all 3/ })
    .click();
  await barOf(page).getByText(`${count} chosen`).waitFor();
}

/** Starts an action on the chosen rows; returns its dialog. */
async function ask(page: Page, label: string, count: string): Promise<Locator> {
  await barOf(page).getByRole('button', { name: label, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `${label} ${count}?` });
  await dialog.waitFor();
  return dialog;
}

/** Confirms the dialog, and waits until the action is done for all rows and dialog and bar are gone. */
async function confirm(page: Page, dialog: Locator, label: string, said: string) {
  await dialog.getByRole('button', { name: label, exact: true }).click();
  await expectDone(page, said);
}

async function expectDone(page: Page, said: string) {
  await page.getByText(said, { exact: true }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await barOf(page).waitFor({ state: 'detached' });
}

type Person = {
  state: string;
  suspensionReason: string | null;
  user: { id: string; verified: boolean };
};

/** The people with this word in their names, from the API. */
async function peopleOf(word: string): Promise<Person[]> {
  const { adminPeople } = await admin.graphql<{ adminPeople: { edges: { node: Person }[] } }>(
    `query ($text: String) { adminPeople(filter: { text: $text }) { edges { node {
      state suspensionReason user { id verified } } } } }`,
    { text: word },
  );
  return adminPeople.edges.map(({ node }) => node);
}

type Product = {
  inStock: string;
  advertisedUntil: string | null;
  hidden: { reason: string | null } | null;
};

/** The products with this word in their names, from the API. */
async function productsOf(word: string): Promise<Product[]> {
  const { adminProducts } = await admin.graphql<{ adminProducts: { edges: { node: Product }[] } }>(
    `query ($text: String) { adminProducts(filter: { text: $text }) { edges { node {
      inStock advertisedUntil hidden { reason } } } } }`,
    { text: word },
  );
  return adminProducts.edges.map(({ node }) => node);
}

type Entry = { action: string; targetId: string; actorId: string; failedEntryId: string | null };

/** In chronological order. */
async function auditOf(id: string): Promise<string[]> {
  const [adminId, { adminAuditLog }] = await Promise.all([
    idOf(admin),
    admin.graphql<{ adminAuditLog: { edges: { node: Entry }[] } }>(
      `query ($text: String) { adminAuditLog(filter: { text: $text }) { edges { node {
        action targetId actorId failedEntryId } } } }`,
      { text: id },
    ),
  ]);
  const entries = adminAuditLog.edges
    .map(({ node }) => node)
    .filter(({ targetId }) => targetId === id);
  for (const { actorId, failedEntryId } of entries) {
    expect({ actorId, failedEntryId }).toEqual({ actorId: adminId, failedEntryId: null });
  }
  return entries.map(({ action }) => action).toReversed();
}

/** The operations that a page sent since the last call, except queries of lists and tasks, which changes make stale. */
const sentBy = (page: Page) => {
  const recording = record(page);
  return async () =>
    (await recording.sent()).filter((name) => !['People', 'AdminProducts', 'Tasks'].includes(name));
};

/** Whether the table, or the page, is wider than its container. */
const scrollsSideways = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.querySelector('table')?.parentElement].some(
      (element) => element && element.scrollWidth > element.clientWidth,
    ),
  );

test('an admin verifies, suspends, restores and deletes several people at once', async () => {
  const { word, people, ids } = await threePeople();
  const [seller, buyer, other] = people as [HttpUser, HttpUser, HttpUser];
  const three = '3 people';
  const session = await openAsAdmin(`/pages/people?text=${word}`);
  const { page } = session;
  const sent = sentBy(page);

  // With the keyboard: Escape cancels the action.
  for (const { name } of people) {
    await box(page, name).focus();
    await page.keyboard.press('Space');
  }
  await barOf(page).getByText(`${three} chosen`).waitFor();
  const verify = barOf(page).getByRole('button', { name: 'Verify', exact: true });
  await verify.press('Enter');
  const question = page.getByRole('dialog', { name: `Verify ${three}?` });
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await sent()).toEqual([]);
  expect(await verify.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await question.waitFor();
  // The initial focus is on the button that changes nothing.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectDone(page, `${three} verified`);
  expect(await sent()).toEqual(['VerifyUser', 'VerifyUser', 'VerifyUser']);
  for (const { name } of people)
    await rowOf(page, name).getByRole('img', { name: 'Verified', exact: true }).waitFor();
  expect((await peopleOf(word)).map(({ user }) => user.verified)).toEqual([true, true, true]);

  await chooseAll(page, buyer.name, three);
  const label = 'Undo verification';
  await confirm(page, await ask(page, label, three), label, `${three} no longer verified`);
  for (const { name } of people)
    await rowOf(page, name).getByRole('img', { name: 'Not verified' }).waitFor();
  expect((await peopleOf(word)).map(({ user }) => user.verified)).toEqual([false, false, false]);

  await box(page, seller.name).check();
  await box(page, buyer.name).check();
  const reasoning = await ask(page, 'Suspend', '2 people');
  await reasoning.getByRole('button', { name: 'Suspend' }).click();
  await reasoning.getByText('Please say why').waitFor();
  await reasoning.getByRole('textbox', { name: 'Reason' }).fill('They write rude messages.');
  await confirm(page, reasoning, 'Suspend', '2 people suspended');
  for (const { name } of [seller, buyer]) await rowOf(page, name).getByText('Suspended').waitFor();
  await rowOf(page, other.name).getByText('Active', { exact: true }).waitFor();
  const reasons = Object.fromEntries(
    (await peopleOf(word)).map(({ user, suspensionReason }) => [user.id, suspensionReason]),
  );
  expect(ids.map((id) => reasons[id])).toEqual([
    ...['They write rude messages.', 'They write rude messages.', null],
  ]);

  await chooseAll(page, other.name, three);
  const restoring = await ask(page, 'Restore', '2 people');
  const leftOut = `Not possible for: ${other.name}.`;
  await restoring.getByText(leftOut).waitFor();
  await restoring.getByRole('button', { name: 'Restore' }).click();
  await page.getByText('2 people restored', { exact: true }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // The row that was left out stays chosen.
  await barOf(page).getByText('1 person chosen').waitFor();
  for (const { name } of people)
    await rowOf(page, name).getByText('Active', { exact: true }).waitFor();
  expect((await peopleOf(word)).map(({ state }) => state)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE']);

  await chooseAll(page, other.name, three);
  const deleting = await ask(page, 'Delete', three);
  for (const { name } of people) {
    const told = deleting.getByRole('listitem').filter({ hasText: name });
    await told.waitFor();
    await expect.poll(() => told.textContent()).not.toContain('Counting');
  }
  await confirm(page, deleting, 'Delete', `${three} deleted`);
  await page.getByText('No people found').waitFor();
  expect(await peopleOf(word)).toEqual([]);

  const both = ['VERIFY_USER', 'UNVERIFY_USER'];
  const suspended = ['SUSPEND_USER', 'RESTORE_USER'];
  expect(await Promise.all(ids.map(auditOf))).toEqual([
    [...both, ...suspended, 'DELETE_USER'],
    [...both, ...suspended, 'DELETE_USER'],
    [...both, 'DELETE_USER'],
  ]);
  session.expectNoProblems();
  await session.close();
});

test('an admin hides, restores, ends advertisements of and deletes several products at once', async () => {
  const { word, seller, categoryId, products } = await threeProducts();
  const [bench, rack, mat] = products;
  for (const product of [bench, rack]) await seller.advertiseProduct(product);
  const three = '3 products';
  const session = await openAsAdmin(`/pages/products?text=${word}`);
  const { page } = session;
  const sent = sentBy(page);
  const stocks = async () => (await productsOf(word)).map(({ inStock }) => inStock);

  await chooseAll(page, mat.name, three);
  const ending = await ask(page, 'End advertisement', '2 products');
  await ending.getByText(`Not possible for: ${mat.name}.`).waitFor();
  await ending.getByRole('button', { name: 'End advertisement' }).click();
  await page.getByText('2 products no longer advertised', { exact: true }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await barOf(page).getByText('1 product chosen').waitFor();
  await page.getByText(/^Ad until/).waitFor({ state: 'detached' });
  expect(await sent()).toEqual(['EndAdvertisement', 'EndAdvertisement']);
  expect((await productsOf(word)).map(({ advertisedUntil }) => advertisedUntil)).toEqual([
    ...[null, null, null],
  ]);

  // With the keyboard from here until the reason is entered.
  for (const { name } of [bench, rack]) await box(page, name).press('Space');
  await barOf(page).getByText(`${three} chosen`).waitFor();
  await barOf(page).getByRole('button', { name: 'Hide', exact: true }).press('Enter');
  const hiding = page.getByRole('dialog', { name: `Hide ${three}?` });
  await hiding.getByRole('textbox').focus();
  await page.keyboard.type('The cable is torn.');
  await hiding.getByRole('button', { name: 'Hide', exact: true, disabled: false }).press('Enter');
  await expectDone(page, `${three} hidden`);
  expect(withoutStatistics(await sent())).toEqual([
    'AdminHideProduct',
    'AdminHideProduct',
    'AdminHideProduct',
  ]);
  for (const { name } of products)
    await rowOf(page, name).getByText('hidden by an admin').waitFor();
  expect((await productsOf(word)).map(({ inStock, hidden }) => [inStock, hidden?.reason])).toEqual(
    products.map(() => ['HIDDEN', 'The cable is torn.']),
  );

  await chooseAll(page, bench.name, three);
  await confirm(page, await ask(page, 'Restore', three), 'Restore', `${three} restored`);
  for (const { name } of products)
    await rowOf(page, name).getByText('available', { exact: true }).waitFor();
  expect(await stocks()).toEqual(['AVAILABLE', 'AVAILABLE', 'AVAILABLE']);

  await chooseAll(page, bench.name, three);
  await confirm(page, await ask(page, 'Delete', three), 'Delete', `${three} deleted`);
  for (const { name } of products) await rowOf(page, name).getByText('no longer offered').waitFor();
  expect(await stocks()).toEqual(['REMOVED', 'REMOVED', 'REMOVED']);

  // Even with the widest possible row, the table fits.
  const [bike] = await createProducts(seller, categoryId, 'Bike');
  await seller.advertiseProduct(bike);
  await admin.hideProduct(bike);
  await open(page, '/pages/products');
  await rowOf(page, bike.name).getByText('hidden by an admin').waitFor();
  await rowOf(page, mat.name).getByText('no longer offered').waitFor();
  expect(await scrollsSideways(page)).toBe(false);

  const all = ['HIDE_PRODUCT', 'RESTORE_PRODUCT', 'DELETE_PRODUCT'];
  expect(await Promise.all(products.map(({ id }) => auditOf(id)))).toEqual([
    ['END_ADVERTISEMENT', ...all],
    ['END_ADVERTISEMENT', ...all],
    all,
  ]);
  session.expectNoProblems();
  await session.close();
});

test('on a phone several are chosen on their cards, and what is done to them is accessible', async () => {
  const [{ word, people, ids }, wares] = await Promise.all([threePeople(), threeProducts()]);
  const session = await openAsAdmin(`/pages/people?text=${word}`, phone);
  const { page } = session;
  for (const { name } of people) await box(page, name).check();
  await barOf(page).getByText('3 people chosen').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  const question = await ask(page, 'Verify', '3 people');
  expect(await violations(page)).toEqual([]);
  await confirm(page, question, 'Verify', '3 people verified');
  for (const { name } of people)
    await rowOf(page, name).getByRole('img', { name: 'Verified', exact: true }).waitFor();
  expect((await peopleOf(word)).map(({ user }) => user.verified)).toEqual([true, true, true]);
  expect(await Promise.all(ids.map(auditOf))).toEqual(ids.map(() => ['VERIFY_USER']));

  await open(page, `/pages/products?text=${wares.word}`);
  await chooseAll(page, wares.products[0].name, '3 products');
  expect(await violations(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  const deleting = await ask(page, 'Delete', '3 products');
  await confirm(page, deleting, 'Delete', '3 products deleted');
  for (const { name } of wares.products)
    await rowOf(page, name).getByText('no longer offered').waitFor();
  expect((await productsOf(wares.word)).map(({ inStock }) => inStock)).toEqual([
    ...['REMOVED', 'REMOVED', 'REMOVED'],
  ]);
  session.expectNoProblems();
  await session.close();
});
