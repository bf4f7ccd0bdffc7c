import { placeKey } from '@fitness-zone/contract/places/place-text.ts';
import type { FoundPlace } from './places.ts';
import { isWithin } from './read-place-text.ts';
import type { StoredPlace } from './stored-place.ts';
import { readOtherRegionNames, readRegionNames } from './town-names.ts';

// The other names of regions, such as `Bayern` for Bavaria. Read when a text first names a region in words that match
// no town of its name.

let byRegion: Map<string, string[]> | undefined;

const keyOf = ({ country, region }: Pick<FoundPlace, 'country' | 'region'>) =>
  `${country} ${region}`;

function otherWords(place: FoundPlace): readonly string[] {
  byRegion ??= readWords();
  return byRegion.get(keyOf(place)) ?? [];
}

function readWords(): Map<string, string[]> {
  const names = readRegionNames();
  return new Map(
    [...readOtherRegionNames()].map(([code, others]) => {
      const [country = '', ofCountry = ''] = code.split('.');
      // A state of the United States is stored by its code.
      const region = country === 'US' ? ofCountry : (names.get(code) ?? '');
      const words = others.flatMap((other) => placeKey(other).split(' '));
      return [keyOf({ country, region }), words];
    }),
  );
}

/** Whether words name a place's region, by any of the region's names. */
export const isInRegion = (place: StoredPlace, asked: readonly string[]): boolean =>
  isWithin(place.within, asked) || isWithin([...place.within, ...otherWords(place)], asked);
