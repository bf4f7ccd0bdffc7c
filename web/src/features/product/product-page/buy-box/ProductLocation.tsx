import { UpdateProductInput } from '@fitness-zone/contract/generated/inputs.ts';
import { mdiMapMarkerOutline } from '@mdi/js';
import type { ProductLocation_ProductFragment } from '../../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../../lib/graphql.ts';
import { HiddenText } from '../../../../ui/text/HiddenText.tsx';
import { LocationText } from '../../../places/LocationText.tsx';
import { BoxLine } from './BoxLine.tsx';

graphql(`
  fragment ProductLocation_product on Product {
    location
    ...LocationText_product
  }
`);

/** The place of a product for sale, and its distance. */
export function ProductLocation(props: { product: FragmentType<ProductLocation_ProductFragment> }) {
  const product = unmask<ProductLocation_ProductFragment>(props.product);
  if (product.location === '') return null;
  return (
    <BoxLine icon={mdiMapMarkerOutline}>
      <HiddenText>{UpdateProductInput.location.label}: </HiddenText>
      <LocationText product={product} />
    </BoxLine>
  );
}
