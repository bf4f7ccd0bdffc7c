import { distanceKm } from '@fitness-zone/contract/places/distance.ts';
import { countryName, placeKey } from '@fitness-zone/contract/places/place-text.ts';
import type { FoundPlace } from './places.ts';

/** A text that names a place: the key of its name, and the words that say where it is. */
export type PlaceQuery = { key: string; within: string[] };

const usPostalCode = /^\s*(\d{5})(-\d{0,4})?\s*$/;
/** A postal code behind its town, as places are written. */
const endingCode = /^(.*\p{L}.*)\s(\d{5})\s*$/u;

/** The readings of a text, the likeliest first: words at its end may say where the town is. */
export function readingsOf(text: string): PlaceQuery[] {
  const [, postalCode] = usPostalCode.exec(text) ?? [];
  if (postalCode) return [{ key: postalCode, within: [] }];
  const [, town, code] = endingCode.exec(text) ?? [];
  if (town && code) return [{ key: code, within: [] }, ...readingsOf(town)];
  const [name = '', ...within] = text.split(',');
  const wordsWithin = within.flatMap((part) => placeKey(part).split(' ')).filter(Boolean);
  const key = placeKey(name);
  if (key === '') return [];
  const words = key.split(' ');
  const shorter = within.length > 0 ? [] : [1, 2].filter((count) => count < words.length);
  return [
    { key, within: wordsWithin },
    ...shorter.map((count) => ({
      key: words.slice(0, -count).join(' '),
      within: words.slice(-count),
    })),
  ];
}

/** The words that say where a place is. */
export const wordsWithin = (
  { region, country }: Pick<FoundPlace, 'region' | 'country'>,
  regionName = '',
): string[] =>
  placeKey(
    [region ?? '', regionName, country, countryName(country), country === 'US' ? 'usa' : ''].join(
      ' ',
    ),
  ).split(' ');

/** The last word may be unfinished. */
export const isWithin = (words: readonly string[], asked: readonly string[]): boolean =>
  asked.every((word) => words.some((one) => one.startsWith(word)));

/** The text of a town and where it is, without the quarter that some name before it. */
export const withoutQuarter = (text: string): string => text.split(',').slice(-2).join(',');

/** Data sources place the same town up to this far apart. */
const sameTownKm = 25;

/** The only one of some places, if all are about the same point. */
export function onlyPlace(places: readonly FoundPlace[]): FoundPlace | null {
  const [first] = places;
  if (!first) return null;
  return places.every((place) => distanceKm(place, first) < sameTownKm) ? first : null;
}
