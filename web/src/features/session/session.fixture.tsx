import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import type { User } from 'firebase/auth';
import { of } from 'rxjs';
import { createCache } from '../../apollo/cache.ts';
import { useSessionQuery } from '../../generated/session.ts';
import type { Identity } from './identity/identity.ts';
import { SessionProvider } from './SessionProvider.tsx';
import { useSession } from './session.ts';
import { readToken } from './tokens/token.ts';
export const forgedToken = (sub: string, secondsLeft = 3600) =>
  `e30.${btoa(JSON.stringify({ sub, exp: Math.round(Date.now() / 1000) + secondsLeft }))}.x`;

export const anAccount = (id: string) => ({
  __typename: 'User',
  id,
  name: id,
  email: `${id}@example.com`,
  image: null,
  role: 'BUYER',
  verified: false,
});

/** An identity provider in memory, with one user at a time. */
export function aProvider(present: string | null = null) {
  let uid = present;
  let failure: Error | null = null;
  let notify: (user: User | null) => void = () => {};
  const setUser = (next: string | null) => {
    uid = next;
    notify(next ? ({ uid: next } as User) : null);
  };
  const identity: Identity = {
    onChange: (listener) => {
      notify = listener;
      queueMicrotask(() => setUser(uid));
      return () => {};
    },
    createUser: async (email) => setUser(email),
    signIn: async (email) => setUser(email),
    signInWithGoogle: async () => setUser('google'),
    updateProfile: async () => {},
    sendPasswordReset: async () => {},
    readReset: async (code) => code,
    choosePassword: async () => {},
    isEmailVerified: async () => true,
    sendEmailVerification: async () => {},
    verifyEmail: async () => {},
    signInMethod: async () => 'password',
    reauthenticate: async () => ({ email: uid ?? '', idToken: `ID token of ${uid}` }),
    logOut: async () => setUser(null),
    reload: async () => {},
    getIdToken: async () => {
      if (failure) throw failure;
      return uid ? { email: uid, idToken: `ID token of ${uid}` } : null;
    },
  };
  const fail = (code: string | null) => {
    failure = code === null ? null : Object.assign(new Error(code), { code: `auth/${code}` });
  };
  return { identity, setUser, fail };
}

/** A shop that issues tokens, except to refused and deleted users. */
export function aShop(refused: string[] = [], deleted: string[] = []) {
  const exchanges: string[] = [];
  const link = new ApolloLink((operation) => {
    const bearer = readToken();
    if (operation.operationName !== 'GetToken') {
      const sub = bearer && JSON.parse(atob(bearer.split('.')[1] ?? '')).sub;
      return of({ data: { me: sub && !deleted.includes(sub) ? anAccount(sub) : null } });
    }
    const { email } = operation.variables.input;
    exchanges.push(email);
    if (deleted.includes(email)) {
      const message = 'Please sign in again.';
      return of({ errors: [{ message, extensions: { code: 'UNAUTHENTICATED' } }] });
    }
    const success = !refused.includes(email);
    return of({
      data: {
        getToken: {
          __typename: 'GetTokenPayload',
          success,
          message: success ? 'token created' : 'There is no account for this email yet.',
          code: success ? null : 'NOT_FOUND',
          token: success ? forgedToken(email) : null,
          user: success ? anAccount(email) : null,
        },
      },
    });
  });
  return { client: new ApolloClient({ link, cache: createCache() }), exchanges };
}

let session: ReturnType<typeof useSession>;

/** The session that the screen shows. */
export const sessionNow = () => session;

/** Reads the session, like the page's frame. */
export function useShownSession() {
  session = useSession();
  useSessionQuery();
  return session;
}

export function Screen() {
  const { loading, user } = useShownSession();
  return (
    <p>
      {loading ? 'loading' : 'known'}: {user?.displayName ?? 'none'}
    </p>
  );
}

export function open(provider = aProvider(), shop = aShop(), Content = Screen) {
  render(
    <ApolloProvider client={shop.client}>
      <SessionProvider load={async () => provider.identity}>
        <Content />
      </SessionProvider>
    </ApolloProvider>,
  );
  return { provider, shop };
}
