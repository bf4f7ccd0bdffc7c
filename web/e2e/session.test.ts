import { sample } from '@fitness-zone/testkit/breadth.ts';
import { proof } from '@fitness-zone/testkit/proof.ts';
import type { HttpUser } from '@fitness-zone/testkit/users/sign-up.ts';
import { decodeJwt, SignJWT } from 'jose';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { signIn, signUp } from './support/forms.ts';
import { workerShop } from './support/harness.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createUser, idOf } from './support/records.ts';
import { open } from './support/screens.ts';

const { emulatorUrl, jwtSecret } = workerShop();
const profile = '/pages/profile';

const { browser, admin } = await openBrowserAsAdmin();

const account = (page: Page, { name }: Pick<HttpUser, 'name'>) =>
  page.getByRole('button', { name: `Account menu of ${name}` });
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'SIGN IN' });
const savedToken = (page: Page) => page.evaluate(() => localStorage.getItem('fitnessZone'));
const secondsLeft = (token: string | null) =>
  (token ? (decodeJwt(token).exp ?? 0) : 0) - Date.now() / 1000;

/** A browser whose user signed in a while ago, so that the provider's ID token has expired; its pages are closed. */
async function signedInBefore(user: HttpUser, secondsUntilExpiry: number) {
  const { page, context, close } = await browser.newSession();
  await signIn({ page }, user);
  await account(page, user).waitFor();
  const { sub } = decodeJwt((await savedToken(page)) ?? '');
  const expiry = Math.round(Date.now() / 1000) + secondsUntilExpiry;
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(sub ?? '')
    .setIssuer('fitness-zone')
    .setAudience('fitness-zone')
    .setIssuedAt(expiry - 3600)
    .setExpirationTime(expiry)
    .sign(new TextEncoder().encode(jwtSecret));
  await page.goto('/config.json');
  await page.evaluate((saved) => localStorage.setItem('fitnessZone', saved), token);
  await expireIdToken(page);
  await page.close();
  return { context, token, close };
}

/** Expires the provider's ID token in IndexedDB. */
const expireIdToken = (page: Page) =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('firebaseLocalStorageDb'));
    const [name = ''] = database.objectStoreNames;
    const store = database.transaction(name, 'readwrite').objectStore(name);
    const entries: { value: { stsTokenManager: { expirationTime: number } } }[] = await done(
      store.getAll(),
    );
    for (const entry of entries) {
      entry.value.stsTokenManager.expirationTime = Date.now() - 60_000;
      await done(store.put(entry));
    }
    database.close();
  });

/** Blocks requests to the identity provider; returns a function that unblocks them. */
async function cutProvider(context: BrowserContext) {
  const url = `${emulatorUrl}/**`;
  await context.route(url, (route) => route.abort('connectionrefused'));
  return () => context.unroute(url);
}

const expired = -60;
const aboutToExpire = 120;

test.each(
  sample(
    [
      ['expired', expired],
      ['is about to expire', aboutToExpire],
    ],
    1,
  ),
)('a user whose token %s comes back signed in, with another token', async (_what, left) => {
  const user = await createUser(browser, 'buyer', 'Paul Reed');
  const { context, close } = await signedInBefore(user, left);
  const page = await context.newPage();
  await open(page, profile);
  await account(page, user).waitFor();
  await expect.poll(async () => secondsLeft(await savedToken(page))).toBeGreaterThan(3000);
  expect(new URL(page.url()).pathname).toBe(profile);
  await close();
});

proof('two tabs that are opened with an expired token are both signed in', async () => {
  const user = await createUser(browser, 'buyer', 'Paul Reed');
  const { context, close } = await signedInBefore(user, expired);
  const tabs = [await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => open(tab, profile)));
  await Promise.all(tabs.map((tab) => account(tab, user).waitFor()));
  await close();
});

test('while the provider is out of reach a user stays signed in as long as the token is valid', async () => {
  const user = await createUser(browser, 'buyer', 'Paul Reed');
  const { context, token, close } = await signedInBefore(user, aboutToExpire);
  await cutProvider(context);
  const page = await context.newPage();
  const asked = page.waitForRequest((request) => request.url().startsWith(emulatorUrl));
  await open(page, profile);
  await asked;
  await account(page, user).waitFor();
  expect(await savedToken(page)).toBe(token);
  await close();
});

proof(
  'with an expired token, too, the login is kept while the provider is out of reach, and goes on afterwards',
  async () => {
    const user = await createUser(browser, 'buyer', 'Paul Reed');
    const { context, token, close } = await signedInBefore(user, expired);
    const restore = await cutProvider(context);
    const page = await context.newPage();
    await page.goto(profile);
    await signInLink(page).waitFor();
    expect(await savedToken(page)).toBe(token);
    await restore();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await account(page, user).waitFor();
    await page.waitForURL(`**${profile}`);
    await close();
  },
);

proof(
  'whose account was deleted meanwhile is told why they are signed out, in every tab',
  async () => {
    const user = await createUser(browser, 'buyer', 'Paul Reed');
    const { context, close } = await signedInBefore(user, expired);
    await admin.deleteUser(user);
    const showsWhy = async (tab: Page) => {
      await signInLink(tab).waitFor();
      await tab
        .getByRole('alert')
        .getByText(/your account was deleted/)
        .waitFor();
      expect(await savedToken(tab)).toBeNull();
    };
    const tabs = [await context.newPage(), await context.newPage()];
    await Promise.all(tabs.map((tab) => open(tab, '/pages')));
    await Promise.all(tabs.map(showsWhy));
    // A tab that opens after the session has ended also shows it.
    const later = await context.newPage();
    await open(later, '/pages');
    await showsWhy(later);
    await close();
  },
);

proof(
  'a suspended user reads why, and where to turn, on an open page and at the sign-in',
  async () => {
    const user = await createUser(browser, 'buyer', 'Paul Reed');
    const reason = 'They write rude messages.';
    const { page, close } = await browser.newSession();
    await signIn({ page }, user);
    await account(page, user).waitFor();
    await open(page, '/pages');
    await admin.suspendUser({ id: await idOf(user) }, reason);
    const contactOf = (alert: Locator) =>
      alert.filter({ hasText: reason }).getByRole('link', { name: 'contact us' });
    await contactOf(page.getByRole('alert')).waitFor();
    await signInLink(page).waitFor();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/sign-in');
      await page.getByLabel('Email').fill(user.email);
      await page.getByLabel('Password', { exact: true }).fill(user.password);
      await page
        .getByRole('button', { name: 'Sign in', exact: true, disabled: false })
        .press('Enter');
      const banner = page.getByRole('form').getByRole('alert');
      await contactOf(banner).waitFor();
      expect(await violations(page)).toEqual([]);
    }
    await contactOf(page.getByRole('form').getByRole('alert')).press('Enter');
    await page.waitForURL('**/contact-us');
    await close();
  },
);

proof('a user deleted in the middle of a form reads so', async () => {
  const user = await createUser(browser, 'buyer', 'Paul Reed');
  const { page, close } = await browser.newSession();
  await signIn({ page }, user);
  await account(page, user).waitFor();
  await open(page, profile);
  await page.getByLabel('Name', { exact: true }).fill('Typed but not sent');
  await admin.deleteUser(user);
  await page
    .getByRole('alert')
    .getByText(/this account (was|is being) deleted/)
    .waitFor();
  await page.waitForURL('**/sign-in');
  await close();
});

proof('signing out everywhere ends the session of another device, which says why', async () => {
  const user = await createUser(browser, 'buyer', 'Paul Reed');
  const devices = [await browser.newSession(), await browser.newSession()] as const;
  for (const { page } of devices) {
    await signIn({ page }, user);
    await account(page, user).waitFor();
  }
  const [{ page: lost }, { page: own }] = devices;
  await open(lost, '/pages');
  await open(own, profile);
  await own.getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
  await own.getByRole('button', { name: 'Sign out', exact: true }).press('Enter');
  await signInLink(own).waitFor();
  await signInLink(lost).waitFor();
  await lost
    .getByRole('alert')
    .getByText(/you signed out everywhere/)
    .waitFor();
  await lost.reload();
  await signInLink(lost).waitFor();
  for (const { close } of devices) await close();
});

proof('a new user is asked to confirm the address, and can then be made an admin', async () => {
  const session = await browser.newSession();
  const { page, close, expectNoProblems } = session;
  const user = await signUp(session, 'Buyer', 'Ada Hill');
  const notice = page.getByRole('region', { name: 'Welcome to Fitness Zone' });
  await notice.getByText(`we sent a link to ${user.email}`).waitFor();
  const refused = await admin.graphql<{ addAdmin: { message: string } }>(promotion, user).settled();
  expect(refused.transcript).toContain('has not been confirmed by its owner');
  await notice.getByRole('link', { name: 'Confirm the address' }).click();
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.getByText('Your email address is confirmed').waitFor();
  await open(page, profile);
  await page.getByRole('definition').getByText('Yes').first().waitFor();
  await admin.graphql(promotion, user);
  await page.getByText('Admin', { exact: true }).first().waitFor();
  await account(page, user).waitFor();
  expectNoProblems();
  await close();
});

const promotion = `mutation ($email: EmailAddress!) {
  addAdmin(email: $email) { success message code }
}`;
