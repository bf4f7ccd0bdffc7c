import { expect, test } from 'vitest';
import { signOut } from './support/forms.ts';
import { continueRequest, holdRequests } from './support/network/intercept.ts';
import { blockLiveChanges } from './support/network/recording.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createProducts, createUser } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { open, ready } from './support/screens.ts';
import { snapshotIn } from './support/storedCache.ts';

const { browser, admin } = await openBrowserAsAdmin();

test('a page’s data is stored, even if the user leaves at once', async () => {
  const [buyer, seller, { id: categoryId }] = await Promise.all([
    createUser(browser, 'buyer', 'Iris Vance'),
    createUser(browser, 'seller', 'Otto Lind'),
    createCategory(admin),
  ]);
  const [bench] = await createProducts(seller, categoryId, 'Bench');
  await buyer.addToWishList(bench);
  const session = await browser.newSession();
  const { page } = session;
  await restoreLogin(session, buyer);
  await open(page, '/pages/wish-list');
  await page.getByRole('row').filter({ hasText: bench.name }).waitFor();
  await page.goto('/about-us');
  await expect.poll(() => snapshotIn(page)).toContain(bench.name);
  session.expectNoProblems();
  await session.close();
});

test('a list that is reloaded shows what the signed-in user may do, though the server rendered it for visitors', async () => {
  const [buyer, seller, { id: categoryId }] = await Promise.all([
    createUser(browser, 'buyer', 'Nils Berg'),
    createUser(browser, 'seller', 'Wanda Kerr'),
    createCategory(admin),
  ]);
  const [bench] = await createProducts(seller, categoryId, 'Bench');
  const session = await browser.newSession();
  const { page } = session;
  await restoreLogin(session, buyer);
  for (let visit = 1; visit <= 4; visit += 1) {
    await open(page, '/pages');
    await page.getByRole('button', { name: `Add ${bench.name} to cart`, exact: true }).waitFor();
    await expect.poll(() => snapshotIn(page)).toContain(bench.name);
  }
  session.expectNoProblems();
  await session.close();
});

test('a reload shows the last screen before any answer, then what changed meanwhile; signing out leaves nothing', async () => {
  const [buyer, seller, { id: categoryId }] = await Promise.all([
    createUser(browser, 'buyer', 'Paul Reed'),
    createUser(browser, 'seller', 'Greta Moss'),
    createCategory(admin),
  ]);
  const [bench, rack] = await createProducts(seller, categoryId, 'Bench', 'Rack');
  await buyer.addToWishList(bench);
  const session = await browser.newSession();
  const { page, context } = session;
  await restoreLogin(session, buyer);
  await open(page, '/pages/wish-list');
  await expect.poll(() => snapshotIn(page)).toContain(bench.name);
  // The list changes while the page is closed.
  await page.close();
  await buyer.addToWishList(rack);
  const reopened = await context.newPage();
  // Live changes would also bring it, since they resume where the last visit ended.
  await blockLiveChanges(reopened);
  const held = await holdRequests(reopened, 'WishList');
  await reopened.goto('/pages/wish-list');
  const row = (name: string) => reopened.getByRole('row').filter({ hasText: name });
  await row(bench.name).waitFor();
  expect(await row(rack.name).count()).toBe(0);
  held.release(continueRequest);
  await row(rack.name).waitFor();
  await ready(reopened);
  const other = await context.newPage();
  await open(other, '/pages/wish-list');
  await signOut(reopened);
  await expect.poll(() => snapshotIn(reopened)).toBeNull();
  await other.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
  expect(await snapshotIn(other)).toBeNull();
  session.expectNoProblems();
  await session.close();
});
