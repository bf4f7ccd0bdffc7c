import { zoneName } from '@fitness-zone/contract/time/zone-name.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type {
  ActionDialog_OrderFragment,
  OrderAction,
  PickUpCard_OrderFragment,
} from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { formatMoment } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { ActionButton } from '../actions/ActionButton.tsx';
import { offeredActions } from '../actions/offeredActions.ts';
import { useOrderSide } from '../orderSide.ts';
import { OrderCard } from '../page/OrderCard.tsx';
import { AcceptTimes } from './AcceptTimes.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { ChooseTime } from './ChooseTime.tsx';
import { PickUpPlace } from './PickUpPlace.tsx';
import { ProposedTimes } from './ProposedTimes.tsx';

graphql(`
  fragment PickUpCard_order on Order {
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

const isOver = ({ state }: PickUpCard_OrderFragment) =>
  state !== 'PAID' && state !== 'PAID_IN_PART';

/** Steps that arrange a pick-up. */
const arranging: readonly OrderAction[] = [
  'PROPOSE_PICK_UP',
  'ACCEPT_PICK_UP',
  'CHOOSE_PICK_UP_TIME',
];

/** The agreed pick-up and the open proposal, until the hand-over. Due actions are in the next step above. */
export function PickUpCard(props: { order: FragmentType<PickUpCard_OrderFragment> }) {
  const order = unmask<PickUpCard_OrderFragment>(props.order);
  const acted = unmask<ActionDialog_OrderFragment>(order);
  const side = useOrderSide(order);
  const { actions, dueAction } = offeredActions(order, side);
  const { proposal = null, agreed = null } = acted.pickUp ?? {};
  const now = useNow([agreed?.at]);
  const mayPropose = actions.includes('PROPOSE_PICK_UP');
  const isDue = dueAction !== null && arranging.includes(dueAction);
  const canPropose = mayPropose && !isDue;
  const canChoose = actions.includes('CHOOSE_PICK_UP_TIME') && !isDue;
  const shown = dueAction === 'ACCEPT_PICK_UP' ? null : proposal;
  if (isOver(order) && !mayPropose && side !== 'ADMIN') return null;
  if (!shown && !agreed && !canPropose) return null;
  return (
    <OrderCard title="Pick-up">
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {agreed && <AgreedPickUp agreed={agreed} orderId={order.id} now={now} />}
        {shown &&
          (actions.includes('ACCEPT_PICK_UP') ? (
            <AcceptTimes order={order} />
          ) : (
            <ProposedTimes proposal={shown} order={acted} side={side} />
          ))}
        {!shown && !agreed && <Typography color="textSecondary">No time is agreed yet.</Typography>}
        {canChoose && <OtherTimes order={order} />}
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

type AgreedProps = {
  agreed: NonNullable<NonNullable<ActionDialog_OrderFragment['pickUp']>['agreed']>;
  orderId: string;
  /** epoch milliseconds */
  now: number;
};

function AgreedPickUp({ agreed, orderId, now }: AgreedProps) {
  const { at, timeZone, place, calendarUrl } = agreed;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {formatMoment(at, { timeZone })} ({zoneName(timeZone)})
      </Typography>
      {place && <PickUpPlace place={place} />}
      {calendarUrl && Date.parse(at) > now && <CalendarButton orderId={orderId} />}
    </Box>
  );
}

function OtherTimes({ order }: { order: PickUpCard_OrderFragment }) {
  return (
    <Box component="details" sx={{ minWidth: 0, width: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content', mb: 1 }}>
        Choose another time
      </Box>
      <ChooseTime order={order} />
    </Box>
  );
}
