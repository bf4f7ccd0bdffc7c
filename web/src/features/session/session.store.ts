import type { ApolloClient } from '@apollo/client';
import { showBadge } from '../../lib/appBadge.ts';
import { loadChunk } from '../../lib/chunks/loadChunk.ts';
import { isOffline } from '../../lib/connection.ts';
import { pageHydrated } from '../../lib/rendered/pageData.ts';
import { dropFormDrafts } from '../../ui/form/drafts.ts';
import { deleteBrowsedProducts, dropProductDraft } from '../browsing/storageKeys.ts';
import { exchangeToken } from './exchangeToken.ts';
import type { Identity } from './identity/identity.ts';
import { setSignOutPending } from './identity/pendingSignOut.ts';
import { createProviderConnection } from './providerConnection.ts';
import type { Session, TokenExchangeResult } from './session.ts';
import { createSessionAccount } from './sessionAccount.ts';
import { providerSignedOut } from './sessionEnd.ts';
import { createSessionMachine, type SessionMachine } from './sessionMachine.ts';
import { removeWelcome, showSessionEnd } from './sessionNotice.ts';
import { accountIdOf, onTokenChange, readToken, savedToken, writeToken } from './tokens/token.ts';
import { createTokenRefresh } from './tokens/tokenRefresh.ts';

/** Loaded together with the identity provider, so that visitors who never sign in download neither. */
const loadGetToken = () => loadChunk(() => import('./tokens/getToken.ts'));

type SessionStore = Omit<Session, 'user' | 'loading'> &
  Pick<SessionMachine, 'state' | 'subscribe'> & {
    /** Restores the saved login and keeps its token valid; returns a function that stops it. */
    start: () => () => void;
  };

/**
 * The session outside React: keeps the identity provider, our server's token and the cache on the same account.
 * @param load loads the identity provider
 * @param rendered whether the cache begins with the data that the server rendered for visitors
 */
export function createSessionStore(
  client: ApolloClient,
  load: () => Promise<Identity>,
  rendered = false,
): SessionStore {
  const machine = createSessionMachine({
    // Idle at once for visitors: publishing it later would render everything again.
    phase: savedToken() === null ? 'idle' : 'restoring',
    // Offline, an expired token still identifies the account whose screens are stored.
    accountId: rendered ? null : accountIdOf(isOffline() ? savedToken() : readToken()),
  });
  const account = createSessionAccount(client, machine);
  const tokenRefresh = createTokenRefresh({ exchangeToken: exchange, endSession, pauseSession });
  const connection = createProviderConnection(
    async () => (await Promise.all([load(), loadGetToken()]))[0],
    (user) => {
      if (!user && savedToken()) {
        showSessionEnd(providerSignedOut);
        writeToken(null);
      }
      // An expired token is replaced before the screens learn who is signed in.
      const isExpired = user && savedToken() && !readToken();
      const refreshed = isExpired ? tokenRefresh.refresh() : Promise.resolve();
      void refreshed.then(() => machine.send('known'));
    },
  );
  let pendingExchange: Promise<TokenExchangeResult> | undefined;

  /** Simultaneous callers share one request. */
  function exchange(): Promise<TokenExchangeResult> {
    pendingExchange ??= Promise.all([connection.open(), loadGetToken()])
      .then(([provider, { getToken }]) => exchangeToken(client, provider, getToken, account))
      .finally(() => {
        pendingExchange = undefined;
      });
    return pendingExchange;
  }

  /** After a page rendered for visitors: replaces its data with the saved account's. */
  async function adoptSavedToken() {
    const token = readToken();
    if (!rendered || !token) return;
    await pageHydrated;
    await client.refetchObservableQueries();
    if (readToken() === token) machine.switchTo(accountIdOf(token));
  }

  /** Restores the saved login. Without the provider, its token is valid until the server refuses it. */
  async function restore() {
    // The emptied cache retries failed refetches.
    await adoptSavedToken().catch(() => account.switchTo(accountIdOf(readToken())));
    await connection.open().catch(() => machine.send('done'));
  }

  /** Acts as signed out while a refused token is replaced. */
  async function pauseSession() {
    machine.send('replace');
    await account.switchTo(null);
    return () => machine.send('done');
  }

  /** Needs no chunk: the provider's login ends once its library has loaded. */
  async function signOut() {
    writeToken(null);
    showBadge(0);
    setSignOutPending(true);
    const provider = await connection.open().catch(() => null);
    await provider?.logOut();
    if (provider) setSignOutPending(false);
  }

  /** Signs the user out for a reason. Drops the token even if the provider can't be reached. */
  async function endSession(reason: string) {
    // Without a token, the user has just signed out and knows the reason.
    if (savedToken()) showSessionEnd(reason);
    await signOut().catch(() => {});
  }

  async function act(action: (provider: Identity) => Promise<void>) {
    machine.send('act');
    await action(await connection.open());
  }

  return {
    state: machine.state,
    subscribe: machine.subscribe,
    start() {
      const stopRefresh = tokenRefresh.start();
      const removeListener = onTokenChange((token) => void account.switchTo(accountIdOf(token)));
      if (savedToken()) void restore();
      else machine.send('done');
      return () => {
        stopRefresh();
        removeListener();
        connection.close();
      };
    },
    createUser: (email, password) => act((provider) => provider.createUser(email, password)),
    signIn: (email, password) => act((provider) => provider.signIn(email, password)),
    signInWithGoogle: (chosen) => act((provider) => provider.signInWithGoogle(chosen)),
    updateUserProfile: (change) => act((provider) => provider.updateProfile(change)),
    logOut: async () => {
      const { accountId } = machine.state();
      machine.send('signOut');
      await signOut();
      await account.switched();
      machine.send('done');
      dropProductDraft(accountId);
      dropFormDrafts();
      deleteBrowsedProducts();
      removeWelcome();
    },
    setLoading: (loading) => machine.send(loading ? 'act' : 'done'),
    isEmailVerified: async () => (await connection.open()).isEmailVerified(),
    sendEmailVerification: async () => (await connection.open()).sendEmailVerification(),
    getIdToken: async () => {
      const idToken = await (await connection.open()).getIdToken();
      if (!idToken) throw new Error('Nobody is signed in.');
      return idToken;
    },
    exchangeToken: async () => {
      machine.send('exchange');
      return exchange().finally(() => machine.send('done'));
    },
  };
}
