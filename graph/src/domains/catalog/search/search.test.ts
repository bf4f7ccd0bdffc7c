import { randomNumbers } from '@fitness-zone/testkit/reads/random-numbers.ts';
import { compareSearch } from '@fitness-zone/testkit/search/compare-search.ts';
import { randomSearch } from '@fitness-zone/testkit/search/random-searches.ts';
import { type SearchShop, startSearchShop } from '@fitness-zone/testkit/search/search-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const random = randomNumbers(20_261_122);
let searched: SearchShop;
beforeAll(async () => {
  searched = await startSearchShop(random, 600);
});
afterAll(() => searched.close());

test('searches, filters, orders, counts and facets are what looking at every product gives', async () => {
  const products = await searched.candidates();
  for (let i = 0; i < 120; i += 1) {
    const asked = { ...randomSearch(random, products), pageSize: 1 + random(40) };
    const differs = await compareSearch(searched.visitor, products, asked);
    expect(differs, JSON.stringify(asked)).toBeNull();
  }
});
