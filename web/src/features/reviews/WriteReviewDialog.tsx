import { AddReviewInput } from '@fitness-zone/contract/generated/inputs.ts';
import { useAddReviewMutation } from '../../generated/reviews.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { TextFormField } from '../../ui/form/TextFormField.tsx';
import { addReviewOptions } from './review.cache.ts';
import { reviewSchema } from './review.rules.ts';
import { StarsFormField } from './StarsFormField.tsx';

type Props = {
  paymentId: string;
  productName: string;
  /** who is reviewed */
  other: string;
  open: boolean;
  onClose: () => void;
};

/** Asks one side of a finished sale what it thinks of the other. */
export function WriteReviewDialog({ paymentId, productName, other, open, onClose }: Props) {
  const [addReview] = useAddReviewMutation(addReviewOptions);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Review ${other}`}
      lead={`How was the sale of ${productName}? Nobody else sees your review until both of you have written, or 7 days have passed. It cannot be changed.`}
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
        label="In words, if you like"
        rows={4}
        bound={AddReviewInput.text}
      />
    </FormDialog>
  );
}
