import { type Coordinates, distanceKm } from '@fitness-zone/contract/places/distance.ts';
import { countryName, placeKey } from '@fitness-zone/contract/places/place-text.ts';
import type { FoundPlace, NamedPlace } from './places.ts';

/** A place as a text names it: the key of its name, and the words for its region or country. */
export type PlaceQuery = { key: string; within: string[] };

const usPostalCode = /^\s*(\d{5})(-\d{0,4})?\s*$/;
/** A postal code behind its town. */
const endingCode = /^(.*\p{L}.*)\s(\d{5})\s*$/u;

/** The readings of a text, likeliest first: words at its end may name the town's region or country. */
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

const shortCountries: Readonly<Record<string, string>> = { AE: 'uae', GB: 'uk', US: 'usa' };
const ownCountryNames = new Map<string, string>();

/** The name of a country in its main language. */
function ownCountryName(country: string): string {
  const known = ownCountryNames.get(country);
  if (known !== undefined) return known;
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? '';
  ownCountryNames.set(country, name);
  return name;
}

/** The words for a place's region and country. */
export function wordsWithin(
  { region, country }: Pick<FoundPlace, 'region' | 'country'>,
  regionName = '',
): string[] {
  const countries = [country, countryName(country), ownCountryName(country)];
  const names = [region ?? '', regionName, ...countries, shortCountries[country] ?? ''];
  return [...new Set(names.flatMap((name) => placeKey(name).split(' ')))].filter(Boolean);
}

/** The last word may be unfinished. */
export const isWithin = (words: readonly string[], asked: readonly string[]): boolean =>
  asked.every((word) => words.some((one) => one.startsWith(word)));

/** The readings of a text, then those that take `ae`, `oe`, `ue` or `aa` for ä, ö, ü or å: `muenchen` for `munchen`. */
export function spellingsOf(text: string): PlaceQuery[] {
  const readings = readingsOf(text);
  const others = readings.flatMap(({ key, within }) => {
    const plain = key.replace(/[aou]e|aa/g, (both) => both.charAt(0));
    return plain === key ? [] : [{ key: plain, within }];
  });
  return [...readings, ...others];
}

const leastBeginning = 3;

/** Whether a text is long enough to be the beginning of a name. */
export const isLongEnough = (text: string): boolean => text.trim().length >= leastBeginning;

/** Shorter names are too similar, and longer ones rare. */
const leastForTypo = 5;
const mostForTypo = 24;

/** Whether a wrong letter in a name is forgiven. */
export const mayHaveTypo = ({ key }: PlaceQuery): boolean =>
  key.length >= leastForTypo && key.length <= mostForTypo && !/\d/.test(key);

const letters = 'abcdefghijklmnopqrstuvwxyz ';

/** All spellings one typo away: a letter added, left out, replaced, or swapped with its neighbour. */
export function oneTypoFrom(key: string): string[] {
  const found = new Set<string>();
  for (let at = 0; at <= key.length; at += 1) {
    const [before, after] = [key.slice(0, at), key.slice(at)];
    for (const letter of letters)
      found.add(before + letter + after).add(before + letter + after.slice(1));
    found.add(before + after.slice(1));
    found.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
  }
  found.delete(key);
  return [...found].filter((one) => one === one.trim());
}

/** The text of a town and its region, without the quarter that some sources put first. */
export const withoutQuarter = (text: string): string => text.split(',').slice(-2).join(',');

/** Kilometres by which data sources differ about the same town. */
const sameTownKm = 25;

export const isSameTown = (one: Coordinates, other: Coordinates): boolean =>
  distanceKm(one, other) < sameTownKm;

/** Number of other places named beside the chosen one. */
export const mostOthers = 4;

/** The first place, and others far from it; null if there are no places. */
export function chosen(places: readonly FoundPlace[], isGuess: boolean): NamedPlace | null {
  const [place, ...rest] = places;
  if (!place) return null;
  const others = rest.filter((other) => !isSameTown(place, other));
  return { place, isGuess, others: others.slice(0, mostOthers) };
}

export const distinct = (places: readonly FoundPlace[]): FoundPlace[] => [
  ...new Map(places.map((place) => [JSON.stringify(place), place])).values(),
];

/** The only one of some places; null if they lie at different points. */
export function onlyPlace(places: readonly FoundPlace[]): FoundPlace | null {
  const [first] = places;
  if (!first) return null;
  return places.every((place) => isSameTown(place, first)) ? first : null;
}
