import { CancelOrderInput } from '@fitness-zone/contract/generated/inputs.ts';
import { object, string } from 'yup';
import type { CancellationReason } from '../../../generated/graphql.ts';
import { useCancelOrderMutation } from '../../../generated/orders.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { optionalTextRule } from '../../../ui/form/rules.ts';
import { SelectFormField } from '../../../ui/form/SelectFormField.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import type { DialogProps } from './actedOrder.ts';

const reasons = {
  SOLD_ELSEWHERE: 'I sold it elsewhere',
  NOT_AVAILABLE: 'It’s damaged or missing',
  NO_PICK_UP: 'We can’t arrange the pick-up',
  BALANCE_UNPAID: 'The balance wasn’t paid',
  OTHER: 'Another reason',
} as const satisfies Partial<Record<CancellationReason, string>>;

const isReason = (value: string): value is keyof typeof reasons => value in reasons;

const rules = object({
  reason: string().required('Choose a reason'),
  message: optionalTextRule(CancelOrderInput.message).when('reason', ([reason], rule) =>
    reason === 'OTHER' ? rule.trim().required('Say why') : rule,
  ),
});

/** Asks the seller why a sale is cancelled, and cancels it. */
export function CancelDialog({ order, open, onClose }: DialogProps) {
  const [cancel] = useCancelOrderMutation();
  const { buyer, totals, balance } = order;
  const possible = Object.entries(reasons).filter(
    ([value]) => value !== 'BALANCE_UNPAID' || balance?.status === 'OVERDUE',
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Cancel this sale?"
      lead={`${buyer.name} gets ${totals.kept.formatted} back. Cancelled sales count in your record. This can’t be undone.`}
      initialValues={{ reason: '', message: '' }}
      rules={rules}
      submitLabel="Cancel the sale"
      onSend={({ reason, message }) =>
        cancel({
          variables: {
            input: {
              orderId: order.id,
              reason: isReason(reason) ? reason : 'OTHER',
              message: message.trim() || null,
            },
          },
        })
      }
    >
      <SelectFormField
        name="reason"
        label="Reason"
        placeholder="Choose"
        options={possible.map(([value, text]) => ({ value, text }))}
      />
      <TextFormField
        name="message"
        rows={3}
        bound={CancelOrderInput.message}
        label={`Message to ${buyer.name}`}
      />
    </FormDialog>
  );
}
