import { roundedCoordinate } from '@fitness-zone/contract/places/distance.ts';
import type { FoundPlace, Guess, NamedPlace } from '../../adapters/places/places.ts';
import type { Context } from '../../context/context.ts';
import { limit } from '../../context/limit.ts';

/** A place for the search. Coordinates have no country. */
export type LookedUp = Pick<FoundPlace, 'latitude' | 'longitude'> &
  Pick<NamedPlace, 'isGuess' | 'others'> & { place: FoundPlace | null };

const coordinates = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/**
 * The largest place that a text names or probably means, or its coordinates; null if it has neither.
 * @throws Refusal `unavailable` while the geocoder doesn't answer, `too-many-requests`
 */
export async function lookUpPlace(
  context: Context,
  text: string,
  guess: Guess = 'none',
): Promise<LookedUp | null> {
  const point = pointOf(text);
  if (point) return { ...point, place: null, isGuess: false, others: [] };
  const key = `place ${guess} ${text.trim().toLowerCase()}`;
  if (!context.cache.has(key)) await limit(context, 'places');
  const named = await context.cache.read<NamedPlace | null>({
    key,
    tags: ['places'],
    load: () => context.places.find(text, guess),
  });
  if (!named) return null;
  const { latitude, longitude } = named.place;
  return { ...named, latitude, longitude };
}

function pointOf(text: string): Pick<FoundPlace, 'latitude' | 'longitude'> | null {
  const [latitude = Number.NaN, longitude = Number.NaN] = (coordinates.exec(text) ?? [])
    .slice(1)
    .map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude: roundedCoordinate(latitude), longitude: roundedCoordinate(longitude) }
    : null;
}
