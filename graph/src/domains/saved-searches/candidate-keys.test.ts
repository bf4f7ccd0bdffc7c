import { distanceKm, roundedCoordinate } from '@fitness-zone/contract/places/distance.ts';
import { randomNumbers } from '@fitness-zone/testkit/reads/random-numbers.ts';
import { expect, test } from 'vitest';
import { keysOfProduct, keysOfSearch } from './candidate-keys.rules.ts';

const town = { town: 'Salem, OR', latitude: 44.94, longitude: -123.04 };
const finds = (
  conditions: Parameters<typeof keysOfSearch>[0],
  product: Parameters<typeof keysOfProduct>[0],
) => {
  const keys = keysOfProduct(product);
  return keysOfSearch(conditions).some((key) => keys.includes(key));
};

test('a product finds the searches of its category and its place, and those of any', () => {
  const product = { categoryId: 'a', place: town };
  expect(finds({}, product)).toBe(true);
  expect(finds({ categoryIds: ['b', 'a'] }, product)).toBe(true);
  expect(finds({ categoryIds: ['b'] }, product)).toBe(false);
  expect(finds({ towns: ['Salem, OR'] }, product)).toBe(true);
  expect(finds({ towns: ['Salem, MA'] }, product)).toBe(false);
  const near = { latitude: 45.52, longitude: -122.68, withinKm: 80 };
  expect(finds({ near, categoryIds: ['a'] }, product)).toBe(true);
  expect(finds({ near: { ...near, latitude: 20 } }, product)).toBe(false);
  expect(finds({ near }, { ...product, place: null })).toBe(false);
  expect(finds({ near: { ...near, withinKm: null } }, { ...product, place: null })).toBe(true);
});

test('a usual radius needs few keys, a large one and many categories one for everywhere', () => {
  const near = { latitude: 45.52, longitude: -122.68, withinKm: 80 };
  expect(keysOfSearch({ near }).length).toBeLessThanOrEqual(6);
  expect(keysOfSearch({ near: { ...near, withinKm: 4_000 } })).toEqual(['* *']);
  const categoryIds = Array.from({ length: 60 }, (_, at) => `${at}`);
  expect(keysOfSearch({ near, categoryIds })).toHaveLength(60);
});

test('no radius misses a product in it, at poles and the date line either', () => {
  const random = randomNumbers(36);
  const point = () => ({
    latitude: roundedCoordinate(random(18_001) / 100 - 90),
    longitude: roundedCoordinate(random(36_001) / 100 - 180),
  });
  for (let i = 0; i < 20_000; i += 1) {
    const from = point();
    const step = 1 + random(800);
    const place = {
      ...from,
      latitude: Math.max(-90, Math.min(90, from.latitude + (random(200) - 100) / step)),
      longitude: ((from.longitude + (random(2_000) - 1_000) / step + 540) % 360) - 180,
    };
    const near = { ...from, withinKm: distanceKm(from, place) + 0.001 };
    const product = { categoryId: 'a', place: { ...place, town: '' } };
    expect(finds({ near }, product), JSON.stringify({ near, place })).toBe(true);
  }
});
