import { runs } from '@fitness-zone/testkit/breadth.ts';
import { waits } from '@fitness-zone/testkit/waits.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { startShop } from './consistency.ts';
import { stubTabGlobals } from './device.ts';
import { type Journey, restartsMatchServer } from './restarts.ts';

const shop = await startShop();
afterAll(() => shop.close());

let takeAway = () => {};
beforeAll(() => {
  takeAway = stubTabGlobals();
});
afterAll(() => takeAway());

/** Journeys that once showed stale data. */
const examples: [Journey][] = [
  [
    {
      who: 'seller',
      quarter: 1,
      moves: [
        { kind: 'lose' },
        { kind: 'act', step: { who: 'seller', what: 'sendMessage', pick: 4 }, tab: 1 },
        { kind: 'restart', tab: 1, how: 'reload' },
        { kind: 'act', step: { who: 'admin', what: 'adminSuspendUser', pick: 0 }, tab: 1 },
      ],
    },
  ],
  [
    {
      who: 'buyer',
      quarter: 1,
      moves: [{ kind: 'act', step: { who: 'buyer', what: 'blockUser', pick: 2 }, tab: 1 }],
    },
  ],
  [
    {
      who: 'seller',
      quarter: 0,
      moves: [
        { kind: 'act', step: { who: 'admin', what: 'adminDeleteCategory', pick: 5 }, tab: 1 },
        { kind: 'restart', tab: 0, how: 'later' },
      ],
    },
  ],
];

test('after actions, reloads, new builds and lost networks, both tabs show what a fresh client fetches, and what waited was sent once', async () => {
  await fc.assert(restartsMatchServer(shop), {
    examples,
    numRuns: runs(10) + examples.length,
    endOnFailure: true,
    // For a single journey, so that one that hangs is printed.
    timeout: 5 * waits.step,
  });
});
