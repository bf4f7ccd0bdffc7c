import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from 'firebase/auth';
import { Formik } from 'formik';
import { of } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { createCache } from '../../apollo/cache.ts';
import { authLink } from '../../apollo/links/auth.ts';
import { useSessionQuery } from '../../generated/session.ts';
import { ChunkLoadError } from '../../lib/chunks/loadChunk.ts';
import { FormBody } from '../../ui/form/FormBody.tsx';
import { TextFormField } from '../../ui/form/TextFormField.tsx';
import type { Identity } from './identity/identity.ts';
import { SessionProvider } from './SessionProvider.tsx';
import { useSession } from './session.ts';
import { useSessionNotice } from './sessionNotice.ts';
import {
  freshToken,
  readToken,
  reportRefusedToken,
  savedToken,
  writeToken,
} from './tokens/token.ts';

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

/** An identity provider in memory, with one user at a time. */
function aProvider(present: string | null = null) {
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

/** A shop that gives tokens to all but the users named, and those whose accounts were deleted. */
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

function Screen() {
  session = useSession();
  useSessionQuery(); // in place of the root query
  return (
    <p>
      {session.loading ? 'loading' : 'known'}: {session.user?.displayName ?? 'none'}
    </p>
  );
}

function open(provider = aProvider(), shop = aShop(), Content = Screen) {
  render(
    <ApolloProvider client={shop.client}>
      <SessionProvider load={async () => provider.identity}>
        <Content />
      </SessionProvider>
    </ApolloProvider>,
  );
  return { provider, shop };
}

afterEach(() => {
  cleanup();
  writeToken(null);
});

test('without a saved login the session has loaded at once, and no token is exchanged', async () => {
  const { shop } = open();
  await screen.findByText('known: none');
  expect(shop.exchanges).toEqual([]);
});

test('signing in and exchanging the token makes the user known and saves the token', async () => {
  open();
  await act(() => session.signIn('ada', 'secret'));
  const { success } = await act(() => session.exchangeToken());
  expect(success).toBe(true);
  await screen.findByText('known: ada');
  expect(readToken()).not.toBeNull();
});

test('a user without an account at the shop is refused and stays signed out', async () => {
  open(aProvider(), aShop(['eve']));
  await act(() => session.signIn('eve', 'secret'));
  expect(await act(() => session.exchangeToken())).toMatchObject({
    success: false,
    code: 'NOT_FOUND',
  });
  screen.getByText('known: none');
  expect(readToken()).toBeNull();
});

test('a saved login is restored; an expired token is refreshed', async () => {
  writeToken(forgedToken('ada', -60));
  const { shop } = open(aProvider('ada'));
  screen.getByText('loading: none');
  await screen.findByText('known: ada');
  expect(shop.exchanges).toEqual(['ada']);
});

test('when no user is signed in at the provider any more, the saved login ends', async () => {
  writeToken(forgedToken('ada'));
  open(aProvider(null));
  await screen.findByText('known: none');
  expect(readToken()).toBeNull();
});

test('when the account has been deleted, here and at the provider, the saved login ends', async () => {
  writeToken(forgedToken('eva'));
  open(aProvider('eva'), aShop([], ['eva']));
  await screen.findByText('known: none');
  await expect.poll(savedToken).toBeNull();
});

test('signing out removes the token and all data of the user from the cache', async () => {
  const { shop } = open();
  await act(() => session.signIn('ada', 'secret'));
  await act(() => session.exchangeToken());
  await screen.findByText('known: ada');
  await act(() => session.logOut());
  await screen.findByText('known: none');
  expect(readToken()).toBeNull();
  expect(JSON.stringify(shop.client.extract())).not.toContain('ada');
});

test('an ID token that the server refuses, as after a clock was set back, is fetched anew once', async () => {
  writeToken(forgedToken('ada', -60));
  const provider = aProvider('ada');
  const { getIdToken } = provider.identity;
  const fresh: (boolean | undefined)[] = [];
  provider.identity.getIdToken = async (isFresh) => {
    fresh.push(isFresh);
    return isFresh ? getIdToken() : { email: 'gone', idToken: 'An ID token of before' };
  };
  open(provider, aShop([], ['gone']));
  await screen.findByText('known: ada');
  expect(fresh).toEqual([false, true]);
  expect(readToken()).not.toBeNull();
});

test('what the server says of an account that is gone is shown, though the provider has lost it, too', async () => {
  writeToken(forgedToken('eva', -60));
  const provider = aProvider('eva');
  const { getIdToken } = provider.identity;
  provider.identity.getIdToken = async (isFresh) => {
    if (isFresh) throw Object.assign(new Error(), { code: 'auth/user-token-expired' });
    return getIdToken();
  };
  open(provider, aShop([], ['eva']));
  await screen.findByText('known: none');
  const { result } = renderHook(useSessionNotice);
  expect(result.current).toMatchObject({ text: 'Please sign in again.' });
});

test('signing out needs no library of the provider, whose own login ends once it is loaded', async () => {
  writeToken(forgedToken('ada'));
  const provider = aProvider('ada');
  const logOut = vi.spyOn(provider.identity, 'logOut');
  let isLoaded = false;
  const load = async () => {
    if (!isLoaded) throw new ChunkLoadError('It is gone.');
    return provider.identity;
  };
  const page = (
    <ApolloProvider client={aShop().client}>
      <SessionProvider load={load}>
        <Screen />
      </SessionProvider>
    </ApolloProvider>
  );
  const { unmount } = render(page);
  await screen.findByText('known: ada');
  await act(() => session.logOut());
  await screen.findByText('known: none');
  expect(savedToken()).toBeNull();
  expect(logOut).not.toHaveBeenCalled();
  unmount();
  isLoaded = true;
  render(page);
  await act(async () => void (await session.isEmailVerified()));
  expect(logOut).toHaveBeenCalledOnce();
  await act(async () => void (await session.isEmailVerified()));
  expect(logOut).toHaveBeenCalledOnce();
});

test('signing in to another account in another tab changes the account in this tab', async () => {
  writeToken(forgedToken('ada'));
  open(aProvider('ada'));
  await screen.findByText('known: ada');
  localStorage.setItem('fitnessZone', forgedToken('bob'));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'fitnessZone' }));
  });
  await screen.findByText('known: bob');
});

test('a provider that is out of reach signs nobody out, and is asked again when the network is back', async () => {
  const token = forgedToken('ada', -60);
  writeToken(token);
  const provider = aProvider('ada');
  provider.fail('network-request-failed');
  open(provider);
  await screen.findByText('known: none');
  expect(savedToken()).toBe(token);
  provider.fail(null);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await screen.findByText('known: ada');
});

test.each(['user-token-expired', 'user-disabled', 'invalid-refresh-token'])(
  'a provider that says %s ends the login, and the user is told why',
  async (code) => {
    writeToken(forgedToken('ada', -60));
    const provider = aProvider('ada');
    provider.fail(code);
    const { result } = renderHook(() => useSessionNotice());
    open(provider);
    await screen.findByText('known: none');
    await expect.poll(savedToken).toBeNull();
    expect(result.current).toMatchObject({
      kind: 'ended',
      text: expect.stringMatching(/^You have been signed out: /),
    });
  },
);

/** The form of a page that only signed-in users see. */
function ProfileScreen() {
  session = useSession();
  useSessionQuery(); // in place of the root query
  if (!session.user) return <p>{session.loading ? 'loading' : 'signed out'}</p>;
  return (
    <Formik initialValues={{ name: session.user.displayName ?? '' }} onSubmit={() => {}}>
      <FormBody label="Profile">
        <TextFormField name="name" label="Name" />
      </FormBody>
    </Formik>
  );
}

async function typeInProfile(shop = aShop()) {
  // Another one than the shop gives.
  writeToken(forgedToken('ada', 1800));
  open(aProvider('ada'), shop, ProfileScreen);
  await userEvent.type(await screen.findByLabelText('Name'), ' Lovelace');
  return screen.getByLabelText('Name');
}

test('what was typed is in the form again when a refused token has been replaced', async () => {
  const shop = aShop();
  const field = await typeInProfile(shop);
  reportRefusedToken(readToken() ?? '');
  await expect.poll(() => shop.exchanges).toEqual(['ada']);
  await screen.findByDisplayValue('ada Lovelace');
  expect(field.isConnected).toBe(false);
});

test('what was typed is in the form again for who was signed out and signs in again, not for others', async () => {
  await typeInProfile();
  act(() => writeToken(null));
  await screen.findByText('signed out');
  await act(() => session.exchangeToken());
  await screen.findByDisplayValue('ada Lovelace');
  act(() => writeToken(null));
  await screen.findByText('signed out');
  await act(() => session.signIn('bob', 'secret'));
  await act(() => session.exchangeToken());
  await screen.findByDisplayValue('bob');
});

test('what was typed stays while the token has expired and the provider is out of reach', async () => {
  const shop = aShop();
  const provider = aProvider('ada');
  const tokens = { readToken: freshToken, onSignedOut: reportRefusedToken };
  shop.client.setLink(authLink(tokens).concat(shop.client.link));
  writeToken(forgedToken('ada', 1800));
  open(provider, shop, ProfileScreen);
  await userEvent.type(await screen.findByLabelText('Name'), ' Lovelace');
  provider.fail('network-request-failed');
  act(() => writeToken(forgedToken('ada', -60)));
  // As after a connection that was broken.
  await act(async () => void (await shop.client.refetchObservableQueries().catch(() => {})));
  expect(screen.queryByDisplayValue('ada Lovelace')).not.toBeNull();
  provider.fail(null);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await expect.poll(() => shop.exchanges).toEqual(['ada']);
  await act(async () => void (await shop.client.refetchObservableQueries()));
  expect(screen.queryByDisplayValue('ada Lovelace')).not.toBeNull();
});
