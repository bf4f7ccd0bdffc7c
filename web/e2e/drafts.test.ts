import { proof } from '@fitness-zone/testkit/proof.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aPhoto, fillInProduct, signIn, signOut } from './support/forms.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createProducts, createUser } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { arrives, followLink, open } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();
const seller = await createUser(browser, 'seller', 'Greta Moss');
const category = await createCategory(admin);

const addProduct = '/pages/add-product';
const name = (page: Page) => page.getByLabel('Product name').inputValue();
const restored = (page: Page) => page.getByText(/^Draft of .* restored/).waitFor();
/** Waits until the stored draft has a photo. */
const keepsPhoto = (page: Page) =>
  page.waitForFunction(() =>
    Object.entries(localStorage).some(
      ([key, text]) => key.startsWith('product-draft.') && text.includes('/images/'),
    ),
  );

async function openForm() {
  const session = await browser.newSession();
  await restoreLogin(session, seller);
  await open(session.page, addProduct);
  return session;
}

test('text typed into Add Product survives a reload, a closed tab and a session that ends; posting drops it', async () => {
  const session = await openForm();
  const { page, context } = session;
  await fillInProduct(page, { name: 'Kept rower', category: category.title });
  await page.locator('input[type=file]').setInputFiles(await aPhoto('kept'));
  await keepsPhoto(page);
  await page.reload();
  await restored(page);
  expect(await name(page)).toBe('Kept rower');
  await page.close();
  const next = await context.newPage();
  await open(next, addProduct);
  await restored(next);
  // After an hour without a connection the token is gone, though nobody has signed out.
  await next.evaluate(() => localStorage.removeItem('fitnessZone'));
  await next.goto('/sign-in');
  await signIn({ page: next }, seller);
  await open(next, addProduct);
  await restored(next);
  await next.getByRole('img', { name: 'Photo 1' }).waitFor();
  await next.getByRole('button', { name: 'Add Service' }).press('Enter');
  await arrives(next, { path: '/pages/product-list', heading: 'My products' });
  await followLink(next, addProduct);
  expect(await name(next)).toBe('');
  expect(await next.getByText(/^Draft of .* restored/).count()).toBe(0);
  await session.close();
});

proof(
  'a draft is dropped by Start again and by signing out, which asks, and no other account sees it',
  async () => {
    const session = await openForm();
    const { page } = session;
    await page.getByLabel('Product name').fill('First');
    await page.reload();
    await restored(page);
    await page.getByRole('button', { name: 'Start again' }).press('Enter');
    expect(await name(page)).toBe('');
    await page.getByLabel('Product name').fill('Second');
    const other = await createUser(browser, 'seller', 'Otto Brand');
    await page.evaluate(() => localStorage.removeItem('fitnessZone'));
    await signIn(session, other);
    await open(page, addProduct);
    expect(await name(page)).toBe('');
    await signOut(page);
    await signIn(session, seller);
    await open(page, addProduct);
    await restored(page);
    expect(await name(page)).toBe('Second');
    await page.getByRole('button', { name: /^Account menu of/ }).press('Enter');
    await page
      .getByRole('dialog', { name: 'Account', exact: true })
      .getByRole('button', { name: 'Sign Out' })
      .press('Enter');
    await page.getByText('Signing out deletes this draft.').waitFor();
    await page.getByRole('button', { name: 'Sign out', exact: true }).press('Enter');
    await page.getByText('user sign out successfully').waitFor();
    await signIn(session, seller);
    await open(page, addProduct);
    expect(await name(page)).toBe('');
    await session.close();
  },
);

proof(
  'leaving a half-filled form asks: by a link, by the back button and by closing the tab',
  async () => {
    const session = await browser.newSession();
    const { page } = session;
    await restoreLogin(session, seller);
    await open(page, '/pages/product-list');
    await followLink(page, addProduct);
    await page.getByLabel('Product name').fill('Half');
    const question = page.getByRole('dialog', { name: 'Leave this page?' });
    const stay = async () => {
      await question.waitFor();
      await page.getByRole('button', { name: 'Cancel' }).press('Enter');
      await question.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe(addProduct);
      expect(await name(page)).toBe('Half');
    };
    await page.getByRole('banner').getByRole('link', { name: 'ABOUT' }).press('Enter');
    await stay();
    await page.evaluate(() => history.back());
    await stay();
    const asked = new Promise<string>((resolve) => {
      page.once('dialog', (dialog) => {
        resolve(dialog.type());
        void dialog.dismiss();
      });
    });
    await page.close({ runBeforeUnload: true });
    expect(await asked).toBe('beforeunload');
    await page.evaluate(() => history.back());
    await question.waitFor();
    await page.getByRole('button', { name: 'Leave page' }).press('Enter');
    await arrives(page, { path: '/pages/product-list', heading: 'My products' });
    session.expectNoProblems();
    await session.close();
  },
);

proof(
  'two devices edit one product: the second sees both values of what differs, and chooses',
  async () => {
    const [bench] = await createProducts(seller, category.id, 'Bench');
    const edit = `/pages/edit-product/${bench.id}`;
    const sessions = await Promise.all([browser.newSession(), browser.newSession()]);
    const [first, second] = sessions.map(({ page }) => page) as [Page, Page];
    for (const session of sessions) {
      await restoreLogin(session, seller);
      await open(session.page, '/pages/product-list');
      await followLink(session.page, `/pages/product/${bench.id}`);
      await followLink(session.page, edit);
    }
    await second.getByLabel('Resale price').fill('70');
    await second.getByLabel('Description').fill('With a new cushion.');
    await first.getByLabel('Resale price').fill('80');
    await first.getByLabel('Location').fill('Salem, OR');
    await first.getByRole('button', { name: 'Save changes' }).press('Enter');
    await first.getByText('updated successfully').waitFor();
    const price = second.getByRole('group', { name: 'Resale price' });
    await price.getByText('80 USD').waitFor();
    await price.getByText('70 USD').waitFor();
    expect(await second.getByLabel('Location').inputValue()).toBe('Salem, OR');
    await second.getByRole('button', { name: 'Keep mine: Resale price' }).press('Enter');
    await second.getByRole('button', { name: 'Save changes' }).press('Enter');
    await second.getByText('updated successfully').waitFor();
    for (const page of [first, second]) {
      await page.getByText('$70.00').first().waitFor();
      await page.getByText('With a new cushion.').waitFor();
      await page.getByText('Salem, OR').first().waitFor();
    }
    for (const session of sessions) {
      session.expectNoProblems();
      await session.close();
    }
  },
);
