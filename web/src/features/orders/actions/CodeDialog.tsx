import { EnterHandOverCodeInput } from '@fitness-zone/contract/generated/inputs.ts';
import { object } from 'yup';
import { useEnterHandOverCodeMutation } from '../../../generated/orders.ts';
import { countText } from '../../../lib/countText.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { textRule } from '../../../ui/form/rules.ts';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import type { DialogProps } from './actedOrder.ts';

const { code } = EnterHandOverCodeInput;
const rules = object({
  code: textRule(code, 'Enter the code that the buyer shows you', code.message),
});

/** Asks the seller for the code that the buyer shows. */
export function CodeDialog({ order, open, onClose }: DialogProps) {
  const [enterCode] = useEnterHandOverCodeMutation();
  // A confirmed hand-over has no tries left; the dialog is then closing.
  const tries = order.handOverCode?.triesLeft;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Enter ${order.buyer.name}’s code`}
      lead={
        tries === 0
          ? `No tries left. Ask ${order.buyer.name} to get a new code.`
          : `Ask ${order.buyer.name} for the 6-digit code on their purchase page.`
      }
      label="Hand-over code"
      initialValues={{ code: '' }}
      rules={rules}
      submitLabel="Confirm hand-over"
      onSend={(typed) =>
        enterCode({ variables: { input: { orderId: order.id, code: typed.code } } })
      }
    >
      <TextFormField
        name="code"
        bound={code}
        inputMode="numeric"
        autoComplete="off"
        keep={(text) => text.replace(/\D/g, '').slice(0, 6)}
        hint={
          tries === undefined
            ? ''
            : tries === 1
              ? 'One try left'
              : `${countText(tries, 'try', 'tries')} left`
        }
      />
    </FormDialog>
  );
}
