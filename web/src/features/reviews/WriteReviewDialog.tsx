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
  /** the reviewed person */
  other: string;
  open: boolean;
  onClose: () => void;
};

/** Asks one side of a finished sale to review the other. */
export function WriteReviewDialog({ paymentId, productName, other, open, onClose }: Props) {
  const [addReview] = useAddReviewMutation(addReviewOptions);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
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
