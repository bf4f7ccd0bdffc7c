import { proof } from '@fitness-zone/testkit/proof.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { paths } from '../src/lib/paths.ts';
import { categoryPage } from './actions/userAction.ts';
import { violations } from './support/axe.ts';
import { type Credentials, demo } from './support/forms.ts';
import { desktop, phone } from './support/harness.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createProductOfItsOwn, createUser } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { open } from './support/screens.ts';
import type { Session } from './support/session.ts';

const { browser, admin } = await openBrowserAsAdmin();

/** Axe's violations in both themes, with a note on where. */
async function found(page: Page, where: string): Promise<string[]> {
  const lines: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    lines.push(...(await violations(page)).map((line) => `${where} ${colorScheme} ${line}`));
  }
  return lines;
}

const isFocused = (place: Locator) =>
  place.evaluate((element) => element === document.activeElement);
const holdsFocus = (place: Locator) =>
  place.evaluate((element) => element.contains(document.activeElement));
// The browser's own dialogs let Tab pass through its own toolbar.
const isPassed = (place: Locator) =>
  place.evaluate(
    (element) =>
      document.activeElement !== document.body && !element.contains(document.activeElement),
  );

/**
 * Opens an overlay by keyboard, runs axe on it, and closes it by Escape. Checks that the focus moves into it, stays
 * inside when tabbing, and returns at the end.
 */
async function visit(page: Page, opener: Locator, overlay: Locator): Promise<string[]> {
  const where = `${new URL(page.url()).pathname} ${overlay}`;
  await opener.focus();
  await page.keyboard.press('Enter');
  await overlay.waitFor();
  await expect.poll(() => holdsFocus(overlay), { message: `${where} takes the focus` }).toBe(true);
  const lines = await found(page, where);
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    if (await isPassed(overlay)) lines.push(`${where} loses the focus at Tab ${step + 1}`);
  }
  await page.keyboard.press('Escape');
  await overlay.waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(opener), { message: `${where} gives it back` }).toBe(true);
  return lines;
}

async function signedIn(credentials: Pick<Credentials, 'email' | 'password'>): Promise<Session> {
  const visitor = await browser.newSession(desktop);
  await restoreLogin(visitor, credentials);
  return visitor;
}

async function closeWithoutProblems(visitor: Session) {
  visitor.expectNoProblems();
  await visitor.close();
}

test('the menus of a phone, and those that a screen closes, are accessible and given back by Escape', async () => {
  const visitor = await browser.newSession(phone);
  const { page } = visitor;
  await restoreLogin(visitor, demo('buyer'));
  await open(page, paths.messages);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const lines = await visit(page, button(/^Me\b/), page.getByRole('dialog', { name: 'Menu' }));
  await page.setViewportSize(desktop);
  lines.push(
    ...(await visit(
      page,
      button('Menu: categories and dashboard'),
      page.getByRole('dialog', { name: 'Shop' }),
    )),
  );
  expect(lines).toEqual([]);
  await closeWithoutProblems(visitor);
});

proof('the dialogs of the sign-in are accessible, and an invalid field says why', async () => {
  const visitor = await browser.newSession();
  const { page } = visitor;
  await open(page, '/sign-in');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const forgotten = page.getByRole('dialog', { name: 'Reset password' });
  const google = page.getByRole('dialog', { name: 'Choose an account' });
  const lines = [
    ...(await visit(page, button('Forgot your password?'), forgotten)),
    ...(await visit(page, button('sign in with google'), google)),
  ];
  await button('Sign in').click();
  await page.getByText('Password is must be required').waitFor();
  await expect.poll(() => isFocused(page.getByLabel('Email', { exact: true }))).toBe(true);
  lines.push(...(await found(page, 'sign-in at fault')));
  await button('Forgot your password?').click();
  await page.getByLabel('Your email').fill(demo('buyer').email);
  await button('Send link').click();
  const link = page.getByRole('link', { name: /^Reset password/ });
  await link.waitFor();
  lines.push(...(await found(page, 'a demo mail')));
  await link.click();
  await page.getByLabel('New password').waitFor();
  lines.push(...(await found(page, 'its link')));
  await open(page, '/sign-up');
  await button('Sign up').click();
  await page.getByText('photo is required').waitFor();
  await expect.poll(() => isFocused(page.getByLabel('Name', { exact: true }))).toBe(true);
  lines.push(...(await found(page, 'sign-up at fault')));
  expect(lines).toEqual([]);
  await closeWithoutProblems(visitor);
});

proof('a buyer meets accessible menus, toasts, bank questions and receipts', async () => {
  const { category } = await createProductOfItsOwn(browser, admin, 'Sally');
  const visitor = await signedIn(await createUser(browser, 'buyer', 'Bea'));
  const { page } = visitor;
  await open(page, categoryPage(category.id));
  const lines = await visit(
    page,
    page.getByRole('button', { name: /^Account menu/ }),
    page.getByRole('dialog', { name: 'Account' }),
  );
  lines.push(
    ...(await visit(
      page,
      page.getByRole('button', { name: /^Notifications/ }),
      page.getByRole('dialog', { name: 'Notifications' }),
    )),
  );

  await page.getByRole('button', { name: /^Add .* to cart/i }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'added to booking list' });
  await toast.waitFor();
  // notistack keeps toasts open while the window has no focus.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  lines.push(...(await found(page, 'with a toast')));
  expect(await toast.count(), 'the toast was there all the time').toBe(1);

  await page.locator('a[href^="/pages/payment/"]').first().click();
  const card = page.locator('[data-card-part]');
  await card.first().waitFor();
  await card.nth(0).pressSequentially('4242424242424241');
  await page.getByText('Your card number is invalid.').waitFor();
  lines.push(...(await found(page, 'with a wrong card')));
  await card.nth(0).fill('');
  await card.nth(0).pressSequentially('4000002760003184');
  await card.nth(1).pressSequentially('1234');
  await card.nth(2).pressSequentially('123');
  const pay = page.getByRole('button', { name: /^Pay/ });
  const bank = page.getByRole('dialog', { name: 'Your bank asks: is this you?' });
  lines.push(...(await visit(page, pay, bank)));
  await page.keyboard.press('Enter');
  await bank.getByRole('button', { name: 'Complete authentication' }).click();
  await page.getByText('Congrats! Your payment completed').waitFor();
  lines.push(...(await found(page, 'paid')));

  await page.getByRole('link', { name: 'View purchase' }).click();
  const problem = page.getByRole('button', { name: 'Report a problem' });
  lines.push(
    ...(await visit(page, problem, page.getByRole('dialog', { name: 'Report a problem' }))),
  );
  expect(lines).toEqual([]);
  await closeWithoutProblems(visitor);
});

proof('nothing is deleted before an accessible dialog is confirmed', async () => {
  const lines: string[] = [];
  const { seller } = await createProductOfItsOwn(browser, admin, 'Sally');
  for (const who of [seller, admin]) {
    const visitor = await signedIn(who);
    const { page } = visitor;
    await open(page, who === seller ? '/pages/product-list' : '/pages/buyer-users');
    const opener = page.locator('button[aria-label^="Delete"]:enabled').first();
    lines.push(...(await visit(page, opener, page.getByRole('dialog', { name: /^Delete/ }))));
    if (who === seller) {
      await open(page, '/pages/add-product');
      await page.getByRole('button', { name: 'Add Service' }).click();
      await page.getByText('Service photo is must be required').waitFor();
      lines.push(...(await found(page, 'a product at fault')));
    }
    await closeWithoutProblems(visitor);
  }
  expect(lines).toEqual([]);
});
