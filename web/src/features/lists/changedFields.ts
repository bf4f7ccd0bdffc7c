import type { ChangedFields_ProductFragment, ProductField } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';

graphql(`
  fragment ChangedFields_product on Product {
    id
    edits {
      field
      revision
    }
  }
`);

const names: Record<ProductField, string> = {
  RESALE_PRICE: 'price',
  PRODUCT_NAME: 'name',
  BODY: 'description',
  CONDITION: 'condition',
  YEARS_OF_USE: 'years of use',
  ORIGINAL_PRICE: 'original price',
  LOCATION: 'location',
  PHONE: 'phone',
  CATEGORY: 'category',
  IMAGES: 'photos',
};
const order = Object.keys(names) as ProductField[];

/**
 * What the seller has edited of a product since a revision, in words: what matters most to a buyer first.
 * @param revision the product's when the buyer booked it
 */
export function changedFields(
  product: FragmentType<ChangedFields_ProductFragment>,
  revision: number,
): string[] {
  const { edits } = unmask<ChangedFields_ProductFragment>(product);
  const edited = new Set(
    edits.filter((edit) => edit.revision > revision).map(({ field }) => field),
  );
  return order.filter((field) => edited.has(field)).map((field) => names[field]);
}
