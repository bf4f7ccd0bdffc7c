import type { ApolloClient } from '@apollo/client';
import { toast } from '../../ui/toasts/toast.ts';
import { exchange, SessionQuery } from './getToken.ts';
import type { Identity } from './identity.ts';
import { resetCache } from './resetCache.ts';
import type { Entry, Session } from './session.ts';
import { onTokenChange, ownerOf, readToken, savedToken, writeToken } from './token.ts';
import { createTokenRefresh } from './tokenRefresh.ts';

/** What React reads of the session. */
export type SessionState = {
  loading: boolean;
  /** the account that the token and the cache belong to; null for visitors */
  owner: string | null;
};

export type SessionStore = Omit<Session, 'user' | 'loading'> & {
  state: () => SessionState;
  subscribe: (call: () => void) => () => void;
  /** Begins to follow the saved login; gives a function that stops it. */
  start: () => () => void;
};

/**
 * The session's moving parts, outside React: the identity provider, the product's token, and the
 * cache, which belongs to one person at a time.
 */
export function createSessionStore(
  client: ApolloClient,
  load: () => Promise<Identity>,
): SessionStore {
  let state: SessionState = { loading: true, owner: ownerOf(readToken()) };
  let unfollow: (() => void) | undefined;
  let entering: Promise<Entry> | undefined;
  let changing = Promise.resolve();
  const listeners = new Set<() => void>();
  const renewal = createTokenRefresh({ enter: letIn, leave, interrupt });

  function publish(change: Partial<SessionState>) {
    const next = { ...state, ...change };
    if (next.loading === state.loading && next.owner === state.owner) return;
    state = next;
    for (const call of listeners) call();
  }

  /** The provider, loaded when first needed, and its news followed from then on. */
  async function identity(): Promise<Identity> {
    const provider = await load();
    unfollow ??= provider.onChange((user) => {
      if (!user) writeToken(null);
      // Whoever was let in before is let in again before anything else is decided.
      const known = user && savedToken() && !readToken() ? renewal.renew() : Promise.resolve();
      void known.then(() => publish({ loading: false }));
    });
    return provider;
  }

  function letIn(): Promise<Entry> {
    entering ??= exchangeNow().finally(() => {
      entering = undefined;
    });
    return entering;
  }

  async function exchangeNow(): Promise<Entry> {
    const proof = await (await identity()).proof();
    if (!proof)
      return { success: false, message: 'Please sign in again.', code: 'UNAUTHENTICATED' };
    const { success, message, code = null, token, user } = await exchange(client, proof);
    if (token && user) {
      await becomes(ownerOf(token), () => {
        writeToken(token);
        client.writeQuery({ query: SessionQuery, data: { me: user } });
      });
    }
    return { success, message, code };
  }

  /** Another person, or nobody: what the cache holds is dropped before any screen shows the change. */
  function becomes(owner: string | null, write: () => void = () => {}): Promise<void> {
    changing = changing.then(async () => {
      if (owner === state.owner) return write();
      toast.clear();
      await resetCache(client, () => {
        write();
        publish({ owner });
      });
    });
    return changing;
  }

  /** The token is not accepted any more: for a moment there is nobody. */
  async function interrupt() {
    publish({ loading: true });
    await becomes(null);
    return () => publish({ loading: false });
  }

  async function leave() {
    writeToken(null);
    await (await identity()).logOut();
  }

  async function act(action: (provider: Identity) => Promise<void>) {
    publish({ loading: true });
    await action(await identity());
  }

  return {
    state: () => state,
    subscribe(call) {
      listeners.add(call);
      return () => listeners.delete(call);
    },
    start() {
      const stopRenewal = renewal.start();
      const unlisten = onTokenChange((token) => void becomes(ownerOf(token)));
      if (savedToken()) {
        // A failure to load it is not the end of a login that the server still accepts.
        identity().catch(() => publish({ loading: false }));
      } else {
        publish({ loading: false });
      }
      return () => {
        stopRenewal();
        unlisten();
        unfollow?.();
        unfollow = undefined;
      };
    },
    createUser: (email, password) => act((provider) => provider.createUser(email, password)),
    signIn: (email, password) => act((provider) => provider.signIn(email, password)),
    signInWithGoogle: (account) => act((provider) => provider.signInWithGoogle(account)),
    updateUserProfile: (change) => act((provider) => provider.updateProfile(change)),
    logOut: () => act(leave),
    setLoading: (loading) => publish({ loading }),
    prove: async () => {
      const proof = await (await identity()).proof();
      if (!proof) throw new Error('Nobody is signed in at the identity provider.');
      return proof;
    },
    enter: async () => {
      publish({ loading: true });
      return letIn().finally(() => publish({ loading: false }));
    },
  };
}
