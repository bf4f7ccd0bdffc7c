import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { apiClient, overHttp } from '../api/api-client.ts';
import { emulatorClient } from './emulator-client.ts';

type Account = { email: string; password: string };

/** The local storage of a browser in which an account has signed in, at a shop on the Auth emulator. */
export async function savedLogin(
  url: string,
  { email, password }: Account,
): Promise<{ name: string; value: string }[]> {
  const server = apiClient(overHttp(url), null);
  const { firebase } = await server.get<{ firebase: { apiKey: string; emulatorUrl: string } }>(
    '/config.json',
  );
  const { uid, idToken, refreshToken } = await emulatorClient(firebase.emulatorUrl).signIn(
    email,
    password,
  );
  const { token } = await server.post<{ token: string }>('/getToken', { email, idToken });
  // Firebase's format in local storage, which the SDK moves to IndexedDB:
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
  return [
    { name: 'fitnessZone', value: token },
    { name: `firebase:authUser:${firebase.apiKey}:[DEFAULT]`, value: JSON.stringify(user) },
  ];
}
