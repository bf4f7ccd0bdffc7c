import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ActionDialog_OrderFragment } from '../../../generated/graphql.ts';
import { useAcceptPickUpMutation } from '../../../generated/orders.ts';
import { type FragmentType, unmask } from '../../../lib/graphql.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { useOrderSide } from '../orderSide.ts';
import { ProposedTimes } from './ProposedTimes.tsx';

type Props = {
  order: FragmentType<ActionDialog_OrderFragment>;
  /** whether it is the next step: the soonest time is the primary action */
  isDue?: boolean;
};

/** The other side's times, each with a button to accept it. */
export function AcceptTimes({ isDue = false, ...props }: Props) {
  const order = unmask<ActionDialog_OrderFragment>(props.order);
  const side = useOrderSide(order);
  const [accept, { loading }] = useAcceptPickUpMutation();
  const proposal = order.pickUp?.proposal;
  const now = useNow(proposal?.times ?? []);
  if (!proposal) return null;
  const [soonest] = proposal.times.filter((time) => Date.parse(time) > now).toSorted();
  return (
    <Box sx={{ flexBasis: '100%' }}>
      <ProposedTimes
        proposal={proposal}
        order={order}
        side={side}
        renderTime={(time, text) =>
          Date.parse(time) <= now ? (
            `${text} (passed)`
          ) : (
            <Button
              variant={isDue && time === soonest ? 'contained' : 'outlined'}
              disabled={loading}
              onClick={() =>
                void accept({
                  variables: { input: { orderId: order.id, proposalId: proposal.id, time } },
                })
              }
            >
              Accept {text}
            </Button>
          )
        }
      />
    </Box>
  );
}
