import Box from '@mui/material/Box';
import type { PaymentStatus, PaymentStatusTag_PaymentFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { Tag } from '../../ui/text/Tag.tsx';
import { paymentStatusLabels } from './paymentStatusLabels.ts';

graphql(`
  fragment PaymentStatusTag_payment on Payment {
    status
    part
    balance {
      status
    }
    disputed
    amountRefunded {
      amount
    }
    dispute {
      status
    }
  }
`);

const tagStyles = {
  PENDING: { bgcolor: 'sunken', color: 'text.secondary' },
  PAID: { bgcolor: 'success.light', color: 'success.main' },
  REFUNDING: { bgcolor: 'warning.light', color: 'warning.main' },
  REFUNDED: { bgcolor: 'info.light', color: 'info.main' },
  REFUND_FAILED: { bgcolor: 'error.light', color: 'error.main' },
  FAILED: { bgcolor: 'sunken', color: 'text.secondary' },
} as const satisfies Record<PaymentStatus, { bgcolor: string; color: string }>;

const firstHalfPaid = { ...tagStyles.PAID, label: 'First half paid' };
const partiallyRefunded = { ...tagStyles.REFUNDED, label: 'Partially refunded' };
const disputed = { bgcolor: 'error.light', color: 'error.main' };

/** A payment's status, marked while disputed. */
export function PaymentStatusTag(props: {
  payment: FragmentType<PaymentStatusTag_PaymentFragment>;
}) {
  const payment = unmask<PaymentStatusTag_PaymentFragment>(props.payment);
  const { label, ...colours } = styleOf(payment);
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Tag sx={colours}>{label}</Tag>
      {payment.disputed && (
        <Tag sx={disputed}>{payment.dispute?.status === 'LOST' ? 'Dispute lost' : 'Disputed'}</Tag>
      )}
    </Box>
  );
}

function styleOf({ status, part, balance, amountRefunded }: PaymentStatusTag_PaymentFragment) {
  if (status !== 'PAID') return { label: paymentStatusLabels[status], ...tagStyles[status] };
  if (amountRefunded.amount > 0) return partiallyRefunded;
  const isHalf = part === 'FIRST_HALF' && balance?.status !== 'PAID';
  return isHalf ? firstHalfPaid : { label: paymentStatusLabels.PAID, ...tagStyles.PAID };
}
