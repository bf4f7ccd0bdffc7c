import { AnswerProblemInput } from '@fitness-zone/contract/generated/inputs.ts';
import { readAmount } from '@fitness-zone/contract/inputs/typed-number.ts';
import { useMemo } from 'react';
import type { ProblemAnswer } from '../../../generated/graphql.ts';
import { useAnswerProblemMutation } from '../../../generated/orders.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { RadioFormField } from '../../../ui/form/RadioFormField.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import { PickedPhotosField } from '../../uploads/picked/PickedPhotosField.tsx';
import { sendWithPhotos } from '../../uploads/picked/sendWithPhotos.ts';
import { usePickedPhotos } from '../../uploads/picked/usePickedPhotos.ts';
import type { DialogProps } from '../actions/actedOrder.ts';
import { AmountField } from './AmountField.tsx';
import { openProblemOf } from './openProblemOf.ts';
import { answerProblemRules } from './problem.rules.ts';

/** Asks the seller for an answer to a problem: agree, offer an amount, or refuse. */
export function AnswerProblemDialog({ order, open, onClose }: DialogProps) {
  const [answerProblem] = useAnswerProblemMutation();
  const photos = usePickedPhotos();
  const { id: orderId, buyer, totals } = order;
  const { kept } = totals;
  const rules = useMemo(() => answerProblemRules(kept), [kept]);
  const current = openProblemOf(order);
  const wished = current?.wishedAmount?.formatted;
  const accept = {
    value: 'ACCEPT',
    text: wished ? `Refund ${wished}` : 'Take it back',
    hint: wished ? `As ${buyer.name} asks` : `Refund ${kept.formatted} after the return`,
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Answer ${buyer.name}`}
      lead={`${buyer.name} gets exactly the amount you agree on. Either of you can ask an admin to decide.`}
      initialValues={{ answer: '', amount: '', text: '' }}
      rules={rules}
      submitLabel="Send answer"
      onSend={({ answer, amount, text }, withRequestId) =>
        sendWithPhotos(photos, (photoIds) =>
          answerProblem({
            variables: {
              input: withRequestId({
                orderId,
                problemId: current?.id ?? null,
                stepCount: current?.steps.length ?? null,
                answer: answer as ProblemAnswer,
                amount: answer === 'OFFER' ? readAmount(amount, kept.currency) : null,
                text: text.trim() || null,
                photoIds,
              }),
            },
          }),
        )
      }
    >
      <RadioFormField
        name="answer"
        label="Answer"
        options={[
          // A wish in words names nothing to accept.
          ...(current?.wish === 'OTHER' ? [] : [accept]),
          { value: 'OFFER', text: 'Offer an amount', hint: `${buyer.name} keeps it` },
          { value: 'DECLINE', text: 'Decline', hint: 'Say why' },
        ]}
      />
      <AmountField field="answer" value="OFFER" kept={kept} />
      <TextFormField name="text" rows={3} bound={AnswerProblemInput.text} />
      <PickedPhotosField photos={photos} />
    </FormDialog>
  );
}
