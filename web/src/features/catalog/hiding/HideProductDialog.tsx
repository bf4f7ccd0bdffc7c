import { HideProductInput } from '@fitness-zone/contract/generated/inputs.ts';
import { useHideProductMutation } from '../../../generated/catalog.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import { hideProductOptions } from './hiding.cache.ts';
import { hideProductSchema } from './hiding.rules.ts';

type Props = {
  product: { id: string; productName: string };
  open: boolean;
  onClose: () => void;
};

/** Asks an admin why a product is to be hidden, and hides it. */
export function HideProductDialog({ product: { id, productName }, open, onClose }: Props) {
  const [hideProduct] = useHideProductMutation(hideProductOptions);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Hide ${productName}?`}
      label="Hide this product"
      lead="Buyers see it no more, offers for it end, and whoever is about to pay for it gets nothing charged. Its seller sees it with the reason, and can do nothing with it but delete it. Admins can restore it."
      initialValues={{ reason: '' }}
      rules={hideProductSchema}
      submitLabel="Hide product"
      onSend={({ reason }) => hideProduct({ variables: { input: { id, reason: reason.trim() } } })}
    >
      <TextFormField
        name="reason"
        label="Reason, which the seller reads"
        rows={3}
        maxLength={HideProductInput.reason.maxLength}
      />
    </FormDialog>
  );
}
