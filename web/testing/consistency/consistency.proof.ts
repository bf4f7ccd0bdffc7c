import fc from 'fast-check';
import { test } from 'vitest';
import { screensMatchServer, startShop } from './consistency.ts';

// In parts, each with its own seed: a failure is repeated within one of them.
const shopCount = 20;
const sequencesPerShop = 50;

test.each(Array.from({ length: shopCount }, (_, index) => index + 1))(
  `shop %i of ${shopCount}: ${sequencesPerShop} sequences of actions leave every open screen true`,
  async (index) => {
    const seed = (Date.now() + index) % 2 ** 31;
    process.stdout.write(`cache: ${sequencesPerShop} sequences, seed ${seed}\n`);
    const shop = await startShop();
    try {
      const property = screensMatchServer(shop, { longest: 6 });
      await fc.assert(property, { numRuns: sequencesPerShop, seed, endOnFailure: true });
    } finally {
      await shop.close();
    }
  },
  1_200_000,
);
