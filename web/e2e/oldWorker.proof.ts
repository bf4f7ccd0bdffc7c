import { savedLogin } from '@fitness-zone/testkit/users/saved-login.ts';
import { expect, test } from 'vitest';
import { desktop, workerShop } from './support/harness.ts';
import { openDeployments } from './support/network/deployments.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createUser } from './support/records.ts';
import { open, ready } from './support/screens.ts';
import { snapshotIn } from './support/storedCache.ts';

const { browser } = await openBrowserAsAdmin();

test('with the worker of a former build, open pages go on and offer the reload, which brings the new build, also without a network', async () => {
  const shop = await openDeployments(workerShop().url);
  const buyer = await createUser(browser, 'buyer', 'Paul');
  const { page, context, close } = await browser.newSession(desktop, { serviceWorkers: 'allow' });
  const localStorage = await savedLogin(workerShop().url, buyer);
  await context.setStorageState({ cookies: [], origins: [{ origin: shop.url, localStorage }] });
  const failed: string[] = [];
  page.on('pageerror', (error) => failed.push(String(error)));
  const build = () => page.locator('meta[name="build"]').getAttribute('content');
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await open(page, `${shop.url}/pages`);
  const former = await build();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // From here on, the worker serves the page.
  await page.reload();
  await ready(page);

  shop.deploy();
  // Simulates the reconnect after a server restart.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const offer = page.getByText('Fitness Zone was updated.');
  await offer.waitFor();
  // Its script was never loaded, and the server no longer has it.
  await page.getByRole('banner').getByRole('link', { name: 'ABOUT' }).press('Enter');
  await title('About us').waitFor();
  expect(await build()).toBe(former);

  await page.getByRole('button', { name: 'Reload' }).press('Enter');
  await expect.poll(build).toBe(`next-${former}`);
  await ready(page);
  await title('About us').waitFor();
  expect(await offer.count()).toBe(0);
  const workerBuilds = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const isAlone = !registration?.waiting && !registration?.installing;
      const names = await caches.keys();
      const pages = await Promise.all(
        names.map(async (name) => {
          const keys = await (await caches.open(name)).keys();
          return keys.filter(({ url }) => url.includes('assets/')).map(({ url }) => url);
        }),
      );
      return { isAlone, files: pages.flat().filter((url) => !url.includes('/next-assets/')) };
    });
  await expect.poll(workerBuilds).toEqual({ isAlone: true, files: [] });

  await expect.poll(() => snapshotIn(page)).toContain(`next-${former}`);
  await context.setOffline(true);
  await page.reload();
  await title('About us').waitFor();
  expect(await build()).toBe(`next-${former}`);
  await context.setOffline(false);
  expect(failed).toEqual([]);
  await close();
  await shop.close();
});
