import { useDeleteProductMutation } from '../../../generated/product.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useOffersToClose } from '../../offers/useOffersToClose.tsx';

type Props = {
  product: { id: string; productName: string };
  open: boolean;
  onClose: () => void;
  /** the consequences, and whether they can be undone */
  children: string;
};

/** Confirms and removes a product from sale, showing how many offers this closes. */
export function RemoveProductDialog({ product, open, onClose, children }: Props) {
  const { id, productName } = product;
  const [deleteProduct, { loading }] = useDeleteProductMutation();
  const offers = useOffersToClose(id, { skip: !open });
  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${productName}?`}
      confirmLabel="Delete product"
      pending={loading}
      ready={offers.isReady}
      onConfirm={async () => {
        await deleteProduct({ variables: { id } });
        onClose();
      }}
      onCancel={onClose}
    >
      {children}
      {offers.note}
    </ConfirmDialog>
  );
}
