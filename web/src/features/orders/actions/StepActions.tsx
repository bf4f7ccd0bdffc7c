import Box from '@mui/material/Box';
import type { StepActions_OrderFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { useOrderSide } from '../orderSide.ts';
import { AcceptTimes } from '../pick-up/AcceptTimes.tsx';
import { ActionButton } from './ActionButton.tsx';
import { actionsAt } from './actionLabels.ts';
import { offeredActions } from './offeredActions.ts';

graphql(`
  fragment StepActions_order on Order {
    id
    dueAction
    viewerActions
    buyer {
      userId
      state
    }
    seller {
      userId
      state
    }
    ...ActionDialog_order
  }
`);

type Props = {
  order: FragmentType<StepActions_OrderFragment>;
  /** a narrow window shows the due action only */
  isFolded?: boolean;
};

/** The due action as the primary button, and the others of the next step. */
export function StepActions({ isFolded = false, ...props }: Props) {
  const order = unmask<StepActions_OrderFragment>(props.order);
  const { actions, dueAction } = offeredActions(order, useOrderSide(order));
  const others = [
    ...actionsAt('step', actions),
    // The other way to answer proposed times.
    ...(dueAction === 'ACCEPT_PICK_UP' && actions.includes('PROPOSE_PICK_UP')
      ? (['PROPOSE_PICK_UP'] as const)
      : []),
  ].filter((action) => action !== dueAction);
  if (!dueAction && others.length === 0) return null;
  return (
    <Box sx={buttons}>
      {dueAction === 'ACCEPT_PICK_UP' ? (
        <AcceptTimes order={order} />
      ) : (
        dueAction && <ActionButton action={dueAction} order={order} variant="contained" />
      )}
      {others.length > 0 && (
        <Box sx={[row, isFolded && dueAction !== null && { display: { xs: 'none', lg: 'flex' } }]}>
          {others.map((action) => (
            <ActionButton
              key={action}
              action={action}
              order={order}
              {...(dueAction
                ? { variant: 'text', size: 'small', color: 'inherit' }
                : { variant: 'outlined', color: 'inherit' })}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

const buttons = {
  ...row,
  mt: 2,
  '& .MuiButton-outlined': { bgcolor: 'background.paper', borderColor: 'line.strong' },
} as const;
