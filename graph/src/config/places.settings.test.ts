import { problemsOf } from '@fitness-zone/testkit/config-problems.ts';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const geocoder = (url: string) => readConfig({ PLACES_URL: url }).geocoder;

test('the address of a geocoder says which protocol it speaks; without one towns come from packages', () => {
  expect(readConfig({}).geocoder).toBeNull();
  expect(geocoder('https://photon.example/api/')).toMatchObject({ kind: 'photon' });
  expect(geocoder('https://osm.example/nominatim/search?key=k')).toMatchObject({
    kind: 'nominatim',
  });
});

test.each([
  'photon.example/api',
  'ftp://photon.example/api',
  'https://photon.example/geocode',
  '5',
])('%s is refused in one line', (url) => {
  expect(problemsOf({ PLACES_URL: url })).toEqual([expect.stringContaining('PLACES_URL')]);
});
