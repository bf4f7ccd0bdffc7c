import type { OfferStatus } from '../../generated/graphql.ts';
import { Tag } from '../../ui/text/Tag.tsx';
import { statusLabels } from './offerTexts.ts';

const good = { bgcolor: 'success.light', color: 'success.main' };
const waiting = { bgcolor: 'info.light', color: 'info.main' };
const late = { bgcolor: 'warning.light', color: 'warning.main' };
const over = { bgcolor: 'sunken', color: 'text.secondary' };

const colours: Record<OfferStatus, { bgcolor: string; color: string }> = {
  OPEN: waiting,
  ACCEPTED: good,
  PAID: good,
  UNPAID: late,
  LAPSED: late,
  WITHDRAWN: over,
  DECLINED: over,
  CLOSED: over,
};

export function OfferStatusTag({ status }: { status: OfferStatus }) {
  return <Tag sx={colours[status]}>{statusLabels[status]}</Tag>;
}
