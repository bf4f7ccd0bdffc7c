import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ChunkLoadError } from '../../lib/chunks/loadChunk.ts';
import { SessionProvider } from './SessionProvider.tsx';
import { aProvider, aShop, forgedToken, open, Screen, sessionNow } from './session.fixture.tsx';
import { useSessionNotice } from './sessionNotice.ts';
import { readToken, savedToken, writeToken } from './tokens/token.ts';

afterEach(() => {
  cleanup();
  writeToken(null);
});

test('without a saved login the session loads at once and exchanges no token', async () => {
  const { shop } = open();
  await screen.findByText('known: none');
  expect(shop.exchanges).toEqual([]);
});

test('signing in exchanges the token, shows the user and saves the token', async () => {
  open();
  await act(() => sessionNow().signIn('ada', 'secret'));
  const { success } = await act(() => sessionNow().exchangeToken());
  expect(success).toBe(true);
  await screen.findByText('known: ada');
  expect(readToken()).not.toBeNull();
});

test('a user without an account at the shop is refused and stays signed out', async () => {
  open(aProvider(), aShop(['eve']));
  await act(() => sessionNow().signIn('eve', 'secret'));
  expect(await act(() => sessionNow().exchangeToken())).toMatchObject({
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
  await act(() => sessionNow().signIn('ada', 'secret'));
  await act(() => sessionNow().exchangeToken());
  await screen.findByText('known: ada');
  await act(() => sessionNow().logOut());
  await screen.findByText('known: none');
  expect(readToken()).toBeNull();
  expect(JSON.stringify(shop.client.extract())).not.toContain('ada');
});

test('an ID token that the server refuses is fetched again once', async () => {
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

test('a deleted account reads the server’s reason, even if the provider has lost the account, too', async () => {
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
  await act(() => sessionNow().logOut());
  await screen.findByText('known: none');
  expect(savedToken()).toBeNull();
  expect(logOut).not.toHaveBeenCalled();
  unmount();
  isLoaded = true;
  render(page);
  await act(async () => void (await sessionNow().isEmailVerified()));
  expect(logOut).toHaveBeenCalledOnce();
  await act(async () => void (await sessionNow().isEmailVerified()));
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

test('an unreachable provider signs nobody out and is asked again when the network is back', async () => {
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
