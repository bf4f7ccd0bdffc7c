import {
  distanceKm,
  distanceText,
  distanceUnitOf,
} from '@fitness-zone/contract/places/distance.ts';
import { use } from 'react';
import type { ProductDistance_PlaceFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { DistanceFrom } from './distanceFrom.ts';
import { useMyPlace } from './myPlace.ts';

graphql(`
  fragment ProductDistance_place on Place {
    latitude
    longitude
  }
`);

/** Renders nothing if the origin is unknown. */
export function ProductDistance(props: { place: FragmentType<ProductDistance_PlaceFragment> }) {
  const searched = use(DistanceFrom);
  const mine = useMyPlace();
  const from = searched ?? (mine && { ...mine, unit: distanceUnitOf(mine.country) });
  if (!from) return null;
  const place = unmask<ProductDistance_PlaceFragment>(props.place);
  return <>{distanceText(distanceKm(from, place), from.unit)} away · </>;
}
