import { ApolloClient, InMemoryCache } from '@apollo/client';
import { parse } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { httpLink } from './links/http.ts';
import { noteVersion, versionToSend } from './versions.ts';

// Time does not go back from one test to the next.
let now = Date.now();

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => {
  vi.advanceTimersByTime(60_000);
  now = Date.now();
  expect(versionToSend()).toBeNull();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.removeItem('fitnessZoneVersion');
});

test('of each process the highest count is sent, for ten seconds', () => {
  expect(versionToSend()).toBeNull();
  noteVersion('pa=3');
  vi.advanceTimersByTime(6_000);
  noteVersion('pb=2, pa=1');
  expect(versionToSend()).toBe('pa=3, pb=2');
  noteVersion(null);
  vi.advanceTimersByTime(9_999);
  expect(versionToSend()).toBe('pa=3, pb=2');
  vi.advanceTimersByTime(1);
  expect(versionToSend()).toBeNull();
});

test('a page that is opened next sends it, too', async () => {
  noteVersion('pa=3');
  vi.resetModules();
  const other = await import('./versions.ts');
  expect(other.versionToSend()).toBe('pa=3');
});

test('a browser that refuses storage keeps it for the page', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  noteVersion('pa=3');
  expect(versionToSend()).toBe('pa=3');
});

test('requests send the version that the answers before them brought', async () => {
  const sent: (string | null)[] = [];
  const answers = ['pa=1', null, 'pb=4'];
  const link = httpLink('http://shop/graphql', async (_uri, init) => {
    sent.push(new Headers(init?.headers).get('version'));
    const version = answers.shift();
    return Response.json(
      { data: { __typename: 'Query' } },
      version ? { headers: { version } } : {},
    );
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const query = parse('{ __typename }');
  for (let i = 0; i < 4; i += 1) await client.query({ query, fetchPolicy: 'network-only' });
  expect(sent).toEqual([null, 'pa=1', 'pa=1', 'pa=1, pb=4']);
});
