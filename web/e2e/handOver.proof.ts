import type { HttpUser } from '@fitness-zone/testkit/users/sign-up.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { press } from './actions/userAction.ts';
import { demoAdmin, payByCard, signIn } from './support/forms.ts';
import { phone } from './support/harness.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createProducts, createUser } from './support/records.ts';
import { expectSame, open } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();

/** A screen in a person's own browser. */
async function openScreen(path: string, who: Pick<HttpUser, 'email' | 'password'>) {
  const session = await browser.newSession();
  await signIn(session, who);
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

/** Pays and opens the page of the purchase; returns its path. */
async function payAndView(page: Page): Promise<string> {
  await payByCard(page);
  await page.getByRole('link', { name: 'View purchase' }).press('Enter');
  await page.waitForURL('**/pages/orders/*');
  return new URL(page.url()).pathname;
}

async function reportProblem(page: Page, text: string) {
  await press(page, 'Report a problem');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'What’s wrong?' }).selectOption('BROKEN');
  await dialog.getByRole('textbox', { name: 'What happened' }).fill(text);
  await dialog.getByRole('radio', { name: 'Something else' }).check();
}

test('buyer and seller see each other from the payment on, and what the buyer says at once', async () => {
  const { seller, buyer, bench } = await aShop();
  const [buying, sales, payments] = await Promise.all([
    openScreen(`/pages/payment/${bench.id}`, buyer),
    openScreen('/pages/sales', seller),
    openScreen('/pages/payments?handOver=disputed', demoAdmin),
  ]);
  await payAndView(buying.page);
  const other = buying.page.getByRole('region', { name: 'Seller' });
  await other.waitFor();
  const addresses = await other
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses[0]).toBe(
    `mailto:${seller.email}?subject=${encodeURIComponent(`Pick-up of ${bench.name}`)}`,
  );
  expect(addresses[1]).toMatch(/^tel:\d+$/);
  const sale = rowOf(sales.page, bench.name);
  await sale.getByText(`Propose pick-up times to ${buyer.name}`).waitFor();
  await sales.expectUpToDate();

  await press(buying.page, 'Confirm receipt');
  await press(buying.page, 'Yes, I received it');
  await sale.getByText('All done').waitFor();
  await sales.expectUpToDate();

  await reportProblem(buying.page, 'The seat wobbles.');
  await press(buying.page, 'Report problem');
  await sale.getByText(`Answer the problem that ${buyer.name} reports`).waitFor();
  await rowOf(payments.page, bench.name).getByText('The seat wobbles.').waitFor();
  await Promise.all([sales.expectUpToDate(), payments.expectUpToDate()]);
  for (const screen of [buying, sales, payments]) {
    screen.expectNoProblems();
    await screen.close();
  }
});

test('two tabs report different problems: the second reads which one is open', async () => {
  const { buyer, bench } = await aShop();
  const one = await openScreen(`/pages/payment/${bench.id}`, buyer);
  const id = (await payAndView(one.page)).split('/').at(-1) ?? '';
  await reportProblem(one.page, 'It squeaks.');
  await buyer.reportProblem(id, { reason: 'NOT_RECEIVED', wish: 'OTHER', text: 'It never came.' });
  await press(one.page, 'Report problem');
  // The dialog keeps the typed text and explains the refusal.
  const dialog = one.page.getByRole('dialog');
  await dialog.getByText(/A problem with .* is open/).waitFor();
  expect(await dialog.getByRole('textbox', { name: 'What happened' }).inputValue()).toBe(
    'It squeaks.',
  );
  await press(one.page, 'Cancel');
  await one.page.getByText('It never came.').waitFor();
  await one.close();
});

test('the receipt names the other side, on paper too, and nothing scrolls sideways on a phone', async () => {
  const { seller, buyer, bench } = await aShop();
  const { page, expectNoProblems, close } = await openScreen(`/pages/payment/${bench.id}`, buyer);
  await payAndView(page);
  await page.getByRole('link', { name: 'Receipt' }).press('Enter');
  const [name, print] = [
    page.getByText(seller.name, { exact: true }),
    page.getByRole('button', { name: 'Print', includeHidden: true }),
  ];
  await name.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await Promise.all([name, print].map((one) => one.isVisible()))).toEqual([true, false]);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(phone);
  const isWide = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
  expect(await isWide()).toBe(false);
  expectNoProblems();
  await close();
});
