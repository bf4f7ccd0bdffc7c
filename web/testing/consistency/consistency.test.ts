import { runs } from '@fitness-zone/testkit/breadth.ts';
import { proof } from '@fitness-zone/testkit/proof.ts';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { editConnections } from '../../src/apollo/connections/editConnections.ts';
import { AddToBookingListDocument } from '../../src/generated/lists.ts';
import { type Send, sendOnce } from './acts/act.ts';
import { screensMatchServer, startShop } from './consistency.ts';
import { unknownScreens } from './screens.ts';

const shop = await startShop();
afterAll(() => shop.close());

/** Enough runs to find a bug that one action in a hundred shows; most need some tens. */
const maxRunsUntilFailure = 300;

test('every query of the client is among the screens that the proof keeps open', () => {
  expect(unknownScreens()).toEqual([]);
});

test('after any actions of anybody, every open screen shows what a fresh client fetches', async () => {
  await fc.assert(screensMatchServer(shop), { numRuns: runs(2), endOnFailure: true });
});

/** Removes a new booking from the list again, as without a follower; sends everything else correctly. */
const withoutFollower: Send = async (participant, mutation, options) => {
  const { cache } = participant.browser.client;
  const bookings = { field: 'bookingList' } as const;
  const before = new Set<string>();
  editConnections(cache, bookings, (stored) => {
    for (const { node } of stored.edges) before.add(node.__ref);
    return stored;
  });
  const outcome = await sendOnce(participant, mutation, options);
  if ((mutation as unknown) === AddToBookingListDocument) {
    editConnections(cache, bookings, (stored) => ({
      ...stored,
      edges: stored.edges.filter(({ node }) => before.has(node.__ref)),
    }));
  }
  return outcome;
};

proof('a cache update left out is found', async () => {
  const { failed } = await fc.check(screensMatchServer(shop, { send: withoutFollower }), {
    // A seed with an early failure; most seeds need some tens of runs.
    seed: 167,
    numRuns: maxRunsUntilFailure,
    endOnFailure: true,
  });
  expect(failed).toBe(true);
});

proof('a count that is off by one is found', async () => {
  const sendWithWrongCount: Send = async (participant, mutation, options) => {
    const outcome = await sendOnce(participant, mutation, options);
    participant.browser.client.cache.modify({
      id:
        participant.browser.client.cache.identify({
          __typename: 'User',
          id: participant.person?.id ?? '',
        }) ?? '',
      fields: { bookingCount: (count) => (typeof count === 'number' ? count + 1 : count) },
    });
    return outcome;
  };
  const { failed } = await fc.check(screensMatchServer(shop, { send: sendWithWrongCount }), {
    numRuns: maxRunsUntilFailure,
    endOnFailure: true,
  });
  expect(failed).toBe(true);
});

proof('a product at a wrong place of a sorted list is found', async () => {
  const sendWithWrongOrder: Send = async (participant, mutation, options) => {
    const outcome = await sendOnce(participant, mutation, options);
    editConnections(participant.browser.client.cache, { field: 'products' }, (list, { sort }) =>
      sort === 'SAVING_DESC' ? { ...list, edges: list.edges.toReversed() } : list,
    );
    return outcome;
  };
  const { failed } = await fc.check(screensMatchServer(shop, { send: sendWithWrongOrder }), {
    numRuns: maxRunsUntilFailure,
    endOnFailure: true,
  });
  expect(failed).toBe(true);
});
