import { distanceKm, roundedDistance } from '@fitness-zone/contract/places/distance.ts';
import type { ProductDistanceArgs } from '../../../generated/graphql.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import type { ProductRecord } from '../../product/product.model.ts';

/**
 * Distance from a point to a product's place.
 * @throws Refusal `invalid` for impossible coordinates
 */
export function distanceFrom(
  { place }: Pick<ProductRecord, 'place'>,
  { unit, ...point }: Required<ProductDistanceArgs>,
): number | null {
  const from = validInput('ProductDistanceArgs', point);
  return place ? roundedDistance(distanceKm(from, place), unit) : null;
}
