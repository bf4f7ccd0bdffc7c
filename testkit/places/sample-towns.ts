import { placeKey } from '@fitness-zone/contract/places/place-text.ts';
import { wordsWithin } from '../../graph/src/adapters/places/read-place-text.ts';
import { placesIn, type StoredPlace } from '../../graph/src/adapters/places/stored-place.ts';
import type { TownData } from '../../graph/src/adapters/places/town-data.ts';

type Row = readonly [
  name: string,
  region: string,
  country: string,
  latitude: number,
  longitude: number,
];

const towns: readonly Row[] = [
  ['Portland', 'OR', 'US', 45.52, -122.68],
  ['Portland', 'ME', 'US', 43.66, -70.26],
  ['Lake Oswego', 'OR', 'US', 45.42, -122.67],
  ['Beaverton', 'OR', 'US', 45.49, -122.8],
  ['Salem', 'OR', 'US', 44.94, -123.04],
  ['Seattle', 'WA', 'US', 47.61, -122.33],
  ['Saint Paul', 'MN', 'US', 44.94, -93.09],
  ['New York City', 'NY', 'US', 40.71, -74.01],
  ['Toronto', 'Ontario', 'CA', 43.7, -79.42],
  ['Suva', 'Central', 'FJ', -18.14, 178.44],
  ['Apia', 'Tuamasaga', 'WS', -13.83, -171.77],
  ['The Bronx', 'NY', 'US', 40.85, -73.87],
  ['Bronxville', 'NY', 'US', 40.94, -73.83],
  ['Munich', 'Bavaria', 'DE', 48.14, 11.58],
  ['Düsseldorf', 'North Rhine-Westphalia', 'DE', 51.22, 6.78],
];
const otherNames: Readonly<Record<string, string[]>> = {
  'The Bronx': ['Bronx'],
  'New York City': ['New York', 'NYC'],
  Munich: ['München', 'Monaco di Baviera'],
};
const postalCodes: readonly (readonly [code: string, ...Row])[] = [
  ['97034', 'Lake Oswego', 'OR', 'US', 45.41, -122.68],
  ['97201', 'Portland', 'OR', 'US', 45.51, -122.69],
];
const regionNames: Readonly<Record<string, string>> = { OR: 'Oregon', ME: 'Maine' };

const placeOf = ([name, region, country, latitude, longitude]: Row, postalCode: string | null) => ({
  key: postalCode ?? placeKey(name),
  within: wordsWithin({ region, country }, regionNames[region]),
  name,
  region,
  country,
  postalCode,
  latitude,
  longitude,
});

const storedTowns = (all: readonly Row[]): StoredPlace[] =>
  all.flatMap((town, at) => {
    const place = {
      ...placeOf(town, null),
      _id: `g${at}`,
      // The first towns are the largest.
      tier: at < 2 ? 0 : 1,
      population: 1_000_000 - 1_000 * at,
    };
    const others = (otherNames[place.name] ?? []).map(placeKey);
    return [place, ...others.map((key) => ({ ...place, _id: `${place._id} ${key}`, key }))];
  });

const storedCodes: StoredPlace[] = postalCodes.map(([code, ...town]) => ({
  ...placeOf(town, code),
  _id: `us${code}`,
  tier: 0,
  population: 0,
}));

const dataOf = (places: StoredPlace[]): TownData => ({
  version: 'sample',
  async storeIn(connection) {
    await placesIn(connection).insertMany(places);
  },
});

/** Data with these towns only. */
export const townsOf = (rows: readonly Row[]): TownData => dataOf(storedTowns(rows));

/** A few towns and postal codes, so that tests don't load the full data. */
export const sampleTowns: TownData = dataOf([...storedTowns(towns), ...storedCodes]);
