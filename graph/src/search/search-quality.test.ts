import { labelsOfProducts } from '@fitness-zone/testkit/search/judged-products.ts';
import { judgedQueries } from '@fitness-zone/testkit/search/judged-queries.ts';
import { openSampleSearch } from '@fitness-zone/testkit/search/sample-search.ts';
import { forSale, judgeSearches } from '@fitness-zone/testkit/search/search-quality.ts';
import { expect, test } from 'vitest';

test('at least 95 % of what shoppers type has a right first page', async () => {
  const judged = await judgeSearches(await openSampleSearch());
  const wrong = judged.filter(({ isRight }) => !isRight);
  expect(wrong.length / judged.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.05);
  const precision = judged.reduce((sum, one) => sum + one.precision, 0) / judged.length;
  expect(precision).toBeGreaterThanOrEqual(0.95);
});

test('at least 120 queries are judged, by labels that products have', () => {
  const queries = judgedQueries.map(([query]) => query);
  expect(new Set(queries).size).toBe(queries.length);
  expect(queries.length).toBeGreaterThanOrEqual(120);
  const labels = new Set(Object.values(labelsOfProducts).flatMap((all) => all.split(' ')));
  for (const { product } of forSale) expect(labelsOfProducts).toHaveProperty([product.name]);
  const asked = judgedQueries.flatMap(([, accepted]) => accepted.split(/[ |]/));
  expect(asked.filter((label) => !labels.has(label) && !/^(<=|@)/.test(label))).toEqual([]);
});
