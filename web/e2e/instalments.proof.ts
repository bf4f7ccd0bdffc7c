import type { HttpUser } from '@fitness-zone/testkit/users/sign-up.ts';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { press } from './actions/userAction.ts';
import { violations } from './support/axe.ts';
import { setDaysAhead } from './support/clock.ts';
import { demoAdmin, payByCard } from './support/forms.ts';
import { desktop, phone } from './support/harness.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { payPart } from './support/payments.ts';
import { createCategory, createProducts, createUser } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { expectSame, open } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();

afterEach(() => setDaysAhead(0));

/** An open screen of somebody in a browser of their own. */
async function openScreen(path: string, who: Pick<HttpUser, 'email' | 'password'>) {
  const session = await browser.newSession();
  await restoreLogin(session, who);
  await open(session.page, path);
  const fresh = await session.context.newPage();
  return {
    ...session,
    /** The screen shows what a reload would show. */
    async expectUpToDate() {
      await open(fresh, path);
      await expectSame(session.page, fresh);
    },
  };
}

/** What is not accessible on a page in both themes, and whether it scrolls sideways on a phone. */
async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [viewport, colorScheme] of [
    [desktop, 'light'],
    [desktop, 'dark'],
    [phone, 'dark'],
    [{ ...phone, width: 360 }, 'light'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await violations(page)));
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    if (scrollWidth > clientWidth) found.push(`${page.url()} scrolls sideways`);
  }
  await page.setViewportSize(desktop);
  return found;
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function aShop() {
  const [seller, buyer, category] = await Promise.all([
    createUser(browser, 'seller', 'Greta'),
    createUser(browser, 'buyer', 'Paul'),
    createCategory(admin),
  ]);
  const [bench] = await createProducts(seller, category.id, 'Bench');
  return { seller, buyer, bench };
}

test('a product is paid in two instalments, handed over in between, and both sides see each step at once', async () => {
  const { seller, buyer, bench } = await aShop();
  const [paying, purchases, sales] = await Promise.all([
    openScreen(`/pages/payment/${bench.id}`, buyer),
    openScreen('/pages/purchases', buyer),
    openScreen('/pages/sales', seller),
  ]);
  await paying.page.getByRole('radio', { name: 'Pay in two instalments' }).check();
  await payByCard(paying.page);
  const handOver = paying.page.getByRole('region', { name: 'Hand-over' });
  await handOver.getByText(`Arrange pick-up with ${seller.name}`).waitFor();
  await handOver.getByRole('link', { name: seller.email }).waitFor();
  const sale = rowOf(sales.page, bench.name);
  const purchase = rowOf(purchases.page, bench.name);
  await sale.getByText('First half of $120.00').waitFor();
  for (const place of [handOver, sale, purchase]) {
    await place.getByText('Balance not due yet').waitFor();
  }
  await Promise.all([sales.expectUpToDate(), purchases.expectUpToDate()]);

  await press(sales.page, `I have handed it over: ${bench.name}`);
  await press(sales.page, 'Yes, handed over');
  for (const place of [handOver, sale, purchase]) {
    await place.getByText('Balance due', { exact: true }).waitFor();
    await place.getByText(/^\$60\.00, due by /).waitFor();
  }
  await Promise.all([sales.expectUpToDate(), purchases.expectUpToDate()]);

  await handOver.getByRole('link', { name: `Pay the balance: ${bench.name}` }).press('Enter');
  await paying.page.getByText(/^You have paid the first half, \$60\.00 of \$120\.00/).waitFor();
  await payByCard(paying.page);
  await paying.page.getByText(`you’ve paid for ${bench.name} in full`).waitFor();
  for (const place of [handOver, sale, purchase.filter({ hasText: 'First half' })]) {
    await place.getByText('Balance paid', { exact: true }).waitFor();
  }
  await expect.poll(() => purchase.count()).toBe(2);
  await Promise.all([sales.expectUpToDate(), purchases.expectUpToDate()]);
  for (const screen of [paying, purchases, sales]) {
    screen.expectNoProblems();
    await screen.close();
  }
});

test('an overdue balance is seen by buyer, seller and admin, who cancels the sale', async () => {
  const { seller, buyer, bench } = await aShop();
  await seller.confirmHandOver(await payPart(browser, buyer, bench, 'FIRST_HALF'));
  await setDaysAhead(9);
  const [paying, purchases, sales, products, payments] = await Promise.all([
    openScreen(`/pages/payment/${bench.id}?part=balance`, buyer),
    openScreen('/pages/purchases', buyer),
    openScreen('/pages/sales', seller),
    openScreen('/pages/product-list', seller),
    openScreen('/pages/payments?balance=overdue', demoAdmin),
  ]);
  const rows = [purchases, sales, payments].map(({ page }) => rowOf(page, bench.name));
  const states = [paying.page.getByRole('region', { name: 'First half' }), ...rows];
  for (const state of states) {
    await state.getByText('Balance overdue', { exact: true }).waitFor();
    await state.getByText(/^\$60\.00, was due by /).waitFor();
  }
  for (const { page } of [paying, purchases, sales, payments]) {
    expect(await faultsOf(page)).toEqual([]);
  }

  await press(payments.page, `Cancel the sale: ${bench.name}`);
  const dialog = payments.page.getByRole('dialog', { name: `Cancel the sale of ${bench.name}?` });
  await dialog.getByText(/gets the first half, \$60\.00, back in full/).waitFor();
  await dialog.getByRole('button', { name: 'Cancel the sale' }).press('Enter');
  await rowOf(payments.page, bench.name).waitFor({ state: 'detached' });
  for (const { page } of [purchases, sales]) {
    await rowOf(page, bench.name).getByText('Balance cancelled', { exact: true }).first().waitFor();
    await rowOf(page, bench.name).getByText('Refunded', { exact: true }).first().waitFor();
  }
  await paying.page.getByText(`You have no balance to pay for ${bench.name}.`).waitFor();
  await Promise.all([payments, purchases, sales, products].map((one) => one.expectUpToDate()));

  await press(products.page, `Resume: ${bench.name}`);
  await press(products.page, 'Resume');
  await rowOf(products.page, bench.name).getByText('available', { exact: true }).waitFor();
  for (const screen of [paying, purchases, sales, products, payments]) {
    screen.expectNoProblems();
    await screen.close();
  }
});
