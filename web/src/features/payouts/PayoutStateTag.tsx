import type { PayoutState } from '../../generated/graphql.ts';
import { Tag } from '../../ui/text/Tag.tsx';
import { payoutStateLabels } from './payoutLabels.ts';

const positive = { bgcolor: 'success.light', color: 'success.main' };
const waiting = { bgcolor: 'warning.light', color: 'warning.main' };
const moving = { bgcolor: 'info.light', color: 'info.main' };
const quiet = { bgcolor: 'sunken', color: 'text.secondary' };
const alarming = { bgcolor: 'error.light', color: 'error.main' };

const colours: Record<PayoutState, { bgcolor: string; color: string }> = {
  WAITING: waiting,
  DUE: moving,
  SENT: moving,
  PAID_OUT: positive,
  FAILED: alarming,
  REVERSED_IN_PART: alarming,
  REVERSED: alarming,
  NOTHING_LEFT: quiet,
};

export const PayoutStateTag = ({ state }: { state: PayoutState }) => (
  <Tag sx={colours[state]}>{payoutStateLabels[state]}</Tag>
);
