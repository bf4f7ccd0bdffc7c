import { AnswerCancellationInput } from '@fitness-zone/contract/generated/inputs.ts';
import { object, string } from 'yup';
import {
  useAdminDecideCancellationMutation,
  useAnswerCancellationMutation,
} from '../../../generated/orders.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { RadioFormField } from '../../../ui/form/RadioFormField.tsx';
import { optionalTextRule } from '../../../ui/form/rules.ts';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import { useOrderSide } from '../orderSide.ts';
import type { DialogProps } from './actedOrder.ts';

const rules = object({
  answer: string().required('Choose an answer'),
  message: optionalTextRule(AnswerCancellationInput.message).when('answer', ([answer], rule) =>
    answer === 'decline' ? rule.trim().required('Say why') : rule,
  ),
});

/** Asks the seller, or after three days an admin, whether to cancel at the buyer's request. */
export function AnswerCancellationDialog({ order, open, onClose }: DialogProps) {
  const side = useOrderSide(order);
  const [answerAsSeller] = useAnswerCancellationMutation();
  const [decide] = useAdminDecideCancellationMutation();
  const { buyer, totals, cancelRequest } = order;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`${buyer.name} asks to cancel`}
      lead={cancelRequest ? `“${cancelRequest.reason}”` : ''}
      initialValues={{ answer: '', message: '' }}
      rules={rules}
      submitLabel={side === 'ADMIN' ? 'Send decision' : 'Send answer'}
      onSend={({ answer, message }) => {
        const accept = answer === 'accept';
        const input = { orderId: order.id, accept, message: message.trim() || null };
        return (side === 'ADMIN' ? decide : answerAsSeller)({ variables: { input } });
      }}
    >
      <RadioFormField
        name="answer"
        label="Answer"
        options={[
          { value: 'accept', text: 'Cancel', hint: `${totals.kept.formatted} goes back` },
          { value: 'decline', text: 'Decline', hint: 'The sale goes on' },
        ]}
      />
      <TextFormField name="message" rows={3} bound={AnswerCancellationInput.message} />
    </FormDialog>
  );
}
