import { expect, test } from 'vitest';
import { distanceKm, distanceText, distanceUnitOf, roundedCoordinate, toKm } from './distance.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test('distances are right across towns, the antimeridian and the poles', () => {
  // Portland to Lake Oswego and to Salem; Suva to Apia.
  expect(distanceKm(at(45.52, -122.68), at(45.42, -122.67))).toBeCloseTo(11.15, 1);
  expect(distanceKm(at(45.52, -122.68), at(44.94, -123.04))).toBeCloseTo(70.4, 0);
  expect(distanceKm(at(-18.14, 178.44), at(-13.83, -171.77))).toBeCloseTo(1146, -1);
  expect(distanceKm(at(0, 179.9), at(0, -179.9))).toBeCloseTo(22.24, 1);
  expect(distanceKm(at(90, 0), at(90, 120))).toBeCloseTo(0, 6);
  expect(distanceKm(at(90, 0), at(-90, 0))).toBeCloseTo(20_015, 0);
  expect(distanceKm(at(0, 0), at(0, 180))).toBeCloseTo(20_015, 0);
  expect(distanceKm(at(12.34, 56.78), at(12.34, 56.78))).toBe(0);
});

test('coordinates are rounded to about a kilometre, without a negative zero', () => {
  expect(roundedCoordinate(45.5234)).toBe(45.52);
  expect(roundedCoordinate(-122.6762)).toBe(-122.68);
  expect(Object.is(roundedCoordinate(-0.001), 0)).toBe(true);
});

test('distances are in the miles or kilometres of a country', () => {
  expect(['US', 'GB', 'CA', 'DE'].map(distanceUnitOf)).toEqual(['mi', 'mi', 'km', 'km']);
  expect(distanceText(12.9, 'mi')).toBe('8 mi');
  expect(distanceText(12.9, 'km')).toBe('13 km');
  expect(distanceText(0.2, 'mi')).toBe('under 1 mi');
  expect(distanceText(2_000, 'km')).toBe('2,000 km');
  expect(toKm(25, 'mi')).toBeCloseTo(40.23, 2);
});
