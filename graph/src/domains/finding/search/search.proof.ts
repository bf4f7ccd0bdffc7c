import { randomNumbers } from '@fitness-zone/testkit/reads/random-numbers.ts';
import { compareSearch } from '@fitness-zone/testkit/search/compare-search.ts';
import { interleaveSearches } from '@fitness-zone/testkit/search/interleaved-searches.ts';
import { randomSearch } from '@fitness-zone/testkit/search/random-searches.ts';
import { startSearchShop } from '@fitness-zone/testkit/search/search-shop.ts';
import { expect, test } from 'vitest';

const count = 5_000;
const searches = 500;
const runs = 10;

test(`${searches} searches of ${count} products are what looking at each gives`, {
  timeout: 1_200_000,
}, async () => {
  const seed = Date.now() % 2 ** 31;
  process.stdout.write(`search: ${searches} searches, seed ${seed}\n`);
  const random = randomNumbers(seed);
  const searched = await startSearchShop(random, count);
  try {
    const products = await searched.candidates();
    for (let i = 0; i < searches; i += 1) {
      const asked = { ...randomSearch(random, products), pageSize: 1 + random(100) };
      const differs = await compareSearch(searched.visitor, products, asked);
      expect(differs, JSON.stringify(asked)).toBeNull();
    }
  } finally {
    await searched.close();
  }
});

test.each(Array.from({ length: runs }, (_, index) => index + 1))(
  `run %i of ${runs}: the search after each write shows it`,
  { timeout: 600_000 },
  async (index) => {
    const seed = (Date.now() + index) % 2 ** 31;
    process.stdout.write(`search among writes, seed ${seed}\n`);
    expect(await interleaveSearches(300, seed)).toBeNull();
  },
);
