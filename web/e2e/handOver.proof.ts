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

/** An open screen of somebody in a browser of their own. */
async function openScreen(path: string, who: Pick<HttpUser, 'email' | 'password'>) {
  const session = await browser.newSession();
  await signIn(session, who);
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

test('buyer and seller see each other from the payment on, and what the buyer says at once', async () => {
  const { seller, buyer, bench } = await aShop();
  const [paying, sales, payments] = await Promise.all([
    openScreen(`/pages/payment/${bench.id}`, buyer),
    openScreen('/pages/sales', seller),
    openScreen('/pages/payments?handOver=disputed', demoAdmin),
  ]);
  await payByCard(paying.page);

  const handOver = paying.page.getByRole('region', { name: 'Hand-over' });
  await handOver.getByText(`Arrange pick-up with ${seller.name}`).waitFor();
  const links = handOver.getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses[0]).toBe(
    `mailto:${seller.email}?subject=${encodeURIComponent(`Pick-up of ${bench.name}`)}`,
  );
  expect(addresses[1]).toMatch(/^tel:\d+$/);
  const sale = rowOf(sales.page, bench.name);
  await sale.getByText(`Arrange pick-up with ${buyer.name}`).waitFor();
  expect(await sale.getByRole('link', { name: buyer.email }).count()).toBe(1);
  await sales.expectUpToDate();

  await press(paying.page, `I have received it: ${bench.name}`);
  await handOver.getByText('Hand-over confirmed').waitFor();
  await sale.getByText('Hand-over confirmed').waitFor();
  await sales.expectUpToDate();

  await press(paying.page, `Something is wrong: ${bench.name}`);
  await paying.page.getByRole('textbox', { name: 'What’s wrong' }).fill('The seat wobbles.');
  await press(paying.page, 'Send');
  await handOver.getByText('You reported a problem.').waitFor();
  await sale.getByText(`${buyer.name} reported a problem.`).waitFor();
  expect(await sale.getByText('The seat wobbles.').count()).toBe(0);
  await rowOf(payments.page, bench.name).getByText('The seat wobbles.').waitFor();
  await Promise.all([sales.expectUpToDate(), payments.expectUpToDate()]);
  // All that can still be said is a review.
  const buttons = handOver.getByRole('button');
  expect(await buttons.allInnerTexts()).toEqual(['Write a review']);
  for (const screen of [paying, sales, payments]) {
    screen.expectNoProblems();
    await screen.close();
  }
});

test('of two tabs that say different things the second is told how it stands', async () => {
  const { buyer, bench } = await aShop();
  const transactionId = (await buyer.createPaymentIntent(bench)).clientSecret?.split('_secret_')[0];
  const one = await openScreen(`/pages/payment/${bench.id}`, buyer);
  await payByCard(one.page);
  expect(await one.page.getByText(/^pi_/).textContent()).toBe(transactionId);
  await open(one.page, '/pages/purchases');
  const { purchases } = await buyer.graphql<{ purchases: { edges: { node: { id: string } }[] } }>(
    '{ purchases { edges { node { id } } } }',
  );
  await press(one.page, `Something is wrong: ${bench.name}`);
  await one.page.getByRole('textbox', { name: 'What’s wrong' }).fill('It squeaks.');
  await buyer.reportProblem(purchases.edges[0]?.node ?? { id: '' }, 'It never came.');
  await press(one.page, 'Send');
  // What was typed stays in the dialog, which says so.
  const dialog = one.page.getByRole('dialog');
  await dialog.getByText(/already reported a problem/).waitFor();
  expect(await dialog.getByRole('textbox').inputValue()).toBe('It squeaks.');
  await press(one.page, 'Cancel');
  await rowOf(one.page, bench.name).getByText('It never came.').waitFor();
  await one.close();
});

test('the receipt names the other side, on paper too, and nothing scrolls sideways on a phone', async () => {
  const { seller, buyer, bench } = await aShop();
  const { page, expectNoProblems, close } = await openScreen(`/pages/payment/${bench.id}`, buyer);
  await payByCard(page);
  await open(page, '/pages/purchases');
  await press(page, `Receipt for ${bench.name}`);
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  await receipt.getByText(`Arrange pick-up with ${seller.name}`).waitFor();
  await receipt.getByRole('link', { name: seller.email }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await receipt.getByText(seller.email).isVisible()).toBe(true);
  const button = receipt.getByRole('button', { name: /^I have received it/, includeHidden: true });
  expect(await button.isVisible()).toBe(false);
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
