import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { User } from 'firebase/auth';
import { of } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { createCache } from '../../apollo/cache.ts';
import { SessionQuery } from './getToken.ts';
import type { Identity } from './identity.ts';
import { SessionProvider } from './SessionProvider.tsx';
import { useSession } from './session.ts';
import { readToken, savedToken, writeToken } from './token.ts';

const forgedToken = (sub: string, secondsLeft = 3600) =>
  `e30.${btoa(JSON.stringify({ sub, exp: Math.round(Date.now() / 1000) + secondsLeft }))}.x`;

const anAccount = (id: string) => ({
  __typename: 'User',
  id,
  name: id,
  email: `${id}@example.com`,
  image: null,
  role: 'BUYER',
  verified: false,
});

/** A provider in memory that knows one person at a time. */
function aProvider(present: string | null = null) {
  let uid = present;
  let tell: (user: User | null) => void = () => {};
  const become = (next: string | null) => {
    uid = next;
    tell(next ? ({ uid: next } as User) : null);
  };
  const identity: Identity = {
    onChange: (listener) => {
      tell = listener;
      queueMicrotask(() => become(uid));
      return () => {};
    },
    createUser: async (email) => become(email),
    signIn: async (email) => become(email),
    signInWithGoogle: async () => become('google'),
    updateProfile: async () => {},
    sendPasswordReset: async () => {},
    readReset: async (code) => code,
    choosePassword: async () => {},
    logOut: async () => become(null),
    reload: async () => {},
    proof: async () => (uid ? { email: uid, idToken: `proof of ${uid}` } : null),
  };
  return { identity, become };
}

/** A shop that lets everybody in, but for those named, and those whose accounts were deleted. */
function aShop(refused: string[] = [], deleted: string[] = []) {
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
          __typename: 'GetTokenAnswer',
          success,
          message: success ? 'token created' : 'There is no account for this e-mail yet.',
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

function Screen() {
  session = useSession();
  useQuery(SessionQuery); // stands in for the root query
  return (
    <p>
      {session.loading ? 'loading' : 'known'}: {session.user?.displayName ?? 'nobody'}
    </p>
  );
}

function open(provider = aProvider(), shop = aShop()) {
  render(
    <ApolloProvider client={shop.client}>
      <SessionProvider load={async () => provider.identity}>
        <Screen />
      </SessionProvider>
    </ApolloProvider>,
  );
  return { provider, shop };
}

afterEach(() => {
  cleanup();
  writeToken(null);
});

test('a visitor without a saved login is known at once, and nothing is exchanged', async () => {
  const { shop } = open();
  await screen.findByText('known: nobody');
  expect(shop.exchanges).toEqual([]);
});

test('signing in and entering makes the person known and keeps their token', async () => {
  open();
  await act(() => session.signIn('ada', 'secret'));
  const entry = await act(() => session.enter());
  expect(entry.success).toBe(true);
  await screen.findByText('known: ada');
  expect(readToken()).not.toBeNull();
});

test('a person whom the shop does not know is refused and stays nobody', async () => {
  open(aProvider(), aShop(['eve']));
  await act(() => session.signIn('eve', 'secret'));
  expect(await act(() => session.enter())).toMatchObject({ success: false, code: 'NOT_FOUND' });
  screen.getByText('known: nobody');
  expect(readToken()).toBeNull();
});

test('a saved login is followed; its token is renewed when it has expired', async () => {
  writeToken(forgedToken('ada', -60));
  const { shop } = open(aProvider('ada'));
  screen.getByText('loading: nobody');
  await screen.findByText('known: ada');
  expect(shop.exchanges).toEqual(['ada']);
});

test('when the provider knows nobody any more, the saved login ends', async () => {
  writeToken(forgedToken('ada'));
  open(aProvider(null));
  await screen.findByText('known: nobody');
  expect(readToken()).toBeNull();
});

test('when the account has been deleted, here and at the provider, the saved login ends', async () => {
  writeToken(forgedToken('eva'));
  open(aProvider('eva'), aShop([], ['eva']));
  await screen.findByText('known: nobody');
  await expect.poll(savedToken).toBeNull();
});

test('signing out drops the token and everything that the cache held of the person', async () => {
  const { shop } = open();
  await act(() => session.signIn('ada', 'secret'));
  await act(() => session.enter());
  await screen.findByText('known: ada');
  await act(() => session.logOut());
  await screen.findByText('known: nobody');
  expect(readToken()).toBeNull();
  expect(JSON.stringify(shop.client.extract())).not.toContain('ada');
});

test('another tab that signs in as somebody else changes the person here', async () => {
  writeToken(forgedToken('ada'));
  open(aProvider('ada'));
  await screen.findByText('known: ada');
  localStorage.setItem('fitnessZone', forgedToken('bob'));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'fitnessZone' }));
  });
  await screen.findByText('known: bob');
});
