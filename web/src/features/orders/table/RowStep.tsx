import Box from '@mui/material/Box';
import type { NextStep_OrderFragment } from '../../../generated/graphql.ts';
import { type FragmentType, unmask } from '../../../lib/graphql.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { nextStepOf, stepTimes } from '../nextStep.ts';
import { useOrderSide } from '../orderSide.ts';

export function RowStep(props: { order: FragmentType<NextStep_OrderFragment> }) {
  const order = unmask<NextStep_OrderFragment>(props.order);
  const side = useOrderSide(order);
  const { title, isUrgent } = nextStepOf(order, side, useNow(stepTimes(order)));
  // The status already says so.
  if (order.state === 'CANCELLED' || order.state === 'CLOSED') return null;
  return (
    <Box
      component="span"
      sx={{ typography: 'body2', fontWeight: 600, color: isUrgent ? 'warning.main' : 'inherit' }}
    >
      {title}
    </Box>
  );
}
