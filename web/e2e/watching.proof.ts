import { proof } from '@fitness-zone/testkit/proof.ts';
import type { HttpUser } from '@fitness-zone/testkit/users/sign-up.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { categoryPage } from './actions/userAction.ts';
import { payByCard } from './support/forms.ts';
import { record, withoutStatistics } from './support/network/recording.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createProducts, createUser } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { expectSame, open } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();

/** A screen that nobody uses. */
async function openScreen(path: string, who?: Pick<HttpUser, 'email' | 'password'>) {
  const { page, context, close } = await browser.newSession();
  if (who) await restoreLogin({ page }, who);
  await open(page, path);
  const fresh = await context.newPage();
  const recording = record(page);
  await recording.sent();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return {
    page,
    close,
    /** Checks that the screen equals a reloaded one, without a reload and without other queries. */
    async expectUpToDate() {
      await open(fresh, path);
      await expectSame(page, fresh);
      const sent = withoutStatistics(await recording.sent());
      // Others' changes make numbers and lists of products stale; an open page reads its notifications.
      const stale = ['Tasks', 'AllProducts', 'Category', 'FurtherProducts'];
      const byChance = [...stale, 'MarkNotificationsReadAbout'];
      const others = sent.filter((name) => !byChance.includes(name));
      expect(others).toEqual([]);
      expect(loads).toBe(0);
    },
  };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const detached = { state: 'detached' } as const;

test('a product that its seller posts, advertises or deletes changes on other people’s open pages', async () => {
  const [seller, { id }] = await Promise.all([
    createUser(browser, 'seller', 'Greta'),
    createCategory(admin),
  ]);
  const [grid, elsewhere] = await Promise.all([
    openScreen(categoryPage(id)),
    openScreen('/pages/product-list', seller),
  ]);
  const expectAllUpToDate = () => Promise.all([grid.expectUpToDate(), elsewhere.expectUpToDate()]);

  const [bench] = await createProducts(seller, id, 'Bench');
  await heading(grid.page, bench.name).waitFor();
  await expectAllUpToDate();

  await seller.advertiseProduct(bench);
  await elsewhere.page.getByRole('button', { name: `Advertised ${bench.name}` }).waitFor();
  await elsewhere.expectUpToDate();

  await seller.deleteProduct(bench);
  await heading(grid.page, bench.name).waitFor(detached);
  // For the advertisements above the list.
  await grid.expectUpToDate();
  await elsewhere.expectUpToDate();
  await Promise.all([grid.close(), elsewhere.close()]);
});

proof(
  'a sold or deleted product says so on other people’s open pages; their lists only offer to remove it',
  async () => {
    const [seller, buyer, otherBuyer, { id }] = await Promise.all([
      createUser(browser, 'seller', 'Greta'),
      createUser(browser, 'buyer', 'Paul'),
      createUser(browser, 'buyer', 'Rita'),
      createCategory(admin),
    ]);
    const [bench, rack] = await createProducts(seller, id, 'Bench', 'Rack');
    for (const product of [bench, rack]) await buyer.addToBookingList(product);
    const paying = await browser.newSession();
    const [orders, grid, productList] = await Promise.all([
      openScreen('/pages/order-list', buyer),
      openScreen('/pages'),
      openScreen('/pages/product-list', seller),
      restoreLogin(paying, otherBuyer),
    ]);
    await open(paying.page, `/pages/payment/${bench.id}`);
    await payByCard(paying.page);

    await seller.deleteProduct(rack);

    for (const [product, word] of [
      [bench, 'sold'],
      [rack, 'no longer offered'],
    ] as const) {
      const entry = rowOf(orders.page, product.name);
      await entry.getByText(word).waitFor();
      expect(await entry.getByRole('button', { name: 'Payment' }).isDisabled()).toBe(true);
      expect(await entry.getByRole('button', { name: 'Delete' }).isEnabled()).toBe(true);
    }
    await heading(grid.page, bench.name).waitFor(detached);
    await rowOf(productList.page, bench.name).getByText('sold').waitFor();
    await Promise.all([orders, grid, productList].map(({ expectUpToDate }) => expectUpToDate()));
    await Promise.all([orders, grid, productList, paying].map(({ close }) => close()));
  },
);

proof('an admin’s acts show in the tables of other admins and on open pages', async () => {
  const [seller, { id }] = await Promise.all([
    createUser(browser, 'seller', 'Greta'),
    createCategory(admin),
  ]);
  const [bench] = await createProducts(seller, id, 'Bench');
  const [table, grid] = await Promise.all([
    openScreen('/pages/seller-users', admin),
    openScreen('/pages'),
  ]);

  await admin.verifyUser(seller);
  await rowOf(table.page, seller.email)
    .getByRole('img', { name: 'Verified', exact: true })
    .waitFor();
  const joined = await createUser(browser, 'seller', 'Nora');
  await rowOf(table.page, joined.email).waitFor();
  await table.expectUpToDate();

  const { title } = await createCategory(admin);
  await grid.page.getByRole('main').getByRole('link', { name: title }).waitFor();
  await admin.deleteUser(seller);
  await rowOf(table.page, seller.email).waitFor(detached);
  await heading(grid.page, bench.name).waitFor(detached);
  await Promise.all([table.expectUpToDate(), grid.expectUpToDate()]);
  await Promise.all([table.close(), grid.close()]);
});

proof(
  'a user whose account is deleted is signed out of an open page, and their data is removed from it',
  async () => {
    const buyer = await createUser(browser, 'buyer', 'Paul');
    const { page, close } = await openScreen('/pages/order-list', buyer);
    await admin.deleteUser(buyer);
    await page.waitForURL('**/sign-in');
    await page.getByRole('banner').getByRole('link', { name: 'SIGN IN' }).waitFor();
    expect(await page.getByRole('main').textContent()).not.toContain(buyer.name);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fitnessZone'))).toBeNull();
    await close();
  },
);
