import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { Action } from '../../src/apollo/action.ts';
import { addToBookingList } from '../../src/features/lists/booking.cache.ts';
import { screensMatchServer, startShop } from './consistency.ts';
import { unknownScreens } from './screens.ts';
import type { Perform } from './steps.ts';
import { performs } from './steps.ts';

const shop = await startShop();
afterAll(() => shop.close());

const patient = { timeout: 300_000 };
/** Some tens of runs find a bug that one action in a hundred shows; this many always do. */
const unlucky = 300;

test('every query of the client is among the screens that the proof keeps open', () => {
  expect(unknownScreens()).toEqual([]);
});

test(
  'after any actions of anybody, every open screen shows what a fresh client fetches',
  patient,
  async () => {
    await fc.assert(screensMatchServer(shop), { numRuns: 50, endOnFailure: true });
  },
);

/** The same actions, but one of them broken. */
const breaking =
  (broken: object, how: (action: Action<never, never>) => Action<never, never>): Perform =>
  (participant, action, variables) =>
    performs(
      participant,
      (action === broken ? how(action as never) : action) as typeof action,
      variables,
    );

test('a cache update left out is found', patient, async () => {
  const forgetful = breaking(addToBookingList, ({ onAnswer: _left, ...action }) => action);
  const { failed } = await fc.check(screensMatchServer(shop, { does: forgetful }), {
    numRuns: unlucky,
    endOnFailure: true,
  });
  expect(failed).toBe(true);
});

test('a count that is off by one is found', patient, async () => {
  const miscounting: Perform = async (participant, action, variables) => {
    const outcome = await performs(participant, action, variables);
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
  const { failed } = await fc.check(screensMatchServer(shop, { does: miscounting }), {
    numRuns: unlucky,
    endOnFailure: true,
  });
  expect(failed).toBe(true);
});
