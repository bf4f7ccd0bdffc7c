import type { DistanceUnit, PlaceLookup } from '@fitness-zone/contract/enums.ts';
import {
  distanceUnitOf,
  roundedCoordinate,
  toKm,
  usualRadius,
} from '@fitness-zone/contract/places/distance.ts';
import { placeText } from '@fitness-zone/contract/places/place-text.ts';
import { fold, isSearchText } from '@fitness-zone/contract/search/words.ts';
import type { FoundPlace, Guess } from '../../../adapters/places/places.ts';
import type { NearInput, ProductFilter } from '../../../generated/graphql.ts';
import type { Area } from '../../../search/search-engine.ts';
import {
  type TextPlace,
  type TrailingPlace,
  textPlaces,
  trailingPlaces,
} from '../../../search/text/text-place.ts';
import type { LookedUp } from '../../places/look-up-place.service.ts';

/** The place of a list, and how it was looked up. */
export type SearchedPlace = {
  text: string;
  lookup: PlaceLookup;
  latitude: number | null;
  longitude: number | null;
  within: number | null;
  unit: DistanceUnit;
  /** The part of the folded text that names it; null if the filter's `near` does. */
  phrase: string | null;
  others: FoundPlace[];
};

/** Looks up places, and the words of products. */
export type Known = {
  lookUp: (text: string, guess: Guess) => Promise<LookedUp | 'unavailable' | null>;
  /** Whether products have words outside their locations. */
  mentions: (words: readonly string[]) => Promise<boolean>;
};

/** The place that a filter names, otherwise the one in its text. */
export async function placeOfSearch(
  known: Known,
  { near, text }: Pick<ProductFilter, 'near' | 'text'>,
): Promise<SearchedPlace | null> {
  if (near) return placeNear(known, near);
  if (!isSearchText(text)) return null;
  const folded = fold(text);
  const places = textPlaces(folded);
  return (
    (await placeIn(known, places, 'none')) ??
    (await placeIn(known, await unmentioned(known, trailingPlaces(folded)), 'none')) ??
    placeIn(known, places, 'typo')
  );
}

/** The places among some whose words no product has outside its location. */
async function unmentioned(
  { mentions }: Known,
  places: readonly TrailingPlace[],
): Promise<TextPlace[]> {
  const isMentioned = await Promise.all(places.map(({ words }) => mentions(words)));
  return places.filter((_, at) => isMentioned[at] === false);
}

/** The first known place of a text. Forgives a wrong letter only if none is known. */
async function placeIn(
  { lookUp }: Known,
  places: readonly TextPlace[],
  guess: Guess,
): Promise<SearchedPlace | null> {
  for (const { phrase, place, radius } of places) {
    const found = await lookUp(place, guess);
    if (found === 'unavailable') return null;
    if (!found) continue;
    const unit = radius?.unit ?? unitOf(found);
    return { ...shown(found, place), phrase, within: radius?.within ?? usualRadius, unit };
  }
  return null;
}

async function placeNear(
  { lookUp }: Known,
  { place, within = null, unit }: NearInput,
): Promise<SearchedPlace> {
  const found = await lookUp(place, 'beginning-or-typo');
  if (found && found !== 'unavailable')
    return { ...shown(found, place), within, unit: unit ?? unitOf(found), phrase: null };
  return {
    text: place.trim(),
    lookup: found ?? 'unknown',
    latitude: null,
    longitude: null,
    within,
    unit: unit ?? 'km',
    phrase: null,
    others: [],
  };
}

const unitOf = ({ place }: LookedUp): DistanceUnit =>
  place ? distanceUnitOf(place.country) : 'km';

const shown = ({ place, latitude, longitude, isGuess, others }: LookedUp, asked: string) => ({
  text: place ? placeText(place) : asked.trim(),
  lookup: isGuess ? ('guessed' as const) : ('found' as const),
  others,
  latitude: roundedCoordinate(latitude),
  longitude: roundedCoordinate(longitude),
});

/** The point and radius of a place; null if it wasn't found. */
export function areaOf(place: SearchedPlace | null): Area | null {
  if (place?.latitude == null || place.longitude == null) return null;
  const { latitude, longitude, within, unit } = place;
  return { latitude, longitude, withinKm: within === null ? null : toKm(within, unit) };
}
