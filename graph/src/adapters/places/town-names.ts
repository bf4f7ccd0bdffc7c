import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Coordinates } from '@fitness-zone/contract/places/distance.ts';

const fileNamed = (name: string) => fileURLToPath(new URL(name, import.meta.url));

// The files come from GeoNames (CC BY 4.0); `write-town-names.ts` and `write-region-names.ts` in `graph/scripts` wrote
// them.
export const otherNamesFile = fileNamed('./other-names.tsv');
export const regionNamesFile = fileNamed('./region-names.tsv');
export const otherRegionNamesFile = fileNamed('./other-region-names.tsv');

/** A large town and its other names: local, foreign and short ones. */
export type TownNames = Coordinates & {
  /** Its id at GeoNames. */
  id: string;
  name: string;
  country: string;
  others: string[];
};

const rowsOf = (file: string): string[][] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

/** The other names of the world's 1,000 largest towns and of each country's largest. */
export const readTownNames = (): TownNames[] =>
  rowsOf(otherNamesFile).map(
    ([id = '', name = '', country = '', latitude, longitude, others = '']) => ({
      ...{ id, name, country, others: others.split(',') },
      latitude: Number(latitude),
      longitude: Number(longitude),
    }),
  );

/** Names of regions by country and code, such as `US.OR`. */
export const readRegionNames = (): Map<string, string> =>
  new Map(rowsOf(regionNamesFile).map(([code = '', name = '']) => [code, name]));

/** Other names of regions, such as `Bayern`, by country and code. */
export const readOtherRegionNames = (): Map<string, string[]> =>
  new Map(rowsOf(otherRegionNamesFile).map(([code = '', names = '']) => [code, names.split(',')]));
