import { AdminAnswerFailedRefundInput } from '@fitness-zone/contract/generated/inputs.ts';
import type { FailedRefundAnswer } from '../../../generated/graphql.ts';
import { useAdminAnswerFailedRefundMutation } from '../../../generated/payments.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import type { Overlay } from '../../../ui/useOverlay.ts';
import { failedRefundTexts } from './failedRefundTexts.ts';
import { refundPaymentSchema } from './refund.rules.ts';

type Props = Overlay & {
  paymentId: string;
  productName: string;
  answer: FailedRefundAnswer;
  amount: string;
};

/** Asks an admin for the reason, and decides about a refund that the bank sent back. */
export function FailedRefundDialog(props: Props) {
  const { paymentId, productName, answer, amount, ...overlay } = props;
  const [answerRefund] = useAdminAnswerFailedRefundMutation();
  const { label, lead } = failedRefundTexts[answer];
  return (
    <FormDialog
      {...overlay}
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
