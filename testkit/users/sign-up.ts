import { randomUUID } from 'node:crypto';
import { type ApiClient, apiClient, overHttp } from '../api/api-client.ts';
import { emulatorClient } from './emulator-client.ts';
import { userActions } from './user-actions.ts';

/** The addresses of a shop in its own process and of its Auth emulator. */
export type ShopAddress = { url: string; emulatorUrl: string };

type Details = { role: 'buyer' | 'seller'; name: string; email?: string };

/** A person with an account, for signing in in a browser and for acting over HTTP. */
export type HttpUser = ApiClient &
  ReturnType<typeof userActions> & { name: string; email: string; password: string };

/** A name that nothing else has. */
export const uniqueName = (name: string): string => `${name} ${randomUUID().slice(0, 8)}`;

/** Creates an account with a confirmed address, by the requests of the sign-up form. Makes `name` unique. */
export async function signUp(shop: ShopAddress, details: Details): Promise<HttpUser> {
  const name = uniqueName(details.name);
  const { role, email = `${name.replaceAll(' ', '.')}@example.com`.toLowerCase() } = details;
  const password = 'Strong-enough-1';
  const provider = emulatorClient(shop.emulatorUrl);
  const { idToken } = await provider.signUp(email, password);
  await provider.verifyEmail(idToken);
  await apiClient(overHttp(shop.url), null).post('/addUser', {
    name,
    email,
    userRole: role,
    idToken,
  });
  return exchangeToken(shop, { name, email, password }, idToken);
}

/** Signs in with an existing account. */
export async function signIn(
  shop: ShopAddress,
  account: { name: string; email: string; password: string },
): Promise<HttpUser> {
  const { idToken } = await emulatorClient(shop.emulatorUrl).signIn(
    account.email,
    account.password,
  );
  return exchangeToken(shop, account, idToken);
}

async function exchangeToken(
  { url }: ShopAddress,
  account: { name: string; email: string; password: string },
  idToken: string,
): Promise<HttpUser> {
  const { email } = account;
  const { token } = await apiClient(overHttp(url), null).post<{ token: string }>('/getToken', {
    email,
    idToken,
  });
  const client = apiClient(overHttp(url), token);
  return { ...client, ...userActions(client, async () => null), ...account };
}
