import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { StepActions_OrderFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { useOrderSide } from '../orderSide.ts';
import { pickUpCardId } from '../pick-up/pickUpCardId.ts';
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

const showPickUp = () => document.getElementById(pickUpCardId)?.scrollIntoView({ block: 'center' });

/** Keeps content and scroll targets clear of the bar at the bottom of a phone's window. */
const roomForBar = {
  '@media (max-width: 899.95px)': {
    ':root': { '--bottom-bar': 'calc(75px + var(--tabs-height))' },
  },
};

/** At the bottom of a phone's window, so that the due action is always in reach. */
const bar = {
  position: { xs: 'fixed', md: 'static' },
  insetInline: 0,
  bottom: 'var(--tabs-height)',
  zIndex: 'fab',
  p: { xs: 1.5, md: 0 },
  bgcolor: { xs: 'background.paper', md: 'transparent' },
  borderTop: { xs: 1, md: 0 },
  borderColor: { xs: 'divider' },
  displayPrint: 'none',
  '& > *': { width: { xs: 1, md: 'auto' } },
} as const;

/** The due action as the primary button, and the others of the next step. */
export function StepActions(props: { order: FragmentType<StepActions_OrderFragment> }) {
  const order = unmask<StepActions_OrderFragment>(props.order);
  const offered = offeredActions(order, useOrderSide(order));
  // Each proposed time has its own button, to which the phone's bar links.
  const hasTimes = offered.dueAction === 'ACCEPT_PICK_UP';
  const dueAction = hasTimes ? null : offered.dueAction;
  const others = actionsAt('step', offered.actions).filter((action) => action !== dueAction);
  if (!offered.dueAction && others.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        mt: { xs: others.length > 0 ? 2 : 0, md: 2 },
        '& .MuiButton-outlined': { bgcolor: 'background.paper', borderColor: 'line.strong' },
      }}
    >
      {offered.dueAction && (
        <>
          <GlobalStyles styles={roomForBar} />
          <Box sx={[bar, hasTimes && { display: { md: 'none' } }]}>
            {dueAction ? (
              <ActionButton action={dueAction} order={order} variant="contained" />
            ) : (
              <Button variant="contained" onClick={showPickUp}>
                See the proposed times
              </Button>
            )}
          </Box>
        </>
      )}
      {others.map((action) => (
        <ActionButton
          key={action}
          action={action}
          order={order}
          variant="outlined"
          color="inherit"
        />
      ))}
    </Box>
  );
}
