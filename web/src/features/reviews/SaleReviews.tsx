import Box from '@mui/material/Box';
import type { SaleReviews_PaymentFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { useSession } from '../session/session.ts';
import { SaleReview } from './SaleReview.tsx';
import { WriteReviewButton } from './WriteReviewButton.tsx';

graphql(`
  fragment SaleReviews_payment on Payment {
    ...WriteReviewButton_payment
    reviews {
      author {
        id
      }
      ...SaleReview_review
    }
  }
`);

/** Both sides' reviews of a finished sale that the user may read, and the button to write one. */
export function SaleReviews(props: { payment: FragmentType<SaleReviews_PaymentFragment> }) {
  const payment = unmask<SaleReviews_PaymentFragment>(props.payment);
  const { user } = useSession();
  const isOwn = ({ author }: { author?: { id: string } | null }) => author?.id === user?.uid;
  const { reviews } = payment;
  // Once the other side has reviewed, one's own review is no longer hidden.
  const own = reviews.filter(isOwn);
  const others = reviews.filter((review) => !isOwn(review));
  return (
    <>
      {reviews.length > 0 && (
        <Box sx={reviewsBox}>
          {own.map((review) => (
            <SaleReview key={review.id} review={review} isOwn isAlone={others.length === 0} />
          ))}
          {others.map((review) => (
            <SaleReview key={review.id} review={review} />
          ))}
        </Box>
      )}
      <WriteReviewButton payment={payment} />
    </>
  );
}

const reviewsBox = {
  display: 'grid',
  gap: 1,
  // No wider than the content above, so that a long text doesn't squeeze a table's other columns.
  width: 0,
  minWidth: '100%',
  displayPrint: 'none',
} as const;
