import { savedLogin } from '@fitness-zone/testkit/users/saved-login.ts';
import type { Page } from 'playwright-core';
import type { Credentials } from './forms.ts';
import { workerShop } from './harness.ts';

/**
 * Restores a browser in which this account signed in earlier, without opening a page, for tests that aren't about
 * signing in. Its other stored data is gone.
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
