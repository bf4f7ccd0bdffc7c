import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToWishListOptions } from '../../features/lists/wish.cache.ts';
import { resetCache } from '../../features/session/resetCache.ts';
import { AddToWishListDocument } from '../../generated/lists.ts';
import { createClient } from '../client.ts';
import { sendMutationOnce } from '../mutations/sendMutationOnce.ts';
import { createNetworkStatus } from '../networkStatus.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A browser in which one account signs out and another one in; the test answers the requests. */
function aBrowser() {
  let account = 'first';
  const sent: { by: string | null; answer: (data: object) => void; lose: () => void }[] = [];
  const client = createClient({
    uri: 'http://shop/graphql',
    networkStatus: createNetworkStatus(),
    readToken: () => account,
    onSignedOut: () => {},
    fetch: (_uri, init) =>
      new Promise((resolve, reject) => {
        sent.push({
          by: new Headers(init?.headers).get('authorization'),
          answer: (data) => resolve(Response.json({ data })),
          lose: () => reject(new TypeError('Failed to fetch')),
        });
      }),
  });
  return {
    client,
    sent,
    wish: async () => {
      const outcome = sendMutationOnce(client, AddToWishListDocument, {
        ...addToWishListOptions,
        variables: { productId: '1' },
      });
      await vi.advanceTimersByTimeAsync(1);
      return { outcome };
    },
    anotherSignsIn: async () => {
      const reset = resetCache(client, () => {
        account = 'second';
      });
      await vi.advanceTimersByTimeAsync(10);
      await reset;
    },
  };
}

const wished = {
  addToWishList: {
    __typename: 'AddToWishListPayload',
    success: true,
    message: 'On your wish list.',
    code: null,
    field: null,
    alreadyDone: false,
    wishItem: null,
    viewer: {
      __typename: 'User',
      id: 'first',
      name: 'First',
    },
  },
};

test('one account’s mutations are not sent again in the name of the next account', async () => {
  const { sent, wish, anotherSignsIn } = aBrowser();
  const { outcome } = await wish();
  sent[0]?.lose();
  await vi.advanceTimersByTimeAsync(10);
  await anotherSignsIn();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent.map(({ by }) => by)).toEqual(['bearer first']);
  expect(await outcome).toMatchObject({ ok: false });
});

test('one account’s answers do not reach the cache of the next account', async () => {
  const { client, sent, wish, anotherSignsIn } = aBrowser();
  const { outcome } = await wish();
  await anotherSignsIn();
  sent[0]?.answer(wished);
  await vi.advanceTimersByTimeAsync(10);
  expect(await outcome).toMatchObject({ ok: true, message: 'On your wish list.' });
  expect(JSON.stringify(client.cache.extract(true))).not.toContain('First');
});

test('the next account’s mutation is sent even if the previous account waits for the answer to the same one', async () => {
  const { sent, wish, anotherSignsIn } = aBrowser();
  await wish();
  await anotherSignsIn();
  await wish();
  expect(sent.map(({ by }) => by)).toEqual(['bearer first', 'bearer second']);
});
