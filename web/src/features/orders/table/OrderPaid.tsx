import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderPaid_OrderFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { PriceText } from '../../../ui/text/PriceText.tsx';

graphql(`
  fragment OrderPaid_order on Order {
    price {
      formatted
    }
    totals {
      paid {
        ...PriceText_money
      }
      refunded {
        amount
        formatted
      }
      due {
        amount
      }
    }
  }
`);

/** The amounts paid so far and refunded. */
export function OrderPaid(props: { order: FragmentType<OrderPaid_OrderFragment> }) {
  const { price, totals } = unmask<OrderPaid_OrderFragment>(props.order);
  return (
    <Box sx={{ textAlign: { xs: 'right', md: 'left' } }}>
      <PriceText price={totals.paid} />
      {totals.due.amount > 0 && (
        <Typography variant="body2" color="textSecondary">
          of {price.formatted}
        </Typography>
      )}
      {totals.refunded.amount > 0 && (
        <Typography variant="body2" color="textSecondary">
          {totals.refunded.formatted} refunded
        </Typography>
      )}
    </Box>
  );
}
