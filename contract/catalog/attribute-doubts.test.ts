import { expect, test } from 'vitest';
import { doubtsOf } from './attribute-doubts.ts';
import type { ProductAttribute } from './attribute-values.ts';
import type { AttributeName } from './attributes.ts';

const doubts = (
  title: string,
  given: Partial<Record<AttributeName, ProductAttribute['value']>>,
  units: 'metric' | 'imperial' = 'metric',
) => {
  const facts = Object.entries(given).map(([name, value]) => ({ name, value }) as ProductAttribute);
  return Object.fromEntries(doubtsOf(title, facts, units));
};

test('a number outside of what the category has is asked about, in the reader’s unit', () => {
  expect(doubts('Treadmills', { weight: 9 })).toEqual({
    weight: 'Lighter than most treadmills. Is it kg?',
  });
  expect(doubts('Treadmills', { length: 1780 }, 'imperial')).toEqual({
    length: 'Larger than most treadmills. Is it in?',
  });
  expect(doubts('Treadmills', { weight: 92, length: 178, foldable: true, brand: 'Apex' })).toEqual(
    {},
  );
  expect(doubts('Saunas', { weight: 9_000 })).toEqual({});
});

test.each<[Parameters<typeof doubts>[1], AttributeName[]]>([
  [{ length: 150, foldedLength: 160 }, ['foldedLength']],
  [{ length: 150, foldedLength: 150 }, []],
  [{ minWeight: 20, maxWeight: 10 }, ['maxWeight']],
  [{ pieceWeight: 20, weight: 10 }, ['pieceWeight']],
  [{ pieces: 4, pieceWeight: 10, weight: 20 }, ['pieces']],
  [{ pieces: 2, pieceWeight: 10, weight: 20 }, []],
  [{ pieces: 14, minWeight: 4, maxWeight: 14, increment: 2 }, ['pieces']],
  [{ pieces: 12, minWeight: 4, maxWeight: 14, increment: 2 }, []],
  [{ pieces: 2, minWeight: 2, maxWeight: 24, increment: 1.5, adjustable: true }, []],
  [{ maxWeight: 30, weight: 20 }, ['maxWeight']],
  [{ barWeight: 20, weight: 15 }, ['barWeight']],
  [{ flywheelWeight: 20, weight: 15 }, ['flywheelWeight']],
  [{ stackWeight: 60, weight: 64 }, ['stackWeight']],
  [{ stackWeight: 60, stacks: 2, weight: 160 }, []],
  [{ motorPower: 3700, voltage: '100–127 V' }, ['motorPower']],
  [{ motorPower: 3700, voltage: '220–240 V' }, []],
])('the form asks about what contradicts another fact in %j: %j', (given, names) => {
  expect(Object.keys(doubts('Others', given))).toEqual(names);
});
