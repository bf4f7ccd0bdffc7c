import { useDeleteProductMutation } from '../../../generated/catalog.ts';
import type { DeleteProductButton_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { ConfirmedDelete } from '../../../ui/dialog/ConfirmedDelete.tsx';
import { inTable } from '../../../ui/table/dataTable.styles.ts';
import { deleteProductOptions } from '../product.cache.ts';

graphql(`
  fragment DeleteProductButton_product on Product {
    id
    productName
    inStock
    viewerCanDelete
  }
`);

/** Removes a product from sale, after a confirmation. */
export function DeleteProductButton(props: {
  product: FragmentType<DeleteProductButton_ProductFragment>;
}) {
  const product = unmask<DeleteProductButton_ProductFragment>(props.product);
  const { id, productName, inStock, viewerCanDelete } = product;
  const [deleteProduct, { loading }] = useDeleteProductMutation(deleteProductOptions);
  return (
    <ConfirmedDelete
      name={productName}
      title={`Delete ${productName}?`}
      confirmLabel="Delete product"
      disabled={!viewerCanDelete || inStock === 'SOLD'}
      sx={inTable}
      pending={loading}
      onDelete={() => deleteProduct({ variables: { id } })}
    >
      It is removed from sale for good. This cannot be undone.
    </ConfirmedDelete>
  );
}
