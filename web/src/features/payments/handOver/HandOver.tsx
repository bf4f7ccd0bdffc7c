import Box, { type BoxProps } from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HandOver_PaymentFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { BuyerActions } from './BuyerActions.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { nextStep, type Side } from './nextStep.ts';
import { TimeLine } from './TimeLine.tsx';

graphql(`
  fragment HandOver_payment on Payment {
    id
    handOver {
      status
      problem
    }
    contact {
      name
    }
    ...ContactDetails_payment
    ...TimeLine_payment
    ...BuyerActions_payment
  }
`);

type Props = {
  payment: FragmentType<HandOver_PaymentFragment>;
  /** who looks at it */
  side: Side;
  sx?: BoxProps['sx'];
};

/**
 * How the product of a payment comes to its buyer: the next step, whom to turn to and where, what has happened,
 * and what the buyer can say of it. Nothing for a payment that is no sale.
 */
export function HandOver({ side, sx, ...props }: Props) {
  const payment = unmask<HandOver_PaymentFragment>(props.payment);
  const { handOver, contact } = payment;
  if (!handOver) return null;
  return (
    <Box
      sx={[
        {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 1,
          justifyItems: 'start',
          textAlign: 'start',
          fontSize: '0.875rem',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Typography component="p" sx={{ fontWeight: 600, fontSize: 'inherit' }}>
        {nextStep(side, handOver.status, contact?.name ?? null)}
      </Typography>
      {handOver.problem && (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
          “{handOver.problem}”
        </Typography>
      )}
      <ContactDetails payment={payment} />
      <TimeLine payment={payment} />
      {side === 'buyer' && <BuyerActions payment={payment} />}
    </Box>
  );
}
