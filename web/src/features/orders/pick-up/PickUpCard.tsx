import { zoneName } from '@fitness-zone/contract/time/zone-name.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type {
  ActionDialog_OrderFragment,
  PickUpCard_OrderFragment,
} from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { formatMoment } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { plainText } from '../../../ui/text/plainText.ts';
import { ActionButton } from '../actions/ActionButton.tsx';
import { offeredActions } from '../actions/offeredActions.ts';
import { useOrderSide } from '../orderSide.ts';
import { OrderCard } from '../page/OrderCard.tsx';
import { AcceptTimes } from './AcceptTimes.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { ProposedTimes } from './ProposedTimes.tsx';

graphql(`
  fragment PickUpCard_order on Order {
    id
    state
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

/** The agreed pick-up and the open proposal, until the product is handed over. What is due stands above, in the next step. */
export function PickUpCard(props: { order: FragmentType<PickUpCard_OrderFragment> }) {
  const order = unmask<PickUpCard_OrderFragment>(props.order);
  const acted = unmask<ActionDialog_OrderFragment>(order);
  const side = useOrderSide(order);
  const { actions, dueAction } = offeredActions(order, side);
  const { proposal = null, agreed = null } = acted.pickUp ?? {};
  const now = useNow([agreed?.at]);
  const isOver = order.state !== 'PAID' && order.state !== 'PAID_IN_PART';
  const mayPropose = actions.includes('PROPOSE_PICK_UP');
  const canPropose =
    mayPropose && dueAction !== 'PROPOSE_PICK_UP' && dueAction !== 'ACCEPT_PICK_UP';
  const shown = dueAction === 'ACCEPT_PICK_UP' ? null : proposal;
  if (isOver && !mayPropose && side !== 'ADMIN') return null;
  if (!shown && !agreed && !canPropose) return null;
  return (
    <OrderCard title="Pick-up">
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {agreed && (
          <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
            <Typography sx={{ fontWeight: 600 }}>
              {formatMoment(agreed.at, { timeZone: agreed.timeZone })} ({zoneName(agreed.timeZone)})
            </Typography>
            {agreed.place && <Typography sx={plainText}>{agreed.place}</Typography>}
            {agreed.calendarUrl && Date.parse(agreed.at) > now && (
              <CalendarButton orderId={order.id} />
            )}
          </Box>
        )}
        {shown &&
          (actions.includes('ACCEPT_PICK_UP') ? (
            <AcceptTimes order={order} />
          ) : (
            <ProposedTimes proposal={shown} order={acted} side={side} />
          ))}
        {!shown && !agreed && <Typography color="textSecondary">No time is agreed yet.</Typography>}
        {canPropose && (
          <ActionButton
            action="PROPOSE_PICK_UP"
            order={order}
            variant="outlined"
            color="inherit"
            size="small"
          />
        )}
      </Box>
    </OrderCard>
  );
}
