import { proof } from '@fitness-zone/testkit/proof.ts';
import type { HttpUser } from '@fitness-zone/testkit/users/sign-up.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { desktop, phone } from './support/harness.ts';
import { unreadMessages } from './support/menus.ts';
import { continueRequest, holdRequests } from './support/network/intercept.ts';
import { operationOf, record } from './support/network/recording.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createProducts, createUser } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { open } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();

async function signedIn(user: Pick<HttpUser, 'email' | 'password'>, viewport = desktop) {
  const session = await browser.newSession(viewport);
  await restoreLogin(session, user);
  return session;
}

async function sellerAndBuyer() {
  const [seller, buyer, category] = await Promise.all([
    createUser(browser, 'seller', 'Greta Moss'),
    createUser(browser, 'buyer', 'Paul Reed'),
    createCategory(admin),
  ]);
  const [rower] = await createProducts(seller, category.id, 'Rower');
  return { seller, buyer, rower };
}

const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const distanceFromEnd = (page: Page) => log(page).evaluate(({ scrollTop }) => Math.abs(scrollTop));

/** Writes a message in an open thread, with the keyboard. */
async function write(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Leaves out `Tasks`, which every change refetches. */
const sentBesidesTasks = async (recording: ReturnType<typeof record>) =>
  (await recording.sent()).filter((operation) => operation !== 'Tasks');

/** Waits until a message is visible in an open thread. */
const sees = (page: Page, text: string) => log(page).getByText(text, { exact: true }).waitFor();

test('a buyer asks, the seller hears of it at once and answers, and both have read it', async () => {
  const { seller, buyer, rower } = await sellerAndBuyer();
  const [selling, buying] = await Promise.all([signedIn(seller), signedIn(buyer, phone)]);
  await open(selling.page, '/pages/messages');
  await selling.page.getByRole('heading', { name: 'No messages yet' }).waitFor();
  await open(buying.page, `/pages/product/${rower.id}`);

  await buying.page.getByRole('button', { name: 'Ask the seller' }).press('Enter');
  await buying.page.getByRole('textbox', { name: 'Your question' }).fill('Does it fold?');
  expect(await violations(buying.page)).toEqual([]);
  const recording = record(selling.page);
  await buying.page.getByRole('button', { name: 'Send' }).press('Enter');
  await unreadMessages(selling.page, 1);
  const row = selling.page.getByRole('navigation', { name: 'Conversations' }).getByRole('link');
  await row.filter({ hasText: 'Does it fold?' }).waitFor();
  expect(await sentBesidesTasks(recording)).toEqual([]);

  const questions = buying.page.getByRole('link', { name: 'Your conversation' });
  await questions.waitFor();
  await expect
    .poll(() => questions.evaluate((link) => link.parentElement === document.activeElement))
    .toBe(true);
  await questions.press('Enter');
  await buying.page.getByRole('heading', { level: 1, name: seller.name }).waitFor();

  await row.press('Enter');
  await selling.page.getByRole('heading', { level: 1, name: buyer.name }).waitFor();
  await sees(selling.page, 'Does it fold?');
  await unreadMessages(selling.page);
  expect(await sentBesidesTasks(recording)).toEqual([
    'Thread',
    'MarkNotificationsReadAbout',
    'MarkThreadRead',
  ]);

  await write(selling.page, 'It does, <b>in the middle</b>.');
  await sees(buying.page, 'It does, <b>in the middle</b>.');
  await unreadMessages(buying.page);
  await write(buying.page, 'Thanks!');
  await sees(selling.page, 'Thanks!');
  // An open thread marks it as read at once.
  await unreadMessages(selling.page);
  for (const { page } of [selling, buying]) {
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await violations(page)).toEqual([]);
  }
  for (const session of [selling, buying]) {
    session.expectNoProblems();
    await session.close();
  }
});

proof(
  'on a phone the conversations and one of them are seen one after the other, with a way back',
  async () => {
    const { seller, buyer, rower } = await sellerAndBuyer();
    await buyer.askSeller(rower, 'Does it fold?');
    const session = await signedIn(seller, { width: 360, height: 720 });
    const { page } = session;
    await open(page, '/pages/messages');
    const conversations = page.getByRole('navigation', { name: 'Conversations' });
    await conversations.getByRole('link').press('Enter');
    await page.getByRole('heading', { level: 1, name: buyer.name }).waitFor();
    expect(await conversations.count()).toBe(0);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 720 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth),
      ).toBe(false);
    }
    await write(page, 'w'.repeat(400));
    await sees(page, 'w'.repeat(400));
    expect(await log(page).evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(false);
    await page.getByRole('link', { name: 'All messages' }).press('Enter');
    await conversations.waitFor();
    expect(await log(page).count()).toBe(0);
    session.expectNoProblems();
    await session.close();
  },
);

/** A buyer's thread of two-line messages; `Number 0` is the oldest. */
async function longThread(length: number) {
  const { seller, buyer, rower } = await sellerAndBuyer();
  const { thread } = await buyer.askSeller(rower, 'Number 0');
  for (let number = 1; number < length; number += 1) {
    await buyer.sendMessage(thread, `Number ${number}\nand a second line`);
  }
  return { seller, buyer, thread };
}

/** Scrolls to the top, which fetches the previous page. */
const scrollUp = (page: Page) =>
  log(page).evaluate((box) => box.scrollTo({ top: -box.scrollHeight }));

proof(
  'earlier messages come without a jump, and a new one does not pull who reads them away',
  async () => {
    const { seller, buyer, thread } = await longThread(60);
    const session = await signedIn(seller);
    const { page } = session;
    await open(page, `/pages/messages/${thread.id}`);
    await sees(page, 'Number 59\nand a second line');
    expect(await distanceFromEnd(page)).toBe(0);
    await unreadMessages(page);

    const placeOf = (text: string) =>
      log(page)
        .getByText(text)
        .evaluate((element) => element.getBoundingClientRect().top);
    const recording = record(page);
    await scrollUp(page);
    await log(page).getByText('Number 12', { exact: false }).waitFor();
    expect(await recording.sent()).toContain('Thread');
    const oldest = log(page).getByText('Number 36');
    await oldest.scrollIntoViewIfNeeded();
    const before = await placeOf('Number 36');
    await buyer.sendMessage(thread, 'One more thing');
    await page.getByRole('button', { name: 'New message' }).waitFor();
    expect(Math.abs((await placeOf('Number 36')) - before)).toBeLessThan(2);
    // A message out of sight stays unread.
    await unreadMessages(page, 1);
    await page.getByRole('button', { name: 'New message' }).press('Enter');
    await unreadMessages(page);
    expect(await distanceFromEnd(page)).toBe(0);
    session.expectNoProblems();
    await session.close();
  },
);

proof(
  'earlier messages come once, and are shown, while it is not answered that the thread is read',
  async () => {
    const { seller, thread } = await longThread(30);
    const session = await signedIn(seller);
    const { page } = session;
    const marking = await holdRequests(page, 'MarkThreadRead');
    await open(page, `/pages/messages/${thread.id}`);
    await expect.poll(marking.count).toBe(1);
    let pages = 0;
    page.on('request', (request) => {
      if (operationOf(request) === 'Thread' && request.postDataJSON().variables.after) pages += 1;
    });
    await scrollUp(page);
    await sees(page, 'Number 0');
    expect(pages).toBe(1);
    marking.release(continueRequest);
    await unreadMessages(page);
    await sees(page, 'Number 0');
    session.expectNoProblems();
    await session.close();
  },
);

proof(
  'a message that could not be sent is kept, and is sent once when the network is back',
  async () => {
    const { seller, buyer, rower } = await sellerAndBuyer();
    const { thread } = await buyer.askSeller(rower, 'Does it fold?');
    const session = await signedIn(seller);
    const { page, context } = session;
    await open(page, `/pages/messages/${thread.id}`);
    await sees(page, 'Does it fold?');
    await unreadMessages(page);
    await context.setOffline(true);
    await write(page, 'It does.');
    expect(await field(page).inputValue()).toBe('');
    const unsent = log(page).getByText(/^(Waits for the network|Sending…)$/);
    await unsent.waitFor();
    await context.setOffline(false);
    await unsent.waitFor({ state: 'detached' });
    await page.reload();
    await sees(page, 'It does.');
    expect(await log(page).getByText('It does.', { exact: true }).count()).toBe(1);
    await session.close();
  },
);

proof('a blocked user reads so at once, and can write again once unblocked', async () => {
  const { seller, buyer, rower } = await sellerAndBuyer();
  const { thread } = await buyer.askSeller(rower, 'Does it fold?');
  const path = `/pages/messages/${thread.id}`;
  const [selling, buying] = await Promise.all([signedIn(seller), signedIn(buyer)]);
  await Promise.all([selling, buying].map(({ page }) => open(page, path)));
  const { page } = selling;
  await page.getByRole('button', { name: `Block ${buyer.name}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Block ${buyer.name}?` });
  await dialog.getByText(/can no longer write to each other/).waitFor();
  await dialog.getByRole('button', { name: 'Block', exact: true }).press('Enter');
  await page.getByText(/^You blocked/).waitFor();
  await buying.page.getByText('You can no longer write to this person.').waitFor();
  expect(await field(buying.page).count()).toBe(0);

  await page.getByRole('button', { name: `Unblock ${buyer.name}` }).press('Enter');
  await page.getByRole('button', { name: 'Unblock', exact: true }).press('Enter');
  await field(buying.page).waitFor();
  await write(buying.page, 'Are we good?');
  await sees(page, 'Are we good?');
  for (const session of [selling, buying]) {
    session.expectNoProblems();
    await session.close();
  }
});

proof(
  'a reported message reaches an open page of an admin, with those before it and nothing else',
  async () => {
    const { seller, buyer, rower } = await sellerAndBuyer();
    const { thread } = await buyer.askSeller(rower, 'Question 0');
    for (let number = 1; number < 7; number += 1) {
      await buyer.sendMessage(thread, `Question ${number}`);
    }
    const watching = await signedIn(admin);
    await open(watching.page, '/pages/reports');
    const session = await signedIn(seller);
    const { page } = session;
    await open(page, `/pages/messages/${thread.id}`);
    const message = log(page).getByRole('listitem').filter({ hasText: 'Question 6' });
    await message.getByRole('button', { name: 'Report this message' }).press('Enter');
    const reason = 'Too many questions.';
    await page.getByRole('combobox', { name: 'What’s wrong' }).selectOption('SPAM');
    await page.getByRole('textbox', { name: 'Details' }).fill(reason);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Report', exact: true }).press('Enter');
    await message.getByText('Reported', { exact: true }).waitFor();

    const report = watching.page.getByRole('article').filter({ hasText: reason });
    await report.waitFor();
    const texts = await report.getByRole('listitem').allInnerTexts();
    expect(texts.map((text) => text.split('\n').at(-1))).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `Question ${number}`),
    );
    expect(await violations(watching.page)).toEqual([]);
    for (const one of [session, watching]) {
      one.expectNoProblems();
      await one.close();
    }
  },
);
