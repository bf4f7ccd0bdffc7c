import fc from 'fast-check';
import { afterAll, test } from 'vitest';
import { screensMatchServer, startShop } from './consistency.ts';
import type { ParticipantName } from './participants.ts';
import type { Step } from './steps.ts';

const shop = await startShop();
afterAll(() => shop.close());

const step = (who: ParticipantName, what: Step['what'], pick = 0): Step => ({ who, what, pick });

/** The buyer receives the seller's latest product. */
const aFinishedSale = [
  step('seller', 'addProduct'),
  step('buyer', 'recordPayment'),
  step('buyer', 'confirmOrderReceipt'),
  step('buyer', 'refetches'),
];

test('a reviewed sale in the cache equals what a fresh client fetches', async () => {
  const examples: [Step[], ParticipantName, boolean][] = [
    [
      [
        ...aFinishedSale,
        step('buyer', 'addReview'),
        step('seller', 'addReview'),
        step('buyer', 'updateProfile'),
        step('seller', 'updateProfile'),
      ],
      'visitor',
      false,
    ],
    [
      [
        ...aFinishedSale,
        step('seller', 'addReview'),
        step('buyer', 'updateProfile'),
        step('buyer', 'addReview'),
        step('buyer', 'addReview'),
      ],
      'admin',
      false,
    ],
  ];
  await fc.assert(screensMatchServer(shop), { examples, numRuns: examples.length });
});
