import { type FragmentType, graphql, unmask } from '../../../generated/index.ts';
import { ConfirmedDelete } from '../../../ui/dialog/ConfirmedDelete.tsx';
import { inTable } from '../../../ui/table/dataTable.styles.ts';
import { useDeleteProduct } from '../useProductActions.ts';

const DeleteProductButton_product = graphql(`
  fragment DeleteProductButton_product on Product {
    id
    productName
    inStock
    viewerCanDelete
  }
`);

/** Takes a product off the shelves, after asking. What is sold stays on record. */
export function DeleteProductButton(props: {
  product: FragmentType<typeof DeleteProductButton_product>;
}) {
  const product = unmask(DeleteProductButton_product, props.product);
  const { id, productName, inStock, viewerCanDelete } = product;
  const [remove, pending] = useDeleteProduct();
  return (
    <ConfirmedDelete
      name={productName}
      title={`Delete ${productName}?`}
      confirmLabel="Delete product"
      disabled={!viewerCanDelete || inStock === 'SOLD'}
      sx={inTable}
      pending={pending}
      onDelete={() => remove({ id })}
    >
      It leaves the shelves for good. This cannot be undone.
    </ConfirmedDelete>
  );
}
