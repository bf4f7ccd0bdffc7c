import { proof } from '@fitness-zone/testkit/proof.ts';
import { expect, test } from 'vitest';
import { paths } from '../src/lib/paths.ts';
import { categoryPage } from './actions/userAction.ts';
import { demo, payByCard, signIn } from './support/forms.ts';
import { desktop, phone } from './support/harness.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createProducts, createUser } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { open, ready } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();

const notice = 'You’re offline. The rest of this page will load when you’re back online.';

test('a screen whose chunk could not be loaded while offline is loaded when the connection is back', async () => {
  const session = await browser.newSession();
  const { page, context } = session;
  let loads = 0;
  await open(page, '/');
  page.on('load', () => {
    loads += 1;
  });
  await context.setOffline(true);
  await page.getByText(notice).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'ABOUT' }).press('Enter');
  await page.getByText('ChunkLoadError').waitFor();
  await page.getByRole('contentinfo').waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'About us', level: 1 }).waitFor();
  await page.getByText(notice).waitFor({ state: 'detached' });
  await page.getByRole('banner').getByRole('link', { name: 'HOME' }).press('Enter');
  await page.getByRole('heading', { name: 'Shop by category' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'ABOUT' }).press('Enter');
  await page.getByRole('heading', { name: 'About us', level: 1 }).waitFor();
  expect(loads).toBe(0);
  await session.close();
});

proof(
  'the dashboard and its first screen, which are chunks both, are loaded when the connection is back',
  async () => {
    const session = await browser.newSession();
    const { page, context } = session;
    await open(page, '/about-us');
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'PAGES' }).press('Enter');
    await page.getByText('ChunkLoadError').waitFor();
    await context.setOffline(false);
    await page.getByRole('complementary', { name: 'Shop' }).waitFor();
    await ready(page);
    expect(await page.getByText('ChunkLoadError').count()).toBe(0);
    await session.close();
  },
);

test('a list that could not be fetched while offline is fetched when the connection is back', async () => {
  const [seller, one, other] = await Promise.all([
    createUser(browser, 'seller', 'Greta Moss'),
    createCategory(admin),
    createCategory(admin),
  ]);
  const [bench] = await createProducts(seller, other.id, 'Bench');
  const session = await browser.newSession();
  const { page, context } = session;
  await page.clock.install();
  await open(page, categoryPage(one.id));
  await context.setOffline(true);
  await page.locator(`aside a[href="${categoryPage(other.id)}"]`).press('Enter');
  const failure = page.getByText('Not kept on this device');
  const waits = async () => {
    await page.clock.fastForward(1000);
    return failure.count();
  };
  await expect.poll(waits).toBe(1);
  await context.setOffline(false);
  await page.getByRole('heading', { name: bench.name }).waitFor();
  await session.close();
});

proof(
  'a menu or dialog opened offline says that it could not be loaded, and opens afterwards',
  async () => {
    const session = await browser.newSession(phone);
    const { page, context } = session;
    // The toast after it loads the toasts' component.
    await signIn(session, demo('buyer'));
    await open(page, paths.messages);
    const menu = (name: string) => page.getByRole('dialog', { name });
    const openers = [
      [phone, /^Me\b/, 'Menu'],
      [desktop, 'Menu: categories and dashboard', 'Shop'],
    ] as const;
    await context.setOffline(true);
    for (const [viewport, opener, dialog] of openers) {
      await page.setViewportSize(viewport);
      const button = page.getByRole('button', { name: opener });
      await button.press('Enter');
      await page.getByText('We couldn’t load this.').waitFor();
      await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
      await page.getByText('We couldn’t load this.').waitFor({ state: 'detached' });
      expect(await menu(dialog).count()).toBe(0);
      expect(await button.getAttribute('aria-expanded')).toBe('false');
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    }
    // Signing out needs no further chunk.
    await page.getByRole('button', { name: /^Account menu of/ }).press('Enter');
    await page.getByRole('button', { name: 'Sign Out' }).waitFor();
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    for (const [viewport, opener, dialog] of openers) {
      await page.setViewportSize(viewport);
      await page.getByRole('button', { name: opener }).press('Enter');
      await menu(dialog).waitFor();
      await page.keyboard.press('Escape');
      await menu(dialog).waitFor({ state: 'hidden' });
    }
    await session.close();
  },
);

proof(
  'a toast that could not be shown while offline is shown when the connection is back',
  async () => {
    const session = await browser.newSession(phone);
    const { page, context } = session;
    await open(page, '/about-us');
    await context.setOffline(true);
    // The menu's chunk fails, and then the chunk of the toast that would say so.
    const failed = page.waitForEvent('requestfailed', (request) => /Toaster-/.test(request.url()));
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
    await failed;
    expect(await page.getByText('We couldn’t load this.').count()).toBe(0);
    await context.setOffline(false);
    await page.getByText('We couldn’t load this.').waitFor();
    await session.close();
  },
);

proof('a toast whose component could not be loaded is shown with the next toast', async () => {
  const session = await browser.newSession(phone);
  const { page } = session;
  await open(page, '/about-us');
  const toaster = '**/assets/Toaster-*.js';
  for (const chunk of ['**/assets/NavDrawer-*.js', toaster])
    await page.route(chunk, (route) => route.abort('internetdisconnected'));
  const failed = page.waitForEvent('requestfailed', (request) => /Toaster-/.test(request.url()));
  const opener = page.getByRole('button', { name: 'More', exact: true });
  await opener.press('Enter');
  await failed;
  await page.unroute(toaster);
  await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false');
  await opener.press('Enter');
  const toasts = page.getByRole('alert').filter({ hasText: 'We couldn’t load this.' });
  await expect.poll(() => toasts.count()).toBe(2);
  await session.close();
});

proof(
  'the card form that could not be loaded while offline is loaded when the connection is back',
  async () => {
    const [seller, buyer, { id }] = await Promise.all([
      createUser(browser, 'seller', 'Greta Moss'),
      createUser(browser, 'buyer', 'Paul Reed'),
      createCategory(admin),
    ]);
    const [bench] = await createProducts(seller, id, 'Bench');
    const session = await browser.newSession();
    const { page, context } = session;
    await page.clock.install();
    await restoreLogin(session, buyer);
    // The sandbox's script loads with the card form.
    await page.route('**/assets/sandbox*', (route) => route.abort('internetdisconnected'));
    const warning = page.waitForEvent('console', (message) =>
      message.text().startsWith('We couldn’t load the card form.'),
    );
    await open(page, `/pages/payment/${bench.id}`);
    await page.getByText(bench.name).first().waitFor();
    await warning;
    expect(await page.locator('[data-card-part]').count()).toBe(0);
    await context.setOffline(true);
    await page.unrouteAll();
    await context.setOffline(false);
    await payByCard(page);
    await session.close();
  },
);

proof('each chunk is requested once, though it is loaded before it is imported', async () => {
  const session = await browser.newSession();
  const { page } = session;
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) requested.push(request.url());
  });
  await open(page, '/pages');
  await page.getByRole('banner').getByRole('link', { name: 'ABOUT' }).press('Enter');
  await page.getByRole('heading', { name: 'About us', level: 1 }).waitFor();
  expect(requested).toContainEqual(expect.stringContaining('/AboutPage-'));
  expect(requested).toHaveLength(new Set(requested).size);
  await session.close();
});

proof(
  'a chunk that the server could not deliver once is loaded when the connection is back',
  async () => {
    const session = await browser.newSession();
    const { page, context } = session;
    await open(page, '/');
    const chunk = '**/assets/AboutPage-*.js';
    await page.route(chunk, (route) => route.fulfill({ status: 503 }));
    await page.getByRole('banner').getByRole('link', { name: 'ABOUT' }).press('Enter');
    await page.getByText('ChunkLoadError').waitFor();
    await page.unroute(chunk);
    await context.setOffline(true);
    await context.setOffline(false);
    await page.getByRole('heading', { name: 'About us', level: 1 }).waitFor();
    await session.close();
  },
);
