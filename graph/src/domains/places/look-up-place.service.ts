import { roundedCoordinate } from '@fitness-zone/contract/places/distance.ts';
import type { FoundPlace } from '../../adapters/places/places.ts';
import type { Context } from '../../context/context.ts';
import { limit } from '../../context/limit.ts';

/** A place as the search uses it. Coordinates come without a country. */
type LookedUp = Pick<FoundPlace, 'latitude' | 'longitude'> & { place: FoundPlace | null };

type Options = {
  /** The beginning of a name is enough, as for a text being typed. */
  byBeginning?: boolean;
};

const minBeginning = 3;
const coordinates = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/**
 * The largest place that a text names, or the coordinates in it; null for neither.
 * @throws Refusal `unavailable` while the geocoder doesn't answer, `too-many-requests`
 */
export async function lookUpPlace(
  context: Context,
  text: string,
  { byBeginning = false }: Options = {},
): Promise<LookedUp | null> {
  const point = pointOf(text);
  if (point) return { ...point, place: null };
  const key = `place ${byBeginning} ${text.trim().toLowerCase()}`;
  if (!context.cache.has(key)) await limit(context, 'places');
  const place = await context.cache.read<FoundPlace | null>({
    key,
    tags: ['places'],
    load: async () => {
      const named = await context.places.find(text);
      if (named || !byBeginning || text.trim().length < minBeginning) return named;
      return (await context.places.suggest(text, 1))[0] ?? null;
    },
  });
  return place && { latitude: place.latitude, longitude: place.longitude, place };
}

function pointOf(text: string): Pick<FoundPlace, 'latitude' | 'longitude'> | null {
  const [latitude = Number.NaN, longitude = Number.NaN] = (coordinates.exec(text) ?? [])
    .slice(1)
    .map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude: roundedCoordinate(latitude), longitude: roundedCoordinate(longitude) }
    : null;
}
