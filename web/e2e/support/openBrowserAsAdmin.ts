import type { HttpUser } from '@fitness-zone/testkit/users/sign-up.ts';
import { afterAll } from 'vitest';
import { openTestBrowser, type TestBrowser } from './harness.ts';
import { deleteCreatedUsers, signInAsAdmin } from './records.ts';

/**
 * The browser of one test file, and the shop's admin, signed in. After the file's tests, deletes the users that it
 * created and closes the browser.
 */
export async function openBrowserAsAdmin(): Promise<{ browser: TestBrowser; admin: HttpUser }> {
  const browser = await openTestBrowser();
  afterAll(() => browser.close());
  const admin = await signInAsAdmin(browser);
  // Runs before the browser is closed: hooks run in reverse order.
  afterAll(() => deleteCreatedUsers(admin));
  return { browser, admin };
}
