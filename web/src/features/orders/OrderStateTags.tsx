import Box from '@mui/material/Box';
import type { OrderState, OrderStateTags_OrderFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { Tag } from '../../ui/text/Tag.tsx';
import { orderStateLabels } from './orderLabels.ts';

graphql(`
  fragment OrderStateTags_order on Order {
    state
    hasOpenProblem
    disputed
  }
`);

const positive = { bgcolor: 'success.light', color: 'success.main' };
const waiting = { bgcolor: 'warning.light', color: 'warning.main' };
const quiet = { bgcolor: 'sunken', color: 'text.secondary' };
const alarming = { bgcolor: 'error.light', color: 'error.main' };

const colours: Record<OrderState, { bgcolor: string; color: string }> = {
  PAID_IN_PART: { bgcolor: 'info.light', color: 'info.main' },
  PAID: { bgcolor: 'info.light', color: 'info.main' },
  HAND_OVER_CLAIMED: waiting,
  CONFIRMED: positive,
  CLOSED: positive,
  CANCELLED: quiet,
};

/** The state as a word, with a problem or a bank dispute beside it. */
export function OrderStateTags(props: { order: FragmentType<OrderStateTags_OrderFragment> }) {
  const { state, hasOpenProblem, disputed } = unmask<OrderStateTags_OrderFragment>(props.order);
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Tag sx={colours[state]}>{orderStateLabels[state]}</Tag>
      {hasOpenProblem && <Tag sx={alarming}>Problem reported</Tag>}
      {disputed && <Tag sx={alarming}>Bank dispute</Tag>}
    </Box>
  );
}
