import { RequestCancellationInput } from '@fitness-zone/contract/generated/inputs.ts';
import { object } from 'yup';
import { useRequestCancellationMutation } from '../../../generated/orders.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { textRule } from '../../../ui/form/rules.ts';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import type { DialogProps } from './actedOrder.ts';

const rules = object({ reason: textRule(RequestCancellationInput.reason, 'Say why') });

/** Asks a buyer why the seller should cancel. */
export function RequestCancellationDialog({ order, open, onClose }: DialogProps) {
  const [request] = useRequestCancellationMutation();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Ask ${order.seller.name} to cancel?`}
      lead="The seller accepts or declines within three days. Without an answer, an admin decides. If it is cancelled, you get everything back."
      initialValues={{ reason: '' }}
      rules={rules}
      submitLabel="Ask to cancel"
      onSend={({ reason }) =>
        request({ variables: { input: { orderId: order.id, reason: reason.trim() } } })
      }
    >
      <TextFormField name="reason" rows={3} bound={RequestCancellationInput.reason} />
    </FormDialog>
  );
}
