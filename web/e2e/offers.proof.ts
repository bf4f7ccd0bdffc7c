import { ownPayments } from '@fitness-zone/testkit/payments/payments-seen-by.ts';
import { proof } from '@fitness-zone/testkit/proof.ts';
import type { HttpUser } from '@fitness-zone/testkit/users/sign-up.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { press } from './actions/userAction.ts';
import { violations } from './support/axe.ts';
import { payByCard } from './support/forms.ts';
import { desktop, phone } from './support/harness.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createProducts, createUser } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { expectSame, followLink, open } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();

/** A screen in a person's own browser. */
async function openScreen(path: string, who: Pick<HttpUser, 'email' | 'password'>) {
  const session = await browser.newSession();
  await restoreLogin(session, who);
  await open(session.page, '/pages');
  await followLink(session.page, path);
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

async function aShop() {
  const [seller, buyer, otherBuyer, category] = await Promise.all([
    createUser(browser, 'seller', 'Greta'),
    createUser(browser, 'buyer', 'Paul'),
    createUser(browser, 'buyer', 'Anna'),
    createCategory(admin),
  ]);
  const [bench] = await createProducts(seller, category.id, 'Bench');
  return { seller, buyer, otherBuyer, bench };
}

/** Makes an offer with the form on a product's page. */
async function makeOffer(page: Page, amount: string) {
  await press(page, 'Make an offer');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your offer').fill(amount);
  await press(page, 'Send offer');
  await dialog.waitFor({ state: 'detached' });
}

test('an offer is seen by the seller at once, and accepted; the buyer pays the agreed price', async () => {
  const { seller, buyer, otherBuyer, bench } = await aShop();
  await otherBuyer.makeOffer(bench, 70_00);
  const [product, others, received, list] = await Promise.all([
    openScreen(`/pages/product/${bench.id}`, buyer),
    openScreen(`/pages/product/${bench.id}`, otherBuyer),
    openScreen('/pages/offers', seller),
    openScreen('/pages/product-list', seller),
  ]);
  await makeOffer(product.page, '100.50');
  const offer = product.page.getByRole('region', { name: 'Your offer', exact: true });
  await offer.getByText('$100.50').waitFor();
  const table = received.page.getByRole('table', { name: `Offers for ${bench.name}` });
  await expect
    .poll(() => table.getByRole('row').nth(1).textContent())
    .toMatch(new RegExp(`^\\$100\\.50.*${buyer.name}`));
  await received.expectUpToDate();
  // Nobody else sees it.
  expect(await others.page.getByText('100.50').count()).toBe(0);
  await others.expectUpToDate();

  await press(received.page, `Accept $100.50 from ${buyer.name} for ${bench.name}`);
  await press(received.page, 'Accept $100.50');
  await received.page.getByRole('table', { name: 'Accepted offers' }).waitFor();
  const held = product.page.getByRole('region', { name: 'It’s held for you' });
  await held.getByText(/^Pay \$100\.50 by .*, or it goes back on sale/).waitFor();
  await others.page.getByText('Closed: it was taken off sale.').waitFor();
  await list.page.getByText(new RegExp(`^Held for ${buyer.name} until`)).waitFor();
  for (const screen of [product, others, received, list]) await screen.expectUpToDate();

  await product.page.getByRole('link', { name: `Pay $100.50: ${bench.name}` }).press('Enter');
  await product.page.waitForURL(`**/pages/payment/${bench.id}`);
  await payByCard(product.page);
  await received.page.getByText('You accepted it, and the buyer paid.').waitFor();
  await list.page.getByText('sold', { exact: true }).waitFor();
  await Promise.all([received.expectUpToDate(), list.expectUpToDate()]);
  const [payment] = await ownPayments<{ amount: { amount: number } }>(buyer, 'amount { amount }');
  expect(payment?.amount.amount).toBe(100_50);
  for (const screen of [product, others, received, list]) {
    screen.expectNoProblems();
    await screen.close();
  }
});

proof('screens with offers are accessible in both themes, and fit any width', async () => {
  const { seller, buyer, otherBuyer, bench } = await aShop();
  await buyer.makeOffer(bench, 95_00);
  await otherBuyer.makeOffer(bench, 100_00);
  const found: string[] = [];
  async function inspect(page: Page, name: string) {
    for (const { viewport, colorScheme } of [
      { viewport: desktop, colorScheme: 'light' },
      { viewport: phone, colorScheme: 'dark' },
    ] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const lines = await violations(page);
      found.push(...lines.map((line) => `${name} ${viewport.width} ${line}`));
    }
    for (const width of [320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const isTooWide = await page.evaluate(
        () => document.documentElement.scrollWidth > window.innerWidth,
      );
      if (isTooWide) found.push(`${name} scrolls sideways at ${width}`);
    }
  }
  const product = await openScreen(`/pages/product/${bench.id}`, buyer);
  await inspect(product.page, 'an open offer');
  await press(product.page, `Change your offer for ${bench.name}`);
  await product.page.getByRole('dialog').waitFor();
  await inspect(product.page, 'its form');
  await open(product.page, '/pages/offers');
  await inspect(product.page, 'made offers');
  const received = await openScreen('/pages/offers', seller);
  await inspect(received.page, 'received offers');
  await press(received.page, `Accept $95.00 from ${buyer.name} for ${bench.name}`);
  await inspect(received.page, 'the question');
  await press(received.page, 'Accept $95.00');
  await received.page.getByRole('table', { name: 'Ended offers' }).waitFor();
  await inspect(received.page, 'accepted and ended offers');
  await open(received.page, '/pages/product-list');
  await inspect(received.page, 'a held product');
  await open(product.page, `/pages/product/${bench.id}`);
  await inspect(product.page, 'what is held for the buyer');
  expect(found).toEqual([]);
  for (const screen of [product, received]) {
    screen.expectNoProblems();
    await screen.close();
  }
});
