import { expect, test } from 'vitest';
import { paths } from '../src/lib/paths.ts';
import { press } from './actions/userAction.ts';
import { signIn } from './support/forms.ts';
import { desktop } from './support/harness.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createUser } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { open } from './support/screens.ts';
import { clearBrowserStorage, snapshotIn, waitingIn } from './support/storedCache.ts';
import {
  aConversation,
  answers,
  openStoredConversation,
  waitingNotice,
  writeUnsent,
} from './support/unsentMessages.ts';

const { browser, admin } = await openBrowserAsAdmin();

test('the next account on a device sees nothing of the one before, and sends nothing for it', async () => {
  const { buyer, bench, thread } = await aConversation({ browser, admin });
  const other = await createUser(browser, 'buyer', 'Anna');
  const path = `/pages/messages/${thread.id}`;
  const session = await browser.newSession(desktop, { serviceWorkers: 'allow' });
  const { page, context } = session;
  await restoreLogin(session, buyer);
  await openStoredConversation(page, path);
  await context.setOffline(true);
  await writeUnsent(page, 'I have a van.');
  await press(page, /^Account menu of/);
  const menu = page.getByRole('dialog', { name: 'Account', exact: true });
  await menu.getByRole('button', { name: 'Sign Out', exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).press('Enter');
  await expect.poll(() => snapshotIn(page)).toBeNull();
  expect(await waitingIn(page)).toBeNull();
  await context.setOffline(false);
  await signIn(session, other);
  await open(page, '/pages');
  await expect.poll(() => snapshotIn(page)).not.toBeNull();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  expect(await snapshotIn(page)).not.toContain('Does it fold?');
  await context.setOffline(true);
  for (const one of [path, '/pages/messages']) {
    await page.goto(one);
    await page.getByText('Not kept on this device').first().waitFor();
    for (const text of ['Does it fold?', 'I have a van.', bench.name, buyer.name])
      expect(await page.getByText(text).count()).toBe(0);
  }
  await context.setOffline(false);
  await open(page, '/pages');
  expect([null, '[]']).toContain(await waitingIn(page));
  expect(await answers(buyer, thread.id)).toEqual([]);
  await session.close();
});

test('a session that ends elsewhere erases what waited, and says what it was', async () => {
  const { buyer, thread } = await aConversation({ browser, admin });
  const path = `/pages/messages/${thread.id}`;
  const session = await browser.newSession(desktop, { serviceWorkers: 'allow' });
  const { page, context } = session;
  await restoreLogin(session, buyer);
  await openStoredConversation(page, path);
  await context.setOffline(true);
  await writeUnsent(page, 'I have a van.');
  await waitingNotice(page).waitFor();
  await buyer.graphql('mutation { signOutEverywhere { success } }');
  await context.setOffline(false);
  const notice = page.getByRole('region', { name: 'Notice' });
  await notice.getByText('1 action that waited wasn’t sent: Message.').waitFor();
  expect(await waitingIn(page)).toBeNull();
  expect(await snapshotIn(page)).toBeNull();
  await session.close();
});

test('with nothing kept and no network, pages that need no data open, and others say why they don’t', async () => {
  const buyer = await createUser(browser, 'buyer', 'Paul');
  const session = await browser.newSession(desktop, { serviceWorkers: 'allow' });
  const { page, context } = session;
  await restoreLogin(session, buyer);
  await open(page, paths.pages);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.goto('/favicon.svg');
  await clearBrowserStorage(page);
  await context.setOffline(true);
  await page.goto(paths.wishList);
  await page.getByText('Not kept on this device').waitFor();
  for (const [path, name] of [
    [paths.about, 'About us'],
    [paths.howItWorks, 'How it works'],
    [paths.contact, 'Contact us'],
    [paths.blog, 'Blog'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { name, level: 1 }).waitFor();
  }
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Account menu of/ }).waitFor();
  await session.close();
});
