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

/** A place as it is chosen, kept and sent. */
export type ChosenPlace = Pick<PlaceInput, 'name' | 'country' | 'latitude' | 'longitude'> & {
  region: string | null;
  postalCode: string | null;
};

/** A place of an answer, without what the cache adds to it. */
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

/** A place that a storage has kept, which its user can edit; null if that is none. */
export function keptPlace(value: unknown): ChosenPlace | null {
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
