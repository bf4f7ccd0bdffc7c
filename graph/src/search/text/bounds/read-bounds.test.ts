import { expect, test } from 'vitest';
import { readBounds } from './read-bounds.ts';

const read = (text: string) =>
  readBounds(text).bounds.map(({ phrase, about, min, max }) => {
    const shown = (one: number | null) => (one === null ? null : Number(one.toFixed(1)));
    return [phrase, about, shown(min), shown(max)];
  });

test.each([
  // Weights
  ['kettlebell over 20 kg', ['over 20 kg', 'piece', 20, null]],
  ['bench under 30 kg', ['under 30 kg', 'piece', null, 30]],
  ['bench weighing no more than 66 lb', ['weighing no more than 66 lb', 'weight', null, 29.9]],
  ['dumbbells between 10 and 15 kg', ['between 10 and 15 kg', 'piece', 10, 15]],
  ['kettlebells 8-16 kg', ['8-16 kg', 'piece', 8, 16]],
  // Loads and people
  ['bench that holds 600 lb', ['holds 600 lb', 'maxLoad', 272.2, null]],
  ['bench with capacity up to 300 kg', ['capacity up to 300 kg', 'maxLoad', 300, null]],
  ['bike weight capacity 300 lbs', ['weight capacity 300 lbs', 'maxLoad', 136.1, null]],
  ['treadmill for 300 lb person', ['for 300 lb person', 'maxLoad', 136.1, null]],
  ['rower for 6\'6"', ['for 6\'6"', 'maxUserHeight', 198.1, null]],
  ['bike for someone 6 ft 4', ['for someone 6 ft 4', 'maxUserHeight', 193, null]],
  ["bike, i'm 6'5", ["i'm 6'5", 'maxUserHeight', 195.6, null]],
  ['treadmill for a heavy person 150 kg', ['for a heavy person 150 kg', 'maxLoad', 150, null]],
  ['treadmill 150 kg heavy man', ['150 kg heavy man', 'maxLoad', 150, null]],
  ['dumbbells max 5 kg for women', ['max 5 kg', 'piece', null, 5]],
  ['rower for 2m tall man', ['for 2m tall man', 'maxUserHeight', 200, null]],
  // Lengths
  ['treadmill 60 inch belt', ['60 inch belt', 'beltLength', 147.1, 157.7]],
  ['belt 22 inches wide', ['belt 22 inches wide', 'beltWidth', 53.9, 57.8]],
  ['rack for 7 foot ceiling', ['7 foot ceiling', 'height', null, 213.4]],
  ['rack under 7 feet', ['under 7 feet', 'size', null, 213.4]],
  ['treadmill shorter than 5 feet', ['shorter than 5 feet', 'size', null, 152.4]],
  // Others
  ['treadmill 12 mph', ['12 mph', 'maxSpeed', 18.6, null]],
  ['treadmill 3hp motor', ['3hp motor', 'motorPower', 2158.8, null]],
  ['treadmill at least 12 mph', ['at least 12 mph', 'maxSpeed', 19.3, null]],
  ['treadmill at least 20 km/h', ['at least 20 km/h', 'maxSpeed', 20, null]],
  ['treadmill 15% incline', ['15% incline', 'maxIncline', 15, null]],
  ['12 oz boxing gloves', ['12 oz', 'gloveSize', 12, 12]],
  ['bench with 7 positions', ['7 positions', 'backPositions', 7, null]],
  ['set of 4 kettlebells', ['set of 4', 'pieces', 3.9, 4.1]],
  // Age and price
  ['bike less than 3 years old', ['less than 3 years old', 'years', null, 3]],
  ['bike newer than 2 years', ['newer than 2 years', 'years', null, 2]],
  ['treadmill around 300', ['around 300', 'price', 240, 360]],
  ['rower cheaper than $400', ['cheaper than $400', 'price', null, 400]],
])('%j has the bound %j', (text, bound) => expect(read(text)).toEqual([bound]));

test('a text may have several bounds, each with its own words', () => {
  expect(read('bench under 30 kg holds 600 lb below $200')).toEqual([
    ['under 30 kg', 'piece', null, 30],
    ['holds 600 lb', 'maxLoad', 272.2, null],
    ['below $200', 'price', null, 200],
  ]);
  expect(readBounds('red bench under 30 kg, foldable').rest).toBe('red bench  , foldable');
});

test.each([
  'ironwood 300',
  't7 x3000',
  '3 in 1 bench',
  'dumbbells 10-20',
  '16kg kettlebell',
  '5 in stock',
])('%j has no bound', (text) => expect(read(text)).toEqual([]));
