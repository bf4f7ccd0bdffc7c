import Box, { type BoxProps } from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HandOver_PaymentFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { SaleReviews } from '../../reviews/SaleReviews.tsx';
import { BalanceState } from '../balance/BalanceState.tsx';
import { balanceStep } from '../balance/balanceStep.ts';
import { ConfirmHandOver } from '../balance/ConfirmHandOver.tsx';
import { PayBalance } from '../balance/PayBalance.tsx';
import { useBalanceStatus } from '../balance/useBalanceStatus.ts';
import { BuyerActions } from './BuyerActions.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { nextStep, type Side } from './nextStep.ts';
import { OrderOfPayment } from './OrderOfPayment.tsx';
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
    product {
      id
      inStock
    }
    balance {
      status
      amount {
        formatted
      }
      dueBy
    }
    ...BalanceState_payment
    ...PayBalance_payment
    ...ConfirmHandOver_payment
    ...ContactDetails_payment
    ...OrderOfPayment_payment
    ...TimeLine_payment
    ...BuyerActions_payment
    ...SaleReviews_payment
  }
`);

type Props = {
  payment: FragmentType<HandOver_PaymentFragment>;
  /** the viewer's side */
  side: Side;
  sx?: BoxProps['sx'];
};

/**
 * A sale's hand-over: next step, contact, history, the buyer's actions and the reviews. Nothing for a payment that is
 * no sale.
 */
export function HandOver({ side, sx, ...props }: Props) {
  const payment = unmask<HandOver_PaymentFragment>(props.payment);
  const { handOver, contact, product, balance } = payment;
  const balanceStatus = useBalanceStatus(balance);
  if (!handOver) return null;
  const other = contact?.name ?? null;
  const ofBalance =
    balance &&
    balanceStep({
      side,
      status: balanceStatus,
      handOver: handOver.status,
      amount: balance.amount.formatted,
      other,
      isPaused: product?.inStock === 'PAUSED',
    });
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
      <Typography
        component="p"
        color={balanceStatus === 'OVERDUE' ? 'error' : 'textPrimary'}
        sx={{ fontWeight: 600, fontSize: 'inherit' }}
      >
        {ofBalance ?? nextStep(side, handOver.status, other)}
      </Typography>
      <BalanceState payment={payment} />
      {handOver.problem && (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
          “{handOver.problem}”
        </Typography>
      )}
      <ContactDetails payment={payment} />
      <OrderOfPayment payment={payment} side={side} />
      <TimeLine payment={payment} />
      {side === 'buyer' && (
        <>
          <PayBalance payment={payment} />
          <BuyerActions payment={payment} />
        </>
      )}
      {side === 'seller' && <ConfirmHandOver payment={payment} />}
      <SaleReviews payment={payment} />
    </Box>
  );
}
