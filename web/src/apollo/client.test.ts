import { parse } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WishedFragmentDoc } from '../../testing/generated/documents.ts';
import { FullMeDocument } from '../../testing/generated/fullQueries.ts';
import { isAskedAgain } from '../../testing/staleQueries.ts';
import { addToWishListOptions } from '../features/lists/wish.cache.ts';
import { AddToWishListDocument } from '../generated/lists.ts';
import { graphql } from '../lib/graphql.ts';
import { createClient } from './client.ts';
import { sendMutationOnce } from './mutations/sendMutationOnce.ts';
import { createNetworkStatus } from './networkStatus.ts';
import { expireField } from './races/staleQueries.ts';

graphql(`
  fragment Wished on Product {
    viewerHasWished
  }
`);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Answer = object | 'lost' | 'broken' | 'too many';

/** The server's response to a request beyond the caller's allowance. */
const tooMany = () =>
  Response.json(
    {
      errors: [
        {
          message: 'Too many requests. Please wait 7 seconds.',
          extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 7 },
        },
      ],
    },
    { status: 429, headers: { 'content-type': 'application/graphql-response+json' } },
  );

/** A client whose requests are answered in turn; the last answer repeats. */
function aClient(...answers: Answer[]) {
  const sent: { authorization: string | null; operation: string }[] = [];
  const signedOut: string[] = [];
  const networkStatus = createNetworkStatus();
  const client = createClient({
    uri: 'http://shop/graphql',
    networkStatus,
    readToken: () => 'a-token',
    onSignedOut: (token) => signedOut.push(token),
    fetch: async (_uri, init) => {
      const headers = new Headers(init?.headers);
      const { operationName } = JSON.parse(String(init?.body)) as { operationName: string };
      sent.push({ authorization: headers.get('authorization'), operation: operationName });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer === 'lost') throw new TypeError('Failed to fetch');
      if (answer === 'broken') return new Response('no', { status: 500 });
      if (answer === 'too many') return tooMany();
      return Response.json(answer, { headers: { 'content-type': 'application/json' } });
    },
  });
  const product = { __typename: 'Product', id: '1', viewerHasWished: false };
  client.cache.writeFragment({ fragment: WishedFragmentDoc, data: product });
  const wished = () =>
    client.cache.readFragment({ fragment: WishedFragmentDoc, from: 'Product:1', optimistic: true })
      ?.viewerHasWished;
  return { client, sent, signedOut, networkStatus, wished };
}

const root = { data: { me: null } };
const refusal = (code: string, more: object = {}) => ({
  data: {
    addToWishList: {
      __typename: 'AddToWishListPayload',
      success: false,
      message: 'No.',
      code,
      field: null,
      alreadyDone: false,
      wishItem: null,
      viewer: null,
      ...more,
    },
  },
});

const act = ({ client }: Pick<ReturnType<typeof aClient>, 'client'>) =>
  sendMutationOnce(client, AddToWishListDocument, {
    ...addToWishListOptions,
    variables: { productId: '1' },
  });

test('a request without a response is retried after 1, 2 and 4 seconds, and the network status says so', async () => {
  const { client, sent, networkStatus } = aClient('lost');
  const answer = client.query({ query: FullMeDocument }).catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toHaveLength(1);
  expect(networkStatus.isRetrying()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(4000);
  expect(sent).toHaveLength(4);
  expect(await answer).toBe('failed');
  expect(networkStatus.isRetrying()).toBe(false);
});

test('a request that was answered is never retried, whatever the answer', async () => {
  const { client, sent } = aClient('broken');
  await expect(client.query({ query: FullMeDocument })).rejects.toThrow();
  expect(sent).toHaveLength(1);
});

test('the token is sent as a bearer token, and its refusal signs out', async () => {
  const { client, sent, signedOut } = aClient({
    data: null,
    errors: [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }],
  });
  await expect(client.query({ query: FullMeDocument })).rejects.toThrow('Please sign in.');
  expect(sent[0]?.authorization).toBe('bearer a-token');
  expect(signedOut).toEqual(['a-token']);
});

test('results are fresh for five minutes; then a screen shows the stale one and fetches again', async () => {
  const { client, sent } = aClient(root);
  const open = async () => {
    const subscription = client.watchQuery({ query: FullMeDocument }).subscribe({});
    await vi.advanceTimersByTimeAsync(10);
    subscription.unsubscribe();
  };
  await open();
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  await open();
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(61_000);
  await open();
  expect(sent).toHaveLength(2);
});

test('an optimistic update shows before the answer, and is rolled back exactly when it is refused', async () => {
  const { client, wished } = aClient(refusal('NOT_AVAILABLE'));
  const before = JSON.stringify(client.cache.extract());
  const outcome = act({ client });
  expect(wished()).toBe(true);
  expect(await outcome).toEqual({
    ok: false,
    refusal: { message: 'No.', code: 'NOT_AVAILABLE', field: null, errors: [] },
  });
  expect(wished()).toBe(false);
  const { ROOT_MUTATION: _gone, ...after } = client.cache.extract(true) as Record<string, unknown>;
  expect(JSON.stringify(after)).toBe(before);
});

test('an optimistic update is rolled back when all requests are lost, and the outcome says so', async () => {
  const { client, wished } = aClient('lost');
  const outcome = act({ client });
  await vi.advanceTimersByTimeAsync(7000);
  expect(await outcome).toMatchObject({ ok: false, refusal: { code: null } });
  expect(wished()).toBe(false);
});

test('a request beyond the allowance is refused with the seconds to wait', async () => {
  const { client, sent } = aClient('too many');
  expect(await act({ client })).toEqual({
    ok: false,
    refusal: {
      message: 'Too many requests. Please wait 7 seconds.',
      code: 'TOO_MANY_REQUESTS',
      field: null,
      retryAfter: 7,
    },
  });
  expect(sent).toHaveLength(1);
});

test('the same mutation sent twice at once is sent once', async () => {
  const { client, sent } = aClient(refusal('CONFLICT'));
  const [one, other] = await Promise.all([act({ client }), act({ client })]);
  expect(one).toBe(other);
  expect(sent).toHaveLength(1);
});

test('a retried mutation that the server had carried out already has succeeded', async () => {
  const wishItem = { __typename: 'WishItem', id: '5' };
  const { client, sent } = aClient('lost', refusal('CONFLICT', { alreadyDone: true, wishItem }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const outcome = act({ client });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await outcome).toMatchObject({ ok: true, message: 'Done.' });
  expect(sent).toHaveLength(2);
});

test('a query answered without a network is refetched after a change', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { client } = aClient({});
  const query = parse('query Everyone { users { totalCount } }');
  const users = { __typename: 'UserConnection', totalCount: 3 };
  client.cache.writeQuery({ query, data: { users } });
  client.watchQuery({ query });
  onLine.mockRestore();
  expect(isAskedAgain(client, query, {})).toBe(false);
  expireField(client.cache, 'users');
  expect(isAskedAgain(client, query, {})).toBe(true);
});
