import { OpenCaseInput } from '@fitness-zone/contract/generated/inputs.ts';
import { readAmount } from '@fitness-zone/contract/inputs/typed-number.ts';
import { useMemo } from 'react';
import type { CaseReason, CaseWish } from '../../../generated/graphql.ts';
import { useOpenCaseMutation } from '../../../generated/orders.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { RadioFormField } from '../../../ui/form/RadioFormField.tsx';
import { SelectFormField } from '../../../ui/form/SelectFormField.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import { PickedPhotosField } from '../../uploads/picked/PickedPhotosField.tsx';
import { sendWithPhotos } from '../../uploads/picked/sendWithPhotos.ts';
import { usePickedPhotos } from '../../uploads/picked/usePickedPhotos.ts';
import type { DialogProps } from '../actions/actedOrder.ts';
import { AmountField } from './AmountField.tsx';
import { openCaseOptions } from './case.cache.ts';
import { openCaseRules } from './case.rules.ts';
import { caseReasonLabels, caseWishLabels } from './caseLabels.ts';

const hints: Record<CaseWish, string> = {
  PARTIAL_REFUND: 'You keep it',
  RETURN: 'You bring it back',
  OTHER: 'Say what in your message',
};

const wishes = Object.entries(caseWishLabels).map(([value, text]) => ({
  value,
  text,
  hint: hints[value as CaseWish],
}));

/** Asks a buyer what is wrong, and what they want. */
export function OpenCaseDialog({ order, open, onClose }: DialogProps) {
  const [openCase] = useOpenCaseMutation(openCaseOptions);
  const photos = usePickedPhotos();
  const { id: orderId, seller, totals } = order;
  const { kept } = totals;
  const rules = useMemo(() => openCaseRules(kept), [kept]);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Report a problem"
      lead={`${seller.name} has five days to answer. After that, an admin can decide. Deadlines stop meanwhile.`}
      initialValues={{ reason: '', text: '', wish: '', amount: '' }}
      rules={rules}
      submitLabel="Report problem"
      onSend={({ reason, text, wish, amount }) =>
        sendWithPhotos(photos, (photoIds) =>
          openCase({
            variables: {
              input: {
                orderId,
                reason: reason as CaseReason,
                text: text.trim(),
                wish: wish as CaseWish,
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
        options={Object.entries(caseReasonLabels).map(([value, text]) => ({ value, text }))}
      />
      <TextFormField name="text" rows={4} bound={OpenCaseInput.text} />
      <PickedPhotosField photos={photos} />
      <RadioFormField name="wish" label="What do you want?" options={wishes} />
      <AmountField field="wish" value="PARTIAL_REFUND" kept={kept} />
    </FormDialog>
  );
}
