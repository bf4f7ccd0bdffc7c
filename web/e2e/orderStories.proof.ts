import { dayMs } from '@fitness-zone/contract/time/days.ts';
import type { HttpUser } from '@fitness-zone/testkit/users/sign-up.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { press } from './actions/userAction.ts';
import { payByCard } from './support/forms.ts';
import { desktop, phone } from './support/harness.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { heading, openWithDetails, orderPages, shownCode } from './support/orders.ts';
import { createCategory, createProducts, createUser } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { open } from './support/screens.ts';

const opened = await openBrowserAsAdmin();
const { browser, admin } = opened;
const { openOrder } = orderPages(opened);

async function aShop() {
  const [seller, buyer, category] = await Promise.all([
    createUser(browser, 'seller', 'Greta'),
    createUser(browser, 'buyer', 'Paul'),
    createCategory(admin),
  ]);
  const [bench] = await createProducts(seller, category.id, 'Bench');
  return { seller, buyer, bench };
}

type Viewport = typeof phone;

/** Pays for a product as its buyer; returns the id of the order that the payment page leads to. */
async function pay(
  buyer: HttpUser,
  bench: { id: string },
  viewport: Viewport,
  isInHalves = false,
): Promise<string> {
  const { page, expectNoProblems, close } = await browser.newSession(viewport);
  await restoreLogin({ page }, buyer);
  await open(page, `/pages/payment/${bench.id}`);
  if (isInHalves) await page.getByRole('radio', { name: 'Pay in two instalments' }).check();
  await payByCard(page);
  await page.getByRole('link', { name: 'View purchase' }).press('Enter');
  await page.waitForURL('**/pages/orders/*');
  await page.getByRole('region', { name: 'Next step' }).waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expectNoProblems();
  await close();
  return id;
}

type Step = { kind: string; at?: number; isComing: boolean };

/** Checks that the timeline's dates match those in REST. */
async function expectComing(page: Page, user: HttpUser, id: string, kinds: string[]) {
  const { timeline } = await user.get<{ timeline: Step[] }>(`/orders/${id}`);
  const coming = timeline.filter(({ isComing, kind }) => isComing && kinds.includes(kind));
  expect(coming.map(({ kind }) => kind)).toEqual(kinds);
  const steps = page.getByRole('region', { name: 'After that' }).getByRole('listitem');
  await expect
    .poll(() =>
      steps.evaluateAll((all) => all.map((step) => step.querySelector('time')?.dateTime ?? null)),
    )
    .toEqual(coming.map(({ at }) => (at === undefined ? null : new Date(at).toISOString())));
}

/** Checks that no dated step is left. */
const nothingFollows = async (page: Page) =>
  expect(await page.getByRole('list', { name: 'Timeline' }).count()).toBe(0);

describe.each([
  { device: 'the buyer on a desktop, the seller on a phone', sizes: [desktop, phone] as const },
  { device: 'the buyer on a phone, the seller on a desktop', sizes: [phone, desktop] as const },
])('$device', ({ sizes: [ofBuyer, ofSeller] }) => {
  test('a product is paid at once, handed over by the code, and has a receipt that prints', async () => {
    const { seller, buyer, bench } = await aShop();
    const id = await pay(buyer, bench, ofBuyer);
    const buying = await openOrder(id, buyer, ofBuyer);
    const selling = await openOrder(id, seller, ofSeller);
    await heading(buying.page, `Propose pick-up times to ${seller.name}`);
    await press(selling.page, 'Enter the code');
    await selling.page.getByRole('textbox', { name: 'Code' }).fill(await shownCode(buying.page));
    await press(selling.page, 'Confirm hand-over');
    for (const { page } of [buying, selling]) await heading(page, 'All done');
    for (const { page } of [buying, selling]) await nothingFollows(page);
    await Promise.all([buying.finish(), selling.finish()]);

    const { page, close } = await browser.newSession(ofBuyer);
    await restoreLogin({ page }, buyer);
    await open(page, `/pages/orders/${id}/receipt`);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const receipt = page.locator('.receipt');
    for (const text of [buyer.name, seller.name, bench.name]) {
      expect(await receipt.getByText(text).isVisible()).toBe(true);
    }
    // Prints only the receipt, in black.
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await receipt.evaluate((paper) => getComputedStyle(paper).color)).toBe('rgb(0, 0, 0)');
    await close();
  });

  test('two instalments with an appointment and the code between them', async () => {
    const { seller, buyer, bench } = await aShop();
    const id = await pay(buyer, bench, ofBuyer, true);
    const buying = await openOrder(id, buyer, ofBuyer);
    const selling = await openOrder(id, seller, ofSeller);
    await press(selling.page, 'Propose times');
    const dialog = selling.page.getByRole('dialog');
    const time = new Date(Date.now() + 3 * dayMs).toISOString().slice(0, 16);
    await dialog.getByLabel('Time', { exact: true }).fill(time);
    await dialog.getByRole('textbox', { name: 'Place' }).fill('5 Mill Lane');
    await press(selling.page, 'Propose');
    await heading(selling.page, `Waiting for ${buyer.name} to accept a time`);
    await heading(buying.page, `Accept one of ${seller.name}’s times`);
    await press(buying.page, /^Accept /);
    for (const { page } of [buying, selling]) {
      await page
        .getByRole('heading', { name: /^Pick-up on |^Enter .* code at the pick-up$/ })
        .waitFor();
    }
    await buying.page
      .getByRole('region', { name: 'After that' })
      .getByText('Balance due')
      .waitFor();
    await expectComing(buying.page, buyer, id, ['balance-due']);

    await press(selling.page, 'Enter the code');
    await selling.page.getByRole('textbox', { name: 'Code' }).fill(await shownCode(buying.page));
    await press(selling.page, 'Confirm hand-over');
    await heading(selling.page, `Waiting for ${buyer.name} to pay the balance of $60.00`);
    // While a problem is open, the balance isn't the next step.
    await buyer.reportProblem(id, { reason: 'OTHER', wish: 'OTHER', text: 'A bolt is missing.' });
    for (const { page } of [buying, selling]) {
      await page
        .getByRole('heading', { name: /^(Waiting for .* to answer|Answer the problem)/ })
        .waitFor();
      await expectComing(page, buyer, id, ['balance-due']);
    }
    await buyer.closeProblem(id);
    await buying.page.getByRole('link', { name: 'Pay the balance' }).press('Enter');
    await payByCard(buying.page);
    await openWithDetails(buying.page, id);
    for (const { page } of [buying, selling]) {
      await heading(page, 'All done');
      const money = page.getByRole('region', { name: 'Payment' });
      await money.getByText(/^Balance/).waitFor();
      expect(await money.getByText('Still to pay').count()).toBe(0);
    }
    for (const { page } of [buying, selling]) await nothingFollows(page);
    await Promise.all([buying.finish(), selling.finish()]);
  });
});
