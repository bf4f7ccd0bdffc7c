import { expect, test } from 'vitest';
import { InvalidInput } from '../inputs/valid-input.ts';
import { readAttributes } from './attribute-values.ts';
import { type AttributeName, attributeNames, attributes } from './attributes.ts';
import { attributesOf } from './category-attributes.ts';

const read = (name: string, value: string, names: readonly AttributeName[] = attributeNames) =>
  readAttributes([{ name, value }], { title: 'Benches', names });

const refusal = (name: string, value: string, names?: readonly AttributeName[]) => {
  try {
    read(name, value, names);
  } catch (error) {
    if (error instanceof InvalidInput) return error.message;
    throw error;
  }
  return null;
};

test.each([
  ['weight', '35 lb', 15.876],
  ['pieces', '2', 2],
  ['foldable', 'Yes', true],
  ['foldable', 'false', false],
  ['resistance', 'magnetic', 'Magnetic'],
  ['brand', '  Concept2 ', 'Concept2'],
])('%s takes %j as %j', (name, typed, value) => {
  expect(read(name, typed)).toEqual([{ name, value }]);
});

test('blank values are left out, and the order is the table’s', () => {
  const given = [
    { name: 'weight', value: '16' },
    { name: 'model', value: ' ' },
    { name: 'brand', value: 'Rogue' },
  ];
  const names = readAttributes(given, { title: 'Benches', names: attributeNames });
  expect(names.map(({ name }) => name)).toEqual(['brand', 'weight']);
});

test.each([
  ['colour', 'red', 'There is no attribute “colour”. Benches take weight, foldable.'],
  ['constructor', 'x', 'There is no attribute “constructor”. Benches take weight, foldable.'],
  [
    'maxSpeed',
    '12',
    'Top speed (maxSpeed) doesn’t apply to Benches. Benches take weight, foldable.',
  ],
  ['weight', '16 cm', 'Weight (weight) must be in kg, g, lb, or oz, not cm.'],
  ['weight', 'heavy', 'Weight (weight) must be a number between 0.05 and 1000 kg.'],
  ['weight', '0', 'Weight (weight) must be a number between 0.05 and 1000 kg.'],
  ['weight', '3000 lb', 'Weight (weight) must be a number between 0.05 and 1000 kg.'],
  ['foldable', 'maybe', 'Folds up (foldable) must be true or false.'],
])('%s refuses %j: %s', (name, value, message) => {
  expect(refusal(name, value, ['weight', 'foldable'])).toBe(message);
});

test.each([
  ['pieces', '2.5', 'Pieces (pieces) must be a whole number between 1 and 200.'],
  ['pieces', '2 kg', 'Pieces (pieces) must be a plain number, not kg.'],
  [
    'resistance',
    'steam',
    'Resistance (resistance) must be one of Magnetic, Air, Water, Friction, Hydraulic, Electronic.',
  ],
  ['brand', 'a\nb', 'Brand (brand) must be one line of text without control characters.'],
  ['brand', 'x'.repeat(41), 'Brand (brand) must have at most 40 characters.'],
  ['brand', '\u200b', 'Brand (brand) must have letters.'],
])('%s refuses %j: %s', (name, value, message) => {
  expect(refusal(name, value)).toBe(message);
});

test('every fault is named at once, and nothing is taken twice', () => {
  const given = [
    { name: 'weight', value: '1' },
    { name: 'weight', value: '2' },
    { name: 'height', value: 'tall' },
  ];
  try {
    readAttributes(given, { title: 'Benches', names: attributeNames });
    expect.unreachable();
  } catch (error) {
    expect((error as InvalidInput).faults.map(({ message }) => message)).toEqual([
      'Weight (weight) is given twice.',
      'Height (height) must be a number between 0.5 and 500 cm.',
    ]);
  }
});

test('a category has the attributes chosen for it, else those of its title, else the general ones', () => {
  expect(attributesOf({ title: 'Treadmills' })).toContain('maxSpeed');
  expect(attributesOf({ title: 'Sleds' })).toContain('disassembles');
  expect(attributesOf({ title: 'constructor' })).toContain('weight');
  expect(attributesOf({ title: 'Sleds', attributeNames: ['brand', 'gone'] })).toEqual(['brand']);
});

test('no attribute stands twice in a category, and each has what its type needs', () => {
  for (const [name, { type, min, max, choices, maxLength }] of Object.entries(attributes)) {
    expect([name, type === 'number', type === 'choice', type === 'text']).toEqual([
      name,
      min !== null && max !== null && min < max,
      choices.length > 1,
      maxLength !== null,
    ]);
  }
  for (const title of ['Treadmills', 'Dumbbells', 'Barbells & Plates', 'Mats & Recovery', 'Else']) {
    const names = attributesOf({ title });
    expect(new Set(names).size).toBe(names.length);
  }
});
