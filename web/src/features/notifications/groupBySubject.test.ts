import { expect, test } from 'vitest';
import { groupBySubject } from './groupBySubject.ts';
import { subjectOf } from './subjectOf.ts';

test('notifications are grouped by order, then by product, then by place, each group where its newest is', () => {
  const bench = { id: 'bench' };
  const ofOrder = { product: bench, payment: { order: { id: 'order' } } };
  const listed = [
    { id: '6', kind: 'PICK_UP_AGREED', ...ofOrder },
    { id: '5', kind: 'VERIFIED' },
    { id: '4', kind: 'PRICE_LOWERED', product: bench },
    { id: '3', kind: 'PAID', ...ofOrder },
    { id: '2', kind: 'UNVERIFIED' },
    { id: '1', kind: 'UNAVAILABLE', product: { id: 'rower' } },
  ] as const;
  const groups = groupBySubject(listed, (one) => subjectOf(one, 'BUYER'));
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([
    ['6', '3'],
    ['5', '2'],
    ['4'],
    ['1'],
  ]);
});
