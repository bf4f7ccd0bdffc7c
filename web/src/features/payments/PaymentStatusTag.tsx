import Box from '@mui/material/Box';
import type { PaymentStatus, PaymentStatusTag_PaymentFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { Tag } from '../../ui/Tag.tsx';

graphql(`
  fragment PaymentStatusTag_payment on Payment {
    id
    status
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
  PENDING: { label: 'Open', bgcolor: 'sunken', color: 'text.secondary' },
  PAID: { label: 'Paid', bgcolor: 'success.light', color: 'success.main' },
  REFUNDING: { label: 'Refund on its way', bgcolor: 'warning.light', color: 'warning.main' },
  REFUNDED: { label: 'Refunded', bgcolor: 'info.light', color: 'info.main' },
  REFUND_FAILED: { label: 'Refund failed', bgcolor: 'error.light', color: 'error.main' },
  FAILED: { label: 'Not paid', bgcolor: 'sunken', color: 'text.secondary' },
} as const satisfies Record<PaymentStatus, { label: string; bgcolor: string; color: string }>;

const partiallyRefunded = { ...tagStyles.REFUNDED, label: 'Partially refunded' };
const disputed = { bgcolor: 'error.light', color: 'error.main' };

/** Where a payment stands, as a word on its colour, and whether it is disputed. */
export function PaymentStatusTag(props: {
  payment: FragmentType<PaymentStatusTag_PaymentFragment>;
}) {
  const payment = unmask<PaymentStatusTag_PaymentFragment>(props.payment);
  const isPart = payment.status === 'PAID' && payment.amountRefunded.amount > 0;
  const { label, ...colours } = isPart ? partiallyRefunded : tagStyles[payment.status];
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Tag sx={colours}>{label}</Tag>
      {payment.disputed && (
        <Tag sx={disputed}>{payment.dispute?.status === 'LOST' ? 'Dispute lost' : 'Disputed'}</Tag>
      )}
    </Box>
  );
}
