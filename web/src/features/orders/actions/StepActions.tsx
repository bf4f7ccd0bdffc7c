import Box from '@mui/material/Box';
import type { OrderAction, StepActions_OrderFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { useOrderSide } from '../orderSide.ts';
import { AcceptTimes } from '../pick-up/AcceptTimes.tsx';
import { ChooseTime } from '../pick-up/ChooseTime.tsx';
import { ActionButton } from './ActionButton.tsx';
import { actionsAt } from './actionLabels.ts';
import { offeredActions } from './offeredActions.ts';

graphql(`
  fragment StepActions_order on Order {
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
  /** a narrow window shows only the due action */
  isFolded?: boolean;
};

/** The due action as the primary button, and the others of the next step. */
export function StepActions({ isFolded = false, ...props }: Props) {
  const order = unmask<StepActions_OrderFragment>(props.order);
  const side = useOrderSide(order);
  const { actions, dueAction: due } = offeredActions(order, side);
  // Admins decide further below, next to both sides' statements.
  const dueAction = due === 'DECIDE_PROBLEM' ? null : due;
  const arrival = actionsAt('arrival', actions);
  const others = [
    ...actionsAt('step', actions),
    // The alternative to accepting or choosing a proposed time.
    ...(mayProposeInstead(dueAction) && actions.includes('PROPOSE_PICK_UP')
      ? (['PROPOSE_PICK_UP'] as const)
      : []),
  ].filter((action) => action !== dueAction);
  if (!dueAction && arrival.length === 0 && others.length === 0) return null;
  return (
    <Box sx={buttons}>
      {dueAction === 'ACCEPT_PICK_UP' ? (
        <AcceptTimes order={order} isDue />
      ) : dueAction === 'CHOOSE_PICK_UP_TIME' ? (
        <ChooseTime order={order} isDue />
      ) : (
        dueAction && <ActionButton action={dueAction} order={order} variant="contained" />
      )}
      {arrival.map((action) => (
        <ActionButton
          key={action}
          action={action}
          order={order}
          variant="outlined"
          color="inherit"
        />
      ))}
      {side === 'SELLER' && dueAction === 'PROPOSE_PICK_UP' && (
        <ButtonLink to={paths.pickUpTimes} color="inherit">
          Set your pick-up times
        </ButtonLink>
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

/** The seller's times may not suit the buyer. */
const mayProposeInstead = (dueAction: OrderAction | null): boolean =>
  dueAction === 'ACCEPT_PICK_UP' || dueAction === 'CHOOSE_PICK_UP_TIME';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

const buttons = {
  ...row,
  mt: 2,
  '& .MuiButton-outlined': { bgcolor: 'background.paper', borderColor: 'line.strong' },
} as const;
