import { ReportProblemInput } from '@fitness-zone/contract/generated/inputs.ts';
import { readAmount } from '@fitness-zone/contract/inputs/typed-number.ts';
import { useMemo } from 'react';
import type { ProblemReason, ProblemWish } from '../../../generated/graphql.ts';
import { useReportProblemMutation } from '../../../generated/orders.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { RadioFormField } from '../../../ui/form/RadioFormField.tsx';
import { SelectFormField } from '../../../ui/form/SelectFormField.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import { PickedPhotosField } from '../../uploads/picked/PickedPhotosField.tsx';
import { sendWithPhotos } from '../../uploads/picked/sendWithPhotos.ts';
import { usePickedPhotos } from '../../uploads/picked/usePickedPhotos.ts';
import type { DialogProps } from '../actions/actedOrder.ts';
import { AmountField } from './AmountField.tsx';
import { reportProblemRules } from './problem.rules.ts';
import { problemReasonLabels, problemWishLabels } from './problemLabels.ts';

const hints: Record<ProblemWish, string> = {
  PARTIAL_REFUND: 'You keep it',
  RETURN: 'You bring it back',
  OTHER: 'Say what in your message',
};

const wishes = Object.entries(problemWishLabels).map(([value, text]) => ({
  value,
  text,
  hint: hints[value as ProblemWish],
}));

/** Asks a buyer what is wrong and what they want. */
export function ReportProblemDialog({ order, open, onClose }: DialogProps) {
  const [reportProblem] = useReportProblemMutation();
  const photos = usePickedPhotos();
  const { id: orderId, seller, totals } = order;
  const { kept } = totals;
  const rules = useMemo(() => reportProblemRules(kept), [kept]);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Report a problem"
      lead={`${seller.name} has 5 days to answer. Payments and deadlines are on hold until then.`}
      initialValues={{ reason: '', text: '', wish: '', amount: '' }}
      rules={rules}
      submitLabel="Report problem"
      onSend={({ reason, text, wish, amount }) =>
        sendWithPhotos(photos, (photoIds) =>
          reportProblem({
            variables: {
              input: {
                orderId,
                reason: reason as ProblemReason,
                text: text.trim(),
                wish: wish as ProblemWish,
                amount: wish === 'PARTIAL_REFUND' ? readAmount(amount, kept.currency) : null,
                photoIds,
              },
            },
          }),
        )
      }
    >
      <SelectFormField
        name="reason"
        label="What’s wrong?"
        placeholder="Choose"
        options={Object.entries(problemReasonLabels).map(([value, text]) => ({ value, text }))}
      />
      <TextFormField name="text" rows={4} bound={ReportProblemInput.text} />
      <PickedPhotosField photos={photos} />
      <RadioFormField name="wish" label="What do you want?" options={wishes} />
      <AmountField field="wish" value="PARTIAL_REFUND" kept={kept} />
    </FormDialog>
  );
}
