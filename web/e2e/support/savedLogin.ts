import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { apiClient, overHttp } from '@fitness-zone/testkit/api/api-client.ts';
import { emulatorClient } from '@fitness-zone/testkit/users/emulator-client.ts';
import type { Page } from 'playwright-core';
import type { Credentials } from './forms.ts';
import { workerShop } from './harness.ts';

/**
 * Makes the page's browser one in which this account has signed in before, without opening a page: for tests that
 * aren't about signing in. Everything it had stored is gone.
 */
export async function restoreLogin(
  { page }: { page: Page },
  { email, password }: Pick<Credentials, 'email' | 'password'>,
): Promise<void> {
  const { url, emulatorUrl } = workerShop();
  const server = apiClient(overHttp(url), null);
  const [{ uid, idToken, refreshToken }, { firebase }] = await Promise.all([
    emulatorClient(emulatorUrl).signIn(email, password),
    server.get<{ firebase: { apiKey: string } }>('/config.json'),
  ]);
  const { token } = await server.post<{ token: string }>('/getToken', { email, idToken });
  // In Firebase's format in local storage, from which it moves to IndexedDB:
  // https://firebase.google.com/docs/reference/js/auth.user#usertojson
  const user = {
    uid,
    email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, email }],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + hourMs },
    apiKey: firebase.apiKey,
    appName: '[DEFAULT]',
  };
  await page.context().setStorageState({
    cookies: [],
    origins: [
      {
        origin: new URL(url).origin,
        localStorage: [
          { name: 'fitnessZone', value: token },
          { name: `firebase:authUser:${firebase.apiKey}:[DEFAULT]`, value: JSON.stringify(user) },
        ],
      },
    ],
  });
}
