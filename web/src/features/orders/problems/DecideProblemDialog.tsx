import { DecideProblemInput } from '@fitness-zone/contract/generated/inputs.ts';
import { readAmount } from '@fitness-zone/contract/inputs/typed-number.ts';
import { useMemo } from 'react';
import type { ProblemDecision } from '../../../generated/graphql.ts';
import { useAdminDecideProblemMutation } from '../../../generated/orders.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { SelectFormField } from '../../../ui/form/SelectFormField.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import type { DialogProps } from '../actions/actedOrder.ts';
import { AmountField } from './AmountField.tsx';
import { decideProblemRules } from './problem.rules.ts';
import { decisionLabels } from './problemLabels.ts';

/** Asks an admin for the decision on a problem, with a note to both sides. */
export function DecideProblemDialog({ order, open, onClose }: DialogProps) {
  const [decide] = useAdminDecideProblemMutation();
  const { kept } = order.totals;
  const rules = useMemo(() => decideProblemRules(kept), [kept]);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Decide on the problem"
      lead={`Refundable: ${kept.formatted}. Your decision is final, and both will see your reason.`}
      initialValues={{ decision: '', amount: '', text: '' }}
      rules={rules}
      submitLabel="Decide"
      onSend={({ decision, amount, text }) =>
        decide({
          variables: {
            input: {
              orderId: order.id,
              decision: decision as ProblemDecision,
              amount: decision === 'PARTIAL_REFUND' ? readAmount(amount, kept.currency) : null,
              text: text.trim(),
            },
          },
        })
      }
    >
      <SelectFormField
        name="decision"
        label="Decision"
        placeholder="Choose"
        options={Object.entries(decisionLabels).map(([value, text]) => ({ value, text }))}
      />
      <AmountField field="decision" value="PARTIAL_REFUND" kept={kept} />
      <TextFormField name="text" rows={3} bound={DecideProblemInput.text} />
    </FormDialog>
  );
}
