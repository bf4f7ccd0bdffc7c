import fc from 'fast-check';
import { afterAll, test } from 'vitest';
import { screensShowTheTruth, startShop } from './truth.ts';

const shop = await startShop();
afterAll(() => shop.close());

test('1,000 sequences of actions leave every open screen true', {
  timeout: 7_200_000,
}, async () => {
  await fc.assert(screensShowTheTruth(shop, { longest: 6 }), { numRuns: 1000, verbose: 1 });
});
