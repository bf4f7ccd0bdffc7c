import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PaymentPart } from '../../../generated/graphql.ts';
import { PaidOrder_PaymentFragmentDoc } from '../../../generated/payments.ts';
import { graphql } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';

graphql(`
  fragment PaidOrder_payment on Payment {
    sellerName
    order {
      id
    }
  }
`);

type Props = {
  /** the payment that bought the product */
  paymentId: string;
  /** the paid part of the price */
  part: PaymentPart;
};

/** Links to the page of the purchase. */
export function PaidOrder({ paymentId, part }: Props) {
  const { complete, data } = useFragment({
    fragment: PaidOrder_PaymentFragmentDoc,
    from: { __typename: 'Payment', id: paymentId },
  });
  const order = complete ? data.order : null;
  return (
    <Box component="section" aria-label="Next step" sx={{ display: 'grid', gap: 2 }}>
      {complete && part !== 'BALANCE' && (
        <Typography>
          Next, arrange the pick-up with {data.sellerName}. Your purchase has their contact details
          and your hand-over code.
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {order && (
          <ButtonLink to={paths.order(order.id)} variant="contained">
            View purchase
          </ButtonLink>
        )}
        <ButtonLink to={paths.purchases} variant="outlined">
          My purchases
        </ButtonLink>
      </Box>
    </Box>
  );
}
