import { AdminRefundPaymentInput } from '@fitness-zone/contract/generated/inputs.ts';
import { useAdminRefundPaymentMutation } from '../../../generated/payments.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import type { Overlay } from '../../../ui/useOverlay.ts';
import { refundPaymentSchema } from './refund.rules.ts';

type Props = Overlay & {
  paymentId: string;
  productName: string;
  buyerName: string;
  sellerName: string;
  /** the buyer's refund, such as `$120.00` */
  amount: string;
  /** it is one of two instalments */
  isHalf: boolean;
};

/** Asks an admin for the reason, and refunds a sale in full. */
export function RefundDialog(props: Props) {
  const { paymentId, productName, buyerName, sellerName, amount, isHalf, ...overlay } = props;
  const [refundPayment] = useAdminRefundPaymentMutation();
  return (
    <FormDialog
      {...overlay}
      title={`Refund ${productName}?`}
      lead={
        <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
          <li>
            {isHalf
              ? `${buyerName} gets back both instalments, as far as they’re paid, and no longer owes the rest.`
              : `${buyerName} gets ${amount} back in full.`}
          </li>
          <li>The listing goes back to {sellerName}, paused.</li>
          <li>Both get a notification. This cannot be undone.</li>
        </ul>
      }
      label={`Refund: ${productName}`}
      initialValues={{ reason: '' }}
      rules={refundPaymentSchema}
      submitLabel="Refund"
      onSend={({ reason }) =>
        refundPayment({ variables: { input: { id: paymentId, reason: reason.trim() } } })
      }
    >
      <TextFormField
        name="reason"
        hint="Admins see it here and in the audit log."
        rows={3}
        bound={AdminRefundPaymentInput.reason}
      />
    </FormDialog>
  );
}
