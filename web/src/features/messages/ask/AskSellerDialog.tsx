import { AskSellerInput } from '@fitness-zone/contract/generated/inputs.ts';
import { useAskSellerMutation } from '../../../generated/messages.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import { askSellerSchema } from '../messages.rules.ts';

type Props = {
  productId: string;
  productName: string;
  sellerName: string;
  open: boolean;
  onClose: () => void;
  /** called when the dialog is hidden */
  onExited: () => void;
};

/** Sends a buyer's question about a product to its seller. */
export function AskSellerDialog(props: Props) {
  const { productId, productName, sellerName, open, onClose, onExited } = props;
  const [askSeller] = useAskSellerMutation();

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onExited={onExited}
      title={`Ask ${sellerName} about ${productName}`}
      lead={`Private between you and ${sellerName}. The answer appears in Messages.`}
      label={`Ask about ${productName}`}
      initialValues={{ text: '' }}
      rules={askSellerSchema}
      submitLabel="Send"
      onSend={({ text }, withRequestId) =>
        askSeller({ variables: { input: withRequestId({ productId, text: text.trim() }) } })
      }
    >
      <TextFormField name="text" label="Your question" rows={4} bound={AskSellerInput.text} />
    </FormDialog>
  );
}
