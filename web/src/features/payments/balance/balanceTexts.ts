import type { BalanceStatus } from '../../../generated/graphql.ts';
import { formatDay, formatDeadline } from '../../../lib/time/dates.ts';

export const balanceTags = {
  NOT_DUE: { label: 'Balance not due yet', bgcolor: 'info.light', color: 'info.main' },
  DUE: { label: 'Balance due', bgcolor: 'warning.light', color: 'warning.main' },
  OVERDUE: { label: 'Balance overdue', bgcolor: 'error.light', color: 'error.main' },
  PAID: { label: 'Balance paid', bgcolor: 'success.light', color: 'success.main' },
  CANCELLED: { label: 'Balance cancelled', bgcolor: 'sunken', color: 'text.secondary' },
} as const satisfies Record<BalanceStatus, { label: string; bgcolor: string; color: string }>;

type Times = { dueBy: string | null; paidAt: string | null; cancelledAt: string | null };

/** A balance's amount with its time. */
export const balanceText = (
  status: BalanceStatus,
  { amount, ...times }: Times & { amount: { formatted: string } },
): string => `${amount.formatted}${timeOf(status, times)}`;

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
