import type { ApolloClient } from '@apollo/client';
import type { Role, Session_UserFragment } from '../../generated/graphql.ts';
import { SessionDocument } from '../../generated/session.ts';
import { loadChunk } from '../../lib/chunks/loadChunk.ts';
import { type FragmentType, unmask } from '../../lib/graphql.ts';
import { pageHydrated } from '../../lib/rendered/pageData.ts';
import { dropFormDrafts, keepFormDrafts } from '../../ui/form/drafts.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { dropBrowsedProducts, dropProductDraft } from '../browsing/keptKeys.ts';
import type { Identity } from './identity/identity.ts';
import { isSignOutPending, setSignOutPending } from './identity/pendingSignOut.ts';
import { resetCache } from './resetCache.ts';
import type { Session, TokenExchangeResult } from './session.ts';
import { providerSignedOut, sessionEndText } from './sessionEnd.ts';
import { clearSessionNotice, showSessionEnd } from './sessionNotice.ts';
import type { GetTokenResult } from './tokens/getToken.ts';
import { accountIdOf, onTokenChange, readToken, savedToken, writeToken } from './tokens/token.ts';
import { createTokenRefresh } from './tokens/tokenRefresh.ts';

type SessionState = {
  loading: boolean;
  /** the account that the token and the cache belong to; null for visitors */
  accountId: string | null;
};

/** Loaded together with the identity provider, so that visitors who never sign in download neither. */
const loadGetToken = () => loadChunk(() => import('./tokens/getToken.ts'));

const notSignedIn: GetTokenResult = {
  success: false,
  message: providerSignedOut,
  code: 'UNAUTHENTICATED',
};

type MaskedUser = FragmentType<Session_UserFragment> | null | undefined;

const asUser = (me: MaskedUser): Session_UserFragment | null =>
  unmask<Session_UserFragment>(me) ?? null;

const roles: Record<Role, string> = { BUYER: 'a buyer', SELLER: 'a seller', ADMIN: 'an admin' };

type SessionStore = Omit<Session, 'user' | 'loading'> & {
  state: () => SessionState;
  /** Calls back when the state changes; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Restores the saved login and keeps its token valid; returns a function that stops it. */
  start: () => () => void;
};

/**
 * The session outside React: keeps the identity provider, our server's token and the cache on the same account.
 * @param load loads the identity provider
 * @param rendered whether the cache begins with what the server rendered for visitors
 */
export function createSessionStore(
  client: ApolloClient,
  load: () => Promise<Identity>,
  rendered = false,
): SessionStore {
  let state: SessionState = {
    // Known at once for visitors: publishing it later would render everything again.
    loading: savedToken() !== null,
    accountId: rendered ? null : accountIdOf(readToken()),
  };
  let unsubscribe: (() => void) | undefined;
  let pendingExchange: Promise<TokenExchangeResult> | undefined;
  let pendingChange = Promise.resolve();
  /** The last signed-in user, whose unfinished forms are kept. */
  let lastUser: Session_UserFragment | null = null;
  const listeners = new Set<() => void>();
  const tokenRefresh = createTokenRefresh({ exchangeToken, endSession, pauseSession });

  function publish(change: Partial<SessionState>) {
    const next = { ...state, ...change };
    if (next.loading === state.loading && next.accountId === state.accountId) return;
    state = next;
    for (const listener of listeners) listener();
  }

  /** The provider, loaded when first needed and subscribed to from then on. */
  async function identity(): Promise<Identity> {
    const [provider] = await Promise.all([load(), loadGetToken()]);
    if (isSignOutPending() && !unsubscribe) {
      await provider.logOut();
      setSignOutPending(false);
    }
    unsubscribe ??= provider.onChange((user) => {
      if (!user && savedToken()) {
        showSessionEnd(providerSignedOut);
        writeToken(null);
      }
      // An expired token is replaced before the screens learn who is signed in.
      const isExpired = user && savedToken() && !readToken();
      const refreshed = isExpired ? tokenRefresh.refresh() : Promise.resolve();
      void refreshed.then(() => publish({ loading: false }));
    });
    return provider;
  }

  /** Callers at the same time share one request. */
  function exchangeToken(): Promise<TokenExchangeResult> {
    pendingExchange ??= requestToken().finally(() => {
      pendingExchange = undefined;
    });
    return pendingExchange;
  }

  async function requestToken(): Promise<TokenExchangeResult> {
    const [provider, { getToken }] = [await identity(), await loadGetToken()];
    const exchange = async (fresh: boolean) => {
      const idToken = await provider.getIdToken(fresh);
      return idToken ? getToken(client, idToken) : notSignedIn;
    };
    const first = await exchange(false);
    // The provider's library checks ID tokens by this computer's clock, which may be wrong.
    const answer =
      first.code === 'UNAUTHENTICATED'
        ? await exchange(true).catch((error: unknown) => {
            if (sessionEndText(error) === null) throw error;
            return first;
          })
        : first;
    const { success, message, code = null, token, user } = answer;
    if (token && user) {
      const isRenewed = accountIdOf(savedToken()) === user.id;
      await changeAccount(accountIdOf(token), () => {
        writeToken(token);
        setSignOutPending(false);
        clearSessionNotice();
        adoptUser(user, isRenewed);
        client.writeQuery({ query: SessionDocument, data: { me: user } });
      });
    }
    return { success, message, code };
  }

  /**
   * Discards forms of another user; tells a user whose role changed.
   * @param isRenewed whether the user was already signed in, including at the page's opening
   */
  function adoptUser(me: MaskedUser, isRenewed: boolean) {
    const user = asUser(me);
    // Not by e-mail, which visitors' answers lack.
    if (user?.id !== lastUser?.id && !(isRenewed && !lastUser)) {
      dropFormDrafts();
      // What a visitor saw before signing in belongs to the new user.
      if (lastUser) dropBrowsedProducts();
    }
    if (user && user.id === lastUser?.id && user.role !== lastUser.role) {
      toast.blank(`Your account changed: you’re now ${roles[user.role]}.`);
    }
    lastUser = user;
  }

  /** Switches to another account, or none: empties the cache before any screen shows the change. */
  function changeAccount(accountId: string | null, write: () => void = () => {}): Promise<void> {
    pendingChange = pendingChange.then(async () => {
      if (accountId === state.accountId) return write();
      toast.clear();
      lastUser = asUser(client.readQuery({ query: SessionDocument })?.me) ?? lastUser;
      keepFormDrafts();
      await resetCache(client, () => {
        write();
        publish({ accountId });
      });
    });
    return pendingChange;
  }

  /** After a page rendered for visitors: replaces its data with the saved account's. */
  async function adoptSavedToken() {
    const token = readToken();
    if (!rendered || !token) return;
    await pageHydrated;
    await client.refetchObservableQueries();
    if (readToken() === token) publish({ accountId: accountIdOf(token) });
  }

  /** Restores the saved login. Without the provider its token is valid until the server refuses it. */
  async function restore() {
    // Failed refetches are retried by the emptied cache.
    await adoptSavedToken().catch(() => changeAccount(accountIdOf(readToken())));
    await identity().catch(() => publish({ loading: false }));
  }

  /** Signed out and loading while a refused token is replaced. */
  async function pauseSession() {
    publish({ loading: true });
    await changeAccount(null);
    return () => publish({ loading: false });
  }

  /** Needs no chunk: the provider's login ends once its library is loaded. */
  async function signOut() {
    writeToken(null);
    setSignOutPending(true);
    const provider = await identity().catch(() => null);
    await provider?.logOut();
    if (provider) setSignOutPending(false);
  }

  /** Signs the user out for a reason. The token is dropped even if the provider can't be reached. */
  async function endSession(reason: string) {
    // Without a token the user has just signed out, and knows why.
    if (savedToken()) showSessionEnd(reason);
    await signOut().catch(() => {});
  }

  async function runAction(action: (provider: Identity) => Promise<void>) {
    publish({ loading: true });
    await action(await identity());
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      const stopRefresh = tokenRefresh.start();
      const removeListener = onTokenChange((token) => void changeAccount(accountIdOf(token)));
      if (savedToken()) void restore();
      else publish({ loading: false });
      return () => {
        stopRefresh();
        removeListener();
        unsubscribe?.();
        unsubscribe = undefined;
      };
    },
    createUser: (email, password) => runAction((provider) => provider.createUser(email, password)),
    signIn: (email, password) => runAction((provider) => provider.signIn(email, password)),
    signInWithGoogle: (account) => runAction((provider) => provider.signInWithGoogle(account)),
    updateUserProfile: (change) => runAction((provider) => provider.updateProfile(change)),
    logOut: async () => {
      const { accountId } = state;
      publish({ loading: true });
      await signOut();
      await pendingChange;
      publish({ loading: false });
      dropProductDraft(accountId);
      dropFormDrafts();
      dropBrowsedProducts();
    },
    setLoading: (loading) => publish({ loading }),
    isEmailVerified: async () => (await identity()).isEmailVerified(),
    sendEmailVerification: async () => (await identity()).sendEmailVerification(),
    getIdToken: async () => {
      const idToken = await (await identity()).getIdToken();
      if (!idToken) throw new Error('No user is signed in at the identity provider.');
      return idToken;
    },
    exchangeToken: async () => {
      publish({ loading: true });
      return exchangeToken().finally(() => publish({ loading: false }));
    },
  };
}
