import { labelsOfProducts } from '@fitness-zone/testkit/search/judged-products.ts';
import { judgedQueries } from '@fitness-zone/testkit/search/judged-queries.ts';
import { openSampleSearch } from '@fitness-zone/testkit/search/sample-search.ts';
import {
  byFacts,
  byLabels,
  forSale,
  judgeSearches,
  qualityOf,
} from '@fitness-zone/testkit/search/search-quality.ts';
import { expect, test } from 'vitest';

test.each([
  ['labels', byLabels],
  ['facts', byFacts],
])(
  'at least 97 %% of what shoppers type has a right first page, judged by %s',
  async (_by, all) => {
    const judged = await judgeSearches(await openSampleSearch(), all);
    const { right, precision } = qualityOf(judged);
    const wrong = judged.filter(({ isRight }) => !isRight);
    expect(right, JSON.stringify(wrong)).toBeGreaterThanOrEqual(0.97);
    expect(precision).toBeGreaterThanOrEqual(0.95);
  },
);

test('at least 60 queries are judged by facts, each with products that answer it', () => {
  expect(new Set(byFacts.map(([query]) => query)).size).toBeGreaterThanOrEqual(60);
  const unanswered = byFacts.filter(([, accepts]) => !forSale.some(accepts));
  expect(unanswered.map(([query]) => query)).toEqual([]);
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
