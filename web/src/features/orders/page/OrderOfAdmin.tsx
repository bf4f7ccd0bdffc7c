import Box from '@mui/material/Box';
import type { OrderOfAdmin_OrderFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { StepActions } from '../actions/StepActions.tsx';
import { OrderPayout } from '../money/OrderPayout.tsx';
import { PickUpCard } from '../pick-up/PickUpCard.tsx';
import { ProblemCards } from '../problems/ProblemCard.tsx';
import { OrderTimeline } from '../timeline/OrderTimeline.tsx';
import { CancelRequestCard } from './CancelRequestCard.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderParties } from './OrderParties.tsx';
import { OrderReviews } from './OrderReviews.tsx';
import { column, columns } from './orderPage.styles.ts';
import { PaymentCard } from './PaymentCard.tsx';

graphql(`
  fragment OrderOfAdmin_order on Order {
    hasOpenProblem
    ...NextStep_order
    ...OrderTimeline_order
    ...OrderMoney_order
    ...OrderPayout_order
    ...OrderParties_order
    ...StepActions_order
    ...PickUpCard_order
    ...CancelRequestCard_order
    ...ProblemCard_order
    ...OrderReviews_order
  }
`);

/** Events on the left, money and people on the right. */
export function OrderOfAdmin(props: { order: FragmentType<OrderOfAdmin_OrderFragment> }) {
  const order = unmask<OrderOfAdmin_OrderFragment>(props.order);
  return (
    <Box sx={columns}>
      <Box sx={column}>
        <NextStepCard order={order} actions={<StepActions order={order} />} />
        {/* An open problem comes first. */}
        {order.hasOpenProblem && <ProblemCards order={order} />}
        <PickUpCard order={order} />
        <CancelRequestCard order={order} />
        {!order.hasOpenProblem && <ProblemCards order={order} />}
        <OrderCard title="Timeline">
          <OrderTimeline order={order} />
        </OrderCard>
      </Box>
      <Box sx={column}>
        <PaymentCard order={order} />
        <OrderPayout order={order} />
        <OrderParties order={order} />
        <OrderReviews order={order} />
      </Box>
    </Box>
  );
}
