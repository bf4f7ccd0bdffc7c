import { expect, test } from 'vitest';
import { filterRestrictions } from './filterRestrictions.ts';

const options = { currency: 'USD', units: 'imperial', categoryTitle: () => undefined } as const;

test('what was understood of a text is shown in the reader’s units, and can be taken away', () => {
  const text = 'Bench for a 300 lb person not adjustable';
  const understood = [
    { phrase: 'not adjustable', label: null, unit: null, min: null, max: null },
    { phrase: 'for a 300 lb person', label: 'Maximum load', unit: 'kg', min: 136.078, max: null },
  ];
  const parts = filterRestrictions({ text }, { ...options, understood });
  expect(parts.map(({ name, remove }) => [name, remove.text])).toEqual([
    [`“${text}”`, null],
    ['Not adjustable', 'Bench for a 300 lb person'],
    ['Maximum load: from 300 lb', 'Bench not adjustable'],
  ]);
});
