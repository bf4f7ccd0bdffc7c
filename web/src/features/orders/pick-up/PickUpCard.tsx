import { zoneName } from '@fitness-zone/contract/time/zone-name.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type {
  ActionDialog_OrderFragment,
  PickUpCard_OrderFragment,
} from '../../../generated/graphql.ts';
import { useAcceptPickUpMutation } from '../../../generated/orders.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { formatMoment } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { plainText } from '../../../ui/text/plainText.ts';
import { ActionButton } from '../actions/ActionButton.tsx';
import { offeredActions } from '../actions/offeredActions.ts';
import { useOrderSide } from '../orderSide.ts';
import { OrderCard } from '../page/OrderCard.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { ProposedTimes } from './ProposedTimes.tsx';
import { pickUpCardId } from './pickUpCardId.ts';

graphql(`
  fragment PickUpCard_order on Order {
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

/** The agreed pick-up and the open proposal. */
export function PickUpCard(props: { order: FragmentType<PickUpCard_OrderFragment> }) {
  const order = unmask<PickUpCard_OrderFragment>(props.order);
  const acted = unmask<ActionDialog_OrderFragment>(order);
  const { id: orderId } = order;
  const side = useOrderSide(order);
  const { actions, dueAction } = offeredActions(order, side);
  const [accept, { loading }] = useAcceptPickUpMutation();
  const { proposal = null, agreed = null } = acted.pickUp ?? {};
  const now = useNow([agreed?.at, ...(proposal?.times ?? [])]);
  const canAccept = actions.includes('ACCEPT_PICK_UP');
  // The due action is at the top.
  const canPropose = actions.includes('PROPOSE_PICK_UP') && dueAction !== 'PROPOSE_PICK_UP';
  if (!proposal && !agreed && !canPropose) return null;
  return (
    <OrderCard title="Pick-up" id={pickUpCardId}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {agreed && (
          <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
            <Typography sx={{ fontWeight: 600 }}>
              {formatMoment(agreed.at, { timeZone: agreed.timeZone })} ({zoneName(agreed.timeZone)})
            </Typography>
            {agreed.place && <Typography sx={plainText}>{agreed.place}</Typography>}
            {agreed.calendarUrl && Date.parse(agreed.at) > now && (
              <CalendarButton orderId={orderId} />
            )}
          </Box>
        )}
        {proposal && (
          <ProposedTimes
            proposal={proposal}
            order={acted}
            side={side}
            renderTime={(time, text) => {
              if (Date.parse(time) <= now) return `${text} (has passed)`;
              return canAccept ? (
                <Button
                  variant="contained"
                  disabled={loading}
                  onClick={() =>
                    void accept({
                      variables: { input: { orderId, proposalId: proposal.id, time } },
                    })
                  }
                >
                  Accept {text}
                </Button>
              ) : (
                text
              );
            }}
          />
        )}
        {!proposal && !agreed && (
          <Typography color="textSecondary">No time is agreed yet.</Typography>
        )}
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
