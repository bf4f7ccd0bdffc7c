import { enumValues } from '@fitness-zone/contract/enums.ts';
import type {
  SearchedPlace_ProductsFragment,
  DistanceUnit as UnitName,
} from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';

graphql(`
  fragment SearchedPlace_products on ProductConnection {
    near {
      text
      lookup
      latitude
      longitude
      within
      unit
      phrase
      others {
        name
        region
        country
        postalCode
      }
    }
  }
`);

export type SearchedPlace = NonNullable<SearchedPlace_ProductsFragment['near']>;

/** A list's place; null without one, and until the list has loaded. */
export const searchedPlace = (
  products: FragmentType<SearchedPlace_ProductsFragment> | undefined,
): SearchedPlace | null => unmask<SearchedPlace_ProductsFragment>(products)?.near ?? null;

/** A unit as written after distances. */
export const unitText = (unit: UnitName) => enumValues.DistanceUnit[unit];

/** The origin of a list's distances; null unless its place is known. */
export function pointOf(near: SearchedPlace | null) {
  if (near?.latitude == null || near.longitude == null) return null;
  return { latitude: near.latitude, longitude: near.longitude, unit: unitText(near.unit) };
}

/** A radius and its place: `Within 25 mi of Portland, OR`, or `Near Portland, OR`. */
export const areaText = ({
  text,
  within,
  unit,
}: Pick<SearchedPlace, 'text' | 'within' | 'unit'>) =>
  within === null ? `Near ${text}` : `Within ${within} ${unitText(unit)} of ${text}`;
