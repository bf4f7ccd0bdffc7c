import { zoneName } from '@fitness-zone/contract/time/zone-name.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../lib/time/dates.ts';
import type { ActedOrder } from '../actions/actedOrder.ts';
import type { OrderSide } from '../orderSide.ts';
import { PickUpPlace } from './PickUpPlace.tsx';

type Proposal = NonNullable<NonNullable<ActedOrder['pickUp']>['proposal']>;

type Props = {
  proposal: Proposal;
  order: Pick<ActedOrder, 'buyer' | 'seller'>;
  side: OrderSide;
  /** renders a time, for example as the button that accepts it */
  renderTime?: (time: string, text: string) => ReactNode;
};

/** A proposal's times, in the place's time zone. */
export function ProposedTimes({ proposal, order, side, renderTime = (_, text) => text }: Props) {
  const { by, times, timeZone, place } = proposal;
  const name = by === 'BUYER' ? order.buyer.name : order.seller.name;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {by === side ? 'You proposed' : `${name} proposes`} ({zoneName(timeZone)}):
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, fontWeight: 600 }}
      >
        {times.map((time) => (
          <li key={time}>{renderTime(time, formatMoment(time, { timeZone }))}</li>
        ))}
      </Box>
      {place && <PickUpPlace place={place} />}
    </Box>
  );
}
