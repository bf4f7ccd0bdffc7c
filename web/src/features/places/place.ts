import type { Place_PartsFragment, PlaceInput } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';

graphql(`
  fragment Place_parts on Place {
    name
    region
    country
    postalCode
    latitude
    longitude
  }
`);

/** A chosen place, as stored and sent. */
export type ChosenPlace = Pick<PlaceInput, 'name' | 'country' | 'latitude' | 'longitude'> & {
  region: string | null;
  postalCode: string | null;
};

/** A place from an answer, without the cache's fields. */
export function chosenPlace(masked: FragmentType<Place_PartsFragment>): ChosenPlace {
  return plainPlace(unmask<Place_PartsFragment>(masked));
}

const plainPlace = ({ name, region, country, postalCode, ...at }: ChosenPlace): ChosenPlace => ({
  name,
  region,
  country,
  postalCode,
  latitude: at.latitude,
  longitude: at.longitude,
});

const isText = (value: unknown) => typeof value === 'string';
const isOptionalText = (value: unknown) => value === null || isText(value);
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);

/** A place from storage, which users can edit; null if invalid. */
export function storedPlace(value: unknown): ChosenPlace | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, region, country, postalCode, latitude, longitude } = value as Record<
    string,
    unknown
  >;
  const isPlace =
    [name, country].every(isText) &&
    [region, postalCode].every(isOptionalText) &&
    [latitude, longitude].every(isNumber);
  return isPlace ? plainPlace(value as ChosenPlace) : null;
}
