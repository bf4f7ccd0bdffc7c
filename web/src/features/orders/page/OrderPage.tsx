import { mdiReceiptTextOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import { OrderDocument, useOrderQuery } from '../../../generated/orders.ts';
import { graphql } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { AskAgain } from '../../../ui/private-photos/AskAgain.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { HandOverCodeCard } from '../actions/HandOverCodeCard.tsx';
import { MoreActions } from '../actions/MoreActions.tsx';
import { OrderActions } from '../actions/OrderActions.tsx';
import { StepActions } from '../actions/StepActions.tsx';
import { OrderMoney } from '../money/OrderMoney.tsx';
import { OrderPayout } from '../money/OrderPayout.tsx';
import { PickUpCard } from '../pick-up/PickUpCard.tsx';
import { ProblemCards } from '../problems/ProblemCard.tsx';
import { OrderTimeline } from '../timeline/OrderTimeline.tsx';
import { CancelRequestCard } from './CancelRequestCard.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderMessages } from './OrderMessages.tsx';
import { OrderParties } from './OrderParties.tsx';
import { OrderReviews } from './OrderReviews.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { column, columns } from './orderPage.styles.ts';
import { UnknownOrder } from './UnknownOrder.tsx';

graphql(`
  query Order($id: ID!) {
    order(id: $id) {
      id
      hasOpenProblem
      ...OrderHead_order
      ...NextStep_order
      ...OrderTimeline_order
      ...OrderMoney_order
      ...OrderPayout_order
      ...OrderParties_order
      ...StepActions_order
      ...PickUpCard_order
      ...HandOverCodeCard_order
      ...CancelRequestCard_order
      ...ProblemCard_order
      ...OrderReviews_order
      ...ActionDialog_order
      ...OrderMessages_order
    }
  }
`);

export const prefetch: Prefetch = (client, { id = '' }) =>
  client.query({ query: OrderDocument, variables: { id } });

/** One order: a purchase to its buyer, a sale to its seller and to admins. */
export function OrderPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useOrderQuery({ variables: { id } });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <OrderSkeleton />;
  const { order } = data;
  if (!order) return <UnknownOrder />;
  return (
    <AskAgain onRetry={() => void refetch()}>
      <OrderActions order={order}>
        <OrderHead order={order} />
        <Box sx={columns}>
          <Box sx={column}>
            <NextStepCard order={order} actions={<StepActions order={order} />} />
            {/* An open problem is what matters most. */}
            {order.hasOpenProblem && <ProblemCards order={order} />}
            <PickUpCard order={order} />
            <HandOverCodeCard order={order} />
            <CancelRequestCard order={order} />
            {!order.hasOpenProblem && <ProblemCards order={order} />}
            <OrderMessages order={order} />
            <OrderCard title="Timeline">
              <OrderTimeline order={order} />
            </OrderCard>
          </Box>
          <Box sx={column}>
            <OrderCard title="Payment">
              <OrderMoney order={order} />
              <ButtonLink
                to={paths.orderReceipt(order.id)}
                size="small"
                sx={{ mt: 2, ml: -1.5 }}
                startIcon={<Icon path={mdiReceiptTextOutline} />}
              >
                Receipt
              </ButtonLink>
            </OrderCard>
            <OrderPayout order={order} />
            <OrderParties order={order} />
            <OrderReviews order={order} />
            <MoreActions order={order} />
          </Box>
        </Box>
      </OrderActions>
    </AskAgain>
  );
}
