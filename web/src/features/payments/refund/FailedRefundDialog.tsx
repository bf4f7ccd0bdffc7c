import { AdminAnswerFailedRefundInput } from '@fitness-zone/contract/generated/inputs.ts';
import type { FailedRefundAnswer } from '../../../generated/graphql.ts';
import { useAdminAnswerFailedRefundMutation } from '../../../generated/payments.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import { failedRefundTexts } from './failedRefundTexts.ts';
import { refundPaymentSchema } from './refund.rules.ts';

type Props = {
  paymentId: string;
  productName: string;
  answer: FailedRefundAnswer;
  amount: string;
  open: boolean;
  onClose: () => void;
};

/** Asks an admin for the reason, and decides about a refund that the bank sent back. */
export function FailedRefundDialog(props: Props) {
  const { paymentId, productName, answer, amount, open, onClose } = props;
  const [answerRefund] = useAdminAnswerFailedRefundMutation();
  const { label, lead } = failedRefundTexts[answer];
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`${label}: ${productName}`}
      lead={lead(amount)}
      initialValues={{ reason: '' }}
      rules={refundPaymentSchema}
      submitLabel={label}
      onSend={({ reason }) =>
        answerRefund({ variables: { input: { id: paymentId, answer, reason: reason.trim() } } })
      }
    >
      <TextFormField
        name="reason"
        hint="Kept in the audit log."
        rows={3}
        bound={AdminAnswerFailedRefundInput.reason}
      />
    </FormDialog>
  );
}
