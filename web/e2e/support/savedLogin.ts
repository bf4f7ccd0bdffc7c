import { savedLogin } from '@fitness-zone/testkit/users/saved-login.ts';
import type { Page } from 'playwright-core';
import type { Credentials } from './forms.ts';
import { workerShop } from './harness.ts';

/**
 * Makes the page's browser one in which this account has signed in before, without opening a page: for tests that
 * aren't about signing in. Everything it had stored is gone.
 */
export async function restoreLogin(
  { page }: { page: Page },
  account: Pick<Credentials, 'email' | 'password'>,
): Promise<void> {
  const { url } = workerShop();
  const localStorage = await savedLogin(url, account);
  await page
    .context()
    .setStorageState({ cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] });
}
