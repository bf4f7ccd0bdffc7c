import type { PaymentStatus } from '../../generated/graphql.ts';
import { Tag } from '../../ui/Tag.tsx';

const looks = {
  PENDING: { label: 'Open', bgcolor: 'sunken', color: 'text.secondary' },
  PAID: { label: 'Paid', bgcolor: 'success.light', color: 'success.main' },
  REFUNDING: { label: 'Refund on its way', bgcolor: 'warning.light', color: 'warning.main' },
  REFUNDED: { label: 'Refunded', bgcolor: 'info.light', color: 'info.main' },
  FAILED: { label: 'Not paid', bgcolor: 'sunken', color: 'text.secondary' },
} as const satisfies Record<PaymentStatus, { label: string; bgcolor: string; color: string }>;

/** Where a payment stands, as a word on its colour. */
export function PaymentStatusTag({ status }: { status: PaymentStatus }) {
  const { label, ...colours } = looks[status];
  return <Tag sx={colours}>{label}</Tag>;
}
