import { expect, test } from 'vitest';
import { textPlaces } from './text-place.ts';

test.each([
  ['treadmill near 97201', 'near 97201', '97201', null],
  ['near portland, or', 'near portland, or', 'portland, or', null],
  ['bench close to lake oswego cheap', 'close to lake oswego', 'lake oswego', null],
  ['bench within 10 miles of portland', 'within 10 miles of portland', 'portland', [10, 'mi']],
  ['rower 15km from st. paul', '15km from st. paul', 'st. paul', [15, 'km']],
  ['rack around new york under 300', 'around new york', 'new york', null],
] as const)('%j may name %j', (text, phrase, place, radius) => {
  const named = textPlaces(text).find((one) => one.place === place);
  expect(named).toEqual({
    phrase,
    place,
    radius: radius && { within: radius[0], unit: radius[1] },
  });
});

test('the longest names come first', () => {
  expect(textPlaces('near portland, maine foldable bench').map(({ place }) => place)).toEqual([
    'portland, maine foldable bench',
    'portland, maine foldable',
    'portland, maine',
    'portland',
  ]);
});

test.each([
  'bench near me',
  'bench near me cheap',
  'near new',
  'near mint',
  'portland bench',
  'nearly new york',
])('%j names no place', (text) => expect(textPlaces(text)).toEqual([]));
