import { editableFields } from '@fitness-zone/contract/catalog/product-edits.ts';
import type { ChangedFields_ProductFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';

graphql(`
  fragment ChangedFields_product on Product {
    edits {
      field
      revision
    }
  }
`);

/**
 * Describes a seller's edits since a revision, the most important first.
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
  return editableFields.filter(({ name }) => edited.has(name)).map(({ label }) => label);
}
