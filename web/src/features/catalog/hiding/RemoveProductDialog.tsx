import { useDeleteProductMutation } from '../../../generated/catalog.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { deleteProductOptions } from '../product.cache.ts';

type Props = {
  product: { id: string; productName: string };
  open: boolean;
  onClose: () => void;
};

/** Asks an admin whether a product is to be removed from sale, and removes it. */
export function RemoveProductDialog({ product: { id, productName }, open, onClose }: Props) {
  const [deleteProduct, { loading }] = useDeleteProductMutation(deleteProductOptions);
  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${productName}?`}
      confirmLabel="Delete product"
      pending={loading}
      onConfirm={async () => {
        await deleteProduct({ variables: { id } });
        onClose();
      }}
      onCancel={onClose}
    >
      It is removed from sale, and is gone for its seller, too. Admins can restore it.
    </ConfirmDialog>
  );
}
