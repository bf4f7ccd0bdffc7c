import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { demoAdmin } from './support/forms.ts';
import { phone } from './support/harness.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createProducts, createUser, idOf } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { open } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();

/** A screen of the admin's, with a table in which rows are chosen. */
async function openTable(path: string, viewport?: typeof phone) {
  const session = await browser.newSession(viewport);
  await restoreLogin(session, demoAdmin);
  await open(session.page, path);
  return session;
}

const bar = (page: Page) => page.getByRole('region', { name: 'What was chosen' });

/** Chooses rows by the keyboard, as one who has just acted on them does, too. */
async function choose(page: Page, names: readonly string[]) {
  for (const name of names) {
    const box = page.getByRole('checkbox', { name: `Choose ${name}` });
    if (!(await box.isChecked())) await box.press('Space');
  }
  await bar(page).waitFor();
}

/** Does something to the chosen rows, and waits until the shop says that it was done to all. */
async function act(page: Page, label: string, done: string, reason?: string) {
  await bar(page).getByRole('button', { name: label, exact: true }).press('Enter');
  const question = page.getByRole('dialog', { name: new RegExp(`^${label} .*\\?$`) });
  if (reason) await question.getByRole('textbox').fill(reason);
  await question.getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('alert').getByText(done).first().waitFor();
  await question.waitFor({ state: 'detached' });
}

type Entry = { action: string };

/** What the log has of acts on somebody or something, the first one first. */
async function acts(id: string): Promise<string[]> {
  const { auditLog } = await admin.graphql<{ auditLog: { edges: { node: Entry }[] } }>(
    `{ auditLog(text: "${id}") { edges { node { action } } } }`,
  );
  return auditLog.edges.map(({ node }) => node.action).reverse();
}

test('an admin verifies, suspends, restores and deletes several people at once', async () => {
  const people = [
    await createUser(browser, 'seller', 'Ada Quill'),
    await createUser(browser, 'seller', 'Ben Quill'),
    await createUser(browser, 'seller', 'Cleo Quill'),
  ] as const;
  const ids = await Promise.all(people.map(idOf));
  const names = people.map(({ name }) => name);
  const suspended = people[1].name;
  const session = await openTable('/pages/people?text=Quill');
  const { page } = session;
  await choose(page, names);
  expect(await violations(page)).toEqual([]);
  await act(page, 'Verify', '3 people verified');
  await choose(page, names);
  await act(page, 'Undo verification', '3 people verified no longer');
  await choose(page, names.slice(1));
  await act(page, 'Suspend', '2 people suspended', 'Sold what was not theirs.');
  await page.getByRole('row').filter({ hasText: suspended }).getByText('Suspended').waitFor();
  await choose(page, names);
  await act(page, 'Restore', '2 people restored');
  await choose(page, names);
  await act(page, 'Delete', '3 people deleted');
  for (const name of names) expect(await page.getByText(name).count()).toBe(0);
  const verified = ['VERIFY_USER', 'UNVERIFY_USER'];
  const suspendedToo = [...verified, 'SUSPEND_USER', 'RESTORE_USER'];
  expect(await Promise.all(ids.map(acts))).toEqual([
    [...verified, 'DELETE_USER'],
    [...suspendedToo, 'DELETE_USER'],
    [...suspendedToo, 'DELETE_USER'],
  ]);
  session.expectNoProblems();
  await session.close();
});

test('on a phone an admin hides, restores and deletes several products at once', async () => {
  const seller = await createUser(browser, 'seller', 'Dan Quill');
  const { id: categoryId } = await createCategory(admin);
  const products = await createProducts(seller, categoryId, 'Quillbench', 'Quillrower');
  const names = products.map(({ name }) => name);
  const session = await openTable('/pages/products?text=Quill', phone);
  const { page } = session;
  await choose(page, names);
  expect(await violations(page)).toEqual([]);
  await act(page, 'Hide', '2 products hidden', 'Not what they say.');
  await choose(page, names);
  await act(page, 'Restore', '2 products restored');
  await choose(page, names);
  await act(page, 'Delete', '2 products deleted');
  for (const { id } of products) {
    expect(await acts(id)).toEqual(['HIDE_PRODUCT', 'RESTORE_PRODUCT', 'DELETE_PRODUCT']);
  }
  session.expectNoProblems();
  await session.close();
});

test('a choice is left as it was when the question is answered with no', async () => {
  const person = await createUser(browser, 'buyer', 'Eve Quill');
  const session = await openTable(`/pages/people?text=${encodeURIComponent(person.name)}`);
  const { page } = session;
  await choose(page, [person.name]);
  await bar(page).getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete 1 person?' });
  await question.getByRole('listitem').first().waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await bar(page).getByText('1 person chosen').waitFor();
  expect(await acts(await idOf(person))).toEqual([]);
  session.expectNoProblems();
  await session.close();
});
