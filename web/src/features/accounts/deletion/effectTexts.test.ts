import { expect, test } from 'vitest';
import { effectTexts, endedOffersText } from './effectTexts.ts';

const nothing = {
  openBusinessCount: 0,
  products: 0,
  offersMade: 0,
  offersReceived: 0,
  openPayments: 0,
  listEntries: 0,
  threads: 0,
  reviews: 0,
};

test('each effect has a sentence, and effects on nothing have none', () => {
  const effects = { ...nothing, products: 1, offersMade: 2, offersReceived: 1, threads: 1_200 };
  expect(effectTexts(effects)).toEqual([
    '1 product will be removed from sale.',
    '1 received offer will be closed.',
    '2 sent offers will be withdrawn.',
    '1,200 conversations will end; the other person keeps the messages.',
  ]);
  expect(effectTexts(nothing)).toEqual([]);
});

test('the offers that end are told in one sentence', () => {
  expect(endedOffersText({ offersMade: 2, offersReceived: 1 })).toBe(
    '2 sent offers will be withdrawn, and 1 received offer will be closed.',
  );
  expect(endedOffersText({ offersMade: 0, offersReceived: 3 })).toBe(
    '3 received offers will be closed.',
  );
  expect(endedOffersText(nothing)).toBeNull();
});
