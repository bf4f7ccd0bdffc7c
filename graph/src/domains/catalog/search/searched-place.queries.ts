import type { DistanceUnit, PlaceLookup } from '@fitness-zone/contract/enums.ts';
import {
  distanceUnitOf,
  roundedCoordinate,
  toKm,
  usualRadius,
} from '@fitness-zone/contract/places/distance.ts';
import { placeText } from '@fitness-zone/contract/places/place-text.ts';
import { fold, isAsked } from '@fitness-zone/contract/search/words.ts';
import type { FoundPlace, Guess } from '../../../adapters/places/places.ts';
import type { Context } from '../../../context/context.ts';
import type { NearInput, ProductFilter } from '../../../generated/graphql.ts';
import type { Area } from '../../../search/search-engine.ts';
import {
  type TextPlace,
  type TrailingPlace,
  textPlaces,
  trailingPlaces,
} from '../../../search/text/text-place.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { lookUpPlace } from '../../places/look-up-place.service.ts';
import { whileSearchIsDown } from './while-search-is-down.ts';

/** A place that a list is about, as it was looked up. */
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

/** The place that a filter names, otherwise the one in its text. */
export async function searchedPlace(
  context: Context,
  { near, text }: Pick<ProductFilter, 'near' | 'text'>,
): Promise<SearchedPlace | null> {
  if (near) return placeNear(context, near);
  if (!isAsked(text)) return null;
  const folded = fold(text);
  const places = textPlaces(folded);
  return (
    (await placeIn(context, places, 'none')) ??
    (await placeIn(context, await unmentioned(context, trailingPlaces(folded)), 'none')) ??
    placeIn(context, places, 'typo')
  );
}

/** Those of some places whose words no product has outside its location. */
async function unmentioned(
  context: Pick<Context, 'searches' | 'cache'>,
  places: readonly TrailingPlace[],
): Promise<TextPlace[]> {
  const isMentioned = await Promise.all(
    places.map(({ words }) =>
      whileSearchIsDown(context, context.searches.mentions(words), () => true),
    ),
  );
  return places.filter((_, at) => isMentioned[at] === false);
}

/** The first place of a text that is known, so that a wrong letter is forgiven only if all is unknown. */
async function placeIn(
  context: Context,
  places: readonly TextPlace[],
  guess: Guess,
): Promise<SearchedPlace | null> {
  for (const { phrase, place, radius } of places) {
    const found = await lookUp(context, place, guess);
    if (found === 'unavailable') return null;
    if (!found) continue;
    const unit = radius?.unit ?? unitOf(found);
    return { ...shown(found, place), phrase, within: radius?.within ?? usualRadius, unit };
  }
  return null;
}

async function placeNear(
  context: Context,
  { place, within = null, unit }: NearInput,
): Promise<SearchedPlace> {
  const found = await lookUp(context, place, 'beginning-or-typo');
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

type LookedUp = NonNullable<Awaited<ReturnType<typeof lookUpPlace>>>;

async function lookUp(...asked: Parameters<typeof lookUpPlace>) {
  const [{ cache }] = asked;
  try {
    return await lookUpPlace(...asked);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isPersonal = error.code === 'too-many-requests';
    if (!isPersonal && error.code !== 'unavailable') throw error;
    cache.dontKeep({ isPersonal });
    return 'unavailable' as const;
  }
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
