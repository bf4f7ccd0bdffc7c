import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import type { HandOver_PaymentFragment } from '../../../generated/graphql.ts';
import { HandOver_PaymentFragmentDoc } from '../../../generated/payments.ts';
import type { FragmentType } from '../../../lib/graphql.ts';
import { HandOver } from './HandOver.tsx';

/** The hand-over of what the buyer has just paid for, as the cache knows the payment, and follows it. */
export function PaidHandOver({ paymentId }: { paymentId: string }) {
  const { complete, data } = useFragment({
    fragment: HandOver_PaymentFragmentDoc,
    fragmentName: 'HandOver_payment',
    from: { __typename: 'Payment', id: paymentId },
  });
  if (!complete) return null;
  // The cache gives the fragment's own data; components take it masked, as a query gives it.
  const payment = data as unknown as FragmentType<HandOver_PaymentFragment>;
  return (
    <Box
      component="section"
      aria-label="Hand-over"
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        p: 2,
        bgcolor: 'background.paper',
      }}
    >
      <HandOver payment={payment} side="buyer" />
    </Box>
  );
}
