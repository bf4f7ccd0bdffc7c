import { sample } from '@fitness-zone/testkit/breadth.ts';
import { proof } from '@fitness-zone/testkit/proof.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { paths } from '../src/lib/paths.ts';
import { visitsOf, withIds } from '../src/screens/visits.ts';
import { demo } from './support/forms.ts';
import { desktop, phone } from './support/harness.ts';
import { record } from './support/network/recording.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createProductOfItsOwn, existingPicture, sellerOf } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { open, ready } from './support/screens.ts';
import { watchVisibility } from './support/visibility.ts';
import { openWithoutJavaScript } from './support/withoutJavaScript.ts';

const { browser, admin } = await openBrowserAsAdmin();
const { seller, category, product } = await createProductOfItsOwn(browser, admin, 'Ines Palm');
const sellerId = await sellerOf(admin, product);

const ids = { category: category.id, seller: sellerId };

/** A text that each public screen shows a visitor; other screens only have to show something. */
const texts: Record<string, string> = {
  [paths.home]: product.name,
  [paths.pages]: product.name,
  [paths.category(category.id)]: product.name,
  [paths.seller(sellerId)]: product.name,
  [paths.sellerSold(sellerId)]: 'Nothing sold yet',
  [paths.sellerReviews(sellerId)]: 'No reviews yet',
  [paths.blog]: 'Coming soon',
  [paths.about]: '2015',
  [paths.howItWorks]: '90 days',
  [paths.contact]: '8:00AM',
  [paths.signIn]: 'Email',
  [paths.signUp]: 'Password',
};
const publicScreens = visitsOf('visitor')
  .filter(({ path, isRendered }) => isRendered && path !== paths.homeAlias)
  .flatMap(({ addresses }) => addresses.map((address) => withIds(address, ids)));

const statusOf = async (path: string) =>
  (await fetch(new URL(path, browser.url), { headers: { accept: 'text/html' } })).status;

test('the keyboard shows where it is before any script runs', async () => {
  const page = await openWithoutJavaScript(browser);
  await page.goto(paths.signIn);
  await page.keyboard.press('Tab');
  const main = page.getByRole('main');
  const styleOf = (property: 'outlineStyle' | 'borderTopWidth', selector: string) =>
    page.locator(selector).evaluate((shown, name) => getComputedStyle(shown)[name], property);
  await main.getByRole('button', { name: 'Sign in', exact: true }).focus();
  expect(await styleOf('outlineStyle', ':focus')).toBe('solid');
  await main.getByLabel('Email', { exact: true }).focus();
  expect(await styleOf('borderTopWidth', ':focus ~ fieldset')).toBe('2px');
  await page.close();
});

test('public screens can be read, and their links followed, without JavaScript', async () => {
  const page = await openWithoutJavaScript(browser);
  for (const path of publicScreens) {
    await page.goto(path);
    expect(await page.getByRole('main').innerText(), path).toMatch(texts[path] ?? /\w{3}/);
    expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
  }
  await page.goto(paths.home);
  await page.getByRole('contentinfo').getByRole('link', { name: category.title }).click();
  await page.getByRole('heading', { name: category.title, level: 1 }).waitFor();
  await page.close();
});

test('the headline types itself without JavaScript', async () => {
  const page = await openWithoutJavaScript(browser);
  await page.goto(paths.home);
  const last = page.locator('h2 [aria-hidden] > span').last();
  const visibility = () => last.evaluate((letter) => getComputedStyle(letter).visibility);
  // Restarts the animation, which may be over when a slow page has loaded.
  const atStart = await last.evaluate((letter) => {
    letter.style.animationName = 'none';
    getComputedStyle(letter).animationName;
    letter.style.animationName = '';
    return getComputedStyle(letter).visibility;
  });
  expect(atStart).toBe('hidden');
  await expect.poll(visibility).toBe('visible');
  await page.close();
});

test('pages that don’t exist answer with status 404', async () => {
  expect(await statusOf('/nowhere')).toBe(404);
  for (const lineBreak of ['%E2%80%A8', '%E2%80%A9', '%0A', '%0D'])
    expect(await statusOf(`/pages/${lineBreak}`)).toBe(404);
  expect(await statusOf(`${browser.url}//other.example${paths.pages}`)).toBe(404);
  expect(await statusOf(paths.category('6'.repeat(24)))).toBe(404);
  expect(await statusOf(paths.category('6'.repeat(65)))).toBe(404);
  expect(await statusOf(paths.seller('6'.repeat(24)))).toBe(404);
  expect(await statusOf(paths.seller(sellerId))).toBe(200);
  expect(await statusOf(paths.category(category.id))).toBe(200);
});

test('a page that only signed-in users see is not rendered, nor read by search engines', async () => {
  const response = await fetch(new URL(paths.orderList, browser.url), {
    headers: { accept: 'text/html' },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(await response.text()).toContain('<div id="root"></div>');
});

test('a page is sent compressed, and not again to a browser that has it', async () => {
  const url = new URL(paths.pages, browser.url);
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  const response = await fetch(url, { headers });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toContain(product.name);
  const etag = response.headers.get('etag') ?? '';
  // The headers of a browser's reload; `fetch` would send `no-cache`.
  const conditional = { 'cache-control': 'max-age=0', 'if-none-match': etag };
  const again = await fetch(url, { headers: { ...headers, ...conditional } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test.each(
  sample<[string, string, Record<string, string>]>(
    [
      [paths.signIn, 'Sign in', { Email: 'a@b.example', Password: 'secret' }],
      [paths.signUp, 'Sign up', { Email: 'a@b.example', Password: 'secret' }],
      [paths.contact, 'Contact', { Name: 'Ann', Message: 'Hello' }],
    ],
    1,
  ),
)(
  'a form at %s is not sent without JavaScript: the browser would put its text in the address',
  async (path, label, texts) => {
    const page = await openWithoutJavaScript(browser);
    await page.goto(path);
    const form = page.getByRole('form', { name: label });
    for (const [name, text] of Object.entries(texts)) {
      await form.getByLabel(name, { exact: true }).fill(text);
    }
    const [first = ''] = Object.keys(texts);
    await form.getByLabel(first, { exact: true }).press('Enter');
    await form.locator('[data-submits]').click();
    expect(new URL(page.url()).search).toBe('');
    await page.close();
  },
);

/** Sums the page's layout shifts from its first paint. */
const observeLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.sum += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const layoutShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);

test.each(
  sample(
    [
      ['desktop in Honolulu', desktop, 'Pacific/Honolulu'],
      ['phone on Kiritimati', phone, 'Pacific/Kiritimati'],
    ] as const,
    1,
  ),
)(
  'public screens are hydrated on a %s without a mismatch, a shift or a request to the API',
  async (_name, viewport, timezoneId) => {
    const { page, expectNoProblems, close } = await browser.newSession(viewport);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setTimezoneOverride', { timezoneId });
    await observeLayoutShifts(page);
    const operations = record(page);
    for (const path of sample(publicScreens, 6)) {
      await open(page, path);
      expect(await operations.sent(), path).toEqual([]);
      expect(await layoutShifts(page), path).toBeLessThan(0.01);
      expectNoProblems();
    }
    await close();
  },
);

test('a signed-in buyer never sees "SIGN IN" on a rendered page, and then what is theirs', async () => {
  const session = await browser.newSession();
  const { page } = session;
  await restoreLogin(session, demo('buyer'));
  const hasSeenSignIn = await watchVisibility(page, `header a[href="${paths.signIn}"]`);
  const operations = record(page);
  await operations.sent();
  await open(page, paths.pages);
  await page.getByRole('button', { name: /^Account menu of/ }).waitFor();
  await page
    .getByRole('button', { name: /^Add .* to cart/ })
    .first()
    .waitFor();
  expect((await operations.sent()).toSorted()).toEqual(['AllProducts', 'Root', 'Tasks']);
  expect(await hasSeenSignIn()).toBe(false);
  session.expectNoProblems();
  await session.close();
});

test('a change made elsewhere is on the next page that is rendered', async () => {
  const title = `${category.title} again`;
  const { page, close } = await browser.newSession();
  await page.goto(paths.pages);
  await admin.addCategory({ title, body: 'New.', image: await existingPicture(admin) });
  const response = await page.request.get(paths.pages, { headers: { accept: 'text/html' } });
  expect(await response.text()).toContain(title);
  await ready(page);
  await close();
});

test('a visitor who opens a product comes to the sign-in page, which shows it without a request', async () => {
  const { page, expectNoProblems, close } = await browser.newSession(phone);
  await observeLayoutShifts(page);
  const operations = record(page);
  await page.goto(paths.product(product.id));
  await page.waitForURL(`**${paths.signIn}`);
  await ready(page);
  const preview = page.getByRole('region', { name: product.name });
  expect(await preview.innerText()).toContain('Sign in to buy it or ask the seller');
  expect(await operations.sent()).toEqual([]);
  expect(await layoutShifts(page)).toBeLessThan(0.01);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('heading', { name: 'Sign up' }).waitFor();
  expect(await preview.innerText()).toContain('Sign up to buy it or ask the seller');
  expectNoProblems();
  await close();
});

test('somebody signed in who opens a product sees its page, and never the sign-in page', async () => {
  const session = await browser.newSession();
  const { page } = session;
  await restoreLogin(session, demo('buyer'));
  const hasSeenSignIn = await watchVisibility(page, 'h1', 'Sign in');
  await page.goto(paths.product(product.id));
  await page.getByRole('heading', { name: product.name, level: 1 }).waitFor();
  await page.getByText(seller.name).first().waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.product(product.id));
  expect(await hasSeenSignIn()).toBe(false);
  session.expectNoProblems();
  await session.close();
});

proof(
  'a visitor who signs in where a product is shown comes to its page, at the whole address',
  async () => {
    const session = await browser.newSession();
    const { page } = session;
    const address = `${paths.product(product.id)}?x=1#details`;
    await page.goto(address);
    await page.waitForURL(`**${paths.signIn}`);
    const { email, password } = demo('buyer');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${browser.url}${address}`);
    await page.getByText(seller.name).first().waitFor();
    session.expectNoProblems();
    await session.close();
  },
);
