import { expect, test } from 'vitest';
import { removing, restrictionsOf } from './filterChips.ts';
import { filterRestrictions } from './filterRestrictions.ts';

const options = { currency: 'USD', units: 'imperial', categoryTitle: () => undefined } as const;

test('chips show the facts of a text in its units, and remove them', () => {
  const text = 'Bench for a 300 lb person not adjustable';
  const understood = [
    { phrase: 'not adjustable', label: null, unit: null, min: null, max: null },
    { phrase: 'for a 300 lb person', label: 'Maximum load', unit: 'kg', min: 136.078, max: null },
  ];
  const parts = filterRestrictions({ text }, { ...options, understood });
  expect(parts.map(({ name, remove }) => [name, remove({ text }).text])).toEqual([
    [`“${text}”`, null],
    ['Not adjustable', 'Bench for a 300 lb person'],
    ['Maximum load: from 300 lb', 'Bench not adjustable'],
  ]);
});

test('all of a chip is removed at once, and what has changed meanwhile stays', () => {
  const text = 'rower under 200 near portland';
  const near = { text: 'Portland, OR', within: 25, unit: 'MI', phrase: 'near portland' } as const;
  const textPrice = { phrase: 'under 200', min: null, max: { amount: 200_00 } };
  const parts = filterRestrictions(
    { text, conditions: ['GOOD', 'FAIR'], verifiedSeller: true },
    {
      ...options,
      textPrice,
      near: { ...near, lookup: 'FOUND', latitude: 1, longitude: 1, others: [] },
    },
  );
  const phrases = [...restrictionsOf('price', parts), ...restrictionsOf('near', parts)];
  expect(removing(phrases)({ text })).toEqual({ text: 'rower' });
  expect(removing(phrases)({ text: 'bench' })).toEqual({ text: 'bench' });
  const conditions = restrictionsOf('condition', parts);
  expect(removing(conditions)({ conditions: ['GOOD', 'EXCELLENT'] })).toEqual({
    conditions: ['EXCELLENT'],
  });
});

test.each([
  ['over 20 kg', 'kg', 20.001, 'Weight: from 20 kg'],
  ['over 44 lb', 'kg', 19.959, 'Weight: from 44 lb'],
  ['holds 600 pounds', 'kg', 272.155, 'Weight: from 600 lb'],
  ['10 mm thick', 'mm', 10, 'Weight: from 10 mm'],
  ["i'm 6'5", 'cm', 195.58, 'Weight: from 77 in'],
  ['for 2m tall man', 'cm', 200, 'Weight: from 200 cm'],
  ['newer than 2 years', null, 2, 'Weight: from 2'],
])('%j is shown in the unit in which it was typed', (phrase, unit, min, name) => {
  const understood = [{ phrase, label: 'Weight', unit, min, max: null }];
  for (const units of ['imperial', 'metric'] as const) {
    const [, shown] = filterRestrictions({ text: phrase }, { ...options, units, understood });
    expect(shown?.name).toBe(name);
  }
});
