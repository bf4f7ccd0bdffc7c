import Box from '@mui/material/Box';
import type { OrderReviews_OrderFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { SaleReviews } from '../../reviews/SaleReviews.tsx';
import { OrderCard } from './OrderCard.tsx';

graphql(`
  fragment OrderReviews_order on Order {
    payments {
      viewerCanReview
      reviews {
        id
      }
      ...SaleReviews_payment
    }
  }
`);

/** Reviews of a finished sale, and a button to write one. */
export function OrderReviews(props: { order: FragmentType<OrderReviews_OrderFragment> }) {
  const { payments } = unmask<OrderReviews_OrderFragment>(props.order);
  const [first] = payments;
  if (!first || !(first.viewerCanReview || first.reviews.length > 0)) return null;
  return (
    <OrderCard title="Reviews">
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <SaleReviews payment={first} />
      </Box>
    </OrderCard>
  );
}
