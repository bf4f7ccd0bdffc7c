import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import type {
  NextStep_OrderFragment,
  OrderWithConversation_OrderFragment,
} from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { HandOverCodeCard } from '../actions/HandOverCodeCard.tsx';
import { MoreActions } from '../actions/MoreActions.tsx';
import { StepActions } from '../actions/StepActions.tsx';
import { OrderPayout } from '../money/OrderPayout.tsx';
import { nextStepOf, stepTimes } from '../nextStep.ts';
import { useOrderSide } from '../orderSide.ts';
import { PickUpCard } from '../pick-up/PickUpCard.tsx';
import { ProblemCards } from '../problems/ProblemCard.tsx';
import { ComingSteps } from '../timeline/ComingSteps.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import { OrderMessages } from './OrderMessages.tsx';
import { OrderParties } from './OrderParties.tsx';
import { column } from './orderPage.styles.ts';
import { PaymentCard } from './PaymentCard.tsx';
import { WellDone } from './WellDone.tsx';

graphql(`
  fragment OrderWithConversation_order on Order {
    ...NextStep_order
    ...StepActions_order
    ...WellDone_order
    ...OrderTimeline_order
    ...OrderMoney_order
    ...OrderPayout_order
    ...OrderParties_order
    ...PickUpCard_order
    ...HandOverCodeCard_order
    ...ProblemCard_order
    ...OrderMessages_order
  }
`);

/** An order for its two sides: their conversation, and the order's current state beside it. */
export function OrderWithConversation(props: {
  order: FragmentType<OrderWithConversation_OrderFragment>;
}) {
  const order = unmask<OrderWithConversation_OrderFragment>(props.order);
  const next = unmask<NextStep_OrderFragment>(order);
  const side = useOrderSide(next);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { isOver = false } = nextStepOf(next, side, useNow(stepTimes(next)));
  return (
    <Box sx={screen}>
      <Box sx={[column, { gridArea: 'step', display: { xs: 'contents', lg: 'grid' } }]}>
        <NextStepCard
          order={order}
          actions={<StepActions order={order} isFolded={!isOpen} />}
          done={<WellDone order={order} />}
          details={{ isOpen, toggle: () => setOpen(!isOpen), id }}
        />
        {/* Visible when they meet, also on a phone. */}
        {next.pickUp?.agreed && <HandOverCodeCard order={order} />}
      </Box>
      <Box
        id={id}
        sx={[column, { gridArea: 'now', display: { xs: isOpen ? 'grid' : 'none', lg: 'grid' } }]}
      >
        {!next.pickUp?.agreed && <HandOverCodeCard order={order} />}
        <PickUpCard order={order} />
        <ProblemCards order={order} />
        <PaymentCard order={order} hasReceipt={!isOver} />
        <OrderPayout order={order} />
        <OrderParties order={order} />
        <ComingSteps order={order} />
        <MoreActions order={order} />
      </Box>
      <Box sx={{ gridArea: 'talk', minWidth: 0, position: { lg: 'sticky' }, top: { lg: 88 } }}>
        <OrderMessages order={order} />
      </Box>
    </Box>
  );
}

const screen = {
  // A column on a phone, so that the next step stays in view above the conversation.
  display: { xs: 'flex', lg: 'grid' },
  flexDirection: 'column',
  gap: { xs: 2, md: 3 },
  gridTemplate: '"talk step" auto "talk now" 1fr / minmax(0, 1fr) 372px',
  alignItems: { lg: 'start' },
} as const;
