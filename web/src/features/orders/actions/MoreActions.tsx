import Box from '@mui/material/Box';
import type { StepActions_OrderFragment } from '../../../generated/graphql.ts';
import { type FragmentType, unmask } from '../../../lib/graphql.ts';
import { useOrderSide } from '../orderSide.ts';
import { OrderCard } from '../page/OrderCard.tsx';
import { ActionButton } from './ActionButton.tsx';
import { actionsAt } from './actionLabels.ts';
import { offeredActions } from './offeredActions.ts';

/** Rarely needed actions: cancelling, reporting a problem. */
export function MoreActions(props: { order: FragmentType<StepActions_OrderFragment> }) {
  const order = unmask<StepActions_OrderFragment>(props.order);
  const { actions: offered, dueAction } = offeredActions(order, useOrderSide(order));
  const actions = actionsAt('more', offered).filter((one) => one !== dueAction);
  if (actions.length === 0) return null;
  return (
    <OrderCard title="Something not right?">
      <Box sx={{ display: 'grid', gap: 1 }}>
        {actions.map((action) => (
          <ActionButton
            key={action}
            action={action}
            order={order}
            variant="outlined"
            color={action === 'CANCEL' ? 'error' : 'inherit'}
            fullWidth
          />
        ))}
      </Box>
    </OrderCard>
  );
}
