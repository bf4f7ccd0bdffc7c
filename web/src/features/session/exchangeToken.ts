import type { ApolloClient } from '@apollo/client';
import type { Identity } from './identity/identity.ts';
import type { TokenExchangeResult } from './session.ts';
import type { createSessionAccount } from './sessionAccount.ts';
import { providerSignedOut, sessionEndText } from './sessionEnd.ts';
import type { GetTokenResult, getToken } from './tokens/getToken.ts';

const notSignedIn: GetTokenResult = {
  success: false,
  message: providerSignedOut,
  code: 'UNAUTHENTICATED',
};

/**
 * The server's answer to the provider's ID token. Fetches a new ID token once if the server refuses it: the provider's
 * library checks expiry by this computer's clock, which may be wrong.
 */
async function askForToken(
  client: ApolloClient,
  provider: Identity,
  send: typeof getToken,
): Promise<GetTokenResult> {
  const exchange = async (fresh: boolean) => {
    const idToken = await provider.getIdToken(fresh);
    return idToken ? send(client, idToken) : notSignedIn;
  };
  const first = await exchange(false);
  if (first.code !== 'UNAUTHENTICATED') return first;
  return exchange(true).catch((error: unknown) => {
    if (sessionEndText(error) === null) throw error;
    return first;
  });
}

/**
 * Exchanges the provider's ID token for a token of our server, and switches to its account.
 * @throws the provider's error or a network error
 */
export async function exchangeToken(
  client: ApolloClient,
  provider: Identity,
  send: typeof getToken,
  account: ReturnType<typeof createSessionAccount>,
): Promise<TokenExchangeResult> {
  const { success, message, code = null, token, user } = await askForToken(client, provider, send);
  if (token && user) await account.adoptToken(token, user);
  return { success, message, code };
}
