import type { HttpUser } from '@fitness-zone/testkit/users/sign-up.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { paths } from '../src/lib/paths.ts';
import { press } from './actions/userAction.ts';
import { violations } from './support/axe.ts';
import { payByCard } from './support/forms.ts';
import { phone } from './support/harness.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createProducts, createUser, sellerOf } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { expectSame, open } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();

/** A screen in a browser of its own; a visitor's if no user is named. */
async function openScreen(path: string, who: HttpUser | null, viewport?: typeof phone) {
  const session = await browser.newSession(viewport);
  if (who) await restoreLogin(session, who);
  await open(session.page, path);
  return {
    ...session,
    /** Checks that the screen equals a reloaded one. */
    async expectUpToDate() {
      const fresh = await session.context.newPage();
      await open(fresh, path);
      await expectSame(session.page, fresh);
      await fresh.close();
    },
  };
}

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('buyer and seller review each other: both reviews are read once both have written, and the stars with them', async () => {
  const [seller, buyer, category] = await Promise.all([
    createUser(browser, 'seller', 'Greta'),
    createUser(browser, 'buyer', 'Paul'),
    createCategory(admin),
  ]);
  const [bench, rack] = await createProducts(seller, category.id, 'Bench', 'Rack');
  const sellerId = await sellerOf(admin, rack);
  const [buying, looking, reading] = await Promise.all([
    openScreen(paths.payment(bench.id), buyer),
    openScreen(paths.product(rack.id), buyer),
    openScreen(paths.sellerReviews(sellerId), null, phone),
  ]);
  const none = looking.page.getByText('New seller');
  await none.waitFor();
  const isQuiet = (text: Element) =>
    text.previousElementSibling !== null &&
    getComputedStyle(text).color === getComputedStyle(text.previousElementSibling).color;
  expect(await none.evaluate(isQuiet)).toBe(true);
  await reading.page.getByRole('heading', { name: 'No reviews yet' }).waitFor();

  await payByCard(buying.page);
  const write = `Write a review: ${bench.name}`;
  expect(await buying.page.getByRole('button', { name: write }).count()).toBe(0);
  await buying.page.getByRole('link', { name: 'View purchase' }).press('Enter');
  await buying.page.waitForURL('**/pages/orders/*');
  const selling = await openScreen(new URL(buying.page.url()).pathname, seller, phone);
  await press(buying.page, 'Confirm receipt');
  await press(buying.page, 'Yes, I received it');
  await press(buying.page, write);
  const dialog = buying.page.getByRole('dialog', { name: `Review ${seller.name}` });
  await press(buying.page, 'Send');
  await dialog.getByText('Choose one to five stars').waitFor();
  // With the keyboard only.
  await dialog.getByRole('radio', { name: '1 star', exact: true }).focus();
  for (let times = 0; times < 3; times += 1) await buying.page.keyboard.press('ArrowRight');
  await dialog.getByText('4 stars of 5').waitFor();
  await dialog.getByRole('textbox').fill('Kind, and all as described.');
  expect(await violations(buying.page)).toEqual([]);
  await press(buying.page, 'Send');
  await dialog.waitFor({ state: 'detached' });
  const own = buying.page.getByRole('log');
  await own.getByText(/^Hidden until/).waitFor();

  const sale = selling.page.getByRole('log');
  const reviewBuyer = selling.page
    .getByRole('region', { name: 'Next step' })
    .getByRole('button', { name: write });
  await reviewBuyer.waitFor();
  await selling.expectUpToDate();
  expect(await selling.page.getByText('Kind, and all').count()).toBe(0);
  expect(await reading.page.getByText('Kind, and all').count()).toBe(0);

  await reviewBuyer.press('Enter');
  await selling.page.getByRole('radio', { name: '5 stars' }).click();
  expect(await isWide(selling.page)).toBe(false);
  await press(selling.page, 'Send');
  await sale.getByText(`Review by ${buyer.name}`).waitFor();
  await sale.getByText('Kind, and all as described.').waitFor();
  await own.getByText(`Review by ${seller.name}`).waitFor();
  expect(await own.getByText(/^Hidden until/).count()).toBe(0);
  const said = 'The seller has 4.0 of 5 stars, from 1 review';
  const stars = looking.page.getByRole('link', { name: said });
  await stars.waitFor();
  await reading.page.getByText('Kind, and all as described.').waitFor();
  await reading.page.getByText(`${bench.name}, bought by ${buyer.name}`).waitFor();
  await reading.page.getByRole('link', { name: '1 review', exact: true }).waitFor();
  expect(await violations(reading.page)).toEqual([]);
  expect(await isWide(reading.page)).toBe(false);
  for (const screen of [selling, looking, reading]) await screen.expectUpToDate();
  await stars.press('Enter');
  await looking.page.getByRole('list', { name: 'Reviews' }).getByText('Kind, and all').waitFor();
  for (const screen of [buying, selling, looking, reading]) {
    screen.expectNoProblems();
    await screen.close();
  }
});
