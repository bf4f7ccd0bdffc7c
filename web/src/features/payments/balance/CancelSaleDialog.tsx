import { useAdminCancelSaleMutation } from '../../../generated/payments.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';

type Props = {
  paymentId: string;
  productName: string;
  buyerName: string;
  sellerName: string;
  /** first half and balance, such as `$60.00` */
  firstHalf: string;
  balance: string;
  onClose: () => void;
};

/** Asks an admin to confirm a sale's cancellation, and cancels it. */
export function CancelSaleDialog(props: Props) {
  const { paymentId, productName, buyerName, sellerName, firstHalf, balance, onClose } = props;
  const [cancelSale, { loading }] = useAdminCancelSaleMutation();
  return (
    <ConfirmDialog
      open
      title={`Cancel the sale of ${productName}?`}
      confirmLabel="Cancel the sale"
      cancelLabel="Keep it"
      pending={loading}
      onConfirm={async () => {
        await cancelSale({ variables: { paymentId } });
        onClose();
      }}
      onCancel={onClose}
    >
      {buyerName} gets the first half, {firstHalf}, back in full, and no longer owes the balance of{' '}
      {balance}. {productName} goes back to {sellerName}, paused. Both get a notification. This
      cannot be undone.
    </ConfirmDialog>
  );
}
