import type { LocationText_ProductFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { ProductDistance } from './ProductDistance.tsx';

graphql(`
  fragment LocationText_product on Product {
    location
    place {
      ...ProductDistance_place
    }
  }
`);

/** A product's location, after its distance. */
export function LocationText(props: { product: FragmentType<LocationText_ProductFragment> }) {
  const { location, place } = unmask<LocationText_ProductFragment>(props.product);
  return (
    <>
      {place && <ProductDistance place={place} />}
      {location}
    </>
  );
}
