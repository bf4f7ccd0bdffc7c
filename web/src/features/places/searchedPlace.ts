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
    }
  }
`);

export type SearchedPlace = NonNullable<SearchedPlace_ProductsFragment['near']>;

/** The place that a list is about; null without one, and until the list is known. */
export const searchedPlace = (
  products: FragmentType<SearchedPlace_ProductsFragment> | undefined,
): SearchedPlace | null => unmask<SearchedPlace_ProductsFragment>(products)?.near ?? null;

/** As it is written with distances. */
export const unitText = (unit: UnitName) => enumValues.DistanceUnit[unit];

/** From where a list measures distances; null unless its place is known. */
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
