import { AdminHideProductInput } from '@fitness-zone/contract/generated/inputs.ts';
import { useAdminHideProductMutation } from '../../../generated/product.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import { useOffersToClose } from '../../offers/useOffersToClose.tsx';
import { hideProductSchema } from './hiding.rules.ts';

type Props = {
  product: { id: string; productName: string };
  open: boolean;
  onClose: () => void;
};

/** Asks an admin for the reason, and hides a product. */
export function HideProductDialog({ product: { id, productName }, open, onClose }: Props) {
  const [hideProduct] = useAdminHideProductMutation();
  const offers = useOffersToClose(id, { skip: !open });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Hide ${productName}?`}
      label="Hide this product"
      lead={
        <>
          Buyers no longer see it, and payments in progress are cancelled. Its seller sees your
          reason, and can only delete it. Admins can restore it.
          {offers.note}
        </>
      }
      initialValues={{ reason: '' }}
      rules={hideProductSchema}
      submitLabel="Hide product"
      onSend={({ reason }) => hideProduct({ variables: { input: { id, reason: reason.trim() } } })}
    >
      <TextFormField
        name="reason"
        label="Reason (the seller sees this)"
        rows={3}
        bound={AdminHideProductInput.reason}
      />
    </FormDialog>
  );
}
