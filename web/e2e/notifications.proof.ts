import { proof } from '@fitness-zone/testkit/proof.ts';
import type { HttpUser } from '@fitness-zone/testkit/users/sign-up.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { payByCard, signIn } from './support/forms.ts';
import { desktop, phone } from './support/harness.ts';
import { record } from './support/network/recording.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createProducts, createUser } from './support/records.ts';
import { arrives, expectSame, followLink, open } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();

/** A page of a signed-in user. */
async function signedIn(user: HttpUser, viewport = desktop) {
  const session = await browser.newSession(viewport);
  await signIn(session, user);
  return session;
}

async function sellerAndBuyer() {
  const [seller, buyer, category] = await Promise.all([
    createUser(browser, 'seller', 'Greta Moss'),
    createUser(browser, 'buyer', 'Paul Reed'),
    createCategory(admin),
  ]);
  return { seller, buyer, categoryId: category.id };
}

/** The bell with this unread count. */
const bell = (page: Page, unread = 0) =>
  page.getByRole('button', {
    name: unread > 0 ? `Notifications, ${unread} unread` : 'Notifications',
    exact: true,
  });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const list = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Notifications' });
const isFocused = (page: Page, name: RegExp) =>
  page.evaluate(
    (source) => new RegExp(source).test(document.activeElement?.getAttribute('aria-label') ?? ''),
    name.source,
  );

test('the seller hears of a booking at once, and the bell leads to the product by keyboard', async () => {
  const { seller, buyer, categoryId } = await sellerAndBuyer();
  const [bench] = await createProducts(seller, categoryId, 'Bench');
  const [selling, buying] = await Promise.all([signedIn(seller), signedIn(buyer)]);
  await bell(selling.page).waitFor();
  await open(buying.page, `/pages/product/${bench.id}`);
  const recording = record(selling.page);
  await buying.page.getByRole('button', { name: 'Add to Cart' }).press('Enter');
  await bell(selling.page, 1).waitFor();
  expect(await recording.sent()).toEqual([]);
  // Buyers with a booking aren't notified.
  await bell(buying.page).waitFor();

  await bell(selling.page, 1).press('Enter');
  const item = panel(selling.page).getByRole('link', { name: new RegExp(bench.name) });
  await item.waitFor();
  expect(await recording.sent()).toEqual(['Notifications']);
  await selling.page.keyboard.press('Escape');
  await panel(selling.page).waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(selling.page, /^Notifications/)).toBe(true);

  await bell(selling.page, 1).press('Enter');
  await item.press('Enter');
  await arrives(selling.page, { path: `/pages/product/${bench.id}`, heading: bench.name });
  await bell(selling.page).waitFor();
  expect(await recording.sent()).toContain('MarkNotificationsRead');
  for (const session of [selling, buying]) {
    session.expectNoProblems();
    await session.close();
  }
});

proof(
  'a sale notifies buyer, seller and a watcher; each notification opens its own page',
  async () => {
    const { seller, buyer, categoryId } = await sellerAndBuyer();
    const watcher = await createUser(browser, 'buyer', 'Rita Vane');
    const [bench] = await createProducts(seller, categoryId, 'Bench');
    await watcher.addToWishList(bench);
    const [selling, buying, watching] = await Promise.all([
      signedIn(seller),
      signedIn(buyer),
      signedIn(watcher, phone),
    ]);
    await open(buying.page, `/pages/payment/${bench.id}`);
    await payByCard(buying.page);
    for (const { page } of [selling, buying, watching]) await bell(page, 1).waitFor();
    const { orders } = await buyer.graphql<{ orders: { nodes: { id: string }[] } }>(
      '{ orders { nodes { id } } }',
    );
    for (const [{ page }, destination] of [
      [selling, { path: `/pages/orders/${orders.nodes[0]?.id}`, heading: bench.name }],
      [buying, { path: `/pages/orders/${orders.nodes[0]?.id}`, heading: bench.name }],
      [watching, { path: `/pages/product/${bench.id}`, heading: bench.name }],
    ] as const) {
      await bell(page, 1).press('Enter');
      await panel(page)
        .getByRole('link', { name: new RegExp(bench.name) })
        .press('Enter');
      await arrives(page, destination);
      await bell(page).waitFor();
    }
    for (const session of [selling, buying, watching]) {
      session.expectNoProblems();
      await session.close();
    }
  },
);

proof(
  'notifications read in one tab are read in the other, one by one and all at once',
  async () => {
    const { seller, buyer, categoryId } = await sellerAndBuyer();
    const products = await createProducts(seller, categoryId, 'Bench', 'Rack', 'Mat');
    for (const product of products) await buyer.addToBookingList(product);
    const session = await signedIn(seller);
    const { page: one } = session;
    const other = await session.context.newPage();
    await Promise.all([one, other].map((page) => open(page, '/pages/notifications')));
    for (const page of [one, other]) await bell(page, 3).waitFor();
    expect(await list(one).getByRole('listitem').count()).toBe(3);

    const recording = record(other);
    await list(one)
      .getByRole('link', { name: new RegExp(products[0].name) })
      .press('Enter');
    await arrives(one, { path: `/pages/product/${products[0].id}`, heading: products[0].name });
    await bell(other, 2).waitFor();
    await followLink(one, '/pages/notifications');
    await expectSame(one, other);

    await one.getByRole('main').getByRole('button', { name: 'Mark all as read' }).press('Enter');
    await bell(other).waitFor();
    await expectSame(one, other);
    // The menu's number of tasks may be refetched by chance.
    expect((await recording.sent()).filter((name) => name !== 'Tasks')).toEqual([]);
    const fresh = await session.context.newPage();
    await open(fresh, '/pages/notifications');
    await expectSame(one, fresh);
    session.expectNoProblems();
    await session.close();
  },
);

proof('which notifications come by mail is kept, and a demo shop shows the mails', async () => {
  const { seller, buyer, categoryId } = await sellerAndBuyer();
  const session = await signedIn(seller);
  const { page } = session;
  await open(page, '/pages/notifications');
  await page.getByText('No notifications yet').waitFor();
  const details = page.getByRole('button', { name: 'Offers and messages: details' });
  await details.press('Enter');
  const booked = page.getByRole('checkbox', { name: 'Somebody books what you sell: email' });
  expect(await booked.isChecked()).toBe(false);
  const recording = record(page);
  await booked.press('Space');
  expect(await booked.isChecked()).toBe(true);
  expect(await recording.sent()).toEqual(['UpdateNotificationSettings']);
  await open(page, '/pages/notifications');
  await details.press('Enter');
  expect(await booked.isChecked()).toBe(true);

  const [bench] = await createProducts(seller, categoryId, 'Bench');
  await buyer.addToBookingList(bench);
  await bell(page, 1).waitFor();
  const mail = page.getByRole('article').filter({ hasText: bench.name });
  await expect
    .poll(async () => {
      await open(page, '/pages/mails');
      return mail.count();
    })
    .toBe(1);
  expect(await violations(page)).toEqual([]);
  await followMailLink(page, `/pages/product/${bench.id}`);
  await arrives(page, { path: `/pages/product/${bench.id}`, heading: bench.name });
  session.expectNoProblems();
  await session.close();
});

/** Follows a link in a mail. */
const followMailLink = (page: Page, path: string) =>
  page.getByRole('article').locator(`a[href="${path}"]`).press('Enter');
