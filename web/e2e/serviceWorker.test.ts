import { dayMs } from '@fitness-zone/contract/time/days.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signOut } from './support/forms.ts';
import { desktop } from './support/harness.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { openWithDetails, orderPages, shownCode } from './support/orders.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { snapshotIn } from './support/storedCache.ts';

const opened = await openBrowserAsAdmin();
const { aSale } = orderPages(opened);

/** The names of the caches in which a service worker has kept something. */
const cachesOf = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

test('without a network an order opens with its code, place and conversation, a message waits over a reload, and signing out leaves nothing', async () => {
  const { seller, buyer, id } = await aSale();
  const time = new Date(Date.now() + 3 * dayMs).toISOString().slice(0, 16);
  const { proposePickUp } = await seller.graphql<{
    proposePickUp: { order: { pickUp: { proposal: { id: string; times: string[] } } } };
  }>(
    'mutation ($input: ProposePickUpInput!) { proposePickUp(input: $input) { order { id pickUp { proposal { id times } } } } }',
    { input: { orderId: id, times: [time], timeZone: 'UTC', place: '5 Mill Lane' } },
  );
  const { proposal } = proposePickUp.order.pickUp;
  await buyer.graphql(
    'mutation ($input: AcceptPickUpInput!) { acceptPickUp(input: $input) { success } }',
    { input: { orderId: id, proposalId: proposal.id, time: proposal.times[0] } },
  );
  await seller.graphql(
    'mutation ($input: SendOrderMessageInput!) { sendOrderMessage(input: $input) { success } }',
    { input: { orderId: id, text: 'Ring the upper bell' } },
  );
  const session = await opened.browser.newSession(desktop, { serviceWorkers: 'allow' });
  const { page, context } = session;
  await restoreLogin(session, buyer);
  await openWithDetails(page, id);
  const code = await shownCode(page);
  await expect.poll(() => snapshotIn(page)).toContain('Ring the upper bell');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  session.expectNoProblems();
  await context.setOffline(true);
  await page.reload();
  await page.getByText('Ring the upper bell').waitFor();
  await page.getByText(/^You’re offline\. What you see is from /).waitFor();
  expect(await shownCode(page)).toBe(code);
  await page.getByRole('region', { name: 'Pick-up' }).getByText('5 Mill Lane').waitFor();
  await page.getByRole('textbox', { name: /^Message to/ }).fill('On my way');
  await page.getByRole('textbox', { name: /^Message to/ }).press('Enter');
  const queue = page.getByText('Will be sent when you’re online', { exact: true });
  await queue.waitFor();
  await page.reload();
  await queue.waitFor();
  // Its script was never loaded before.
  await page.getByRole('banner').getByRole('link', { name: 'ABOUT' }).press('Enter');
  await page.getByRole('heading', { name: 'About us', level: 1 }).waitFor();
  expect(await cachesOf(page)).not.toEqual([]);
  await context.setOffline(false);
  await queue.waitFor({ state: 'detached' });
  const { order } = await seller.graphql<{
    order: { thread: { messages: { nodes: { text: string }[] } } };
  }>('query ($id: ID!) { order(id: $id) { thread { messages { nodes { text } } } } }', { id });
  expect(order.thread.messages.nodes.filter(({ text }) => text === 'On my way')).toHaveLength(1);
  await signOut(page);
  await expect.poll(() => cachesOf(page)).toEqual([]);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await registrations()).toBe(0);
  expect(await snapshotIn(page)).toBeNull();
  await session.close();
});
