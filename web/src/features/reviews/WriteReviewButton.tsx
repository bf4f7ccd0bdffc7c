import { mdiStarOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import type { WriteReviewButton_PaymentFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useOverlay } from '../../ui/useOverlay.ts';
import { WriteReviewDialog } from './WriteReviewDialog.tsx';

graphql(`
  fragment WriteReviewButton_payment on Payment {
    productName
    viewerCanReview
    contact {
      name
    }
  }
`);

type Props = {
  payment: FragmentType<WriteReviewButton_PaymentFragment>;
  /** `contained` if it is the next step */
  variant?: 'outlined' | 'contained';
};

/** Opens the review form for the other side of a sale, while reviews are possible. */
export function WriteReviewButton({ variant = 'outlined', ...props }: Props) {
  const { id, productName, viewerCanReview, contact } = unmask<WriteReviewButton_PaymentFragment>(
    props.payment,
  );
  const dialog = useOverlay();
  // Keeps the typed text even if the sale changes meanwhile.
  if (!viewerCanReview && !dialog.isOpen) return null;
  return (
    <>
      <Button
        className="actions"
        size={variant === 'contained' ? 'medium' : 'small'}
        variant={variant}
        color={variant === 'contained' ? 'primary' : 'inherit'}
        startIcon={<Icon path={mdiStarOutline} size={18} />}
        aria-label={`Write a review: ${productName}`}
        onClick={dialog.open}
      >
        Write a review
      </Button>
      {dialog.overlay && (
        <WriteReviewDialog
          paymentId={id}
          productName={productName}
          other={contact?.name ?? 'the other side'}
          {...dialog.overlay}
        />
      )}
    </>
  );
}
