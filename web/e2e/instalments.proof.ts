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

/** A screen in a person's own browser. */
async function openScreen(path: string, who: Pick<HttpUser, 'email' | 'password'>) {
  const session = await browser.newSession();
  await restoreLogin(session, who);
  await open(session.page, path);
  const fresh = await session.context.newPage();
  return {
    ...session,
    /** Checks that the screen equals a reloaded one. */
    async expectUpToDate() {
      await open(fresh, path);
      await expectSame(session.page, fresh);
    },
  };
}

/** Accessibility violations in both themes, and whether the page scrolls sideways on a phone. */
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
  await paying.page.getByRole('link', { name: 'View purchase' }).press('Enter');
  await paying.page.waitForURL('**/pages/orders/*');
  const selling = await openScreen(new URL(paying.page.url()).pathname, seller);
  const sale = rowOf(sales.page, bench.name);
  const purchase = rowOf(purchases.page, bench.name);
  for (const place of [sale, purchase]) await place.getByText('of $120.00').waitFor();
  await Promise.all([sales.expectUpToDate(), purchases.expectUpToDate()]);

  await press(selling.page, 'No code?');
  await press(selling.page, 'Yes, handed over');
  await sale.getByText(`Waiting for ${buyer.name} to confirm`).waitFor();
  await purchase.getByText('Confirm that you received it').waitFor();
  await press(paying.page, 'Confirm receipt');
  await press(paying.page, 'Yes, I received it');
  await sale.getByText(`Waiting for ${buyer.name} to pay the balance of $60.00`).waitFor();
  const toBalance = purchase.getByRole('link', { name: `Pay the balance: ${bench.name}` });
  await toBalance.waitFor();
  await Promise.all([sales, purchases, selling].map((one) => one.expectUpToDate()));

  await paying.page.getByRole('link', { name: 'Pay the balance' }).press('Enter');
  await paying.page.getByText(/^You have paid the first half, \$60\.00 of \$120\.00/).waitFor();
  await payByCard(paying.page);
  await paying.page.getByText(`you’ve paid for ${bench.name} in full`).waitFor();
  for (const place of [sale, purchase]) await place.getByText('All done').waitFor();
  expect(await purchase.count()).toBe(1);
  await Promise.all([sales, purchases, selling].map((one) => one.expectUpToDate()));
  for (const screen of [paying, purchases, sales, selling]) {
    screen.expectNoProblems();
    await screen.close();
  }
});

test('an overdue balance is seen by buyer, seller and admin, who cancels the sale', async () => {
  const { seller, buyer, bench } = await aShop();
  await seller.claimHandOverOf(await payPart(browser, buyer, bench, 'FIRST_HALF'));
  await setDaysAhead(9);
  const [paying, purchases, sales, products, payments] = await Promise.all([
    openScreen(`/pages/payment/${bench.id}?part=balance`, buyer),
    openScreen('/pages/purchases', buyer),
    openScreen('/pages/sales', seller),
    openScreen('/pages/product-list', seller),
    openScreen('/pages/payments?balance=overdue', demoAdmin),
  ]);
  for (const state of [
    paying.page.getByRole('region', { name: 'First half' }),
    rowOf(payments.page, bench.name),
  ]) {
    await state.getByText('Balance overdue', { exact: true }).waitFor();
    await state.getByText(/^\$60\.00, was due by /).waitFor();
  }
  await rowOf(purchases.page, bench.name).getByText('Pay the balance of $60.00').waitFor();
  await rowOf(sales.page, bench.name)
    .getByText(`Waiting for ${buyer.name} to pay the balance of $60.00`)
    .waitFor();
  for (const { page } of [paying, purchases, sales, payments]) {
    expect(await faultsOf(page)).toEqual([]);
  }

  await press(payments.page, `Actions for ${bench.name}`);
  await payments.page.getByRole('menuitem', { name: /^Cancel the sale/ }).press('Enter');
  const dialog = payments.page.getByRole('dialog', { name: `Cancel the sale of ${bench.name}?` });
  await dialog.getByText(/gets the first half, \$60\.00, back in full/).waitFor();
  await dialog.getByRole('button', { name: 'Cancel the sale' }).press('Enter');
  await rowOf(payments.page, bench.name).waitFor({ state: 'detached' });
  for (const { page } of [purchases, sales]) {
    await rowOf(page, bench.name).getByText('Cancelled', { exact: true }).first().waitFor();
    await rowOf(page, bench.name).getByText('$60.00 refunded').waitFor();
  }
  await paying.page.getByText(`You have no balance to pay for ${bench.name}.`).waitFor();
  await Promise.all([payments, purchases, sales, products].map((one) => one.expectUpToDate()));

  await press(products.page, `Actions for ${bench.name}`);
  await products.page.getByRole('menuitem', { name: 'Resume' }).press('Enter');
  await press(products.page, 'Resume');
  await rowOf(products.page, bench.name).getByText('available', { exact: true }).waitFor();
  for (const screen of [paying, purchases, sales, products, payments]) {
    screen.expectNoProblems();
    await screen.close();
  }
});
