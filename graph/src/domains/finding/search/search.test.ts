import { runs } from '@fitness-zone/testkit/breadth.ts';
import { proof } from '@fitness-zone/testkit/proof.ts';
import { randomNumbers } from '@fitness-zone/testkit/reads/random-numbers.ts';
import { compareSearch } from '@fitness-zone/testkit/search/compare-search.ts';
import { interleaveSearches } from '@fitness-zone/testkit/search/interleaved-searches.ts';
import { randomSearch } from '@fitness-zone/testkit/search/random-searches.ts';
import { type SearchShop, startSearchShop } from '@fitness-zone/testkit/search/search-shop.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CurrentSearch } from '../../../search/current-search.ts';

const random = randomNumbers(20_261_122);
let searched: SearchShop;
beforeAll(async () => {
  searched = await startSearchShop(random, 600);
});
afterAll(() => searched.close());

test('searches, filters, orders, counts and facets are what looking at every product gives', async () => {
  const products = await searched.candidates();
  for (let i = 0; i < runs(12); i += 1) {
    const asked = { ...randomSearch(random, products), pageSize: 1 + random(40) };
    const differs = await compareSearch(searched.visitor, products, asked);
    expect(differs, JSON.stringify(asked)).toBeNull();
  }
});

test('the very next search shows what was written', async () => {
  expect(await interleaveSearches(runs(12), 20_261_122)).toBeNull();
});

afterEach(() => vi.restoreAllMocks());

proof.each(['products', 'users'])(
  'a search that misses the writes to %s is found',
  async (missed) => {
    const { written } = CurrentSearch.prototype;
    vi.spyOn(CurrentSearch.prototype, 'written').mockImplementation(function (
      this: CurrentSearch,
      write,
    ) {
      if (write.collection !== missed) written.call(this, write);
    });
    expect(await interleaveSearches(600, 6)).not.toBeNull();
  },
);
