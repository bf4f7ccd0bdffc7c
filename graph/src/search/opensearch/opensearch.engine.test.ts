import { ownIndex, searchUrl } from '@fitness-zone/testkit/search/own-index.ts';
import { openSampleSearch } from '@fitness-zone/testkit/search/sample-search.ts';
import { describeSearchEngine } from '@fitness-zone/testkit/search/search-contract.ts';
import {
  byFacts,
  byLabels,
  judgeSearches,
  qualityOf,
} from '@fitness-zone/testkit/search/search-quality.ts';
import { describe, expect, test } from 'vitest';
import type { SearchedProduct } from '../search-engine.ts';
import { OpenSearchEngine } from './opensearch-search.ts';

const aSearchedProduct: Omit<SearchedProduct, 'id'> = {
  productName: 'Rower',
  body: '',
  location: '',
  place: null,
  condition: 'Good',
  categoryId: '',
  sellerId: '',
  resalePrice: 100,
  originalPrice: 200,
  yearsOfUsedProduct: 1,
  advertisement: false,
  isSellerVerified: false,
  changedAt: 1,
};

describe.skipIf(searchUrl === null)('OpenSearch', () => {
  describeSearchEngine(async () => new OpenSearchEngine(await ownIndex()));

  test('a product is matched with many filters in few requests', async () => {
    const index = await ownIndex();
    const engine = new OpenSearchEngine(index);
    const id = '1'.padStart(24, '0');
    await engine.put([{ ...aSearchedProduct, id }]);
    let requests = 0;
    index.client.on('request', () => {
      requests += 1;
    });
    const filters = Array.from({ length: 200 }, (_, at) => ({ text: 'rower', maxPrice: at }));
    const met = await engine.meets(id, filters, []);
    expect(met).toEqual(filters.map(({ maxPrice }) => maxPrice >= aSearchedProduct.resalePrice));
    expect(requests).toBe(3);
    await engine.close();
  });

  test.each([
    ['labels', byLabels],
    ['facts', byFacts],
  ])(
    'at least 97 %% of what shoppers type has a right first page, judged by %s',
    async (by, all) => {
      const engine = new OpenSearchEngine(await ownIndex());
      const judged = await judgeSearches(await openSampleSearch(engine), all);
      await engine.close();
      const wrong = judged.filter(({ isRight }) => !isRight);
      const { right, precision } = qualityOf(judged);
      process.stdout.write(
        `by ${by}: precision at 6 ${precision.toFixed(3)}, wrong ${wrong.length}\n`,
      );
      expect(right, JSON.stringify(wrong)).toBeGreaterThanOrEqual(0.97);
      expect(precision).toBeGreaterThanOrEqual(0.95);
    },
  );
});
