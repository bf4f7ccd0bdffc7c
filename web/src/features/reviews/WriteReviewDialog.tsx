import { AddReviewInput } from '@fitness-zone/contract/generated/inputs.ts';
import { useAddReviewMutation } from '../../generated/reviews.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { TextFormField } from '../../ui/form/TextFormField.tsx';
import type { Overlay } from '../../ui/useOverlay.ts';
import { addReviewOptions } from './review.cache.ts';
import { reviewSchema } from './review.rules.ts';
import { StarsFormField } from './StarsFormField.tsx';

type Props = Overlay & {
  paymentId: string;
  productName: string;
  /** the reviewed person */
  other: string;
};

/** Asks one side of a finished sale to review the other. */
export function WriteReviewDialog({ paymentId, productName, other, ...overlay }: Props) {
  const [addReview] = useAddReviewMutation(addReviewOptions);
  return (
    <FormDialog
      {...overlay}
      title={`Review ${other}`}
      lead={`How did the sale of ${productName} go? Your review stays hidden until you’ve both written one, or for 7 days. You can’t change it later.`}
      label={`Review ${other}: ${productName}`}
      initialValues={{ stars: '', text: '' }}
      rules={reviewSchema}
      submitLabel="Send"
      onSend={({ stars, text }) =>
        addReview({
          variables: { input: { paymentId, stars: Number(stars), text: text.trim() } },
        })
      }
    >
      <StarsFormField name="stars" label="Stars" />
      <TextFormField
        name="text"
        label="Your review (optional)"
        rows={4}
        bound={AddReviewInput.text}
      />
    </FormDialog>
  );
}
