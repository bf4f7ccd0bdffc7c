import { roundedCoordinate } from '@fitness-zone/contract/places/distance.ts';
import { placeKey } from '@fitness-zone/contract/places/place-text.ts';
import type { Geocoder } from '../../config/places.settings.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import type { FoundPlace, Places } from './places.ts';
import { isWithin, onlyPlace, readingsOf, withoutQuarter, wordsWithin } from './read-place-text.ts';

const timeoutMs = 3_000;
const mostBytes = 256 * 1024;
const mostFound = 20;
const mostText = 100;

type Fields = Record<string, unknown>;

/**
 * Asks a geocoder that answers as Photon or as Nominatim does. `suggest` and `match` throw Refusal `unavailable` if it
 * doesn't answer in time, or with something else than places.
 */
export function openHostedPlaces(geocoder: Geocoder): Places {
  const suggest = async (text: string, first: number): Promise<FoundPlace[]> => {
    if (placeKey(text) === '') return [];
    return distinct(await ask(geocoder, text)).slice(0, first);
  };
  /** The places that a text names in full, in the geocoder's order. */
  const named = async (text: string): Promise<FoundPlace[]> => {
    const found = await suggest(text, mostFound);
    const meant = readingsOf(text).map(({ key, within }) =>
      found.filter(
        (one) =>
          [placeKey(one.name), one.postalCode].includes(key) && isWithin(wordsWithin(one), within),
      ),
    );
    return meant.find((places) => places.length > 0) ?? [];
  };
  return {
    suggest,
    find: async (text) => (await named(text))[0] ?? null,
    match: async (text) => onlyPlace(await named(withoutQuarter(text))),
    prepare: async () => undefined,
    attribution: {
      text: '© OpenStreetMap contributors',
      url: 'https://www.openstreetmap.org/copyright',
    },
    hosted: true,
    close: async () => undefined,
  };
}

async function ask({ url, kind }: Geocoder, text: string): Promise<FoundPlace[]> {
  const address = new URL(url);
  const { searchParams } = address;
  searchParams.set('q', text);
  searchParams.set('limit', String(mostFound));
  if (kind === 'photon') searchParams.set('lang', 'en');
  else for (const [name, value] of nominatimParameters) searchParams.set(name, value);
  try {
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
  } catch (cause) {
    const message = 'Towns can’t be looked up right now. Please try again shortly.';
    throw Object.assign(new Refusal('unavailable', message, { retryAfter: 10 }), { cause });
  }
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

/** A place from a geocoder's answer; null if it is none. */
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

const distinct = (places: readonly FoundPlace[]): FoundPlace[] => [
  ...new Map(places.map((place) => [JSON.stringify(place), place])).values(),
];
