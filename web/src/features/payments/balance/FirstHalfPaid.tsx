import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FirstHalf_PaymentFragment } from '../../../generated/graphql.ts';
import { formatDay } from '../../../lib/time/dates.ts';
import { cardFrame } from '../../../ui/cardFrame.ts';
import { BalanceState } from './BalanceState.tsx';

/** Shown to a buyer who pays a balance: the amount paid, the rest, and the deadline. */
export function FirstHalfPaid({ payment }: { payment: FirstHalf_PaymentFragment }) {
  const { amount, price, paidAt } = payment;
  return (
    <Box
      component="section"
      aria-label="First half"
      sx={{
        display: 'grid',
        gap: 1,
        p: 2,
        ...cardFrame,
      }}
    >
      <Typography>
        You have paid the first half, {amount.formatted} of {price.formatted}
        {paidAt && ` on ${formatDay(paidAt)}`}.
      </Typography>
      <BalanceState payment={payment} />
    </Box>
  );
}
