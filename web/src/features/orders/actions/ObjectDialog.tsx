import { ObjectToHandOverInput } from '@fitness-zone/contract/generated/inputs.ts';
import { object } from 'yup';
import { useObjectToHandOverMutation } from '../../../generated/orders.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { textRule } from '../../../ui/form/rules.ts';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import type { DialogProps } from './actedOrder.ts';

const rules = object({ text: textRule(ObjectToHandOverInput.text, 'Say what happened') });

/** Asks a buyer who hasn't received the product what happened. */
export function ObjectDialog({ order, open, onClose }: DialogProps) {
  const [objectTo] = useObjectToHandOverMutation();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="You haven’t received it?"
      lead={`This stops the deadlines. ${order.seller.name} reads what you write and can answer; after that, an admin can decide.`}
      initialValues={{ text: '' }}
      rules={rules}
      submitLabel="Object"
      onSend={({ text }) =>
        objectTo({ variables: { input: { orderId: order.id, text: text.trim() } } })
      }
    >
      <TextFormField name="text" rows={4} bound={ObjectToHandOverInput.text} />
    </FormDialog>
  );
}
