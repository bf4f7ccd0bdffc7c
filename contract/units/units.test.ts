import { expect, test } from 'vitest';
import { boundText, measureText, readMeasure, stored, unitsOf, writeMeasure } from './units.ts';

test.each([
  ['16', 'kg', 16],
  ['16 kg', 'kg', 16],
  ['35 lb', 'kg', 15.876],
  ['35lbs', 'kg', 15.876],
  ['500 g', 'kg', 0.5],
  ['1,5 kg', 'kg', 1.5],
  ['2 m', 'cm', 200],
  ['6 ft', 'cm', 182.88],
  ['6 ft 2 in', 'cm', 187.96],
  [`6'2"`, 'cm', 187.96],
  ['72 inches', 'cm', 182.88],
  ['10 mph', 'km/h', 16.093],
  ['3 hp', 'W', 2237.1],
  ['15 %', '%', 15],
  ['12', null, 12],
] as const)('%j is read in %j as %j', (text, unit, value) => {
  expect(readMeasure(text, unit)).toBe(value);
});

test.each([
  ['16 cm', 'kg', { fault: 'unit', unit: 'cm' }],
  ['constructor', 'kg', { fault: 'number' }],
  ['5 constructor', 'kg', { fault: 'unit', unit: 'constructor' }],
  ['16 kg 3', 'kg', { fault: 'unit', unit: '' }],
  ['', 'kg', { fault: 'number' }],
  ['-', 'kg', { fault: 'number' }],
  ['1e3', 'kg', { fault: 'unit', unit: 'e' }],
  ['12 kg', null, { fault: 'unit', unit: 'kg' }],
] as const)('%j is refused in %j', (text, unit, fault) => {
  expect(readMeasure(text, unit)).toEqual(fault);
});

test('a value typed in one unit is the same in every form and text', () => {
  for (let pounds = 0.5; pounds <= 2000; pounds += 0.5) {
    const kept = readMeasure(`${pounds} lb`, 'kg') as number;
    expect(writeMeasure(kept, 'kg', 'imperial')).toBe(String(pounds));
    expect(measureText(kept, 'kg', 'imperial')).toBe(`${pounds.toLocaleString('en-US')} lb`);
    // Saving the form repeatedly in kilograms changes nothing.
    expect(readMeasure(writeMeasure(kept, 'kg', 'metric'), 'kg')).toBe(kept);
  }
  for (let grams = 100; grams <= 300_000; grams += 731) {
    const kept = stored(grams / 1000);
    expect(readMeasure(writeMeasure(kept, 'kg', 'imperial'), 'kg', 'lb')).toBe(kept);
  }
  for (let mm = 5; mm <= 5000; mm += 7) {
    const kept = stored(mm / 10);
    expect(readMeasure(writeMeasure(kept, 'cm', 'imperial'), 'cm', 'in')).toBe(kept);
    expect(readMeasure(writeMeasure(kept, 'cm', 'imperial'), 'cm', 'in')).toBe(kept);
  }
});

test.each([
  ['14.3 lb', 'kg', 'metric', '14.3 lb', '6.49 kg'],
  ['14.3 lb', 'kg', 'imperial', '14.3', '14.3 lb'],
  ['20 kg', 'kg', 'imperial', '20 kg', '44.1 lb'],
  ['100 lb', 'kg', 'metric', '100 lb', '45.4 kg'],
  ['72 in', 'cm', 'metric', '72 in', '182.9 cm'],
  ['63.5 cm', 'cm', 'metric', '63.5', '63.5 cm'],
  ['0.25 in', 'mm', 'imperial', '0.25', '0.25 in'],
  ['10 mph', 'km/h', 'metric', '10 mph', '16.1 km/h'],
  ['1.25 kg', 'kg', 'metric', '1.25', '1.25 kg'],
  ['12.34', 'kg', 'metric', '12.34', '12.34 kg'],
  ['12.3450', 'kg', 'metric', '12.3450', '12.3 kg'],
  ['15', '%', 'imperial', '15', '15%'],
] as const)(
  'the bound %j in %j is, for %s readers, %j in fields and %j in chips',
  (typed, unit, units, field, chip) => {
    const bound = readMeasure(typed, unit) as number;
    expect(writeMeasure(bound, unit, units)).toBe(field);
    expect(boundText(bound, unit, units)).toBe(chip);
  },
);

test('readers see the units that they chose, else those of their country', () => {
  expect(measureText(16, 'kg', 'metric')).toBe('16 kg');
  expect(measureText(182.88, 'cm', 'imperial')).toBe('72 in');
  expect(measureText(11.25, 'kg', 'metric')).toBe('11.25 kg');
  expect(measureText(15.876, 'kg', 'metric')).toBe('15.9 kg');
  expect(measureText(0.05, 'kg', 'metric')).toBe('0.05 kg');
  expect(measureText(15, '%', 'imperial')).toBe('15%');
  expect(measureText(12, 'oz', 'metric')).toBe('12 oz');
  expect(measureText(8, null, 'imperial')).toBe('8');
  expect(unitsOf({ chosen: 'metric', country: 'US' })).toBe('metric');
  expect(unitsOf({ country: 'US', locale: 'de-DE' })).toBe('imperial');
  expect(unitsOf({ country: 'DE', locale: 'en-US' })).toBe('metric');
  expect(unitsOf({ locale: 'en-US' })).toBe('imperial');
  expect(unitsOf({ locale: 'en' })).toBe('metric');
});
