import { expect, test } from 'vitest';
import { press } from './actions/userAction.ts';
import { signIn } from './support/forms.ts';
import { desktop } from './support/harness.ts';
import { keptIn, waitingIn } from './support/keptCache.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createUser } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { open } from './support/screens.ts';
import { aConversation, answers, openKept, writeUnsent } from './support/unsentMessages.ts';

const { browser, admin } = await openBrowserAsAdmin();

test('the next account on a device sees nothing of the one before, and sends nothing for it', async () => {
  const { buyer, bench, thread } = await aConversation({ browser, admin });
  const other = await createUser(browser, 'buyer', 'Anna');
  const path = `/pages/messages/${thread.id}`;
  const session = await browser.newSession(desktop, { serviceWorkers: 'allow' });
  const { page, context } = session;
  await restoreLogin(session, buyer);
  await openKept(page, path);
  await context.setOffline(true);
  await writeUnsent(page, 'I have a van.');
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
