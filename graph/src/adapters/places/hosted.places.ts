import { roundedCoordinate } from '@fitness-zone/contract/places/distance.ts';
import { placeKey } from '@fitness-zone/contract/places/place-text.ts';
import { editsBetween } from '@fitness-zone/contract/search/edits-between.ts';
import type { Geocoder } from '../../config/places.settings.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { correctName, isOtherName } from './known-towns.ts';
import type { FoundPlace, Places } from './places.ts';
import {
  chosen,
  distinct,
  isLongEnough,
  isWithin,
  mayHaveTypo,
  onlyPlace,
  type PlaceQuery,
  readingsOf,
  spellingsOf,
  withoutQuarter,
  wordsWithin,
} from './read-place-text.ts';

const timeoutMs = 3_000;
/** Milliseconds without requests after a geocoder was late; otherwise a page would wait for each of its look-ups. */
const restMs = 10_000;
const mostBytes = 256 * 1024;
const mostFound = 20;
const mostText = 100;

type Fields = Record<string, unknown>;

/**
 * Asks a geocoder with Photon's or Nominatim's API. `suggest` and `match` throw Refusal `unavailable` if it doesn't
 * answer in time, or answers something other than places.
 */
export function openHostedPlaces(geocoder: Geocoder): Places {
  let restUntil = 0;
  const asked = async (text: string): Promise<FoundPlace[]> => {
    if (placeKey(text) === '') return [];
    if (Date.now() < restUntil) throw unavailable();
    try {
      return distinct(await ask(geocoder, text));
    } catch (cause) {
      if (isTimeout(cause)) restUntil = Date.now() + restMs;
      throw Object.assign(unavailable(), { cause });
    }
  };
  /** Searches again with the name of a large town if the text misspells one. */
  const corrected = async (text: string) => {
    const correction = correctName(text);
    return correction === null ? [] : asked(correction);
  };
  const suggest = async (text: string, first: number) => {
    const found = await asked(text);
    return (found.length > 0 ? found : await corrected(text)).slice(0, first);
  };
  return {
    suggest,
    find: async (text, guess) => {
      const found = await asked(text);
      const exact = chosen(withName(found, spellingsOf(text), isName), false);
      if (exact || guess === 'none') return exact;
      const started = guess === 'typo' || !isLongEnough(text) ? [] : found;
      if (started.length > 0) return chosen(started, true);
      const alike = withName(found, readingsOf(text).filter(mayHaveTypo), isAlmostName);
      return chosen(alike.length > 0 ? alike : await corrected(text), true);
    },
    match: async (text) => {
      const town = withoutQuarter(text);
      return onlyPlace(withName(await asked(town), spellingsOf(town), isName));
    },
    prepare: async () => undefined,
    attribution: {
      text: '© OpenStreetMap contributors',
      url: 'https://www.openstreetmap.org/copyright',
    },
    hosted: true,
    close: async () => undefined,
  };
}

/** The places of the first reading that names some, in the geocoder's order. */
function withName(
  places: readonly FoundPlace[],
  readings: readonly PlaceQuery[],
  isCalled: (place: FoundPlace, key: string) => boolean,
): FoundPlace[] {
  for (const { key, within } of readings) {
    const found = places.filter(
      (place) => isCalled(place, key) && isWithin(wordsWithin(place), within),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** Geocoders answer with the English name only, so other names come from the list of large towns. */
const isName = (place: FoundPlace, key: string): boolean =>
  [placeKey(place.name), place.postalCode].includes(key) || isOtherName(place, key);

const isAlmostName = ({ name }: FoundPlace, key: string): boolean =>
  editsBetween(placeKey(name), key, 1) === 1;

const unavailable = () =>
  new Refusal('unavailable', 'Towns can’t be looked up right now. Please try again shortly.', {
    retryAfter: restMs / 1_000,
  });

const isTimeout = (fault: unknown): boolean =>
  fault instanceof Error && fault.name === 'TimeoutError';

async function ask({ url, kind }: Geocoder, text: string): Promise<FoundPlace[]> {
  const address = new URL(url);
  const { searchParams } = address;
  searchParams.set('q', text);
  searchParams.set('limit', String(mostFound));
  if (kind === 'photon') searchParams.set('lang', 'en');
  else for (const [name, value] of nominatimParameters) searchParams.set(name, value);
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      accept: 'application/json',
      'accept-language': 'en',
      'user-agent': 'Fitness Zone',
    },
  });
  if (!response.ok) throw new Error(`the geocoder answers ${response.status}`);
  const answer: unknown = JSON.parse(await readText(response));
  const entries = kind === 'photon' ? fieldsOf(answer).features : answer;
  if (!Array.isArray(entries)) throw new Error('the geocoder answers without a list of places');
  const placeOf = kind === 'photon' ? placeOfPhoton : placeOfNominatim;
  return entries
    .slice(0, mostFound)
    .map((entry: unknown) => placeOf(fieldsOf(entry)))
    .filter((place) => place !== null);
}

const nominatimParameters = [
  ['format', 'jsonv2'],
  ['addressdetails', '1'],
  ['featureType', 'settlement'],
] as const;

async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > mostBytes) throw new Error('the geocoder answers too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function placeOfPhoton(feature: Fields): FoundPlace | null {
  const { name, city, state, countrycode, postcode, type } = fieldsOf(feature.properties);
  const [longitude, latitude] = listOf(fieldsOf(feature.geometry).coordinates);
  // Products are located by town, not by street or house.
  const isTown =
    type === undefined || ['city', 'district', 'locality', 'other'].includes(`${type}`);
  return placeFrom({
    name: isTown ? name : city,
    state,
    countrycode,
    postcode,
    latitude,
    longitude,
  });
}

function placeOfNominatim(entry: Fields): FoundPlace | null {
  const { city, town, village, hamlet, suburb, state, country_code, postcode } = fieldsOf(
    entry.address,
  );
  const region = String(fieldsOf(entry.address)['ISO3166-2-lvl4'] ?? '');
  return placeFrom({
    name: city ?? town ?? village ?? hamlet ?? suburb,
    state: region.startsWith('US-') ? region.slice(3) : state,
    countrycode: country_code,
    postcode,
    latitude: entry.lat,
    longitude: entry.lon,
  });
}

/** A place from a geocoder's answer; null if it isn't one. */
function placeFrom(said: Fields): FoundPlace | null {
  const [name, region] = [textOf(said.name), textOf(said.state)];
  const country = `${said.countrycode}`.toUpperCase();
  const [latitude, longitude] = [numberOf(said.latitude), numberOf(said.longitude)];
  if (name === null || !/^[A-Z]{2}$/.test(country)) return null;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  return {
    name,
    region,
    country,
    postalCode: null,
    latitude: roundedCoordinate(latitude),
    longitude: roundedCoordinate(longitude),
  };
}

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const numberOf = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')
    ? Number(value)
    : Number.NaN;
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' && value.length <= mostText
    ? value.trim()
    : null;
