import { placeKey } from '@fitness-zone/contract/places/place-text.ts';
import { samplePlaces } from '@fitness-zone/sample-data/places.ts';
import type { FoundPlace, Guess, NamedPlace } from '../../graph/src/adapters/places/places.ts';
import {
  chosen,
  distinct,
  isLongEnough,
  isWithin,
  mayHaveTypo,
  oneTypoFrom,
  type PlaceQuery,
  readingsOf,
  spellingsOf,
  wordsWithin,
} from '../../graph/src/adapters/places/read-place-text.ts';

const places = distinct(samplePlaces().map((place) => ({ ...place, postalCode: null })));

/** The places of the first reading that finds any. */
function firstOf(readings: readonly PlaceQuery[], isKey: (key: string, asked: string) => boolean) {
  for (const { key: asked, within } of readings) {
    const found = places.filter(
      (place) => isKey(placeKey(place.name), asked) && isWithin(wordsWithin(place), within),
    );
    if (found.length > 0) return found;
  }
  return [];
}

const begun = (text: string) => firstOf(spellingsOf(text), (key, asked) => key.startsWith(asked));
const misspelt = (text: string) =>
  firstOf(readingsOf(text).filter(mayHaveTypo), (key, asked) => oneTypoFrom(asked).includes(key));

/** Places of the sample data that a partly typed text may mean. */
export function suggestPlaces(text: string, first: number): FoundPlace[] {
  const found = begun(text);
  return (found.length > 0 ? found : misspelt(text)).slice(0, first);
}

/** The place of the sample data that a text names, or is likely to mean. */
export function findPlace(text: string, guess: Guess): NamedPlace | null {
  const exact = chosen(
    firstOf(spellingsOf(text), (key, asked) => key === asked),
    false,
  );
  if (exact || guess === 'none') return exact;
  const started = guess === 'typo' || !isLongEnough(text) ? [] : begun(text);
  return chosen(started.length > 0 ? started : misspelt(text), true);
}
