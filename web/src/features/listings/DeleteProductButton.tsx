import type { DeleteProductButton_ProductFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { DeleteButton } from '../../ui/dialog/DeleteButton.tsx';
import { inTable } from '../../ui/table/dataTable.styles.ts';
import { RemoveProductDialog } from '../product/hiding/RemoveProductDialog.tsx';

graphql(`
  fragment DeleteProductButton_product on Product {
    productName
    inStock
    viewerCanDelete
  }
`);

/** Removes a product from sale, after asking. */
export function DeleteProductButton(props: {
  product: FragmentType<DeleteProductButton_ProductFragment>;
}) {
  const product = unmask<DeleteProductButton_ProductFragment>(props.product);
  const { id, productName, inStock, viewerCanDelete } = product;
  return (
    <DeleteButton
      name={productName}
      disabled={!viewerCanDelete || inStock === 'SOLD'}
      sx={inTable}
      dialog={(onClose) => (
        <RemoveProductDialog product={{ id, productName }} open onClose={onClose}>
          It is removed from sale for good. This cannot be undone.
        </RemoveProductDialog>
      )}
    />
  );
}
