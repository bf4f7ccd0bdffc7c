import { CommentOnProblemInput } from '@fitness-zone/contract/generated/inputs.ts';
import { useCommentOnProblemMutation } from '../../../generated/orders.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';
import { PickedPhotosField } from '../../uploads/picked/PickedPhotosField.tsx';
import { sendWithPhotos } from '../../uploads/picked/sendWithPhotos.ts';
import { usePickedPhotos } from '../../uploads/picked/usePickedPhotos.ts';
import type { DialogProps } from '../actions/actedOrder.ts';
import { openProblemOf } from './openProblemOf.ts';
import { commentRules } from './problem.rules.ts';

/** Asks for a comment on a problem, which both sides and admins read. */
export function CommentDialog({ order, open, onClose }: DialogProps) {
  const [comment] = useCommentOnProblemMutation();
  const photos = usePickedPhotos();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Add a comment"
      lead="Buyer, seller and admins read it."
      initialValues={{ text: '' }}
      rules={commentRules}
      submitLabel="Add comment"
      onSend={({ text }, withRequestId) =>
        sendWithPhotos(photos, (photoIds) =>
          comment({
            variables: {
              input: withRequestId({
                orderId: order.id,
                problemId: openProblemOf(order)?.id ?? null,
                text: text.trim(),
                photoIds,
              }),
            },
          }),
        )
      }
    >
      <TextFormField name="text" rows={3} bound={CommentOnProblemInput.text} />
      <PickedPhotosField photos={photos} />
    </FormDialog>
  );
}
