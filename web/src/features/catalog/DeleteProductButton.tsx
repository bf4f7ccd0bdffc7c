import { mdiDeleteOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type FragmentType, graphql, unmask } from '../../generated/index.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { inTable } from '../../ui/dataTable.styles.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useDeleteProduct } from './useProductActions.ts';

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
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        sx={inTable}
        color="error"
        disabled={!viewerCanDelete || inStock === 'SOLD'}
        startIcon={<Icon path={mdiDeleteOutline} size={18} />}
        aria-label={`Delete ${productName}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title={`Delete ${productName}?`}
          confirmLabel="Delete product"
          pending={pending}
          onConfirm={async () => {
            await remove({ id });
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        >
          It leaves the shelves for good. This cannot be undone.
        </ConfirmDialog>
      )}
    </>
  );
}
