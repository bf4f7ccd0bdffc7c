import Box, { type BoxProps } from '@mui/material/Box';
import type { BalanceState_PaymentFragment, BalanceStatus } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { formatDay, formatDeadline } from '../../../lib/time/dates.ts';
import { Tag } from '../../../ui/text/Tag.tsx';
import { useBalanceStatus } from './useBalanceStatus.ts';

graphql(`
  fragment BalanceState_payment on Payment {
    id
    balance {
      status
      amount {
        formatted
      }
      dueBy
      paidAt
      cancelledAt
    }
  }
`);

const tags = {
  NOT_DUE: { label: 'Balance not due yet', bgcolor: 'info.light', color: 'info.main' },
  DUE: { label: 'Balance due', bgcolor: 'warning.light', color: 'warning.main' },
  OVERDUE: { label: 'Balance overdue', bgcolor: 'error.light', color: 'error.main' },
  PAID: { label: 'Balance paid', bgcolor: 'success.light', color: 'success.main' },
  CANCELLED: { label: 'Balance cancelled', bgcolor: 'sunken', color: 'text.secondary' },
} as const satisfies Record<BalanceStatus, { label: string; bgcolor: string; color: string }>;

type Props = { payment: FragmentType<BalanceState_PaymentFragment>; sx?: BoxProps['sx'] };

/** With its time; nothing without a balance. */
export function BalanceState({ sx, ...props }: Props) {
  const { balance } = unmask<BalanceState_PaymentFragment>(props.payment);
  const status = useBalanceStatus(balance);
  if (!balance || !status) return null;
  const { label, ...colours } = tags[status];
  return (
    <Box sx={[{ display: 'grid', gap: 0.25 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <span>
        <Tag sx={colours}>{label}</Tag>
      </span>
      <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {balance.amount.formatted}
        {timeOf(status, balance)}
      </Box>
    </Box>
  );
}

type Times = Pick<
  NonNullable<BalanceState_PaymentFragment['balance']>,
  'dueBy' | 'paidAt' | 'cancelledAt'
>;

function timeOf(status: BalanceStatus, { dueBy, paidAt, cancelledAt }: Times): string {
  switch (status) {
    case 'NOT_DUE':
      return ', due with the hand-over';
    case 'DUE':
      return dueBy ? `, due by ${formatDeadline(dueBy)}` : '';
    case 'OVERDUE':
      return dueBy ? `, was due by ${formatDeadline(dueBy)}` : '';
    case 'PAID':
      return paidAt ? ` on ${formatDay(paidAt)}` : '';
    case 'CANCELLED':
      return cancelledAt ? ` on ${formatDay(cancelledAt)}` : '';
  }
}
