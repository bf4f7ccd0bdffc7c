import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { proof } from '@fitness-zone/testkit/proof.ts';
import type { HttpUser } from '@fitness-zone/testkit/users/sign-up.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { press } from './actions/userAction.ts';
import { signIn } from './support/forms.ts';
import { desktop, openProfile } from './support/harness.ts';
import { keptIn, waitingIn } from './support/keptCache.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createProducts, createUser } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { open } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();

/** A conversation that a buyer has begun about a bench. */
async function aConversation() {
  const [seller, buyer, { id }] = await Promise.all([
    createUser(browser, 'seller', 'Greta'),
    createUser(browser, 'buyer', 'Paul'),
    createCategory(admin),
  ]);
  const [bench] = await createProducts(seller, id, 'Bench');
  const { thread } = await buyer.askSeller(bench, 'Does it fold?');
  return { buyer, bench, thread };
}

/** Opens the conversation, and waits until it opens without a network, too. */
async function openKept(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => keptIn(page)).toContain('Does it fold?');
}

async function write(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Message to/ });
  await field.fill(text);
  await field.press('Enter');
  await expect.poll(() => waitingIn(page)).toContain(text);
}

const queue = (page: Page) => page.getByText('Will be sent when you’re online', { exact: true });

/** What was written after the first question, the oldest first. */
async function answers({ graphql }: HttpUser, id: string): Promise<string[]> {
  const { thread } = await graphql<{ thread: { messages: { nodes: { text: string }[] } } }>(
    'query ($id: ID!) { thread(id: $id) { messages { nodes { text } } } }',
    { id },
  );
  return thread.messages.nodes
    .map(({ text }) => text)
    .reverse()
    .slice(1);
}

test('what waits outlives a killed browser, and is sent once by the next one', async () => {
  const { buyer, thread } = await aConversation();
  const path = `/pages/messages/${thread.id}`;
  const folder = await mkdtemp(join(tmpdir(), 'profile-'));
  const first = await openProfile(folder);
  await restoreLogin(first, buyer);
  await openKept(first.page, path);
  await first.context.setOffline(true);
  await write(first.page, 'I have a van.');
  await write(first.page, 'Is Friday fine?');
  await first.kill();
  expect(await answers(buyer, thread.id)).toEqual([]);
  const next = await openProfile(folder);
  await open(next.page, path);
  await expect.poll(() => answers(buyer, thread.id)).toEqual(['I have a van.', 'Is Friday fine?']);
  await expect.poll(() => waitingIn(next.page)).toBe('[]');
  await queue(next.page).waitFor({ state: 'detached' });
  await next.context.close();
  await rm(folder, { recursive: true });
});

proof(
  'the next account on a device sees nothing of the one before, and sends nothing for it',
  async () => {
    const { buyer, bench, thread } = await aConversation();
    const other = await createUser(browser, 'buyer', 'Anna');
    const path = `/pages/messages/${thread.id}`;
    const session = await browser.newSession(desktop, { serviceWorkers: 'allow' });
    const { page, context } = session;
    await restoreLogin(session, buyer);
    await openKept(page, path);
    await context.setOffline(true);
    await write(page, 'I have a van.');
    await press(page, /^Account menu of/);
    const menu = page.getByRole('dialog', { name: 'Account', exact: true });
    await menu.getByRole('button', { name: 'Sign Out', exact: true }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).press('Enter');
    await expect.poll(() => keptIn(page)).toBeNull();
    expect(await waitingIn(page)).toBeNull();
    await context.setOffline(false);
    await signIn(session, other);
    await open(page, '/pages');
    await expect.poll(() => keptIn(page)).not.toBeNull();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    expect(await keptIn(page)).not.toContain('Does it fold?');
    await context.setOffline(true);
    for (const one of [path, '/pages/messages']) {
      await page.goto(one);
      await page.getByRole('banner').waitFor();
      await expect.poll(() => page.getByRole('main').textContent()).not.toBe('');
      for (const text of ['Does it fold?', 'I have a van.', bench.name, buyer.name])
        expect(await page.getByText(text).count()).toBe(0);
    }
    await context.setOffline(false);
    await open(page, '/pages');
    expect(await queue(page).count()).toBe(0);
    expect(await answers(buyer, thread.id)).toEqual([]);
    await session.close();
  },
);
