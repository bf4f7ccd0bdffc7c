import type { Place } from '@fitness-zone/contract/search/product-order.ts';
import { randomNumbers } from '@fitness-zone/testkit/reads/random-numbers.ts';
import { expect, test } from 'vitest';
import { pageOfRows, type RowOrder, type RowPage } from './page-of-rows.ts';

type Row = { id: string; key: number };

const random = randomNumbers(4);
const rows: Row[] = Array.from({ length: 3_000 }, (_, number) => ({
  id: (number * 7).toString(16).padStart(24, '0'),
  key: random(40) - 20,
})).sort(() => random(3) - 1);

const orders: Record<string, RowOrder<Row>> = {
  newest: { keyOf: () => 0 },
  oldest: { keyOf: () => -0, oldestFirst: true },
  'by key': { keyOf: ({ key }) => key },
  'by key, the oldest first': { keyOf: ({ key }) => key, oldestFirst: true },
};

test.each(Object.entries(orders))(
  'pages of a list, %s, are those of the sorted list',
  (_, order) => {
    const matches = ({ key }: Row) => key % 3 !== 0;
    const wanted = rows.filter(matches).sort((one, other) => {
      const byKey = order.keyOf(one) - order.keyOf(other);
      const byId = one.id < other.id ? -1 : 1;
      return byKey || (order.oldestFirst ? byId : -byId);
    });
    for (const first of [1, 7, 100, 1_000]) {
      const found: string[] = [];
      let after: Place | null = null;
      for (let hasMore = true; hasMore; ) {
        const page: RowPage = pageOfRows({ rows, matches, order, first, after });
        expect(page.totalCount).toBe(wanted.length);
        expect(page.places.length).toBeLessThanOrEqual(first);
        found.push(...page.places.map(({ id }) => id));
        after = page.places.at(-1) ?? null;
        hasMore = page.hasMore;
        if (first === 1 && found.length > 20) break;
      }
      expect(found).toEqual(wanted.slice(0, found.length).map(({ id }) => id));
      if (first > 1) expect(found).toHaveLength(wanted.length);
    }
  },
);

test('nothing is on a page of an empty list, nor behind the last row', () => {
  const order = orders.newest as RowOrder<Row>;
  const question = { matches: () => true, order, first: 5, after: null };
  expect(pageOfRows({ ...question, rows: [] })).toEqual({
    places: [],
    hasMore: false,
    totalCount: 0,
  });
  const after = { key: 0, id: '0'.repeat(24) };
  expect(pageOfRows({ ...question, rows, after })).toEqual({
    places: [],
    hasMore: false,
    totalCount: 3_000,
  });
});
