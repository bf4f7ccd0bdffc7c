import type { HttpUser } from '@fitness-zone/testkit/users/sign-up.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestBrowser } from './harness.ts';
import { createCategory, createProducts, createUser } from './records.ts';
import { open } from './screens.ts';
import { snapshotIn, waitingIn } from './storedCache.ts';

type Shop = { browser: TestBrowser; admin: HttpUser };

/** A conversation about a bench, begun by a buyer. */
export async function aConversation({ browser, admin }: Shop) {
  const [seller, buyer, { id }] = await Promise.all([
    createUser(browser, 'seller', 'Greta'),
    createUser(browser, 'buyer', 'Paul'),
    createCategory(admin),
  ]);
  const [bench] = await createProducts(seller, id, 'Bench');
  const { thread } = await buyer.askSeller(bench, 'Does it fold?');
  return { buyer, bench, thread };
}

/** Opens the conversation, and waits until it would also open without a network. */
export async function openStoredConversation(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => snapshotIn(page)).toContain('Does it fold?');
}

/** Writes a message in an open thread, and waits until the browser has stored it. */
export async function writeUnsent(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Message to/ });
  await field.fill(text);
  await field.press('Enter');
  await expect.poll(() => waitingIn(page)).toContain(text);
}

/** The note on a message that is waiting for the network. */
export const waitingNotice = (page: Page) =>
  page.getByText('Will be sent when you’re online', { exact: true });

/** The messages after the first question, oldest first. */
export async function answers({ graphql }: HttpUser, id: string): Promise<string[]> {
  const { thread } = await graphql<{ thread: { messages: { nodes: { text: string }[] } } }>(
    'query ($id: ID!) { thread(id: $id) { messages { nodes { text } } } }',
    { id },
  );
  return thread.messages.nodes
    .map(({ text }) => text)
    .reverse()
    .slice(1);
}
